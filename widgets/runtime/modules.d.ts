/** Texts in one language, made by the build (src/eleventy/widget-texts.ts). */
declare module "site-texts/*" {
  const texts: unknown;
  export default texts;
}

/** A stylesheet as text: `import css from "./x.css" with { type: "text" }`. */
declare module "*.css" {
  const text: string;
  export default text;
}
