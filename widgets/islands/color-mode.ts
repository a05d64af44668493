export { default } from "../color-mode/color-mode.tsx";
export { hydrate } from "../loader/hydrate.tsx";
