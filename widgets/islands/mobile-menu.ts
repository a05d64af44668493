export { hydrate } from "../loader/hydrate.tsx";
export { default } from "../mobile-menu/mobile-menu.tsx";
