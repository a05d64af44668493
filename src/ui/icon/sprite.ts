import { type IconName, PATHS } from "./paths.ts";

/**
 * Icons with long paths that the footer of every page may show. In each page they would cost 300 bytes
 * after compression; in a file of their own they are fetched once, after what the visitor sees first.
 * Those above stand in the page: they are there at once, and their short paths take 20 bytes each.
 */
const SPRITE_ICONS: readonly IconName[] = [
  "facebook",
  "instagram",
  "calendar",
  "github",
  "kth",
  "mail",
  "rss",
];

export function isInSprite(name: IconName): boolean {
  return SPRITE_ICONS.includes(name);
}

/** The file itself. It says nothing about line and colour: those come from the place of the icon. */
export const SPRITE = `<svg xmlns="http://www.w3.org/2000/svg">${SPRITE_ICONS.map(
  (name) => `<path id="${name}" d="${PATHS[name]}"/>`,
).join("")}</svg>`;

/** Its address changes with its content, because browsers keep the files in this folder for ever. */
export const SPRITE_ADDRESS = `/assets/icons-${checksum(SPRITE)}.svg`;

/** FNV-1a in at most 7 characters; templates have no access to Node's hashes. */
export function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (const character of text) {
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return sum.toString(36);
}
