import type { LocaleContext } from "../site-data.ts";
import type { DocSource } from "../sources.ts";
import { docTitle } from "./doc-title.ts";
import type { Pagination } from "./docs-model.ts";
import type { BuiltSidebar } from "./sidebar/build-sidebar.ts";
import { placeInSidebar } from "./sidebar/sidebar-place.ts";
import { type Version, versionNotes } from "./versions.ts";

/** What pages of the docs show around their text. */
export type DocPlace = ReturnType<typeof buildDocPlace>;

/** What a doc's page shows around its text. */
export function buildDocPlace(
  source: DocSource,
  versions: readonly Version[],
  context: LocaleContext,
) {
  const version = versions.find(({ name }) => name === source.version) as Version;
  const sidebar = sidebarOf(source, version);
  const place = placeInSidebar(sidebar, source.url, docTitle(source));
  return {
    ...place,
    pagination: overridePagination(source, place.pagination, sidebar, version),
    version: versionNotes(version, source.id, versions, context),
  };
}

function sidebarOf({ frontMatter, id }: DocSource, version: Version): BuiltSidebar | undefined {
  const wanted = frontMatter.displayed_sidebar;
  if (wanted !== undefined) return version.sidebars[wanted ?? ""];
  return Object.values(version.sidebars).find(({ docIds }) => docIds.has(id));
}

/** Neighbours named in front matter (PAGI-3). */
function overridePagination(
  { frontMatter }: DocSource,
  neighbours: Pagination | null,
  sidebar: BuiltSidebar | undefined,
  version: Version,
): Pagination | null {
  const resolve = (
    field: "pagination_prev" | "pagination_next",
    neighbour: Pagination["previous"],
  ) => {
    const wanted = frontMatter[field];
    if (wanted === undefined) return neighbour;
    // One that is not published is no mistake.
    const doc = version.byId.get(wanted ?? "");
    if (!doc) return null;
    const listed = sidebar?.order.find(({ href }) => href === doc.url)?.title;
    const { pagination_label, sidebar_label, unlisted } = doc.frontMatter;
    const title = listed ?? pagination_label ?? sidebar_label ?? docTitle(doc);
    return unlisted ? null : { title, href: doc.url };
  };
  const previous = resolve("pagination_prev", neighbours?.previous ?? null);
  const next = resolve("pagination_next", neighbours?.next ?? null);
  return previous || next ? { previous, next } : null;
}
