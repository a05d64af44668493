/** What each build imports again, so that `npm start` follows saved modules (`modules.ts`). */
export { TEXT } from "../collections/permalink.ts";
export { siteOf } from "../collections/site.ts";
export { pageHtml } from "../layouts/page-html.ts";
export { readText } from "../lint/files/read-text.ts";
export { lintFolder, lintOutput, stopOnErrors } from "../lint/run.ts";
export { LOCALES } from "../schema/localized.ts";
export { finishBuild, prepareBuild } from "./build.ts";
export { openStaging } from "./publish.ts";
