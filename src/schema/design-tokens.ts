/** What `src/styles/tokens.css` names: colours with a value per mode, and sizes and typefaces. */
export interface DesignTokens {
  colors: { name: string; light: string; dark: string }[];
  others: { name: string; value: string }[];
}

const DECLARATION = /(--[\w-]+):\s*([^;]+);/g;

/**
 * The tokens of the design, as the stylesheet has them.
 *
 * @param css the text of `src/styles/tokens.css`
 * @throws Error when a block of it is missing
 */
export function designTokens(css: string): DesignTokens {
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

/**
 * Rules that give a part of a page the colours of one mode, whatever that of the page is.
 *
 * @returns rules for `.in-light` and `.in-dark`
 */
export function modeRules({ colors }: DesignTokens): string {
  const rule = (mode: "light" | "dark") =>
    `.in-${mode}{${colors.map((color) => `${color.name}:${color[mode]};`).join("")}color-scheme:${mode}}`;
  return rule("light") + rule("dark");
}

function declarations(css: string, selector: string): [string, string][] {
  const start = css.indexOf(selector);
  if (start < 0) throw new Error(`there is no "${selector}" in src/styles/tokens.css`);
  const block = css.slice(start, css.indexOf("}", start));
  return [...block.matchAll(DECLARATION)].map(([, name = "", value = ""]) => [
    name,
    value.replaceAll(/\s+/g, " "),
  ]);
}
