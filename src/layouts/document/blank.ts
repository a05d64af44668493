/** A place in drawn HTML that is filled in later; two percent signs stand in no address. */
export const blank = (name: string) => `%%${name}%%`;

/** What stands before and after a blank; its first occurrence counts. */
export function around(place: string, html: string): [before: string, after: string] {
  const at = html.indexOf(place);
  if (at < 0) throw new Error(`${place} is missing from what was drawn`);
  return [html.slice(0, at), html.slice(at + place.length)];
}
