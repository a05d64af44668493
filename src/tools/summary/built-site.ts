import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { DomUtils, parseDocument } from "htmlparser2";
import { decode } from "../../model/routes/paths.ts";

/** A page as it lies in a built folder. */
export interface BuiltPage {
  /** Site-relative and decoded: `/docs/board`. */
  address: string;
  /** Value of `<html lang>`. */
  lang: string;
  title: string;
  /** The same for a page in all of its languages: its address in the default one. */
  group: string;
  /** Whether it comes from one file that can be edited; lists and the home page do not. */
  isWritten: boolean;
  /** Title, description and main area, without what leads to other pages. */
  text: string;
  /** All of the document. */
  whole: string;
}

/** Kinds of files, in the order in which they are told. */
export const KINDS = ["pages", "stylesheets", "scripts", "fonts", "images", "other files"] as const;
export type Kind = (typeof KINDS)[number];

/** How many files of a kind there are, and how much they weigh on the way. */
export interface Weight {
  files: number;
  bytes: number;
}

/** What was built into a folder. */
export interface BuiltSite {
  /** By address; pages that stand in for a missing translation are left out. */
  pages: ReadonlyMap<string, BuiltPage>;
  weights: Readonly<Record<Kind, Weight>>;
}

/** Read by the host or by the next build, and sent to nobody. */
const NOT_SENT = new Set(["_headers", "_redirects", ".made-by-build"]);

const KIND_OF: Record<string, Kind> = {
  ".html": "pages",
  ".css": "stylesheets",
  ".js": "scripts",
  ".woff2": "fonts",
  ...Object.fromEntries(
    [".avif", ".webp", ".jpg", ".jpeg", ".png", ".gif", ".svg", ".ico"].map((name) => [
      name,
      "images" as const,
    ]),
  ),
};

/** Compressed already. */
const PACKED = new Set([".woff2", ".avif", ".webp", ".jpg", ".jpeg", ".png", ".gif"]);

/** A new hash in the name of a script says nothing about the page that loads it. */
const ASSET_HASH = /(\/assets\/[\w-]+)-[A-Za-z0-9]+(?=\.\w)/g;

/**
 * Reads a built folder.
 *
 * @param known sizes of files by their hash, so that what two folders share is compressed once
 */
export function readBuiltSite(dir: string, known: Map<string, number>): BuiltSite {
  const weights = Object.fromEntries(KINDS.map((kind) => [kind, { files: 0, bytes: 0 }])) as Record<
    Kind,
    Weight
  >;
  const pages = new Map<string, BuiltPage>();
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_SENT.has(entry.name))
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll("\\", "/"))
    .sort();
  for (const path of files) {
    const content = readFileSync(join(dir, path));
    const weight = weights[KIND_OF[extname(path)] ?? "other files"];
    weight.files += 1;
    weight.bytes += sentBytes(content, extname(path), known);
    if (!path.endsWith(".html")) continue;
    const page = readPage(addressOf(path), content.toString("utf8"));
    if (page) pages.set(page.address, page);
  }
  return { pages, weights };
}

/** `docs/board.html` → `/docs/board`, `en/index.html` → `/en/`. */
function addressOf(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`.normalize("NFC");
}

function sentBytes(content: Buffer, extension: string, known: Map<string, number>): number {
  if (PACKED.has(extension)) return content.length;
  const hash = createHash("sha256").update(content).digest("hex");
  const bytes = known.get(hash) ?? brotliCompressSync(content).length;
  known.set(hash, bytes);
  return bytes;
}

/** @returns undefined for a page that shows the text of another one */
function readPage(address: string, html: string): BuiltPage | undefined {
  const whole = html.replaceAll(ASSET_HASH, "$1");
  const document = parseDocument(whole);
  const find = (name: string, attributes: Record<string, string> = {}) =>
    DomUtils.findOne(
      (element) =>
        element.name === name &&
        Object.entries(attributes).every(([key, value]) => element.attribs[key] === value),
      document.children,
    );
  const pathOf = (link: ReturnType<typeof find>) => {
    const { href } = link?.attribs ?? {};
    return href === undefined
      ? undefined
      : decode(new URL(href, "http://x").pathname).normalize("NFC");
  };
  const canonical = pathOf(find("link", { rel: "canonical" }));
  if (canonical !== undefined && canonical !== address) return undefined;
  const heading = find("h1");
  const main = find("main");
  const title = find("title");
  const isWritten = find("p", { class: "edit" }) !== null;
  for (const nav of main ? DomUtils.getElementsByTagName("nav", main.children) : [])
    DomUtils.removeElement(nav);
  return {
    address,
    lang: find("html")?.attribs.lang ?? "",
    title: (heading ? DomUtils.textContent(heading) : "").trim() || address,
    group: pathOf(find("link", { rel: "alternate", hreflang: "x-default" })) ?? address,
    isWritten,
    text: [
      title ? DomUtils.textContent(title) : "",
      find("meta", { name: "description" })?.attribs.content ?? "",
      main ? DomUtils.getOuterHTML(main) : "",
    ].join("\n"),
    whole,
  };
}
