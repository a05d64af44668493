/**
 * HTML in which every link and image has its whole address.
 *
 * @param html as the site renders it: in texts `"` is escaped
 * @param base address of the page; an address that cannot be resolved stays as it is
 */
export function absoluteLinks(html: string, base: string): string {
  return html.replaceAll(
    /( (?:href|src)=")([^"]*)/g,
    (_, start: string, address: string) => start + (URL.parse(address, base)?.href ?? address),
  );
}
