import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { SharePicture } from "../model/pages/share-picture.ts";
import { TOKEN_FILES } from "../schema/design-tokens.ts";
import { SHARE_PICTURE_SIZE } from "../schema/pictures.ts";
import { type Colour, type IndexedPicture, indexColours, indexedPng } from "./indexed-png.ts";
import { type Face, openFace, type SetText, setText } from "./set-text.ts";

/** Where the pictures are kept between builds; their names hold a hash of what they show. */
const CACHE = ".cache/share-pictures";
/** Folder of the pictures below the output folder; what lies there never changes. */
const FOLDER = "assets/share";

/** Changes whenever the same words would look otherwise: count up when something here changes. */
const VERSION = 2;

const FACE = "src/assets/fonts/young-serif.woff2";

/** What draws the pictures. */
export interface PictureDrawing {
  /** The picture without its words, as SVG in the colours of the tokens. */
  background(picture: Pick<SharePicture, "motif" | "emblem" | "cluster">): string;
  /** Where the words stand on it, in pixels. */
  words: { left: number; top: number; right: number; bottom: number };
}

/** Pictures of one build. */
export interface SharePictures {
  /** Address of a picture, which is made by `write`. */
  addressOf(picture: SharePicture): string;
  /** Makes what is not kept from an earlier build, and puts all pictures into the output folder. */
  write(output: string): Promise<void>;
}

/**
 * Pictures that links to the pages show, drawn with the faces and colours of the site.
 *
 * @param cache folder that they are kept in
 */
export function sharePictures(drawing: PictureDrawing, cache = CACHE): SharePictures {
  const pictures = new Map<string, SharePicture>();
  const backgrounds = new Map<string, string>();
  const tokens = lightTokens(TOKEN_FILES.map((file) => readFileSync(file, "utf8")).join("\n"));
  const svgOf = ({ motif, emblem, cluster }: SharePicture): string => {
    const key = JSON.stringify([motif, emblem, cluster]);
    const svg =
      backgrounds.get(key) ?? inColour(drawing.background({ motif, emblem, cluster }), tokens);
    backgrounds.set(key, svg);
    return svg;
  };
  const colours = WORD_COLOURS.map((name) => colourOf(tokens, name));
  const face = createHash("sha256").update(readFileSync(FACE)).digest("hex");
  const recipe = [VERSION, drawing.words, colours, face];
  return {
    addressOf(picture) {
      const hash = createHash("sha256")
        .update(JSON.stringify([recipe, picture, svgOf(picture)]))
        .digest("hex");
      const name = `${hash.slice(0, 16)}.png`;
      pictures.set(name, picture);
      return `/${FOLDER}/${name}`;
    },
    async write(output) {
      const missing = [...pictures].filter(([name]) => !existsSync(join(cache, name)));
      if (missing.length > 0) {
        await mkdir(cache, { recursive: true });
        const draw = painter(svgOf, drawing.words, colours);
        await inParallel(missing, async ([name, picture]) =>
          keep(join(cache, name), await draw(picture)),
        );
      }
      await mkdir(join(output, FOLDER), { recursive: true });
      await inParallel([...pictures.keys()], (name) =>
        copyFile(join(cache, name), join(output, FOLDER, name)),
      );
    },
  };
}

/** Of title and name of the site, of the line below the title, and of the wall that they stand on. */
const WORD_COLOURS = ["on-hero", "foam", "ill-brown"] as const;
/** Steps between the colour of a letter and that of the wall. */
const STEPS = 8;
/** Of the drawing; its edges need some of them. */
const COLOURS = 64;

type DrawPicture = (picture: SharePicture) => Promise<Buffer>;

function painter(
  svgOf: (picture: SharePicture) => string,
  words: PictureDrawing["words"],
  [light = [0, 0, 0], accent = [0, 0, 0], wall = [0, 0, 0]]: Colour[],
): DrawPicture {
  const face = openFace(FACE);
  const ramps = [...ramp(wall, light), ...ramp(wall, accent)];
  const walls = new Map<string, Promise<IndexedPicture>>();
  return async (picture) => {
    const svg = svgOf(picture);
    const drawn = walls.get(svg) ?? rasterize(svg);
    walls.set(svg, drawn);
    const [{ palette, pixels, ...size }, letters] = await Promise.all([
      drawn,
      pixelsOf(wordsSvg(picture, face, words)),
    ]);
    const painted = Uint8Array.from(pixels);
    const width = words.right - words.left;
    for (let at = 0; at < letters.length / 3; at += 1) {
      // How much of the pixel is covered: red by the title, green by the line below it.
      const title = stepOf(letters[at * 3]);
      const line = stepOf(letters[at * 3 + 1]);
      // Where there is nothing, the wall stays, which may have a brick there.
      if (title + line === 0) continue;
      const pixel = (words.top + Math.floor(at / width)) * size.width + words.left + (at % width);
      painted[pixel] = palette.length + (title > 0 ? title : STEPS + line) - 1;
    }
    return indexedPng({ ...size, pixels: painted, palette: [...palette, ...ramps] });
  };
}

const stepOf = (covered = 0) => Math.round((covered / 255) * STEPS);

function ramp(from: Colour, to: Colour): Colour[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const share = (step + 1) / STEPS;
    const [red, green, blue] = from.map((value, index) =>
      Math.round(value + ((to[index] ?? 0) - value) * share),
    );
    return [red ?? 0, green ?? 0, blue ?? 0];
  });
}

async function rasterize(svg: string): Promise<IndexedPicture> {
  return { ...SHARE_PICTURE_SIZE, ...indexColours(await pixelsOf(svg), COLOURS) };
}

async function pixelsOf(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).flatten({ background: "#000" }).removeAlpha().raw().toBuffer();
}

const TITLE = { sizes: [104, 92, 84, 76, 70, 64, 58, 53, 48, 44, 40, 36], leading: 1.1 };
const LINE = { sizes: [34, 31, 28, 25], leading: 1.35, height: 105 };
/** From the top of the words to the top of the title, below mark and name. */
const NAME_HEIGHT = 140;

/** The words as outlines: name and title red, the line below them green. */
function wordsSvg(
  { title, line, siteTitle }: SharePicture,
  face: Face,
  { left, top, right, bottom }: PictureDrawing["words"],
): string {
  const width = right - left;
  const height = bottom - top;
  const below = line ? setText(line, face, LINE.sizes, { ...LINE, width }) : null;
  const ground = height - (below ? below.lines.length * below.size * LINE.leading + 28 : 34);
  const heading = setText(title, face, TITLE.sizes, {
    ...TITLE,
    width,
    height: ground - NAME_HEIGHT,
  });
  const name = { size: 40, lines: siteTitle ? [siteTitle] : [] };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<g fill="#f00">${outlines(name, face, { x: 142, y: 76, leading: 1 })}`,
    `${outlines(heading, face, { x: 0, y: ground, leading: TITLE.leading })}</g>`,
    below
      ? `<g fill="#0f0">${outlines(below, face, { x: 0, y: height - 10, leading: LINE.leading })}</g>`
      : "",
    "</svg>",
  ].join("");
}

/** Lines whose last one stands at `y`. */
function outlines(
  { size, lines }: SetText,
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

/** Custom properties of light pages. */
function lightTokens(css: string): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  for (const [, name = "", value = ""] of css.matchAll(/--([\w-]+):\s*(#[\da-f]{3,6})\s*;/g))
    if (!tokens.has(name)) tokens.set(name, value);
  return tokens;
}

function inColour(svg: string, tokens: ReadonlyMap<string, string>): string {
  return svg.replace(/var\(--([\w-]+)(?:,[^)]*)?\)/g, (_, name: string) => tokenOf(tokens, name));
}

function colourOf(tokens: ReadonlyMap<string, string>, name: string): Colour {
  const value = Number.parseInt(tokenOf(tokens, name).slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function tokenOf(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name);
  if (!value) throw new Error(`${TOKEN_FILES.join(", ")}: no colour --${name}`);
  return value;
}

/** Whole or not at all, also when two builds write the same file. */
async function keep(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

/** A few at a time: each takes several megabytes while it is made. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<unknown>) {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}
