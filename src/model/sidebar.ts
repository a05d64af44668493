import type {
  CategoryData,
  CategoryLinkData,
  SidebarItemData,
  SidebarsFile,
} from "../schema/docs.ts";
import { classifyLink } from "./links.ts";
import type { Sidebar, SidebarItem } from "./page-model.ts";
import { isIndexDoc, splitNumberPrefix, withoutExtension } from "./routes.ts";
import type { LocaleContext } from "./site-data.ts";
import { headingSlug } from "./slugs.ts";

/** Where the menus are written, for messages. */
export const SIDEBARS_FILE = "_data/sidebars.json";

/** What the menus need to know of a doc. */
export interface DocEntry {
  id: string;
  /** Path below the docs folder, as on disk. */
  path: string;
  url: string;
  title: string;
  description: string;
  /** `sidebar_label` of the front matter. */
  label: string | undefined;
  /** `pagination_label` of the front matter. */
  paginationLabel: string | undefined;
  position: number | undefined;
  unlisted: boolean;
}

/** A generated page that lists what is in a category (SIDE-4). */
export interface CategoryIndex {
  id: string;
  url: string;
  title: string;
  description: string | null;
  cards: { label: string; href: string; description: string | null; count: number | null }[];
}

/** An item before nesting: eleventy-navigation puts the tree together from `key`, `parent` and `order`. */
export interface NavigationEntry {
  /** Empty where no other item can have this one as its parent. */
  key: string;
  parent?: string;
  order: number;
  title: string;
  item: FlatItem;
}

type FlatItem = SidebarItem extends infer T
  ? T extends { kind: "category" }
    ? Omit<T, "items">
    : T
  : never;

/** A nested entry, as eleventy-navigation returns it. */
export interface NavigationTree extends NavigationEntry {
  children?: NavigationTree[];
}

/** Nests entries; injected, because the package that does it belongs to Eleventy. */
export type Nest = (entries: NavigationEntry[]) => NavigationTree[];

/** A page that has its place in a sidebar: a doc, or a category's own page. */
export interface SidebarPage {
  href: string;
  /** Text of links from its neighbours (PAGI-2). */
  title: string;
  unlisted: boolean;
}

/** A sidebar and what follows from it. */
export interface BuiltSidebar extends Sidebar {
  /** Docs that belong to it, by id. */
  docIds: Set<string>;
  /** Pages by item id; links and `ref` items lead to pages that have their place elsewhere. */
  pages: Map<string, SidebarPage>;
  indexes: CategoryIndex[];
}

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

type FolderChild =
  | { kind: "doc"; doc: DocEntry }
  | {
      kind: "folder";
      dir: string;
      plainDir: string;
      name: string;
      index: DocEntry | undefined;
      category: CategoryData | undefined;
    };

/** Docs and sub-folders of a folder in the order of SIDE-2. */
function folderChildren(
  dir: string,
  docs: readonly DocEntry[],
  categories: Record<string, CategoryData>,
): FolderChild[] {
  const prefix = dir ? `${dir}/` : "";
  const inside = docs.filter((doc) => doc.path.startsWith(prefix));
  const found = new Map<string, { position: number | undefined; child: FolderChild }>();
  for (const doc of inside) {
    const [name = "", ...rest] = doc.path.slice(prefix.length).split("/");
    if (found.has(name)) continue;
    const { position: prefixPosition, name: plainName } = splitNumberPrefix(withoutExtension(name));
    if (rest.length === 0) {
      found.set(name, { position: doc.position ?? prefixPosition, child: { kind: "doc", doc } });
      continue;
    }
    const plainDir = [...dir.split("/").filter(Boolean), name]
      .map((part) => splitNumberPrefix(part).name)
      .join("/");
    const category = categories[plainDir];
    const index = inside.find(
      ({ path }) =>
        path.startsWith(`${prefix}${name}/`) &&
        !path.slice(prefix.length + name.length + 1).includes("/") &&
        isIndexDoc(path),
    );
    found.set(name, {
      position: category?.position ?? index?.position ?? prefixPosition,
      child: { kind: "folder", dir: prefix + name, plainDir, name: plainName, index, category },
    });
  }
  return [...found]
    .sort(
      ([nameA, a], [nameB, b]) =>
        (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY) ||
        (nameA < nameB ? -1 : 1),
    )
    .map(([, { child }]) => child);
}

function toItems(tree: readonly NavigationTree[]): SidebarItem[] {
  return tree.map(({ item, children = [] }) =>
    item.kind === "category" ? { ...item, items: toItems(children) } : item,
  );
}

/** Every item with the categories above it, depth-first. */
export function* walkSidebar(
  items: readonly SidebarItem[],
  parents: readonly Extract<SidebarItem, { kind: "category" }>[] = [],
): Generator<{
  item: SidebarItem;
  parents: readonly Extract<SidebarItem, { kind: "category" }>[];
}> {
  for (const item of items) {
    yield { item, parents };
    if (item.kind === "category") yield* walkSidebar(item.items, [...parents, item]);
  }
}

/** The first entry that leads to a page of this site (NAV-8). */
export function firstLink(
  items: readonly SidebarItem[],
): { href: string; label: string } | undefined {
  for (const { item } of walkSidebar(items)) {
    if (item.kind === "html" || item.href === null) continue;
    if (item.kind === "link" && (item.external || item.unlisted)) continue;
    return { href: item.href, label: item.label };
  }
  return undefined;
}

/** One card per child of a category; a category without a description tells how many it holds (SIDE-4). */
function cardsOf(
  items: readonly SidebarItem[],
  categoryId: string,
  descriptions: ReadonlyMap<string, string | null>,
): CategoryIndex["cards"] {
  for (const { item } of walkSidebar(items)) {
    if (item.kind !== "category" || item.id !== categoryId) continue;
    return item.items.flatMap((child): CategoryIndex["cards"] => {
      if (child.kind === "html" || (child.kind === "link" && child.unlisted)) return [];
      const { label } = child;
      const description = descriptions.get(child.id) ?? null;
      if (child.kind === "link") return [{ label, href: child.href, description, count: null }];
      const href = child.href ?? firstLink(child.items)?.href;
      const count = child.items.filter(
        (item) => item.kind === "category" || (item.kind === "link" && !item.unlisted),
      ).length;
      return href ? [{ label, href, description, count }] : [];
    });
  }
  return [];
}
