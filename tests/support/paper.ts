import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { designTokens } from "../../src/schema/design-tokens.ts";

const FILE = resolve(import.meta.dirname, "../../src/theme/tokens.css");

/** The colour of the page in a mode, whatever a chapter chooses, as a browser says it. */
export function paperIn(mode: "light" | "dark"): string {
  const { colors } = designTokens(readFileSync(FILE, "utf8"));
  const hex = colors.find(({ name }) => name === "--paper")?.[mode] ?? "";
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
