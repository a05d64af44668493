import "../mobile-menu/drawer-styles.ts";

export { default } from "../mobile-menu/mobile-menu.tsx";
export { hydrate } from "../runtime/hydrate.tsx";
export { startPage } from "../runtime/page.ts";
