import type { CategoryLinkData, SidebarItemData, SidebarsFile } from "../../../schema/docs.ts";
import { classifyLink } from "../../routes/links.ts";
import { headingSlug } from "../../routes/slugs.ts";
import type { LocaleContext } from "../../site-data.ts";
import type { SidebarItem } from "../docs-model.ts";
import type { BuiltSidebar, CategoryIndex, DocEntry, SidebarPage } from "./built-sidebar.ts";
import { cardsOf } from "./category-cards.ts";
import { type FolderNode, folderTree } from "./folder-tree.ts";
import type { Nest } from "./navigation-tree.ts";
import { placesIn } from "./sidebar-place.ts";

/** Where the menus are written, for messages. */
export const SIDEBARS_FILE = "_data/sidebars.json";

/** Where in a menu's data something stands, for messages. */
type Path = readonly (string | number)[];

/** What the menus of a version are built from. */
export interface SidebarSources {
  /** All published docs of one language and version. */
  docs: readonly DocEntry[];
  /** Address of the version: `/en/docs`. */
  docsBase: string;
  /** Docs that exist, but are not published; menus leave them out (NAV-7). */
  draftIds: ReadonlySet<string>;
  nest: Nest;
}

/** A category before what it holds is known. */
interface CategoryPlan {
  name: string;
  label: string;
  description: string | null;
  link: CategoryLinkData | null;
  collapsible: boolean;
  collapsed: boolean;
  path: Path;
  /** @param linkedDoc is shown by the category itself and left out of its items */
  items(linkedDoc: DocEntry | undefined): SidebarItem[];
}

/**
 * Builds one menu of the docs (SIDE-1…5) for one language and version.
 *
 * Mistakes in the data go to `context.reportShared`; what they concern is left out.
 */
export function buildSidebar(
  id: string,
  config: SidebarsFile[string],
  { docs, docsBase, draftIds, nest }: SidebarSources,
  context: LocaleContext,
): BuiltSidebar {
  const docIds = new Set<string>();
  /** Pages by item id; links and `ref` items lead to pages that have their place elsewhere. */
  const pages = new Map<string, SidebarPage>();
  const descriptions = new Map<string, string | null>();
  const indexes: CategoryIndex[] = [];
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const keys = new Set<string>();
  let draftsLeftOut = 0;
  const report = (path: Path, problem: string, fix: string | null = null) =>
    context.reportShared({ file: SIDEBARS_FILE, path: [id, ...path], problem, fix });

  const items = writtenItems(config.items, undefined, ["items"]);
  for (const index of indexes) index.cards = cardsOf(items, index.id, descriptions);
  return { id, items, docIds, indexes, ...placesIn(items, pages) };

  /** Keys are unique in one tree, whatever is listed twice. */
  function keyFor(name: string): string {
    let key = name;
    for (let count = 1; keys.has(key); count += 1) key = `${name}-${count}`;
    keys.add(key);
    return key;
  }

  function findDoc(docId: string, path: Path): DocEntry | undefined {
    const doc = byId.get(docId);
    if (!doc && draftIds.has(docId)) draftsLeftOut += 1;
    else if (!doc) {
      report(path, `There is no doc "${docId}".`, `Known ids: ${[...byId.keys()].join(", ")}`);
    }
    return doc;
  }

  /** Gives a doc its place: its own item, or that of the category it is linked to. */
  function claim(key: string, doc: DocEntry, label: string | undefined): void {
    docIds.add(doc.id);
    pages.set(key, {
      href: doc.url,
      title: doc.paginationLabel ?? doc.label ?? label ?? doc.title,
      unlisted: doc.unlisted,
    });
  }

  function docItem(doc: DocEntry, label?: string, isRef = false): SidebarItem {
    const key = keyFor(`doc-${doc.id.replaceAll("/", "-")}`);
    descriptions.set(key, doc.description);
    if (!isRef) claim(key, doc, label);
    return {
      kind: "link",
      id: key,
      label: doc.label ?? label ?? doc.title,
      href: doc.url,
      external: false,
      unlisted: doc.unlisted,
    };
  }

  /** A category with what it holds; without that, only the doc that it is linked to, or nothing. */
  function categoryItem(plan: CategoryPlan): SidebarItem[] {
    const { link, label, description } = plan;
    const draftsBefore = draftsLeftOut;
    const linkedDoc = link?.type === "doc" ? findDoc(link.id, plan.path) : undefined;
    const key = keyFor(`category-${headingSlug(plan.name.replaceAll("/", "-"))}`);
    const indexUrl =
      link?.type === "generated-index"
        ? `${docsBase}${link.slug ?? `/category/${headingSlug(label)}`}`
        : null;
    descriptions.set(key, description);
    const children = plan.items(linkedDoc);
    if (children.length === 0) {
      if (linkedDoc) return [docItem(linkedDoc, label)];
      if (!indexUrl && draftsLeftOut === draftsBefore) {
        report(
          plan.path,
          `The category "${label}" has neither pages nor a link.`,
          "Add a page to it, give it a link, or remove the category.",
        );
      }
      return [];
    }
    if (linkedDoc) claim(key, linkedDoc, label);
    else if (link?.type === "generated-index" && indexUrl) {
      pages.set(key, { href: indexUrl, title: label, unlisted: false });
      indexes.push({
        id: key,
        url: indexUrl,
        title: link.title ? context.text(link.title) : label,
        description: link.description ? context.text(link.description) : description,
        cards: [],
      });
    }
    const { collapsible, collapsed } = plan;
    const href = linkedDoc && !linkedDoc.unlisted ? linkedDoc.url : indexUrl;
    return [{ kind: "category", id: key, label, href, collapsible, collapsed, items: children }];
  }

  /** What the docs of a folder become, with its folders as categories (SIDE-2). */
  function folderItems(
    nodes: readonly FolderNode[],
    skip: DocEntry | undefined,
    path: Path,
  ): SidebarItem[] {
    return nodes.flatMap(({ value, children = [] }) => {
      if (value.kind === "doc") return value.doc === skip ? [] : [docItem(value.doc)];
      const { category, index } = value;
      const indexLink = index ? { type: "doc" as const, id: index.id } : null;
      return categoryItem({
        name: value.dir,
        label: category
          ? context.text(category.label)
          : (index?.label ?? index?.title ?? value.name),
        description: category?.description ? context.text(category.description) : null,
        link: category?.link === undefined ? indexLink : category.link,
        collapsible: category?.collapsible ?? true,
        collapsed: category?.collapsed ?? true,
        path: category ? ["categories", value.plainDir] : path,
        items: (linkedDoc) => folderItems(children, linkedDoc, path),
      });
    });
  }

  /** What the items become that the data list. */
  function writtenItems(
    written: readonly SidebarItemData[],
    skip: DocEntry | undefined,
    path: Path,
  ): SidebarItem[] {
    return written.flatMap((entry, index) =>
      writtenItem(typeof entry === "string" ? { type: "doc", id: entry } : entry, skip, [
        ...path,
        index,
      ]),
    );
  }

  function writtenItem(
    item: Exclude<SidebarItemData, string>,
    skip: DocEntry | undefined,
    path: Path,
  ): SidebarItem[] {
    switch (item.type) {
      case "doc":
      case "ref": {
        const doc = findDoc(item.id, path);
        if (!doc || doc === skip) return [];
        const label = item.label ? context.text(item.label) : undefined;
        return [docItem(doc, label, item.type === "ref")];
      }
      case "link":
        return [
          {
            kind: "link",
            id: keyFor(`link-${headingSlug(item.label.en)}`),
            label: context.text(item.label),
            href: context.href(item.href),
            external: classifyLink(item.href, context.data.site.url) === "external",
            unlisted: false,
          },
        ];
      case "html":
        return [{ kind: "html", id: keyFor("html"), html: context.text(item.value) }];
      case "autogenerated":
        return folderItems(folderTree(item.dir, docs, config.categories, nest), skip, path);
      case "category":
        return categoryItem({
          name: item.label.en,
          label: context.text(item.label),
          description: null,
          link: item.link ?? null,
          collapsible: item.collapsible ?? true,
          collapsed: item.collapsed ?? true,
          path,
          items: (linkedDoc) => writtenItems(item.items, linkedDoc, [...path, "items"]),
        });
    }
  }
}
