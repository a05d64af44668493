import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IMAGES } from "../messages/images.ts";
import type { Emblems } from "../model/emblems.ts";
import { createSprite, parseDrawing } from "../schema/drawing.ts";
import { errorAbout, type Finding, type Mistake } from "../schema/finding.ts";

/** Folder with one drawing for each emblem. */
export const EMBLEM_FOLDER = "src/theme/emblems";

/** The drawings that are no emblems: the arch that they hang in, and a leaf of its door. */
const ARCH = "arch";
const LEAF = "door-leaf";

/** What does not work in the file of all emblems, or is blocked by the Content-Security-Policy. */
const REFUSED = /<(script|style|image|text|foreignObject)\b|\s(style|id|class|href|on[a-z]+)\s*=/i;

/**
 * Reads the drawings of the emblems.
 *
 * @param root folder that holds `src/theme/emblems`, which is optional
 * @param findings receives what is wrong with a drawing
 */
export function readEmblems(root: string, findings: Finding[]): Emblems {
  const folder = join(root, EMBLEM_FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const drawings = new Map<string, string>();
  for (const file of files.filter((file) => /^[^.].*\.svg$/.test(file))) {
    const name = file.slice(0, -".svg".length);
    const drawing = read(readFileSync(join(folder, file), "utf8"), name);
    if (typeof drawing === "string") drawings.set(name, drawing);
    else findings.push(errorAbout(`${EMBLEM_FOLDER}/${file}`, drawing));
  }
  const sprite = createSprite("emblems", drawings);
  const addressOf = (name: string) => (drawings.delete(name) ? `${sprite.address}#${name}` : null);
  return { drawings, sprite, arch: addressOf(ARCH), leaf: addressOf(LEAF) };
}

/** The content of a file, or what is wrong with it. */
function read(text: string, name: string): string | Mistake {
  const viewBox = name === ARCH || name === LEAF ? "0 0 280 240" : "0 0 64 64";
  if (!/^[a-z0-9-]+$/.test(name)) return IMAGES.emblemName();
  const drawing = text.includes(`viewBox="${viewBox}"`) ? parseDrawing(text) : null;
  if (drawing?.viewBox !== viewBox) {
    const size = viewBox.split(" ").slice(2).join(" × ");
    return IMAGES.emblemSize({ size, viewBox });
  }
  const refused = REFUSED.exec(drawing.content)?.[0].trim();
  return refused ? IMAGES.emblemContent({ refused }) : drawing.content;
}
