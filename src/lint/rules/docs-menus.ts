import { classifyLink } from "../../routes/links.ts";
import { docsBase, isIndexDoc, splitNumberPrefix } from "../../routes/routes.ts";
import { headingSlug } from "../../routes/slugs.ts";
import { choices } from "../../schema/describe-issue.ts";
import type { CategoryLinkData, SidebarItemData, SidebarsFile } from "../../schema/docs.ts";
import type { Finding } from "../../schema/finding.ts";
import type { Locale, Localized } from "../../schema/localized.ts";
import { dirname } from "../files/file-names.ts";
import type { Path } from "../files/json-file.ts";
import type { LintPage } from "../pages.ts";
import { dataOf, isShown, type LintSite } from "../site.ts";

/** A version of the docs with its menus, for both languages. */
export interface DocsVersion {
  name: string;
  path: string;
  isLast: boolean;
  /** Published docs by id. */
  docs: ReadonlyMap<string, LintPage>;
  /** Ids of docs that exist, but are not published; menus leave them out (NAV-7). */
  waiting: ReadonlySet<string>;
  menus: ReadonlyMap<string, Menu>;
}

/** What a menu of the docs comes to. */
interface Menu {
  /** Whether it has a page of this site to lead to. */
  hasLink: boolean;
  /** Pages that categories generate. */
  indexes: readonly { slug: string | undefined; label: Localized }[];
}

/** What items come to. */
interface Items {
  count: number;
  hasLink: boolean;
}

/** Builds the menus of all versions and reports what is wrong in them. */
export function docsVersions(site: LintSite): { versions: DocsVersion[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const versions = site.versions.versions.map(({ name, path }): DocsVersion => {
    const all = site.pages.filter((page) => page.version === name);
    const isOpen = (page: LintPage) => isShown(page, site.input) && page.status.kind !== "hidden";
    const docs = new Map(all.filter(isOpen).map((page) => [page.id ?? "", page]));
    const waiting = new Set(
      all.flatMap((page) => (docs.has(page.id ?? "") ? [] : [page.id ?? ""])),
    );
    const file = site.archives.get(name)?.sidebars
      ? `src/versions/${name}/_data/sidebars.json`
      : "_data/sidebars.json";
    const sidebars = Object.entries(dataOf(site, name).sidebars ?? {});
    // A version without docs is reported as such.
    const reported = all.length > 0 ? findings : [];
    const menus = sidebars.map(
      ([id, config]) =>
        [id, buildMenu(id, config, { docs, waiting, file, site, findings: reported })] as const,
    );
    const isLast = name === site.versions.last;
    return { name, path, isLast, docs, waiting, menus: new Map(menus) };
  });
  return { versions, findings: [...distinct(findings)] };
}

/** Versions that share a menu report the same. */
function distinct(findings: readonly Finding[]): Iterable<Finding> {
  return new Map(
    findings.toReversed().map((finding) => [`${finding.file}:${finding.line}`, finding]),
  ).values();
}

/** Addresses that the categories of a version generate. */
export function categoryIndexes(
  { menus, path }: DocsVersion,
  locale: Locale,
  { href }: LintSite,
): { url: string; label: string }[] {
  const base = docsBase(path, { href: (target) => href(target, locale) });
  return [...menus.values()].flatMap(({ indexes }) =>
    indexes.map(({ slug, label }) => ({
      url: `${base}${slug ?? `/category/${headingSlug(label[locale])}`}`,
      label: label[locale],
    })),
  );
}

interface Sources extends Pick<DocsVersion, "docs" | "waiting"> {
  file: string;
  site: LintSite;
  findings: Finding[];
}

function buildMenu(
  id: string,
  { items, categories }: SidebarsFile[string],
  { docs, waiting, file, site, findings }: Sources,
): Menu {
  const indexes: { slug: string | undefined; label: Localized }[] = [];
  let left = 0;
  const report = (path: Path, problem: string, fix: string | null) =>
    findings.push(site.at(file, [id, ...path], problem, fix));

  const { hasLink } = itemsOf(items, undefined, ["items"]);
  return { hasLink, indexes };

  function find(docId: string, path: Path): LintPage | undefined {
    const doc = docs.get(docId);
    if (!doc && waiting.has(docId)) left += 1;
    else if (!doc) report(path, `There is no doc "${docId}".`, choices(docId, [...docs.keys()]));
    return doc;
  }

  function itemsOf(
    list: readonly SidebarItemData[],
    skip: LintPage | undefined,
    path: Path,
  ): Items {
    return sum(list.map((item, index) => itemOf(item, skip, [...path, index])));
  }

  function itemOf(item: SidebarItemData, skip: LintPage | undefined, path: Path): Items {
    if (typeof item === "string") return itemOf({ type: "doc", id: item }, skip, path);
    switch (item.type) {
      case "doc":
      case "ref": {
        const doc = find(item.id, path);
        return doc && doc !== skip ? { count: 1, hasLink: !doc.fields.unlisted } : NOTHING;
      }
      case "link":
        return {
          count: 1,
          hasLink: classifyLink(item.href, site.data.site?.url) !== "external",
        };
      case "html":
        return { count: 1, hasLink: false };
      case "autogenerated":
        return folder(item.dir, path);
      case "category":
        return category(item, path);
    }
  }

  function category(item: Extract<SidebarItemData, { type: "category" }>, path: Path): Items {
    const before = left;
    const linked = linkedDoc(item.link, path);
    const children = itemsOf(item.items, linked, [...path, "items"]);
    if (children.count > 0) {
      return { count: 1, hasLink: children.hasLink || addIndex(item) || linked !== undefined };
    }
    if (linked) return { count: 1, hasLink: !linked.fields.unlisted };
    if (item.link?.type !== "generated-index" && left === before) {
      report(
        path,
        `The category "${item.label.sv}" has neither pages nor a link.`,
        "Add a page to it, give it a link, or remove the category.",
      );
    }
    return NOTHING;
  }

  /** The docs of a folder; its folders are categories (SIDE-2). */
  function folder(dir: string, path: Path): Items {
    const inside = [...docs.values()].filter((doc) => doc.path.startsWith(dir ? `${dir}/` : ""));
    const folders = new Map<string, LintPage[]>();
    for (const doc of inside) {
      const parents = dirname(doc.path).split("/");
      for (const [index, part] of parents.entries()) {
        const name = parents.slice(0, index + 1).join("/");
        if (part !== "" && name.length > dir.length)
          folders.set(name, [...(folders.get(name) ?? []), doc]);
      }
    }
    for (const [name, own] of folders) {
      const plain = name
        .split("/")
        .map((part) => splitNumberPrefix(part).name)
        .join("/");
      // A folder may be called like what every object has.
      const data = Object.hasOwn(categories, plain) ? categories[plain] : undefined;
      const linked = linkedDoc(data?.link, ["categories", plain]);
      const isPage = own.length === 1 && own[0] !== undefined && isIndexDoc(own[0].path);
      if (data && !linked && !isPage) addIndex(data);
    }
    if (inside.length === 0 && dir !== "" && waiting.size === 0)
      report(path, `The folder "${dir}" has no docs.`, "Name another folder, or remove the item.");
    return { count: inside.length, hasLink: inside.some(({ fields }) => !fields.unlisted) };
  }

  function linkedDoc(link: CategoryLinkData | null | undefined, path: Path): LintPage | undefined {
    return link?.type === "doc" ? find(link.id, path) : undefined;
  }

  function addIndex({
    link,
    label,
  }: {
    link?: CategoryLinkData | null | undefined;
    label: Localized;
  }) {
    if (link?.type !== "generated-index") return false;
    indexes.push({ slug: link.slug, label });
    return true;
  }
}

const NOTHING: Items = { count: 0, hasLink: false };

const sum = (items: readonly Items[]): Items => ({
  count: items.reduce((total, { count }) => total + count, 0),
  hasLink: items.some(({ hasLink }) => hasLink),
});
