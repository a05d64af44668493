/** `npm run weight`: what the built site sends, and the budgets; fails above one. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { posixPath } from "../schema/posix-path.ts";

/** Maximum bytes that a reader is sent, compressed with brotli. */
export const BUDGETS = {
  /** JavaScript of a page before the reader does anything: inline script, first script, its imports. */
  firstScript: 3_200,
  /** All scripts together, by the runtime of the widgets. */
  react: 100_000,
  preact: 46_500,
  /** HTML and stylesheets of the home page; the patches on the boilersuit are inline, because they are links. */
  homePage: 17_200,
  /**
   * HTML and stylesheets of a docs page, also with an announcement: what holds back the first paint, in one first
   * flight of TCP.
   */
  docsPage: 14_600,
  /** All font files; they are compressed already. */
  fonts: 25_000,
} as const;

/** Stylesheets that hold back the first paint: that for paper comes last. */
const SHEETS = /rel="stylesheet" href="\/([^"]+)"(?! media="print")/g;

/** A built site: paths below its folder, and what is in the files. */
export interface SiteFiles {
  files: readonly string[];
  bytes(path: string): Buffer;
}

/** Size of a text or file over the wire, at its best: servers that compress while they answer send about 8 % more. */
export function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

/** What a built site weighs where there is a budget; the heaviest docs page counts for all. */
export function weighSite({ files, bytes }: SiteFiles) {
  const sizeOf = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + brotliSize(bytes(path)), 0);
  const linkedIn = (html: string, pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, path = ""]) => path);
  const pageSize = (path: string) => sizeOf([path, ...linkedIn(bytes(path).toString(), SHEETS)]);
  const home = bytes("index.html").toString();
  const [inline = ""] = linkedIn(home, /<script>([^<]*)/g);
  const firstScripts = linkedIn(
    home,
    /(?:type="module" src|rel="modulepreload" href)="\/([^"]+)"/g,
  );
  const scripts = files.filter((path) => /^assets\/.*\.js$/.test(path));
  const fonts = files.filter((path) => /^assets\/.*\.woff2$/.test(path));
  const runtime = /^react-dom .*\(pages\)$/m.test(bytes("licenses.txt").toString())
    ? "react"
    : "preact";
  const [docsPage = "", docsBytes = 0] = files
    // All docs on one page weigh as much as they are.
    .filter((path) => /^(en\/)?docs\/(?!(.*\/)?print(\.|\/)).*\.html$/.test(path))
    .map((path): [string, number] => [path, pageSize(path)])
    .reduce((one, other) => (other[1] > one[1] ? other : one), ["", 0]);
  const firstScript = brotliSize(inline) + sizeOf(firstScripts);
  return [
    { name: "script before the first use", bytes: firstScript, limit: BUDGETS.firstScript },
    { name: `all scripts, on ${runtime}`, bytes: sizeOf(scripts), limit: BUDGETS[runtime] },
    {
      name: "the home page with its stylesheets",
      bytes: pageSize("index.html"),
      limit: BUDGETS.homePage,
    },
    { name: `the heaviest docs page, ${docsPage}`, bytes: docsBytes, limit: BUDGETS.docsPage },
    {
      name: "fonts",
      bytes: fonts.reduce((sum, path) => sum + bytes(path).length, 0),
      limit: BUDGETS.fonts,
    },
  ];
}

if (import.meta.main) {
  const dir = process.env.SITE_OUTPUT ?? "_site";
  const files = globSync("**/*", { cwd: dir }).map(posixPath);
  const weights = weighSite({ files, bytes: (path) => readFileSync(join(dir, path)) });
  for (const { name, bytes, limit } of weights) {
    const isAbove = bytes > limit;
    console.log(
      `${String(bytes).padStart(8)} of ${String(limit).padStart(6)} bytes: ${name}${isAbove ? ", too much" : ""}`,
    );
    if (isAbove) process.exitCode = 1;
  }
}
