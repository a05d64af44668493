export { default } from "../color-mode/color-mode.tsx";
export { hydrate } from "../runtime/hydrate.tsx";
export { startPage } from "../runtime/page.ts";
