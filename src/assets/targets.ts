/** Browsers of the oldest phones that visitors are likely to have; nesting is written out for them. */
export const CSS_TARGET = ["chrome100", "firefox100", "safari15"];

/** Older browsers see the page as without script. */
export const JS_TARGET = ["es2022"];

/** What the script for a wrong base path is written in; the browser may be any (ERR-4). */
export const OLDEST_TARGET = ["es5"];
