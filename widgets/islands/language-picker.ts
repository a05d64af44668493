export { default } from "../language-picker/language-picker.tsx";
export { hydrate } from "../loader/hydrate.tsx";
