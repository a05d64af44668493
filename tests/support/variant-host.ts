import { join } from "node:path";
import { createStaticHost, type StaticHostOptions } from "../../src/tools/preview.ts";
import { type BuildOptions, createProject, type ProjectOptions } from "./build.ts";
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

/**
 * A site that is built and served for a program of its own, as the host does, until the end of the scope that
 * says `await using`.
 *
 * @param intercept answers requests in place of the host
 * @throws what the build printed, if it failed
 */
export async function serveProject(
  { env, ...options }: BuildOptions,
  intercept?: StaticHostOptions["intercept"],
): Promise<ServedSite & AsyncDisposable> {
  await using inUse = new AsyncDisposableStack();
  const project = inUse.use(await createProject(options));
  const { exitCode, output } = await project.build(env);
  if (exitCode !== 0) throw new Error(output);
  const dir = join(project.dir, "_site");
  const host = createStaticHost({ dir, ...(intercept && { intercept }) });
  const { address } = inUse.use(await listenOnFreePort(host));
  const kept = inUse.move();
  return { address, dir, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
