export { default } from "../dropdown/dropdown.tsx";
export { hydrate } from "../loader/hydrate.tsx";
