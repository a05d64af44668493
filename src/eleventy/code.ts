/** What each build imports again, so that `npm start` follows saved modules (`modules.ts`). */

export { pageHtml } from "../layouts/page-html.ts";
export { TEXT } from "../model/permalink.ts";
export { localesOf, siteOf, textHtml } from "../model/site.ts";
export { finishBuild, prepareBuild } from "./build.ts";
export { lintFolder, lintOutput, stopOnErrors } from "./lint-folder.ts";
export { openStaging } from "./publish.ts";
