import { isIndexDoc, splitNumberPrefix, withoutExtension } from "../../../routes/routes.ts";
import type { CategoryData } from "../../../schema/docs.ts";
import type { DocSource } from "../../sources.ts";

/** An entry of a docs folder. */
type FolderEntry = { doc: DocSource } | Folder;

interface Folder {
  /** Path below the docs folder, as on disk. */
  dir: string;
  /** Its name without number prefix. */
  title: string;
  /** The doc that represents the folder. */
  index: DocSource | undefined;
  category: CategoryData | undefined;
}

/**
 * What is directly in a docs folder, in the order of SIDE-2: by position, then by name.
 *
 * @param dir path below the docs folder; `""` is the docs folder itself
 */
export function entriesOf(
  dir: string,
  docs: readonly DocSource[],
  categories: Readonly<Record<string, CategoryData>>,
): FolderEntry[] {
  const start = dir && `${dir}/`;
  const inside = docs.filter(({ path }) => path.startsWith(start));
  const byName = Map.groupBy(inside, ({ path }) => path.slice(start.length).replace(/\/.*/, ""));
  return [...byName]
    .map(([name, members]) => {
      const path = start + name;
      const { position, name: title } = splitNumberPrefix(withoutExtension(name));
      const doc = members.find((member) => member.path === path);
      if (doc)
        return { name, position: doc.frontMatter.sidebar_position ?? position, value: { doc } };
      const index = members.find(
        (member) => parentOf(member.path) === path && isIndexDoc(member.path),
      );
      const category = categories[path.split("/").map(plainName).join("/")];
      const own = category?.position ?? index?.frontMatter.sidebar_position;
      return { name, position: own ?? position, value: { dir: path, title, index, category } };
    })
    .sort((a, b) => rank(a.position) - rank(b.position) || (a.name < b.name ? -1 : 1))
    .map(({ value }) => value);
}

/** Entries without a position come last. */
const rank = (position = Number.MAX_SAFE_INTEGER) => position;
const plainName = (name: string) => splitNumberPrefix(name).name;
const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
