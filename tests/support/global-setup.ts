import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createStaticHost } from "../../src/tools/static-host.ts";
import { createProject } from "./build.ts";
import { listenOnFreePort } from "./free-port.ts";
import { BUILDER_ADDRESS, type Variant } from "./variant-host.ts";

/**
 * Builds the variants of the website that tests ask for, each once in a run for all workers.
 *
 * @returns what stops their hosts and takes their files away
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const inUse = new AsyncDisposableStack();
  const addresses = new Map<string, Promise<string>>();
  const builder = createServer(async (request, response) => {
    const variant = await text(request);
    const address = addresses.get(variant) ?? serve(JSON.parse(variant) as Variant, inUse);
    addresses.set(variant, address);
    address.then(
      (found) => response.end(found),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  process.env[BUILDER_ADDRESS] = inUse.use(await listenOnFreePort(builder)).address;
  return () => inUse.disposeAsync();
}

async function serve({ files, runtime }: Variant, inUse: AsyncDisposableStack): Promise<string> {
  const project = inUse.use(await createProject({ content: "website", files }));
  const site = await project.build({ env: { SITE_WIDGET_RUNTIME: runtime } });
  if (site.exitCode !== 0) throw new Error(`The variant was not built.\n${site.output}`);
  const server = createStaticHost({ dir: join(project.dir, "_site") });
  return inUse.use(await listenOnFreePort(server)).address;
}
