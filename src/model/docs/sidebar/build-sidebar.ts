import { classifyLink } from "../../../routes/links.ts";
import { categoryAddress } from "../../../routes/routes.ts";
import type { CategoryOptions, SidebarItemData, SidebarsFile } from "../../../schema/docs.ts";
import { clusterBodiesOf } from "../../committees.ts";
import { emblemOf } from "../../emblems.ts";
import type { LocaleContext } from "../../site-data.ts";
import type { DocSource } from "../../sources.ts";
import { docTitle } from "../doc-title.ts";
import type { SidebarCategory, SidebarItem, SidebarPage } from "../docs-model.ts";
import { type FolderNode, folderTree } from "./folder-tree.ts";
import { walkSidebar } from "./walk-sidebar.ts";

/** What the data or a folder say of a category. */
interface Category extends CategoryOptions {
  label: string;
  description?: string | undefined;
}

/** A generated page that lists what is in a category (SIDE-4). */
export interface CategoryIndex {
  /** The same in every language. */
  key: string;
  url: string;
  title: string;
  description: string | null;
  /** What is in the category. */
  items: SidebarItem[];
}

/** A menu of the docs in one language and version, shared by all its pages. */
export type BuiltSidebar = ReturnType<typeof buildSidebar>;

/**
 * Builds one menu of the docs (SIDE-1…5) for one language and version.
 *
 * @param docs all published docs of the language and version
 * @param docsBase address of the version: `/en/docs`
 */
export function buildSidebar(
  id: string,
  config: SidebarsFile[string],
  docs: readonly DocSource[],
  docsBase: string,
  context: LocaleContext,
) {
  /** Docs that belong to it. */
  const docIds = new Set<string>();
  const indexes: CategoryIndex[] = [];
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const emblems = new Map(
    clusterBodiesOf(context.data.chapterMap).map(({ to, emblem, cluster }) => [
      to && context.href(to),
      emblemOf(emblem, cluster ?? null, context.data) ?? undefined,
    ]),
  );

  const items = writtenItems(config.items, undefined);
  return { id, items, docIds, indexes, ...placesIn(items) };

  /** Gives a doc its place: its own item, or that of the category it is linked to. */
  function claim(doc: DocSource, label: string | undefined): SidebarPage {
    const { pagination_label, sidebar_label, unlisted = false } = doc.frontMatter;
    docIds.add(doc.id);
    return {
      href: doc.url,
      title: pagination_label ?? sidebar_label ?? label ?? docTitle(doc),
      unlisted,
    };
  }

  function docItem(doc: DocSource, label?: string, isRef = false): SidebarItem {
    const { sidebar_label, description, unlisted = false, mark } = doc.frontMatter;
    return {
      kind: "link",
      label: sidebar_label ?? label ?? docTitle(doc),
      description,
      href: doc.url,
      emblem: emblems.get(doc.url),
      mark: mark && mark.lastDay >= context.data.today ? mark.text : undefined,
      external: false,
      unlisted,
      page: isRef ? undefined : claim(doc, label),
    };
  }

  /**
   * A category with what it holds; without that, only the doc that it is linked to, or nothing.
   *
   * @param name the same in every language
   * @param itemsWithout gives its items but for the doc that the category itself shows
   */
  function categoryItem(
    name: string,
    { label, description, link, collapsible = true, collapsed = true }: Category,
    itemsWithout: (linkedDoc: DocSource | undefined) => SidebarItem[],
  ): SidebarItem[] {
    const linkedDoc = link?.type === "doc" ? byId.get(link.id) : undefined;
    const children = itemsWithout(linkedDoc);
    if (children.length === 0) return linkedDoc ? [docItem(linkedDoc, label)] : [];
    const common = { kind: "category", label, description: description ?? null } as const;
    const own = { ...common, collapsible, collapsed, items: children };
    if (link?.type !== "generated-index") {
      const href = linkedDoc?.frontMatter.unlisted ? null : (linkedDoc?.url ?? null);
      return [{ ...own, href, page: linkedDoc && claim(linkedDoc, label) }];
    }
    const href = categoryAddress(docsBase, link, label);
    indexes.push({
      key: `${id} ${name} ${link.slug ?? ""}`,
      url: href,
      title: link.title ? context.text(link.title) : label,
      description: link.description ? context.text(link.description) : own.description,
      items: children,
    });
    return [{ ...own, href, page: { href, title: label, unlisted: false } }];
  }

  /** What the docs of a folder become, with its folders as categories (SIDE-2). */
  function folderItems(nodes: readonly FolderNode[], skip: DocSource | undefined): SidebarItem[] {
    return nodes.flatMap(({ value, title, children = [] }) => {
      if ("doc" in value) return value.doc === skip ? [] : [docItem(value.doc)];
      const { dir, category, index } = value;
      const indexLink = index && { type: "doc" as const, id: index.id };
      const options = {
        ...category,
        label: category
          ? context.text(category.label)
          : (index?.frontMatter.sidebar_label ?? (index ? docTitle(index) : title)),
        description: category?.description && context.text(category.description),
        link: category?.link === undefined ? indexLink : category.link,
      };
      return categoryItem(dir, options, (linkedDoc) => folderItems(children, linkedDoc));
    });
  }

  /** What the items become that the data list. */
  function writtenItems(
    written: readonly SidebarItemData[],
    skip: DocSource | undefined,
  ): SidebarItem[] {
    return written.flatMap((entry) =>
      writtenItem(typeof entry === "string" ? { type: "doc", id: entry } : entry, skip),
    );
  }

  function writtenItem(
    item: Exclude<SidebarItemData, string>,
    skip: DocSource | undefined,
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
            label: context.text(item.label),
            description: null,
            href: context.href(item.href),
            external: classifyLink(item.href, context.data.site.url) === "external",
            unlisted: false,
          },
        ];
      case "html":
        return [{ kind: "html", html: context.text(item.value) }];
      case "autogenerated":
        return folderItems(folderTree(item.dir, docs, config.categories), skip);
      case "category":
        return categoryItem(
          item.label.en,
          { ...item, label: context.text(item.label) },
          (linkedDoc) => writtenItems(item.items, linkedDoc),
        );
    }
  }
}

/** The places of pages in a menu, by address, and the reading order. */
function placesIn(items: readonly SidebarItem[]) {
  type Place = { item: SidebarItem; parents: readonly SidebarCategory[] };
  const places = new Map<string, Place>();
  const order: SidebarPage[] = [];
  for (const { item, parents } of walkSidebar(items)) {
    const page = item.kind === "html" ? undefined : item.page;
    if (!page || places.has(page.href)) continue;
    places.set(page.href, { item, parents });
    if (!page.unlisted) order.push(page);
  }
  return {
    /** Item and categories above it, by address of the page. */
    places: places as ReadonlyMap<string, Place>,
    /** Listed pages in reading order (PAGI-1). */
    order,
  };
}
