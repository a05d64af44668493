import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { SharePicture } from "../collections/pages/share-picture.ts";
import { type DesignTokens, TOKEN_FILES } from "../schema/design-tokens.ts";
import type { PictureFormat } from "../schema/pictures.ts";
import { type Face, openFace, type WrappedText, wrapText } from "./wrap-text.ts";

/** Pictures are kept between builds; their names hold a hash of what they show. */
const CACHE = ".cache/share-pictures";
const OUTPUT_FOLDER = "assets/share";

const FACE = "src/assets/fonts/young-serif.woff2";

/** What draws the pictures. */
export interface PictureDrawing {
  /**
   * The picture as SVG in the colours of the tokens.
   *
   * @param words SVG over the wall
   */
  svg(picture: SharePicture, words: string): string;
  /** Where the words are, in pixels. */
  layouts: Readonly<Record<PictureFormat, WordsLayout>>;
  /** Of the tokens. */
  colors: DesignTokens["colors"];
}

interface WordsLayout {
  words: { left: number; top: number; right: number; bottom: number };
  title: number;
  line: { largest: number; height: number };
  sign: { x: number; y: number } | null;
}

/** Pictures of one build. */
export type SharePictures = ReturnType<typeof sharePictures>;

/** Pictures that links to the pages show; pages that show the same share one file. */
export function sharePictures({ svg, layouts, colors }: PictureDrawing) {
  const svgs = new Map<string, string>();
  const light = new Map(colors.map((color) => [color.name, color.light]));
  const face = openFace(FACE);
  return {
    /** Address of a picture, which `write` makes. */
    addressOf(picture: SharePicture): string {
      const words = wordsSvg(picture, face, layouts[picture.format]);
      const drawn = inColour(svg(picture, words), light);
      const name = `${createHash("sha256").update(drawn).digest("hex").slice(0, 16)}.png`;
      svgs.set(name, drawn);
      return `/${OUTPUT_FOLDER}/${name}`;
    },
    /** Puts all pictures into the output folder. */
    async write(output: string): Promise<void> {
      await mkdir(CACHE, { recursive: true });
      await mkdir(join(output, OUTPUT_FOLDER), { recursive: true });
      const left = svgs.entries();
      const worker = async () => {
        for (const [name, drawn] of left) {
          const kept = join(CACHE, name);
          if (!existsSync(kept)) await draw(drawn, kept);
          await copyFile(kept, join(output, OUTPUT_FOLDER, name));
        }
      };
      // A few at a time: each takes several megabytes while it is drawn.
      await Promise.all(Array.from({ length: 4 }, worker));
    },
  };
}

/** An interrupted build leaves no half file under the name of the picture. */
async function draw(svg: string, path: string): Promise<void> {
  // Half the time of the default, for 8 % more bytes.
  await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 3 }).toFile(`${path}.part`);
  await rename(`${path}.part`, path);
}

const LEADING = { title: 1.1, line: 1.35 };
/** From the top of the words to the top of the title, below mark and name. */
const NAME_HEIGHT = 140;
/** The sign with the day, and the largest letters on it. */
const SIGN = { width: 240, height: 250, day: 132, month: 56 };

/** The words of a picture as SVG: none is outside their box. */
export function wordsSvg(
  { title, line, siteTitle, date }: Omit<SharePicture, "format" | "motif" | "cluster" | "emblem">,
  face: Face,
  layout: WordsLayout,
): string {
  const { left, top, right, bottom } = layout.words;
  const width = right - left;
  const height = bottom - top;
  const below = line ? wrapLine(line, face, width, layout) : null;
  const baseline = height - (below ? below.lines.length * below.size * LEADING.line + 28 : 34);
  const heading = wrapText(title, face, layout.title, {
    leading: LEADING.title,
    width,
    height: baseline - NAME_HEIGHT,
  });
  const name = { size: 40, lines: siteTitle ? [siteTitle] : [] };
  return [
    `<g transform="translate(${left} ${top})"><g fill="var(--on-hero)">`,
    outlines(name, face, { x: 142, y: 76, leading: 1 }),
    `${outlines(heading, face, { x: 0, y: baseline, leading: LEADING.title })}</g>`,
    below
      ? `<g fill="var(--foam)">${outlines(below, face, { x: 0, y: height - 10, leading: LEADING.line })}</g>`
      : "",
    "</g>",
    date && layout.sign ? signSvg(date, face, layout.sign) : "",
  ].join("");
}

/** Where there is room, when and where are on lines of their own. */
function wrapLine(line: string, face: Face, width: number, layout: WordsLayout): WrappedText {
  const { largest, height } = layout.line;
  const box = { leading: LEADING.line, width, height };
  const parts = layout.sign ? line.split(" · ") : [line];
  for (let size = largest; ; size *= 0.92) {
    const wrapped = parts.map((part) => wrapText(part, face, size, box));
    const lines = wrapped.flatMap((part) => part.lines);
    const isWhole = wrapped.every((part) => part.size === size);
    if (isWhole && lines.length * size * box.leading <= height) return { size, lines };
  }
}

/** The day in large, as the lists of events have it. */
function signSvg(
  { day, month }: NonNullable<SharePicture["date"]>,
  face: Face,
  { x, y }: { x: number; y: number },
): string {
  const { width, height } = SIGN;
  const centred = (text: string, largest: number, baseline: number) => {
    const { size, lines } = wrapText(text, face, largest, {
      leading: 1,
      width: width - 40,
      height: largest,
    });
    const left = (width - face.widthOf(lines[0] ?? "", size)) / 2;
    return outlines({ size, lines }, face, { x: left, y: baseline, leading: 1 });
  };
  return [
    `<g transform="translate(${x} ${y})">`,
    `<path fill="var(--ill-ink)" d="M0 0h${width}v${height}H0z"/>`,
    `<g fill="var(--foam)">${centred(day, SIGN.day, 140)}</g>`,
    `<g fill="var(--on-hero)">${centred(month, SIGN.month, 210)}</g></g>`,
  ].join("");
}

/** Lines of which the last has its baseline at `y`. */
function outlines(
  { size, lines }: WrappedText,
  face: Face,
  { x, y, leading }: { x: number; y: number; leading: number },
): string {
  return lines
    .map((words, index) => {
      const baseline = y - (lines.length - 1 - index) * size * leading;
      return `<g transform="translate(${x} ${baseline.toFixed(1)})">${face.outline(words, size)}</g>`;
    })
    .join("");
}

/** @throws Error when a colour is not among the tokens */
function inColour(svg: string, light: ReadonlyMap<string, string>): string {
  return svg.replace(/var\((--[\w-]+)(?:,[^)]*)?\)/g, (_, name: string) => {
    const value = light.get(name);
    if (!value) throw new Error(`${TOKEN_FILES.join(", ")}: no colour ${name}`);
    return value;
  });
}
