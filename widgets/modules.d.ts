/** Texts in one language, made by the build (src/assets/site-texts.ts). */
declare module "site-texts/*" {
  const texts: unknown;
  export default texts;
}

/** A stylesheet as text, made by the build (src/assets/embedded-styles.ts). */
declare module "*.css" {
  const text: string;
  export default text;
}
