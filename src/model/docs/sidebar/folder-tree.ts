import eleventyNavigation, { type NavigationTree } from "@11ty/eleventy-navigation";
import { isIndexDoc, splitNumberPrefix, withoutExtension } from "../../../routes/routes.ts";
import type { CategoryData } from "../../../schema/docs.ts";
import type { DocSource } from "../../sources.ts";

/** An entry of a docs folder: a doc, or a folder with what it holds. */
export type FolderNode = NavigationTree<{ doc: DocSource } | Folder>;

interface Folder {
  /** Path below the docs folder, as on disk. */
  dir: string;
  /** The doc that represents the folder. */
  index: DocSource | undefined;
  category: CategoryData | undefined;
}

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
  const inside = docs.filter(({ path }) => path.startsWith(dir && `${dir}/`));
  const entry = (path: string, order: number | undefined, value: FolderNode["value"]) => {
    const { position, name } = splitNumberPrefix(withoutExtension(nameOf(path)));
    const parent = parentOf(path);
    return {
      path,
      // The package takes a comma in a key for the end of it. Docs are no parents.
      key: "doc" in value ? "" : encodeURIComponent(path),
      parent: parent === dir ? undefined : encodeURIComponent(parent),
      order: order ?? position,
      title: name,
      value,
    };
  };
  const folders = new Set(inside.flatMap(({ path }) => foldersOf(path)));
  const entries = [
    ...inside.map((doc) => entry(doc.path, doc.frontMatter.sidebar_position, { doc })),
    ...[...folders]
      .filter((folder) => folder.length > dir.length)
      .map((folder) => {
        const plain = folder.split("/").map((part) => splitNumberPrefix(part).name);
        // A folder may be called like what every object has.
        const category = new Map(Object.entries(categories)).get(plain.join("/"));
        const index = inside.find(({ path }) => parentOf(path) === folder && isIndexDoc(path));
        const position = category?.position ?? index?.frontMatter.sidebar_position;
        return entry(folder, position, { dir: folder, index, category });
      }),
  ];
  // By name first: eleventy-navigation leaves entries of one position in the order that they come in.
  entries.sort((a, b) => (nameOf(a.path) < nameOf(b.path) ? -1 : 1));
  // The package looks at every entry for each key, so it is called once per menu and never per page.
  return eleventyNavigation.navigation.find(
    entries.map((eleventyNavigation) => ({ data: { eleventyNavigation } })),
  );
}

/** The folders that a path is in, outermost first. */
function foldersOf(path: string): string[] {
  const parent = parentOf(path);
  return parent ? [...foldersOf(parent), parent] : [];
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
