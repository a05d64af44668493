/** SVG files are inlined by `src/eleventy/modules.ts`, and in tests by `tests/support/svg-files.ts`. */
declare module "*.svg" {
  const drawing: import("./schema/drawing.ts").Drawing;
  export default drawing;
}
