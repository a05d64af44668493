/**
 * The browsers that the site promises to work in: those of the oldest phones that visitors are likely to
 * have. Each has cascade layers, without which all styles are lost, and what scripts use unasked. Of what
 * they lack (`:has`, container queries, popovers, the Navigation API, `overflow: clip`, `inert`) nothing
 * may be lost but looks; `tests/browser/older-browsers.spec.ts` takes it away. Nesting is written out.
 */
export const CSS_TARGET = ["chrome100", "firefox100", "safari15.4"];

/** Older browsers see the page as without script. */
export const JS_TARGET = ["es2022"];

/** What the script for a wrong base path is written in; the browser may be any (ERR-4). */
export const OLDEST_TARGET = ["es5"];
