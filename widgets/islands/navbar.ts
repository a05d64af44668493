export { hydrate } from "../loader/hydrate.tsx";
export { default } from "../navbar/navbar.tsx";
