import { readFiles } from "../../src/read/read-files.ts";
import { PROJECT } from "../support/build.ts";
import { shared } from "../support/shared-sites.ts";

export { larger } from "../support/larger-site.ts";

// A build takes seconds, so tests share these sites; the browser tests use the first two as well.

/** The fixture as it is: one of everything. */
export const fixture = shared({ content: "fixture", env: { SITE_WIDGET_RUNTIME: "react" } });

/** What Netlify says when it builds a pull request. */
export const PREVIEW = {
  CONTEXT: "deploy-preview",
  PULL_REQUEST: "true",
  REVIEW_ID: "12",
  COMMIT_REF: "0123456789abcdef0123456789abcdef01234567",
  DEPLOY_PRIME_URL: "https://deploy-preview-12--test.netlify.app",
};

/** The day of the newest post, scheduled or not: all that is written is looked at. */
export const LATER =
  [...readFiles(PROJECT).texts]
    .filter(([file]) => /^src\/content\/.*\/blog\//.test(file))
    .flatMap(([file, text]) => `${file}\n${text}`.match(/(?<=^date: |\/)\d{4}-\d\d-\d\d/gm) ?? [])
    .toSorted()
    .at(-1) ?? "2026-12-31";

/** The website as the preview of a pull request shows it, with the pictures of its links. */
export const website = shared({
  content: "website",
  env: { ...PREVIEW, SITE_NOW: `${LATER}T00:00:00Z`, SITE_SHARE_PICTURES: "1" },
});
