import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";

/** A font as outlines: what is drawn with it looks the same on every computer. */
export type Face = ReturnType<typeof openFace>;

/**
 * Opens a font file in its default weight: fontkit reads the others only from files that are not
 * compressed.
 *
 * @param file WOFF2 file
 */
export function openFace(file: string) {
  // The file is no collection of fonts.
  const font = create(readFileSync(file)) as Font;
  const lay = (text: string) => font.layout(text, ["kern", "lnum"]);
  const hasSign = (sign: string) =>
    sign === SOFT_HYPHEN || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  // The same words are tried in many sizes.
  const widths = new Map<string, number>();
  return {
    /** Width of a line in pixels. */
    widthOf(text: string, size: number): number {
      const width = widths.get(text) ?? lay(text).advanceWidth;
      widths.set(text, width);
      return (width * size) / font.unitsPerEm;
    },
    /** SVG of a line that begins at the origin. */
    outline(text: string, size: number): string {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = lay(text);
      let x = 0;
      const letters = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const at = `${x + xOffset} ${yOffset}`;
        x += xAdvance;
        return `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`;
      });
      return `<g transform="scale(${scale} ${-scale})">${letters.join("")}</g>`;
    },
    /** The text without signs that the font lacks. */
    known: (text: string): string =>
      text
        .replace(/./gsu, (sign) => (hasSign(sign) ? sign : " "))
        .replace(/\s+/g, " ")
        .trim(),
  };
}

/** Marks where a word may be broken. */
const SOFT_HYPHEN = "\u00ad";

export interface WrappedText {
  size: number;
  lines: string[];
}

/**
 * Breaks a text into lines of about the same length, in the largest size in which it fits; words are
 * broken only at soft hyphens.
 *
 * @param largest size in pixels
 * @param box width and height in pixels; `leading` is the height of a line by its size
 */
export function wrapText(
  text: string,
  face: Face,
  largest: number,
  box: { width: number; height: number; leading: number },
): WrappedText {
  const known = face.known(text);
  for (let size = largest; ; size *= 0.92) {
    const measure = (line: string) => face.widthOf(printed(line), size);
    const lines = breakLines(known, box.width, measure);
    if (lines && lines.length * size * box.leading <= box.height)
      return { size, lines: evened(known, lines, box.width, measure).map(printed) };
  }
}

/** As few lines as possible; undefined when a word is wider than a line. */
function breakLines(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] | undefined {
  const lines: string[] = [];
  let line = "";
  // After a space, a soft hyphen, a slash, a dash or a hyphen.
  for (const part of text.split(/(?<=[ \u00ad/–-])/)) {
    if (measure((line + part).trimEnd()) <= width) line += part;
    else {
      if (line === "" || measure(part.trimEnd()) > width) return undefined;
      lines.push(line.trimEnd());
      line = part;
    }
  }
  return [...lines, line.trimEnd()];
}

/** The same number of lines in the least width, so that none is much shorter than the others. */
function evened(
  text: string,
  lines: string[],
  width: number,
  measure: (line: string) => number,
): string[] {
  let best = lines;
  for (let narrower = width - 8; narrower > width / 2; narrower -= 8) {
    const tried = breakLines(text, narrower, measure);
    if (!tried || tried.length > lines.length) break;
    best = tried;
  }
  return best;
}

/** A soft hyphen shows only where its word is broken. */
function printed(line: string): string {
  return line.replace(/\u00ad(?=.)/g, "").replace(/\u00ad$/, "-");
}
