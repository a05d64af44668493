import { loadTexts } from "../shared/texts.ts";

/* What is needed when something has failed or takes long; no page loads it before. */
export { showCrash } from "./crash-page.ts";
export { loadInPlace } from "./load-in-place.ts";
export { showWaiting } from "./waiting.ts";

/** The texts for it in the language of the page. */
export const texts = () => loadTexts(document.documentElement.lang);
