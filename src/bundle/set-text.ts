import { readFileSync } from "node:fs";
import { create, type Font, type Glyph } from "fontkit";

/** A face of ours, as outlines: what is drawn with it looks alike on every computer. */
export interface Face {
  /** Width of a line in pixels. */
  widthOf(text: string, size: number): number;
  /** SVG of a line whose first letter stands at the origin. */
  outline(text: string, size: number): string;
  /** The text without what the face has no letter for. */
  known(text: string): string;
}

/**
 * Opens a font file of ours, in its default weight: fontkit knows the others only of files that are not
 * compressed.
 *
 * @param file WOFF2 file
 */
export function openFace(file: string): Face {
  // There is no collection among ours.
  const font = create(readFileSync(file)) as Font;
  const widths = new Map<string, number>();
  const shapes = new Map<number, string>();
  const shapeOf = (glyph: Glyph) => {
    const shape = shapes.get(glyph.id) ?? glyph.path.toSVG();
    shapes.set(glyph.id, shape);
    return shape;
  };
  const lay = (text: string) => font.layout(text, ["kern", "lnum"]);
  const widthOf = (text: string, size: number) => {
    let width = widths.get(text);
    if (width === undefined) {
      width = lay(text).advanceWidth;
      widths.set(text, width);
    }
    return (width * size) / font.unitsPerEm;
  };
  return {
    widthOf,
    outline(text, size) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = lay(text);
      let x = 0;
      const letters = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const at = `${x + xOffset} ${yOffset}`;
        x += xAdvance;
        return `<path transform="translate(${at})" d="${shapeOf(glyph)}"/>`;
      });
      return `<g transform="scale(${scale} ${-scale})">${letters.join("")}</g>`;
    },
    known: (text) =>
      [...text]
        .map((sign) =>
          sign === SOFT_HYPHEN || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : " ",
        )
        .join("")
        .replace(/\s+/g, " ")
        .trim(),
  };
}

/** Where a word may be broken if it has to be. */
const SOFT_HYPHEN = "\u00ad";

export interface SetText {
  size: number;
  lines: string[];
}

/**
 * Breaks a text into lines, in the largest size in which no word has to be broken that has no place
 * for it; lines come out about equally long.
 *
 * @param sizes in pixels, the largest first; in the last one words are broken anywhere, and what is
 *   too much is left out
 * @param box width and height in pixels; `leading` is the height of a line by its size
 */
export function setText(
  text: string,
  face: Face,
  sizes: readonly number[],
  box: { width: number; height: number; leading: number },
): SetText {
  const known = face.known(text);
  const widthOf = (size: number) => (line: string) => face.widthOf(printed(line), size);
  for (const size of sizes) {
    const measure = widthOf(size);
    const lines = breakLines(known, box.width, measure);
    if (lines && lines.length * size * box.leading <= box.height)
      return { size, lines: evened(known, lines, box.width, measure).map(printed) };
  }
  const size = sizes.at(-1) ?? 0;
  const measure = widthOf(size);
  const room = Math.max(1, Math.floor(box.height / (size * box.leading)));
  const lines = breakLines(anywhere(known), box.width, measure) ?? [];
  const shown = lines.slice(0, room).map(printed);
  if (lines.length > room) shown[room - 1] = `${shown[room - 1]?.replace(/.[\s-]*$/, "")}…`;
  return { size, lines: shown };
}

/** As few lines as possible; undefined when a word is wider than a line. */
function breakLines(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] | undefined {
  const lines: string[] = [];
  let line = "";
  // After a blank, a hyphen, a dash or a stroke, and where a soft hyphen stands.
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

/** A soft hyphen is seen only where its word is broken. */
function printed(line: string): string {
  return line.replace(/\u00ad(?=.)/g, "").replace(/\u00ad$/, "-");
}

/** Long words may be broken between any two letters that leave three on each side. */
function anywhere(text: string): string {
  return text.replace(/\S{12,}/g, (word) => word.replace(/(?<=\S{3})(?=\S{3})/g, SOFT_HYPHEN));
}
