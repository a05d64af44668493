export { default } from "../dropdown/dropdown.tsx";
export { hydrate } from "../runtime/hydrate.tsx";
export { startPage } from "../runtime/page.ts";
