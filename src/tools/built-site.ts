import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { DomUtils, parseDocument } from "htmlparser2";
import { decode } from "../routes/paths.ts";
import { posixPath } from "../schema/posix-path.ts";

/** A page of a built folder. */
export interface BuiltPage {
  /** Site-relative and decoded: `/docs/board`. */
  address: string;
  title: string;
  /** Title, description and main area without menus. */
  text: string;
}

/** What was built into a folder. */
export interface BuiltSite {
  /** By address; fallbacks for a missing translation are left out. */
  pages: ReadonlyMap<string, BuiltPage>;
  /** Bytes by the ending of files, compressed with brotli. */
  weights: ReadonlyMap<string, number>;
}

/** As hosts compress while they answer. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Reads a built folder, without the files that the host does not serve. */
export function readBuiltSite(dir: string): BuiltSite {
  const weights = new Map<string, number>();
  const pages = new Map<string, BuiltPage>();
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
    const extension = extname(name);
    // Settings of the host, and the mark of the build.
    if (extension === "") continue;
    const content = readFileSync(join(parentPath, name));
    const bytes = brotliCompressSync(content, FAST).length;
    weights.set(extension, (weights.get(extension) ?? 0) + bytes);
    if (extension !== ".html") continue;
    const page = readPage(
      addressOf(relative(dir, join(parentPath, name))),
      content.toString("utf8"),
    );
    if (page) pages.set(page.address, page);
  }
  return { pages, weights };
}

/** `docs/board.html` → `/docs/board`, `en/index.html` → `/en/`. */
function addressOf(path: string): string {
  return `/${posixPath(path)
    .replace(/(^|\/)index\.html$/, "$1")
    .replace(/\.html$/, "")}`.normalize("NFC");
}

/** @returns undefined for a page that shows the text of another one */
function readPage(address: string, html: string): BuiltPage | undefined {
  const { children } = parseDocument(html);
  const find = (name: string, attributes: Record<string, string> = {}) =>
    DomUtils.findOne(
      (element) =>
        element.name === name &&
        Object.entries(attributes).every(([key, value]) => element.attribs[key] === value),
      children,
    );
  const canonical = find("link", { rel: "canonical" })?.attribs.href;
  if (canonical && decode(new URL(canonical).pathname).normalize("NFC") !== address)
    return undefined;
  const main = find("main");
  for (const nav of main ? DomUtils.getElementsByTagName("nav", main.children) : [])
    DomUtils.removeElement(nav);
  const [title, heading] = [find("title"), find("h1")].map((element) =>
    element ? DomUtils.textContent(element).trim() : "",
  );
  const description = find("meta", { name: "description" })?.attribs.content ?? "";
  return {
    address,
    title: heading || address,
    text: [title, description, main ? DomUtils.getOuterHTML(main) : ""].join("\n"),
  };
}
