import { classifyLink } from "../../../routes/links.ts";
import { headingSlug } from "../../../routes/slugs.ts";
import type { CategoryLinkData, SidebarItemData, SidebarsFile } from "../../../schema/docs.ts";
import type { LocaleContext } from "../../site-data.ts";
import type { SidebarItem } from "../docs-model.ts";
import type { BuiltSidebar, CategoryIndex, DocEntry, SidebarPage } from "./built-sidebar.ts";
import { cardsOf } from "./category-cards.ts";
import { type FolderNode, folderTree } from "./folder-tree.ts";
import type { Nest } from "./navigation-tree.ts";
import { placesIn } from "./sidebar-place.ts";

/** What the menus of a version are built from. */
export interface SidebarSources {
  /** All published docs of one language and version. */
  docs: readonly DocEntry[];
  /** Address of the version: `/en/docs`. */
  docsBase: string;
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
  /** @param linkedDoc is shown by the category itself and left out of its items */
  items(linkedDoc: DocEntry | undefined): SidebarItem[];
}

/**
 * Builds one menu of the docs (SIDE-1…5) for one language and version.
 */
export function buildSidebar(
  id: string,
  config: SidebarsFile[string],
  { docs, docsBase, nest }: SidebarSources,
  context: LocaleContext,
): BuiltSidebar {
  const docIds = new Set<string>();
  /** Pages by item id; links and `ref` items lead to pages that have their place elsewhere. */
  const pages = new Map<string, SidebarPage>();
  const descriptions = new Map<string, string | null>();
  const indexes: CategoryIndex[] = [];
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const keys = new Set<string>();

  const items = writtenItems(config.items, undefined);
  for (const index of indexes) index.cards = cardsOf(items, index.id, descriptions);
  return { id, items, docIds, indexes, ...placesIn(items, pages) };

  /** Keys are unique in one tree, whatever is listed twice. */
  function keyFor(name: string): string {
    let key = name;
    for (let count = 1; keys.has(key); count += 1) key = `${name}-${count}`;
    keys.add(key);
    return key;
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
    const linkedDoc = link?.type === "doc" ? byId.get(link.id) : undefined;
    const key = keyFor(`category-${headingSlug(plan.name.replaceAll("/", "-"))}`);
    const indexUrl =
      link?.type === "generated-index"
        ? `${docsBase}${link.slug ?? `/category/${headingSlug(label)}`}`
        : null;
    descriptions.set(key, description);
    const children = plan.items(linkedDoc);
    if (children.length === 0) {
      return linkedDoc ? [docItem(linkedDoc, label)] : [];
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
  function folderItems(nodes: readonly FolderNode[], skip: DocEntry | undefined): SidebarItem[] {
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
        items: (linkedDoc) => folderItems(children, linkedDoc),
      });
    });
  }

  /** What the items become that the data list. */
  function writtenItems(
    written: readonly SidebarItemData[],
    skip: DocEntry | undefined,
  ): SidebarItem[] {
    return written.flatMap((entry) =>
      writtenItem(typeof entry === "string" ? { type: "doc", id: entry } : entry, skip),
    );
  }

  function writtenItem(
    item: Exclude<SidebarItemData, string>,
    skip: DocEntry | undefined,
  ): SidebarItem[] {
    switch (item.type) {
      case "doc":
      case "ref": {
        const doc = byId.get(item.id);
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
        return folderItems(folderTree(item.dir, docs, config.categories, nest), skip);
      case "category":
        return categoryItem({
          name: item.label.en,
          label: context.text(item.label),
          description: null,
          link: item.link ?? null,
          collapsible: item.collapsible ?? true,
          collapsed: item.collapsed ?? true,
          items: (linkedDoc) => writtenItems(item.items, linkedDoc),
        });
    }
  }
}
