import { printAddress as addressOf } from "../../routes/generated-pages.ts";
import type { Locale } from "../../schema/localized.ts";
import { format } from "../format.ts";
import { generatedPage } from "../pages/generated-page.ts";
import type { Site } from "../site.ts";
import type { DocSource } from "../sources.ts";
import { docTitle } from "./doc-title.ts";
import type { SidebarItem } from "./docs-model.ts";
import { embedded } from "./embedded-text.ts";
import type { Version } from "./versions.ts";

/** An entry of the table of contents: a doc, or a category with what is in it. */
export interface PrintEntry {
  label: string;
  /** Of the doc's heading; null for a category without a doc of its own. */
  id: string | null;
  children: PrintEntry[];
}

/** The address of all docs of a version on one page; null on any doc but its main one. */
export function printAddress(source: DocSource, versions: readonly Version[]): string | null {
  const version = versions.find(({ name }) => name === source.version);
  return version?.mainDocId === source.id ? addressOf(version.path) : null;
}

/**
 * All docs of each version on one page, in the order of the menus; docs that no menu has come last.
 */
export function printPages(site: Site, locale: Locale) {
  const { context, versions } = site[locale];
  const { labels } = context;
  return versions
    .filter(({ docs }) => docs.some(({ frontMatter }) => !frontMatter.unlisted))
    .map((version) => {
      const { contents, docs } = inMenuOrder(version);
      const addresses = new Map(docs.map((doc) => [doc.url, printedId(doc)]));
      const named = { versionLabel: version.label };
      const page = {
        kind: "print",
        url: addressOf(version.path),
        title: format(labels["docs.print.title"], named),
        description: format(labels["docs.print.description"], named),
        share: { motif: "book" },
        contents,
        docs: docs.map((doc) => {
          const [id, title] = [printedId(doc), docTitle(doc)];
          return {
            id,
            title,
            contentLocale: doc.contentLocale,
            get text() {
              return embedded(doc.text.html, { id, title, addresses });
            },
          };
        }),
      } as const;
      return generatedPage(context, page, { meta: [{ name: "robots", content: "noindex" }] });
    });
}

/** An id has no spaces; ids of docs are unique in their version, those of headings in their doc. */
const printedId = ({ id }: DocSource) => id.replaceAll(/\s/g, "-");

/** The listed docs of a version in the order of its menus, and their table of contents. */
export function inMenuOrder({ docs, sidebars }: Version): {
  contents: PrintEntry[];
  docs: DocSource[];
} {
  const listed = docs.filter(({ frontMatter }) => !frontMatter.unlisted);
  /** Those that have no place yet. */
  const left = new Map(listed.map((doc) => [doc.url, doc]));
  const ordered: DocSource[] = [];
  const take = (url: string | null): DocSource | undefined => {
    const doc = url === null ? undefined : left.get(url);
    if (!doc) return undefined;
    left.delete(doc.url);
    ordered.push(doc);
    return doc;
  };
  const entryOf = (item: SidebarItem): PrintEntry[] => {
    if (item.kind === "html") return [];
    const doc = take(item.href);
    const id = doc ? printedId(doc) : null;
    if (item.kind === "link") return doc ? [{ label: docTitle(doc), id, children: [] }] : [];
    const children = item.items.flatMap(entryOf);
    return doc || children.length > 0 ? [{ label: item.label, id, children }] : [];
  };
  const contents = Object.values(sidebars).flatMap(({ items }) => items.flatMap(entryOf));
  const others = [...left.keys()].flatMap((url) => take(url) ?? []);
  return {
    contents: [
      ...contents,
      ...others.map((doc) => ({ label: docTitle(doc), id: printedId(doc), children: [] })),
    ],
    docs: ordered,
  };
}
