import eleventyNavigation, {
  type NavigationEntry,
  type NavigationTree,
} from "@11ty/eleventy-navigation";
import { isIndexDoc, splitNumberPrefix, withoutExtension } from "../../../routes/routes.ts";
import type { CategoryData } from "../../../schema/docs.ts";
import type { DocSource } from "../../sources.ts";

/** An entry of a docs folder. */
export type FolderChild = { kind: "doc"; doc: DocSource } | Folder;

export interface Folder {
  kind: "folder";
  /** Path below the docs folder, as on disk. */
  dir: string;
  name: string;
  /** The doc that represents the folder. */
  index: DocSource | undefined;
  category: CategoryData | undefined;
}

/** A doc, or a folder with what it holds. */
export type FolderNode = NavigationTree<FolderChild>;

/**
 * The contents of a docs folder, nested, in the order of SIDE-2: by position, then by name.
 *
 * @param dir path below the docs folder; `""` is the docs folder itself
 */
export function folderTree(
  dir: string,
  docs: readonly DocSource[],
  categories: Readonly<Record<string, CategoryData>>,
): FolderNode[] {
  const prefix = dir ? `${dir}/` : "";
  const folders = new Map<string, NavigationEntry<Folder>>();
  const entries = new Map<string, NavigationEntry<FolderChild>>();
  for (const doc of docs) {
    if (!doc.path.startsWith(prefix)) continue;
    const parts = doc.path.slice(prefix.length).split("/");
    const parents = parts
      .slice(0, -1)
      .map((_, depth) => prefix + parts.slice(0, depth + 1).join("/"));
    for (const folder of parents) {
      if (folders.has(folder)) continue;
      const entry = folderEntry(folder, folders.get(parentOf(folder))?.key, categories);
      folders.set(folder, entry);
      entries.set(folder, entry);
    }
    const own = folders.get(parents.at(-1) ?? "");
    if (own && isIndexDoc(doc.path)) own.value.index ??= doc;
    const { position, name } = splitNumberPrefix(withoutExtension(parts.at(-1) ?? ""));
    entries.set(doc.path, {
      key: "",
      ...(own ? { parent: own.key } : {}),
      ...orderOf(doc.frontMatter.sidebar_position ?? position),
      title: name,
      value: { kind: "doc", doc },
    });
  }
  for (const entry of folders.values()) {
    const { category, index } = entry.value;
    Object.assign(
      entry,
      orderOf(category?.position ?? index?.frontMatter.sidebar_position ?? entry.order),
    );
  }
  // By name first: eleventy-navigation leaves entries of one position in the order that they come in.
  const byName = [...entries].sort(([a], [b]) => (nameOf(a) < nameOf(b) ? -1 : 1));
  // The package looks at every entry for each key, so it is called once per menu and never per page.
  return eleventyNavigation.navigation.find(
    byName.map(([, entry]) => ({ data: { eleventyNavigation: entry } })),
  );
}

function folderEntry(
  dir: string,
  parent: string | undefined,
  categories: Readonly<Record<string, CategoryData>>,
): NavigationEntry<Folder> {
  const plainDir = dir
    .split("/")
    .map((part) => splitNumberPrefix(part).name)
    .join("/");
  const { position, name } = splitNumberPrefix(nameOf(dir));
  return {
    // The package takes a comma in a key for the end of it.
    key: encodeURIComponent(dir),
    ...(parent ? { parent } : {}),
    ...orderOf(position),
    title: name,
    value: {
      kind: "folder",
      dir,
      name,
      index: undefined,
      // A folder may be called like what every object has.
      category: Object.hasOwn(categories, plainDir) ? categories[plainDir] : undefined,
    },
  };
}

const orderOf = (order: number | undefined) => (order === undefined ? {} : { order });
const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
