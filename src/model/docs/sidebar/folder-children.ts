import type { CategoryData } from "../../../schema/docs.ts";
import { isIndexDoc, splitNumberPrefix, withoutExtension } from "../../routes/routes.ts";
import type { DocEntry } from "./built-sidebar.ts";

/** What stands in a folder of the docs. */
export type FolderChild =
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
export function folderChildren(
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
