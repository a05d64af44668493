// Started by `npm test`: builds the sites that test files share while the code is checked.
import { LARGER } from "../support/larger-site.ts";
import { buildAhead, shared } from "../support/shared-sites.ts";
import "./sites.ts";

for (const SITE_WIDGET_RUNTIME of ["react", "preact"])
  shared({ files: LARGER, env: { SITE_WIDGET_RUNTIME } });

await buildAhead();
