import sharp from "sharp";
import { type Face, openFace } from "../../assets/wrap-text.ts";
import { contrast } from "../../schema/color.ts";

/** Plain forms on the ground of a picture of 320 × 240, so that no two drawings are alike. */
const FORMS = [
  '<circle cx="160" cy="150" r="56" fill="var(--ill-accent,#222)"/><circle cx="160" cy="150" r="26" fill="var(--ill-accent-2,#eb4)"/>',
  '<path fill="var(--ill-accent,#222)" d="M104 206v-44h34v44zM143 206v-78h34v78zM182 206v-112h34v112z"/>',
  '<path fill="var(--ill-accent,#222)" d="M96 206a64 64 0 0 1 128 0z"/><circle cx="160" cy="108" r="26" fill="var(--ill-accent-2,#eb4)"/>',
  '<path fill="var(--ill-accent,#222)" d="M100 178h120v28H100z"/><path fill="var(--ill-accent-2,#eb4)" d="M112 146h96v28h-96z"/><path fill="var(--ill-ink,#111)" d="M126 114h68v28h-68z"/>',
  '<path fill="var(--ill-accent,#222)" d="M94 206l66-118 66 118z"/><path fill="var(--ill-accent-2,#eb4)" d="M132 206l28-50 28 50z"/>',
  '<path fill="var(--ill-ink,#111)" d="M122 70h8v136h-8z"/><path fill="var(--ill-accent,#222)" d="M130 74h76l-20 26 20 26h-76z"/><circle cx="126" cy="66" r="9" fill="var(--ill-accent-2,#eb4)"/>',
  '<path fill="var(--ill-accent,#222)" d="M106 206v-96h108v96z"/><path fill="var(--ill-accent-2,#eb4)" d="M160 110l54 96H106z"/>',
  '<circle cx="126" cy="172" r="34" fill="var(--ill-accent,#222)"/><circle cx="194" cy="172" r="34" fill="var(--ill-ink,#111)"/><circle cx="160" cy="118" r="34" fill="var(--ill-accent-2,#eb4)"/>',
];

const GROUND =
  '<path fill="var(--ill-ink,#111)" d="M-3000 206h6000v6h-6000z"/><path fill="var(--ill-tint,#ddd)" d="M-3000 212h6000v60h-6000z"/>';
const NICHE = "M70 206V112a90 90 0 0 1 180 0v94z";
const WALL = "var(--ill-brown,#555)";

const svg = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n${content}\n</svg>\n`;

/** Letters with their middle at a point. */
function letters(text: string, face: Face, size: number, x: number, y: number): string {
  const left = x - face.widthOf(text, size) / 2;
  return `<g transform="translate(${left.toFixed(1)} ${(y + 0.35 * size).toFixed(1)})">${face.outline(text, size)}</g>`;
}

/** A patch with the first letters of a name. */
function emblem(name: string, face: Face): string {
  return svg(
    "0 0 64 64",
    `<circle cx="32" cy="32" r="29" fill="var(--patch,#555)"/>
<circle cx="32" cy="32" r="29" fill="none" stroke="var(--ill-accent-2,#eb4)" stroke-width="3" stroke-dasharray="2.8 .7"/>
<g fill="var(--ill-paper,#fff)">${letters(name.slice(0, 2), face, 27, 32, 32)}</g>`,
  );
}

/** Drawings that stand at a place of their own, by the end of their path. */
const SPECIAL: Record<string, (viewBox: string) => string> = {
  "emblems/arch.svg": () =>
    `<path fill="var(--ill-accent-2,#eb4)" d="M68 206V102a72 72 0 0 1 144 0v104z"/>
<path fill="var(--ill-paper,#fff)" opacity=".35" d="M94 206V118a46 46 0 0 1 92 0v88z"/>
<path fill="none" stroke="var(--ill-stone,#ddd)" stroke-width="10" d="M63 206V102a77 77 0 0 1 154 0v104"/>${GROUND}`,
  "illustrations/door-leaf.svg": () => `<path fill="${WALL}" d="M68 206V104q24-40 72-48v150z"/>`,
  "illustrations/next-door.svg": () => "",
  "illustrations/hero.svg": () =>
    `<path fill="var(--ill-tint,#ddd)" d="M-3000 332h6000v28h-6000z"/>
<path fill="var(--ill-paper,#fff)" d="M40 326V196a60 60 0 0 1 120 0v130z"/>
<path fill="var(--ill-accent,#222)" d="M176 326V116a106 106 0 0 1 212 0v210z"/>
<path fill="var(--ill-accent-2,#eb4)" d="M404 326V176a78 78 0 0 1 156 0v150z"/>
<circle cx="282" cy="130" r="56" fill="var(--ill-accent-2,#eb4)"/>
<path fill="var(--ill-paper,#fff)" d="M214 326a68 68 0 0 1 136 0z"/>
<path fill="${WALL}" d="M70 326v-52h26v52zM104 326v-96h26v96z"/>
<circle cx="510" cy="186" r="55" fill="${WALL}"/>
<path fill="var(--ill-accent,#222)" d="M452 326v-40h60v40zM518 326v-24h34v24z"/>
<path fill="var(--ill-ink,#111)" d="M-3000 326h6000v6h-6000z"/>`,
  "covers/wall.svg": () =>
    `<path fill="${WALL}" d="M-400-60h1227v270H-400z"/><path fill="var(--ill-ink,#111)" d="M-400 206h1227v6H-400z"/><path fill="var(--ill-tint,#ddd)" d="M-400 212h1227v60H-400z"/>`,
  "boilersuit/collar.svg": () => `<path fill="${WALL}" d="M0 116V60h360v56z"/>`,
  "boilersuit/boilersuit.svg": (viewBox) => {
    const [x, y, width, height] = viewBox.split(" ");
    return `<path fill="${WALL}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`;
  },
  "share-picture/arch.svg": () =>
    `<path fill="var(--arch,var(--ill-accent,#222))" d="${NICHE}"/><path fill="none" stroke="var(--ill-stone,#ddd)" stroke-width="10" d="M65 206V112a95 95 0 0 1 190 0v94"/>`,
};

/**
 * Neutral drawings in place of those of a theme, which keep their names and sizes.
 *
 * @param files path and content of each SVG file; emblems go, but for the arch that they hang in
 * @param emblems by the names of their files, what their letters are taken from
 */
export function neutralDrawings(
  files: ReadonlyMap<string, string>,
  emblems: ReadonlyMap<string, string>,
  { name, color }: { name: string; color: string },
): Map<string, string> {
  const face = openFace("src/assets/fonts/young-serif.woff2");
  const ink = contrast(color, "#ffffff") > contrast(color, "#111111") ? "#fff" : "#111";
  const mark = (size: number) =>
    `<rect width="${size}" height="${size}" rx="${size / 8}" fill="${color}"/><g fill="${ink}">${letters(name.slice(0, 1), face, size * 0.7, size / 2, size / 2)}</g>`;
  const drawings = new Map<string, string>();
  for (const [index, [path, content]] of [...files].entries()) {
    const [, viewBox = "0 0 320 240"] = /viewBox="([^"]*)"/.exec(content) ?? [];
    const form = FORMS[index % FORMS.length] ?? "";
    const place = path.split("/").slice(-2).join("/");
    if (path.includes("/public/")) drawings.set(path, svg("0 0 64 64", mark(64)));
    else if (place === "share-picture/background.svg")
      drawings.set(
        path,
        svg(
          viewBox,
          `<path fill="${WALL}" d="M0 0h1200v630H0z"/><g transform="translate(72 59)">${mark(112)}</g><path fill="var(--ill-ink,#111)" d="M0 568h1200v14H0z"/><path fill="var(--ill-tint,#ddd)" d="M0 582h1200v48H0z"/>`,
        ),
      );
    else if (SPECIAL[place]) drawings.set(path, svg(viewBox, SPECIAL[place](viewBox)));
    else if (path.includes("/covers/"))
      drawings.set(
        path,
        svg(viewBox, `<path fill="var(--arch,var(--ill-paper,#fff))" d="${NICHE}"/>${form}`),
      );
    else if (!path.includes("/emblems/"))
      drawings.set(
        path,
        svg(
          viewBox,
          `<path fill="${WALL}" d="M0 0h320v206H0z"/><path fill="var(--ill-paper,#fff)" d="${NICHE}"/>${form}${GROUND}`,
        ),
      );
  }
  for (const [file, label] of emblems)
    drawings.set(`src/theme/emblems/${file}.svg`, emblem(label, face));
  return drawings;
}

/** Icons and the picture of a link, by their paths below `src/theme/public`. */
export async function icons(mark: string, color: string): Promise<Map<string, Buffer>> {
  const png = (size: number) =>
    sharp(Buffer.from(mark), { density: 72 * (size / 64) })
      .resize(size)
      .png()
      .toBuffer();
  const ico = await png(32);
  // The head of a file with one picture, which is a PNG.
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(ico.length, 14);
  head.writeUInt32LE(22, 18);
  const shared = await sharp({
    create: { width: 1200, height: 630, channels: 3, background: color },
  })
    .composite([{ input: await png(320) }])
    .png()
    .toBuffer();
  return new Map([
    ["apple-touch-icon.png", await png(180)],
    ["icon-192.png", await png(192)],
    ["icon-512.png", await png(512)],
    ["favicon.ico", Buffer.concat([head, ico])],
    ["og-image.png", shared],
  ]);
}
