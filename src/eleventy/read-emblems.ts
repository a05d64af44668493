import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Emblems } from "../collections/emblems.ts";
import { createSprite, parseDrawing } from "../schema/drawing.ts";
import { errorAbout, type Finding } from "../schema/finding.ts";

/** Folder with one drawing for each emblem. */
export const EMBLEM_FOLDER = "src/theme/emblems";

/** The drawing that is no emblem: the arch that they hang in. */
const ARCH = "arch";

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
  const arch = drawings.delete(ARCH) ? `${sprite.address}#${ARCH}` : null;
  return { drawings, sprite, arch };
}

/** The content of a file, or what is wrong with it. */
function read(text: string, name: string): string | Pick<Finding, "problem" | "fix"> {
  const size = name === ARCH ? "0 0 280 240" : "0 0 64 64";
  if (!/^[a-z0-9-]+$/.test(name)) {
    return {
      problem: "The name of an emblem has only lower-case letters, digits and hyphens.",
      fix: "Rename it, for example to  porter-glass.svg",
    };
  }
  const drawing = text.includes(`viewBox="${size}"`) ? parseDrawing(text) : null;
  if (drawing?.viewBox !== size) {
    return {
      problem: `The drawing is not ${size.split(" ").slice(2).join(" × ")} large.`,
      fix: `Begin the file with  <svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">`,
    };
  }
  const refused = REFUSED.exec(drawing.content)?.[0].trim();
  if (refused) {
    return {
      problem: `The drawing contains "${refused}", which does not work in the file of all emblems.`,
      fix: 'Draw with paths, circles and rectangles; colours are attributes:  fill="var(--ill-paper,#fffdfa)"',
    };
  }
  return drawing.content;
}
