import type { CategoryLinkData, SidebarItemData, SidebarsFile } from "../../../schema/docs.ts";
import { classifyLink } from "../../routes/links.ts";
import { headingSlug } from "../../routes/slugs.ts";
import type { LocaleContext } from "../../site-data.ts";
import type { BuiltSidebar, CategoryIndex, DocEntry, SidebarPage } from "./built-sidebar.ts";
import { cardsOf } from "./category-cards.ts";
import { folderChildren } from "./folder-children.ts";
import { type FlatItem, type NavigationEntry, type Nest, toItems } from "./navigation-tree.ts";

/** Where the menus are written, for messages. */
export const SIDEBARS_FILE = "_data/sidebars.json";

/**
 * Builds one menu of the docs (SIDE-1…5) for one locale and version.
 *
 * @param docs all published docs of that locale and version
 * @param docsBase address of the version, e.g. `/en/docs`
 * @param draftIds docs that exist but are not published; items that name them are left out
 */
export function buildSidebar(
  id: string,
  config: SidebarsFile[string],
  docs: readonly DocEntry[],
  docsBase: string,
  nest: Nest,
  context: LocaleContext,
  draftIds: ReadonlySet<string> = new Set(),
): BuiltSidebar {
  const entries: NavigationEntry[] = [];
  const docIds = new Set<string>();
  const pages = new Map<string, SidebarPage>();
  const descriptions = new Map<string, string | null>();
  const indexes: CategoryIndex[] = [];
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const keys = new Set<string>();
  let draftsLeftOut = 0;
  const report = (path: (string | number)[], problem: string, fix: string | null = null) =>
    context.report({ file: SIDEBARS_FILE, path: [id, ...path], problem, fix });

  /** Keys are unique in one tree, whatever is listed twice. */
  const keyFor = (name: string) => {
    let key = name;
    for (let count = 1; keys.has(key); count += 1) key = `${name}-${count}`;
    keys.add(key);
    return key;
  };
  const add = (item: FlatItem, parent: string | undefined) => {
    entries.push({
      // The package looks at every entry for each key, so only what can hold others has one.
      key: item.kind === "category" ? item.id : "",
      ...(parent ? { parent } : {}),
      order: entries.length,
      title: "label" in item ? item.label : item.id,
      item,
    });
  };
  const findDoc = (docId: string, path: (string | number)[]) => {
    const doc = byId.get(docId);
    if (!doc && draftIds.has(docId)) draftsLeftOut += 1;
    else if (!doc) {
      report(path, `There is no doc "${docId}".`, `Known ids: ${[...byId.keys()].join(", ")}`);
    }
    return doc;
  };
  /** Gives a doc its place: its own item, or that of the category it is linked to. */
  const claim = (key: string, doc: DocEntry, label: string | undefined) => {
    docIds.add(doc.id);
    pages.set(key, {
      href: doc.url,
      title: doc.paginationLabel ?? doc.label ?? label ?? doc.title,
      unlisted: doc.unlisted,
    });
  };
  const addDoc = (doc: DocEntry, parent: string | undefined, label?: string, isRef = false) => {
    const key = keyFor(`doc-${doc.id.replaceAll("/", "-")}`);
    descriptions.set(key, doc.description);
    if (!isRef) claim(key, doc, label);
    add(
      {
        kind: "link",
        id: key,
        label: doc.label ?? label ?? doc.title,
        href: doc.url,
        external: false,
        unlisted: doc.unlisted,
      },
      parent,
    );
  };

  const addCategory = (
    category: {
      name: string;
      label: string;
      description: string | null;
      link: CategoryLinkData | null;
      collapsible: boolean;
      collapsed: boolean;
      path: (string | number)[];
    },
    parent: string | undefined,
    addChildren: (key: string, linkedDoc: DocEntry | undefined) => void,
  ) => {
    const { link, label } = category;
    const draftsBefore = draftsLeftOut;
    const linkedDoc = link?.type === "doc" ? findDoc(link.id, category.path) : undefined;
    const key = keyFor(`category-${headingSlug(category.name.replaceAll("/", "-"))}`);
    const indexUrl =
      link?.type === "generated-index"
        ? `${docsBase}${link.slug ?? `/category/${headingSlug(label)}`}`
        : null;
    const at = entries.length;
    add(
      {
        kind: "category",
        id: key,
        label,
        href: linkedDoc && !linkedDoc.unlisted ? linkedDoc.url : indexUrl,
        collapsible: category.collapsible,
        collapsed: category.collapsed,
      },
      parent,
    );
    descriptions.set(key, category.description);
    addChildren(key, linkedDoc);
    const hasChildren = entries.length > at + 1;

    if (!hasChildren && linkedDoc) {
      entries.splice(at, 1);
      addDoc(linkedDoc, parent, label);
    } else if (!hasChildren && (indexUrl || draftsLeftOut > draftsBefore)) {
      entries.splice(at, 1);
    } else if (!hasChildren) {
      entries.splice(at, 1);
      report(
        category.path,
        `The category "${label}" has neither pages nor a link.`,
        "Add a page to it, give it a link, or remove the category.",
      );
    } else if (linkedDoc) {
      claim(key, linkedDoc, label);
    } else if (link?.type === "generated-index" && indexUrl) {
      pages.set(key, { href: indexUrl, title: label, unlisted: false });
      indexes.push({
        id: key,
        url: indexUrl,
        title: link.title ? context.text(link.title) : label,
        description: link.description ? context.text(link.description) : category.description,
        cards: [],
      });
    }
  };

  const addFolder = (
    dir: string,
    parent: string | undefined,
    skip: DocEntry | undefined,
    path: (string | number)[],
  ) => {
    for (const child of folderChildren(dir, docs, config.categories)) {
      if (child.kind === "doc") {
        if (child.doc !== skip) addDoc(child.doc, parent);
        continue;
      }
      const { category, index } = child;
      const link =
        category?.link === undefined
          ? index
            ? { type: "doc" as const, id: index.id }
            : null
          : category.link;
      addCategory(
        {
          name: child.dir,
          label: category
            ? context.text(category.label)
            : (index?.label ?? index?.title ?? child.name),
          description: category?.description ? context.text(category.description) : null,
          link,
          collapsible: category?.collapsible ?? true,
          collapsed: category?.collapsed ?? true,
          path: category ? ["categories", child.plainDir] : path,
        },
        parent,
        (key, linkedDoc) => addFolder(child.dir, key, linkedDoc, path),
      );
    }
  };

  const addItems = (
    items: readonly SidebarItemData[],
    parent: string | undefined,
    skip: DocEntry | undefined,
    path: (string | number)[],
  ) => {
    items.forEach((written, index) => {
      const at = [...path, index];
      const item = typeof written === "string" ? { type: "doc" as const, id: written } : written;
      if ("id" in item) {
        const doc = findDoc(item.id, at);
        if (!doc || doc === skip) return;
        const label = "label" in item && item.label ? context.text(item.label) : undefined;
        addDoc(doc, parent, label, item.type === "ref");
      } else if (item.type === "link") {
        add(
          {
            kind: "link",
            id: keyFor(`link-${headingSlug(item.label.en)}`),
            label: context.text(item.label),
            href: context.href(item.href),
            external: classifyLink(item.href, context.data.site.url) === "external",
            unlisted: false,
          },
          parent,
        );
      } else if (item.type === "html") {
        add({ kind: "html", id: keyFor("html"), html: context.text(item.value) }, parent);
      } else if (item.type === "autogenerated") {
        addFolder(item.dir, parent, skip, at);
      } else {
        addCategory(
          {
            name: item.label.en,
            label: context.text(item.label),
            description: null,
            link: item.link ?? null,
            collapsible: item.collapsible ?? true,
            collapsed: item.collapsed ?? true,
            path: at,
          },
          parent,
          (key, linkedDoc) => addItems(item.items, key, linkedDoc, [...at, "items"]),
        );
      }
    });
  };

  addItems(config.items, undefined, undefined, ["items"]);
  const items = toItems(nest(entries));
  for (const index of indexes) index.cards = cardsOf(items, index.id, descriptions);
  return { id, items, docIds, pages, indexes };
}
