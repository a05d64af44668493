import type { Site } from "../model/build-site.ts";
import type { Deployment } from "../schema/deployment.ts";

/** A file that is not a page. */
export interface OutputFile {
  /** Relative to the output folder. */
  path: string;
  content: string;
}

/** What such files are made of. */
export interface OutputSources extends Site {
  /** Source of the inline script for the Content-Security-Policy: `'sha256-…'`. */
  inlineScriptHash: string;
  /** Others' programs and fonts that are sent to browsers, with their licences. */
  licences: string;
  deployment: Deployment;
}
