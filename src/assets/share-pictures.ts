import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Cluster } from "../schema/chapter-map.ts";
import { type DesignTokens, TOKEN_FILES } from "../schema/design-tokens.ts";
import type { Motif } from "../schema/pictures.ts";
import { type Face, openFace, type WrappedText, wrapText } from "./wrap-text.ts";

/** Pictures are kept between builds; their names hold a hash of what they show. */
const CACHE = ".cache/share-pictures";
const OUTPUT_FOLDER = "assets/share";

const FACE = "src/assets/fonts/young-serif.woff2";

/** A picture that stands for a page; pages that show the same share one file. */
export interface SharePicture {
  title: string;
  /** Below the title; null where there is nothing to add. */
  line: string | null;
  /** Beside the mark; null where the title says it. */
  siteTitle: string | null;
  /** Null for the colour of the motif. */
  cluster: Cluster | null;
  /** What is in the arch in place of the motif. */
  emblem: string | null;
  motif: Motif;
}

/** Gives the address of the picture; the file is made when all pages are known. */
export type AddressOfPicture = (picture: SharePicture) => string;

/** What draws the pictures. */
export interface PictureDrawing {
  /**
   * The picture as SVG in the colours of the tokens.
   *
   * @param words SVG over the wall
   */
  svg(picture: SharePicture, words: string): string;
  /** Where the words are, in pixels. */
  layout: WordsLayout;
  /** Of the tokens. */
  colors: DesignTokens["colors"];
}

interface WordsLayout {
  words: { left: number; top: number; right: number; bottom: number };
  title: number;
  line: { largest: number; height: number };
}

/** Pictures of one build. */
export type SharePictures = ReturnType<typeof sharePictures>;

/** Pictures that links to the pages show; pages that show the same share one file. */
export function sharePictures({ svg, layout, colors }: PictureDrawing) {
  const svgs = new Map<string, string>();
  const light = new Map(colors.map((color) => [color.name, color.light]));
  const face = openFace(FACE);
  return {
    /** Address of a picture, which `write` makes. */
    addressOf(picture: SharePicture): string {
      const words = wordsSvg(picture, face, layout);
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

/** The words of a picture as SVG: none is outside their box. */
export function wordsSvg(
  { title, line, siteTitle }: Pick<SharePicture, "title" | "line" | "siteTitle">,
  face: Face,
  layout: WordsLayout,
): string {
  const { left, top, right, bottom } = layout.words;
  const width = right - left;
  const height = bottom - top;
  const below = line
    ? wrapText(line, face, layout.line.largest, {
        leading: LEADING.line,
        width,
        height: layout.line.height,
      })
    : null;
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
