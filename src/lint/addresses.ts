import type { SiteFeature } from "../model/site.ts";
import type { ReadPage } from "../read/pages.ts";
import { isShown, type ReadSite, shownPages, urlIn } from "../read/site.ts";
import { newsAddresses } from "../routes/generated-pages.ts";
import { decode } from "../routes/paths.ts";
import { LOCALES } from "../schema/localized.ts";
import { categoryIndexes, type DocsVersion } from "./docs.ts";

/** An address with what claims it. */
export interface Claim {
  url: string;
  /** The text; null for generated pages. */
  page: ReadPage | null;
}

/** The addresses that a build will have, as far as the files say. */
export type Addresses = ReturnType<typeof addressesOf>;

/** Folders and files that the build itself needs. */
export const RESERVED = ["/admin", "/assets", "/files", "/img", "/.well-known"];

/** Computes the addresses of all texts, and of the generated pages that do not depend on news. */
export function addressesOf(
  site: ReadSite,
  versions: readonly DocsVersion[],
  features: readonly Pick<SiteFeature, "later">[],
) {
  const { locales, pages, input } = site;
  const shown = shownPages(pages.filter((page) => isShown(page, input)));
  const own = [...shown.keys()].map((page) => ({ url: page.url, page }));
  const fallbacks = [...shown].flatMap(([page, languages]) =>
    languages
      .filter((locale) => locale !== page.locale)
      .map((locale) => ({ url: urlIn(page, locale, locales), page })),
  );
  const ofDocs = LOCALES.flatMap((locale) =>
    versions.flatMap((version) => categoryIndexes(version, locale, site)),
  );
  const generated = [...site.generated, ...ofDocs];
  const claims: Claim[] = [
    ...own,
    ...[...generated, ...RESERVED].map((url) => ({ url, page: null })),
    ...fallbacks,
  ];
  const byUrl = new Map(claims.toReversed().map((claim) => [claim.url, claim]));
  const unpublished = pages
    .filter((page) => !shown.has(page))
    .flatMap((page) => LOCALES.map((locale) => [urlIn(page, locale, locales), page] as const));
  const waiting = pages.filter((page) => !shown.has(page));
  return {
    /** Pages, drafts too; those that stand in for a missing translation come last. */
    claims: [...claims, ...waiting.map((page) => ({ url: page.url, page }))],
    pages: byUrl,
    /** Texts that this build does not show, by the addresses that they will have. */
    unpublished: new Map(unpublished.filter(([url]) => !byUrl.has(url))),
    /** Beginnings of addresses that only the build knows. */
    later: [
      ...newsAddresses(locales),
      ...features.flatMap(({ later }) => later?.(site.data, site.href) ?? []),
    ],
  };
}

/** What is at a path: with or without a closing slash or `.html`, in exactly this letter case. */
export function pageAt<Page>(path: string, pages: ReadonlyMap<string, Page>): Page | undefined {
  const plain = decode(path).replace(/(\/index)?\.html$/, "") || "/";
  return [path, path.replace(/\/$/, ""), `${path}/`, plain, `${plain}/`]
    .map((form) => pages.get(form))
    .find((page) => page !== undefined);
}
