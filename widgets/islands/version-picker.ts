export { hydrate } from "../loader/hydrate.tsx";
export { default } from "../version-picker/version-picker.tsx";
