/** SVG files are inlined by `src/eleventy/loader.ts`, and in tests by `tests/support/svg-files.ts`. */
declare module "*.svg" {
  const drawing: import("./schema/drawing.ts").Drawing;
  export default drawing;
}
