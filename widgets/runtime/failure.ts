import { loadTexts } from "./texts.ts";

/* What is needed when something has failed or takes long; no page loads it before. */
export { crashAlone, showCrash } from "./crash-page.ts";
export { loadInPlace } from "./load-in-place.ts";
// Loaded by then: so esbuild puts what both use into its file (see widgets/registry.ts).
export { startPage } from "./page.ts";

/** The texts for it in the language of the page. */
export const texts = () => loadTexts(document.documentElement.lang);
