/**
 * HTML inside a widget that the server has rendered, as attributes of the element that holds it. React
 * takes it as it is: it needs no props in the browser, and may be translated or changed.
 */
export interface Part {
  "data-part": string;
  dangerouslySetInnerHTML: { __html: string };
  suppressHydrationWarning: true;
}

/** The parts of a widget that are rendered, by their names; others are missing. */
export type Parts<Name extends string = string> = Partial<Record<Name, Part>>;

/** A part as attributes. */
export const part = (name: string, html: string): Part => ({
  "data-part": name,
  dangerouslySetInnerHTML: { __html: html },
  suppressHydrationWarning: true,
});

/** The parts in a widget that the server has rendered. */
export function partsIn(container: Element): Parts {
  const holders = container.querySelectorAll<HTMLElement>("[data-part]");
  return Object.fromEntries(
    [...holders].map(({ dataset: { part: name = "" }, innerHTML }) => [
      name,
      part(name, innerHTML),
    ]),
  );
}
