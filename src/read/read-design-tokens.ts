import { readFileSync } from "node:fs";
import { type DesignTokens, designTokens } from "../schema/design-tokens.ts";

/** The tokens of the design, from the stylesheet that defines them. */
export function readDesignTokens(): DesignTokens {
  return designTokens(readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8"));
}
