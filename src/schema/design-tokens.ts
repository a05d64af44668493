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
 */
export function designTokens(...files: string[]): DesignTokens {
  const css = files.join("\n");
  const light = declarations(css, /^:root \{[^}]*/gm);
  const dark = new Map(declarations(css, /:root\[data-theme="dark"\] \{[^}]*/g));
  const isColor = ([, value]: [string, string]) => value.startsWith("#");
  return {
    colors: light
      .filter(isColor)
      .map(([name, value]) => ({ name, light: value, dark: dark.get(name) ?? value })),
    others: light.filter((token) => !isColor(token)).map(([name, value]) => ({ name, value })),
  };
}

function declarations(css: string, blocks: RegExp): [string, string][] {
  return [...(css.match(blocks)?.join("\n") ?? "").matchAll(DECLARATION)].map(
    ([, name = "", value = ""]) => [name, value.replaceAll(/\s+/g, " ")],
  );
}
