import { suggestion } from "../schema/describe-issue.ts";
import type { DocPage, Pagination, SidebarItem } from "./page-model.ts";
import {
  type BuiltSidebar,
  buildSidebar,
  type DocEntry,
  type Nest,
  walkSidebar,
} from "./sidebar.ts";
import type { LocaleContext } from "./site-data.ts";
import type { DocSource } from "./sources.ts";
import { mainDocId, type Version, versionNotes } from "./versions.ts";

/** Address of the docs of a version, without trailing slash. */
export function docsBase(versionPath: string, { href }: Pick<LocaleContext, "href">): string {
  // Added afterwards, because `/docs/1.0` would pass for a file, which has no language.
  return href("/docs") + (versionPath ? `/${versionPath}` : "");
}

/** Title of a doc: front matter, else its level-1 heading, else its id (SIDE-3). */
export function docTitle({ frontMatter, text, id }: DocSource): string {
  return frontMatter.title ?? text.title ?? id;
}

/** All versions of the docs in one language, newest first, with their sidebars. */
export function buildVersions(
  sources: readonly DocSource[],
  nest: Nest,
  context: LocaleContext,
): Version[] {
  const { last, versions } = context.data.versions;
  const lastIndex = versions.findIndex(({ name }) => name === last);
  return versions.map((version, index) => {
    const path = docsBase(version.path, context);
    const docs = sources
      .filter((source) => source.version === version.name)
      .map(
        (source): DocEntry => ({
          id: source.id,
          path: source.path,
          url: source.url,
          title: docTitle(source),
          label: source.frontMatter.sidebar_label,
          position: source.frontMatter.sidebar_position,
          unlisted: source.frontMatter.unlisted ?? false,
        }),
      );
    const sidebars = Object.fromEntries(
      Object.entries(context.data.sidebars).map(([id, config]) => [
        id,
        buildSidebar(id, config, docs, path, nest, context),
      ]),
    );
    return {
      name: version.name,
      label: context.text(version.label),
      path,
      isLast: version.name === last,
      banner:
        version.banner ??
        (index === lastIndex ? "none" : index < lastIndex ? "unreleased" : "unmaintained"),
      badge: version.badge ?? versions.length > 1,
      docs,
      sidebars,
      mainDocId: mainDocId(path, docs, Object.values(sidebars)) ?? "",
    };
  });
}

/** What follows from the place of docs in their sidebar; computed once per sidebar. */
interface SidebarIndex {
  /** Item and categories above it, by address of the page. */
  places: Map<
    string,
    { id: string; parents: readonly Extract<SidebarItem, { kind: "category" }>[] }
  >;
  /** Addresses in reading order with the item's label (PAGI-1). */
  order: { href: string; label: string }[];
  positions: Map<string, number>;
}

const indexes = new WeakMap<BuiltSidebar, SidebarIndex>();

function indexOf(sidebar: BuiltSidebar): SidebarIndex {
  const known = indexes.get(sidebar);
  if (known) return known;
  const index: SidebarIndex = { places: new Map(), order: [], positions: new Map() };
  for (const { item, parents } of walkSidebar(sidebar.items)) {
    if (item.kind === "html" || item.href === null) continue;
    if (item.kind === "link" && item.external) continue;
    if (!index.places.has(item.href)) index.places.set(item.href, { id: item.id, parents });
    if (item.kind === "link" && item.unlisted) continue;
    if (index.positions.has(item.href)) continue;
    index.positions.set(item.href, index.order.length);
    index.order.push({ href: item.href, label: item.label });
  }
  indexes.set(sidebar, index);
  return index;
}

type DocPlace = Pick<DocPage, "sidebar" | "sidebarMarks" | "breadcrumbs" | "pagination">;

/** Menu, marks, breadcrumbs and neighbours of a page in a sidebar (SIDE-6, 8, CRUMB-1, PAGI-1). */
export function placeInSidebar(
  sidebar: BuiltSidebar | undefined,
  url: string,
  title: string,
): DocPlace {
  if (!sidebar) {
    return {
      sidebar: null,
      sidebarMarks: { current: null, active: [] },
      breadcrumbs: null,
      pagination: null,
    };
  }
  const { places, order, positions } = indexOf(sidebar);
  const place = places.get(url);
  const position = positions.get(url);
  const neighbour = (step: number) => {
    const entry = position === undefined ? undefined : order[position + step];
    return entry ? { title: entry.label, href: entry.href } : null;
  };
  const previous = neighbour(-1);
  const next = neighbour(1);
  return {
    sidebar,
    sidebarMarks: {
      current: place?.id ?? null,
      active: place?.parents.map(({ id }) => id) ?? [],
    },
    breadcrumbs: place
      ? [...place.parents.map(({ label, href }) => ({ label, href })), { label: title, href: url }]
      : null,
    pagination: previous || next ? { previous, next } : null,
  };
}

/** What a doc's page shows around its text. */
export function buildDocPlace(
  source: DocSource,
  versions: readonly Version[],
  sourcesById: ReadonlyMap<string, DocSource>,
  context: LocaleContext,
): DocPlace & Pick<DocPage, "version"> {
  const version = versions.find(({ name }) => name === source.version) as Version;
  const sidebar = sidebarOf(source, version, context);
  const place = placeInSidebar(sidebar, source.url, docTitle(source));
  return {
    ...place,
    pagination: overridePagination(source, place.pagination, version, sourcesById, context),
    version: versionNotes(version, source.id, versions, context),
  };
}

function sidebarOf(
  { frontMatter, id, file }: DocSource,
  version: Version,
  { report }: LocaleContext,
): BuiltSidebar | undefined {
  const wanted = frontMatter.displayed_sidebar;
  if (wanted === undefined)
    return Object.values(version.sidebars).find(({ docIds }) => docIds.has(id));
  if (wanted === null) return undefined;
  const sidebar = version.sidebars[wanted];
  if (!sidebar) {
    report({
      file,
      problem: `"displayed_sidebar" of the doc "${id}" is "${wanted}", which does not exist.`,
      fix: suggestion(wanted, Object.keys(version.sidebars)),
    });
  }
  return sidebar;
}

/** Titles by front matter (PAGI-2) and neighbours named in front matter (PAGI-3). */
function overridePagination(
  { frontMatter, id, file }: DocSource,
  neighbours: Pagination | null,
  version: Version,
  sourcesById: ReadonlyMap<string, DocSource>,
  { report }: LocaleContext,
): Pagination | null {
  const byUrl = new Map(version.docs.map((doc) => [doc.url, doc]));
  const titled = (link: Pagination["previous"]) => {
    const doc = link && byUrl.get(link.href);
    const label = doc && sourcesById.get(`${version.name}:${doc.id}`)?.frontMatter.pagination_label;
    return link && label ? { ...link, title: label } : link;
  };
  const resolve = (
    field: "pagination_prev" | "pagination_next",
    neighbour: Pagination["previous"],
  ) => {
    const wanted = frontMatter[field];
    if (wanted === undefined) return titled(neighbour);
    if (wanted === null) return null;
    const doc = version.docs.find((candidate) => candidate.id === wanted);
    if (!doc) {
      report({
        file,
        problem: `"${field}" of the doc "${id}" names the doc "${wanted}", which does not exist.`,
        fix: suggestion(
          wanted,
          version.docs.map((known) => known.id),
        ),
      });
      return null;
    }
    return doc.unlisted ? null : titled({ title: doc.label ?? doc.title, href: doc.url });
  };
  const previous = resolve("pagination_prev", neighbours?.previous ?? null);
  const next = resolve("pagination_next", neighbours?.next ?? null);
  return previous || next ? { previous, next } : null;
}
