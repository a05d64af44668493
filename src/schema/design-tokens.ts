/** The files that name them: for every page, and for the few pages that show clusters. */
export const TOKEN_FILES = ["src/theme/tokens.css", "src/theme/clusters.css"] as const;

/** What those files name: colours with a value per mode, and sizes and typefaces. */
export interface DesignTokens {
  colors: { name: string; light: string; dark: string }[];
  others: { name: string; value: string }[];
}

const DECLARATION = /(--[\w-]+):\s*([^;]+);/g;

/**
 * The tokens of the design, as the stylesheets have them.
 *
 * @param files the text of each file
 * @throws Error when a block of one is missing
 */
export function designTokens(...files: string[]): DesignTokens {
  const tokens = files.map(tokensOf);
  return {
    colors: tokens.flatMap(({ colors }) => colors),
    others: tokens.flatMap(({ others }) => others),
  };
}

function tokensOf(css: string): DesignTokens {
  const light = declarations(css, ":root {");
  const dark = new Map(declarations(css, ':root[data-theme="dark"] {'));
  const isColor = ([, value]: [string, string]) => value.startsWith("#");
  return {
    colors: light
      .filter(isColor)
      .map(([name, value]) => ({ name, light: value, dark: dark.get(name) ?? value })),
    others: light.filter((token) => !isColor(token)).map(([name, value]) => ({ name, value })),
  };
}

function declarations(css: string, selector: string): [string, string][] {
  const start = css.indexOf(selector);
  if (start < 0) throw new Error(`One of ${TOKEN_FILES.join(", ")} has no "${selector}".`);
  const block = css.slice(start, css.indexOf("}", start));
  return [...block.matchAll(DECLARATION)].map(([, name = "", value = ""]) => [
    name,
    value.replaceAll(/\s+/g, " "),
  ]);
}
