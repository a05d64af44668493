/** Texts in one language, made by the build (src/eleventy/widget-texts.ts). */
declare module "site-texts/*" {
  const texts: unknown;
  export default texts;
}

/** A stylesheet as text, see src/eleventy/embedded-styles.ts. */
declare module "*.css" {
  const text: string;
  export default text;
}
