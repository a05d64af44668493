/** What each build imports again, so that `npm start` follows saved modules (`modules.ts`). */

export { outsideLinks } from "../features/builds-list.ts";
export { FEATURES } from "../features/features.ts";
export { pageHtml } from "../layouts/page-html.ts";
export { lintFolder, lintOutput, stopOnErrors } from "../lint/run.ts";
export { finishBuild, prepareBuild } from "./build.ts";
export { localesOf, siteOf, TEXT, textHtml } from "./collections.ts";
