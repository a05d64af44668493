import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";

/**
 * Serves a folder by the rules of GitHub Pages: `/x` is the file `x`, else `x.html`, else the folder `x/`,
 * which has its `index.html`; everything else is `/404.html`. No headers, no redirects of ours.
 *
 * @see https://github.com/slorber/trailing-slash-guide/blob/main/docs/Hosting-Providers.md#github-pages
 */
export function createGithubPages(dir: string): Server {
  const isFile = (path: string) =>
    existsSync(join(dir, path)) && statSync(join(dir, path)).isFile();
  return createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    const candidates = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`];
    const file = candidates.find(isFile);
    if (file) {
      response.end(readFileSync(join(dir, file)));
    } else if (isFile(`${path}/index.html`)) {
      response.writeHead(301, { Location: encodeURI(`${path}/`) }).end();
    } else {
      response.writeHead(404).end(readFileSync(join(dir, "404.html")));
    }
  });
}
