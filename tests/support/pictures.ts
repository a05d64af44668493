import { randomBytes } from "node:crypto";
import sharp, { type Sharp } from "sharp";

/** A picture that compresses as badly as a photo taken in the dark. */
export function noisePhoto(width: number, height: number): Sharp {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
}

/** A drawing of a few colours. */
export function drawing(width = 300, height = 200): string {
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#fff"/><rect x="20" y="20" width="90" height="50" fill="#a33"/></svg>`;
}

export const PNG = await sharp(Buffer.from(drawing())).png().toBuffer();
export const JPEG = await noisePhoto(60, 40).jpeg().toBuffer();
