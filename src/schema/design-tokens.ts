/** The files that name them: for every page, and for the few that show clusters, such heroes or code. */
export const TOKEN_FILES = ["tokens", "clusters", "heroes", "code"].map(
  (name) => `src/theme/${name}.css`,
);

/** What those files name: colours with a value per mode, and sizes and typefaces. */
export interface DesignTokens {
  colors: { name: string; light: string; dark: string }[];
  others: { name: string; value: string }[];
}

const DECLARATION = /(--[\w-]+):\s*([^;]+);/g;
const TWO_COLORS = /^var\(--light, (#\w+)\) var\(--dark, (#\w+)\)$/;

/**
 * The tokens of the design, as the stylesheets have them.
 *
 * @param files the text of each file; those with tokens have them in a block for `.in-dark`, too
 * @throws Error when the block of one is missing
 */
export function designTokens(...files: string[]): DesignTokens {
  const tokens: DesignTokens = { colors: [], others: [] };
  for (const css of files) {
    const [, block] = /^\.in-dark \{(.*?)\}/ms.exec(css) ?? [];
    if (block === undefined)
      throw new Error(`One of ${TOKEN_FILES.join(", ")} has no block for ".in-dark".`);
    for (const [, name = "", text = ""] of block.matchAll(DECLARATION)) {
      const value = text.replaceAll(/\s+/g, " ");
      const [, light = value, dark = value] = TWO_COLORS.exec(value) ?? [];
      if (light.startsWith("#")) tokens.colors.push({ name, light, dark });
      else tokens.others.push({ name, value });
    }
  }
  return tokens;
}
