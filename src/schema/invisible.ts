/**
 * Characters that nobody sees and that break something: controls, which no feed may hold; marks that turn the
 * direction of what follows; blanks without width, which keep words and addresses from being found; letters of icon
 * fonts. Joiners (U+200C, U+200D) are part of emoji, and soft hyphens let long words end a line.
 */
const KINDS = String.raw`(?![\t\n\r])[\p{Cc}\p{Co}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]`;

/** All of them. */
export const ALL_INVISIBLE = new RegExp(KINDS, "gu");

/** A word with a soft hyphen that is an address, which does not work with it. */
export const HYPHENATED_ADDRESS = /(?<!\S)(?=\S{0,200}\u00ad)\S{0,200}?(?:@|:\/\/)\S*/g;

/** The first character of a text that nobody sees and that breaks something. */
export function invisibleIn(text: string): string | undefined {
  return text.match(ALL_INVISIBLE)?.[0] ?? (text.match(HYPHENATED_ADDRESS) ? "\u00ad" : undefined);
}

/** Controls, and marks that turn the direction of what follows: a text that holds one is not what it seems. */
export const MISLEADING = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** The text without characters that XML does not know; also calendars have no use for them. */
export const withoutControls = (text: string) =>
  text.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "");

/** A character as it is named: `U+00AD`. */
export const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
