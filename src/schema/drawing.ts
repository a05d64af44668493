/** An `.svg` file of `src/theme`, as an import of it gives it. */
export interface Drawing {
  viewBox: string;
  /** The elements inside `<svg>`. */
  content: string;
}

/** A file that holds several drawings, which pages show with `<use href="address#name">`. */
export interface Sprite {
  /** Changes with the content, because browsers cache the file for ever. */
  address: string;
  content: string;
}

/**
 * Takes an SVG file apart, without comments, indentation and what programs write above it.
 *
 * @throws Error when it is not one `<svg>` element with a `viewBox`
 */
export function parseDrawing(svg: string): Drawing {
  const text = svg
    .replaceAll(/<!--.*?-->|<\?.*?\?>|<!DOCTYPE[^>]*>/gs, "")
    .replaceAll(/\s*\n\s*/g, "");
  const [, start = "", content = ""] = /^\s*(<svg\b[^>]*>)(.*)<\/svg>\s*$/s.exec(text) ?? [];
  const [, viewBox] = /\sviewBox="([^"]*)"/.exec(start) ?? [];
  if (viewBox === undefined) throw new Error('An SVG file begins with <svg viewBox="…">.');
  return { viewBox, content };
}

/**
 * Puts drawings into one file.
 *
 * @param name first part of the name of the file
 * @param drawings content of each by its id in the file
 */
export function createSprite(
  name: string,
  drawings: Iterable<[id: string, content: string]>,
): Sprite {
  const groups = [...drawings].map(([id, content]) => `<g id="${id}">${content}</g>`);
  const content = `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>`;
  return { address: `/assets/${name}-${checksum(content)}.svg`, content };
}

/** FNV-1a in at most 7 characters; components have no access to Node's hashes. */
export function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (const character of text) {
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return sum.toString(36);
}
