import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** A usual page of the docs: menu of all bodies, breadcrumbs, table of contents, text. */
const PAGE = "docs/event/cmi.html";

/**
 * What a docs page sends, in bytes compressed with brotli; without the stylesheet for paper, which comes
 * after all that the screen needs.
 *
 * @param site folder with the built site
 * @returns rows of name and bytes
 */
export function pageWeight(site: string): [string, number][] {
  const html = readFileSync(join(site, PAGE), "utf8");
  const size = (content: string | Buffer) => brotliCompressSync(content).length;
  const file = (address = "") => readFileSync(join(site, address));
  const cssOf = (page: string) =>
    [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"(?! media="print")/g)].reduce(
      (sum, [, address]) => sum + size(file(address)),
      0,
    );
  const css = cssOf(html);
  const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? "";
  const script = size(file(entry));
  const chunks = readdirSync(join(site, "assets"))
    .filter((name) => name.endsWith(".js"))
    .reduce((sum, name) => sum + size(readFileSync(join(site, "assets", name))), 0);
  const page = size(html);
  const [heaviest, most] = globSync("{docs,*/docs}/**/*.html", { cwd: site })
    // All docs on one page weigh as much as they are.
    .filter((name) => !/(^|[\\/])print(\.html|[\\/]index\.html)$/.test(name))
    .map((name): [string, number] => {
      const html = readFileSync(join(site, name), "utf8");
      return [name, size(html) + cssOf(html)];
    })
    .reduce((one, other) => (other[1] > one[1] ? other : one));
  return [
    [`${PAGE}, HTML with its inline script`, page],
    ["stylesheet", css],
    ["HTML and stylesheet", page + css],
    ["icons, one file for all pages", size(file(/\/assets\/icons-[^"#]+/.exec(html)?.[0]))],
    [`the heaviest docs page, ${heaviest.replaceAll("\\", "/")}`, most],
    ["script before the first interaction", script],
    ["all scripts, once every widget runs", chunks],
  ];
}

if (import.meta.main) {
  for (const [name, bytes] of pageWeight(process.env.SITE_OUTPUT ?? "_site")) {
    console.log(`${String(bytes).padStart(7)}  ${name}`);
  }
}
