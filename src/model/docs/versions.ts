import { comparablePath, isSamePath, isWithin } from "../../routes/paths.ts";
import { docsBase } from "../../routes/routes.ts";
import { format } from "../../schema/format.ts";
import { dataOfVersion, type LocaleContext } from "../site-data.ts";
import type { DocSource } from "../sources.ts";
import { type BuiltSidebar, buildSidebar } from "./sidebar/build-sidebar.ts";

/** A version of the docs in one language. */
export type Version = ReturnType<typeof buildVersions>[number];

/** All versions of the docs in one language, newest first, with their sidebars. */
export function buildVersions(sources: readonly DocSource[], context: LocaleContext) {
  const { last, versions } = context.data.versions;
  const lastIndex = versions.findIndex(({ name }) => name === last);
  return versions.map((version, index) => {
    const path = docsBase(version.path, context);
    const docs = sources.filter((source) => source.version === version.name);
    const sidebars = Object.fromEntries(
      Object.entries(dataOfVersion(context.data, version.name).sidebars).map(([id, config]) => [
        id,
        buildSidebar(id, config, docs, path, context),
      ]),
    );
    return {
      name: version.name,
      label: context.text(version.label),
      /** Address of the version: `/docs`, `/en/docs/2023-24`. */
      path,
      isLast: version.name === last,
      banner:
        version.banner ??
        (index === lastIndex ? "none" : index < lastIndex ? "unreleased" : "unmaintained"),
      badge: version.badge ?? versions.length > 1,
      docs,
      byId: new Map(docs.map((doc) => [doc.id, doc])),
      /** By the form in which two paths of the same page are equal. */
      byPath: new Map(docs.map((doc) => [comparablePath(doc.url), doc])),
      sidebars,
      mainDocId: mainDocId(path, docs, Object.values(sidebars)) ?? "",
    };
  });
}

/**
 * The main doc of a version: the one at the version's root, else the first doc of the first
 * sidebar, else the first doc.
 */
export function mainDocId(
  path: string,
  docs: readonly DocSource[],
  sidebars: readonly BuiltSidebar[],
): string | undefined {
  const atRoot = docs.find((doc) => isSamePath(doc.url, path));
  // Generated pages and links of a menu do not count.
  const listed = sidebars[0]?.order.map(({ href }) => docs.find(({ url }) => url === href));
  return (atRoot ?? listed?.find((doc) => doc !== undefined) ?? docs[0])?.id;
}

/** The version that a path belongs to and the doc it shows (VER-1); the longest version path wins. */
export function activeVersion(
  url: string,
  versions: readonly Version[],
): { version: Version | undefined; doc: DocSource | undefined } {
  const version = [...versions]
    .sort((a, b) => b.path.length - a.path.length)
    .find(({ path }) => isWithin(path, url));
  return { version, doc: version?.byPath.get(comparablePath(url)) };
}

/**
 * Versions that a navbar item tries, in order (VER-2).
 *
 * @param active that of the page, or the one that the visitor prefers
 */
export function versionCandidates(
  active: Version | undefined,
  versions: readonly Version[],
): Version[] {
  const last = versions.find((version) => version.isLast) ?? versions[0];
  return [...new Set([active, last])].filter((version) => version !== undefined);
}

/** Where a version's entry in the dropdown leads: the same doc there, else its main doc (VER-3). */
export function versionTarget(version: Version, activeDocId: string | undefined): string {
  const doc = version.byId.get(activeDocId ?? "") ?? version.byId.get(version.mainDocId);
  return doc?.url ?? version.path;
}

/** The note on docs of another version than the latest (VER-5). */
export type VersionBanner = NonNullable<ReturnType<typeof versionNotes>["banner"]>;

/** Badge and banner of a doc (VER-5, VER-6). */
export function versionNotes(
  { badge, banner, label }: Version,
  docId: string,
  versions: readonly Version[],
  { labels }: LocaleContext,
) {
  const last = versions.find(({ isLast }) => isLast);
  return {
    label,
    badge: badge ? format(labels["docs.versionBadge.label"], { versionLabel: label }) : null,
    banner:
      banner === "none" || !last
        ? null
        : {
            kind: banner,
            versionLabel: label,
            /** The same doc there, or its main one. */
            latest: { name: last.name, label: last.label, href: versionTarget(last, docId) },
          },
  };
}
