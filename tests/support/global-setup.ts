import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createStaticHost } from "../../src/tools/preview.ts";
import { createProject } from "./build.ts";
import shareCompiled from "./compile-cache.ts";
import { listenOnFreePort } from "./free-port.ts";
import { BUILDER_ADDRESS, type ServedSite, type WantedSite } from "./variant-host.ts";

/**
 * Builds the sites that tests ask for, each once in a run for all workers; a run that needs one is
 * not kept waiting for another.
 *
 * @returns what stops their hosts and takes their files away
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const inUse = new AsyncDisposableStack();
  inUse.defer(await shareCompiled());
  const sites = new Map<string, Promise<ServedSite>>();
  const builder = createServer(async (request, response) => {
    const wanted = await text(request);
    const site = sites.get(wanted) ?? serve(JSON.parse(wanted) as WantedSite, inUse);
    sites.set(wanted, site);
    site.then(
      (served) => response.end(JSON.stringify(served)),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  process.env[BUILDER_ADDRESS] = inUse.use(await listenOnFreePort(builder)).address;
  return () => inUse.disposeAsync();
}

async function serve(
  { content, files, runtime }: WantedSite,
  inUse: AsyncDisposableStack,
): Promise<ServedSite> {
  const project = inUse.use(await createProject({ content, files }));
  const site = await project.build({ env: { SITE_WIDGET_RUNTIME: runtime } });
  if (site.exitCode !== 0) throw new Error(`The site was not built.\n${site.output}`);
  const dir = join(project.dir, "_site");
  const { address } = inUse.use(await listenOnFreePort(createStaticHost({ dir })));
  return { address, dir };
}
