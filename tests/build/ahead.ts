// Started by `npm test`: builds the sites that test files share while the code is checked.
import { buildAhead } from "../support/shared-sites.ts";
import "./sites.ts";

await buildAhead();
