import { createStaticHost, type StaticHostOptions } from "../../src/tools/preview.ts";
import type { ProjectOptions } from "./build.ts";
import { listenOnFreePort } from "./free-port.ts";
import { builtOnce } from "./shared-sites.ts";

/** What a project of Playwright says about the site that its tests run on. */
export interface ProjectSite extends Pick<ProjectOptions, "content"> {
  runtime: string;
  /** The larger fixture, which other tests have built. */
  isLarger?: boolean;
}

/** What a host passes on to the statistics; here they count nothing. */
const intercept: StaticHostOptions["intercept"] = ({ url }, response) => {
  if (!url?.startsWith("/_vercel/")) return false;
  response.setHeader("Content-Type", "text/javascript").end();
  return true;
};

/** A built site on a free port. */
export interface ServedSite {
  /** Without a closing slash. */
  address: string;
  /** The built folder. */
  dir: string;
}

/**
 * A site on a host of this worker, until that ends; it is built at the first call in a run.
 *
 * @throws what the build printed, if it failed
 */
export async function serveSite({
  runtime,
  ...project
}: ProjectSite & ProjectOptions): Promise<ServedSite> {
  const { dir } = await builtOnce({ ...project, env: { SITE_WIDGET_RUNTIME: runtime } });
  const { address } = await listenOnFreePort(
    createStaticHost({ dir, compresses: false, intercept }),
  );
  return { address, dir };
}
