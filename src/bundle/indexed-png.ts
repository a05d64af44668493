import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const compress = promisify(deflate);

/** A picture of at most 256 colours: each pixel is a place in the palette. */
export interface IndexedPicture {
  width: number;
  height: number;
  /** Row after row. */
  pixels: Uint8Array;
  /** Red, green and blue of each colour. */
  palette: readonly Colour[];
}

export type Colour = readonly [red: number, green: number, blue: number];

/**
 * A PNG file. The encoders of `sharp` look for the palette anew in each picture, which takes five times
 * as long as all that is done here; to compress harder takes eight times as long and saves a tenth.
 *
 * @see https://www.w3.org/TR/png-3/
 */
export async function indexedPng({
  width,
  height,
  pixels,
  palette,
}: IndexedPicture): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, colours from a palette.
  header.set([8, 3], 8);
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", await compress(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * The colours that a picture shows most, and the nearest of them for each pixel.
 *
 * @param rgb red, green and blue of each pixel
 * @param limit number of colours; a drawing has few, and many mixtures along its edges
 */
export function indexColours(
  rgb: Uint8Array,
  limit: number,
): Pick<IndexedPicture, "pixels" | "palette"> {
  const counts = new Map<number, number>();
  const colours = new Uint32Array(rgb.length / 3);
  // Most pixels have the colour of the one before, which is quicker than to look it up.
  let start = 0;
  for (let at = 0, byte = 0; at < colours.length; at += 1, byte += 3) {
    const colour = ((rgb[byte] ?? 0) << 16) | ((rgb[byte + 1] ?? 0) << 8) | (rgb[byte + 2] ?? 0);
    colours[at] = colour;
    const before = colours[start] ?? 0;
    if (colour === before) continue;
    counts.set(before, (counts.get(before) ?? 0) + at - start);
    start = at;
  }
  const last = colours[start] ?? 0;
  counts.set(last, (counts.get(last) ?? 0) + colours.length - start);
  const palette = [...counts]
    .sort(([a, many], [b, more]) => more - many || a - b)
    .slice(0, limit)
    .map(([colour]): Colour => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  const places = new Map<number, number>();
  for (const colour of counts.keys()) places.set(colour, nearest(colour, palette));
  const pixels = new Uint8Array(colours.length);
  let place = 0;
  for (let at = 0, before = -1; at < colours.length; at += 1) {
    const colour = colours[at] ?? 0;
    if (colour !== before) place = places.get(colour) ?? 0;
    before = colour;
    pixels[at] = place;
  }
  return { pixels, palette };
}

function nearest(colour: number, palette: readonly Colour[]): number {
  let place = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [red, green, blue]] of palette.entries()) {
    const distance =
      ((colour >> 16) - red) ** 2 +
      (((colour >> 8) & 255) - green) ** 2 +
      ((colour & 255) - blue) ** 2;
    if (distance >= least) continue;
    least = distance;
    place = index;
  }
  return place;
}
