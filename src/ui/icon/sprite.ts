import { type IconName, PATHS } from "./paths.ts";

/**
 * Icons with long paths that stand on nearly every page. In each page they would cost 350 bytes after
 * compression; in a file of their own they are fetched once. Short paths, such as those of arrows,
 * are no longer than the address of that file.
 */
const SPRITE_ICONS: readonly IconName[] = [
  "home",
  "language",
  "edit",
  "arrow-up",
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
