import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Emblems } from "../model/emblems.ts";
import type { Finding } from "../schema/finding.ts";

/** Folder with one drawing for each emblem. */
export const EMBLEM_FOLDER = "src/assets/emblems";

/** The drawing that is no emblem: the arch that they hang in. */
const ARCH = "arch";

/** What the file of all emblems cannot hold, or what the policy of the site does not let through. */
const REFUSED = /<(script|style|image|text|foreignObject)\b|\s(style|id|class|href|on[a-z]+)\s*=/i;

/**
 * Reads the drawings of the emblems and puts them into one file.
 *
 * @param root folder that holds `src/assets/emblems`; a site may do without
 * @param findings what is wrong with a drawing
 */
export function readEmblems(root: string, findings: Finding[]): Emblems {
  const folder = join(root, EMBLEM_FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const all = new Map<string, string>();
  for (const file of files.filter((file) => file.endsWith(".svg"))) {
    const name = file.slice(0, -".svg".length);
    const drawing = read(join(folder, file), name);
    if (typeof drawing === "string") all.set(name, drawing);
    else findings.push({ file: `${EMBLEM_FOLDER}/${file}`, line: null, ...drawing });
  }
  const groups = [...all].map(([name, drawing]) => `<g id="${name}">${drawing}</g>`);
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>`;
  const hash = createHash("sha256").update(sprite).digest("hex").slice(0, 8);
  const address = `/assets/emblems-${hash}.svg`;
  return {
    drawings: new Map([...all].filter(([name]) => name !== ARCH)),
    address,
    sprite,
    arch: all.has(ARCH) ? `${address}#${ARCH}` : null,
  };
}

/** What a file draws, or what is wrong with it. */
function read(path: string, name: string): string | Pick<Finding, "problem" | "fix"> {
  const text = readFileSync(path, "utf8").replaceAll(/<!--.*?-->/gs, "");
  const size = name === ARCH ? "0 0 280 240" : "0 0 64 64";
  const [, start = "", drawing = ""] = /^\s*(<svg\b[^>]*>)(.*)<\/svg>\s*$/s.exec(text) ?? [];
  if (!/^[a-z0-9-]+$/.test(name)) {
    return {
      problem: "The name of an emblem has only small letters, digits and hyphens.",
      fix: "Rename it, for example to  porter-glass.svg",
    };
  }
  if (!start.includes(`viewBox="${size}"`)) {
    return {
      problem: `The drawing is not ${size.split(" ").slice(2).join(" × ")} large.`,
      fix: `Let the file begin with  <svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">`,
    };
  }
  const refused = REFUSED.exec(drawing)?.[0].trim();
  if (refused) {
    return {
      problem: `The drawing contains "${refused}", which does not work in the file of all emblems.`,
      fix: 'Draw with paths, circles and rectangles; colours are attributes:  fill="var(--ill-paper,#fffdfa)"',
    };
  }
  return drawing.replaceAll(/\s*\n\s*/g, "").trim();
}
