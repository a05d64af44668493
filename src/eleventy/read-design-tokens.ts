import { readFileSync } from "node:fs";
import { type DesignTokens, designTokens, TOKEN_FILES } from "../schema/design-tokens.ts";

/** The tokens of the design, from the stylesheets that define them. */
export function readDesignTokens(): DesignTokens {
  return designTokens(
    ...TOKEN_FILES.map((name) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8")),
  );
}
