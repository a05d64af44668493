import { byLocale, homePaths, localeOf, switchLocale } from "../../routes/locales.ts";
import { LOCALES, type Locale } from "../../schema/localized.ts";
import type { PlannedPage } from "../pages/planned-page.ts";
import type { Site } from "../site.ts";
import type { LocaleContext } from "../site-data.ts";

/** A page in one of its languages. */
export interface Alternate {
  locale: Locale;
  hreflang: string;
  /** Site-relative. */
  url: string;
}

/** The languages in which the text of a page is written; fallbacks do not count. */
export function alternatesOf(page: PlannedPage, { build, data, byKey }: Site): Alternate[] {
  const languages = byKey.get(page.source?.key ?? "") ?? [];
  const { url: own = page.url } =
    languages.find(({ locale }) => locale === page.contentLocale) ?? {};
  const urls = [own, ...build.localeLinks(own).map(({ url }) => url)];
  const { locales } = data.locales;
  return LOCALES.flatMap((locale): Alternate[] => {
    const url = urls.find((one) => localeOf(one, data.locales) === locale);
    return url ? [{ locale, hreflang: locales[locale].htmlLang, url }] : [];
  });
}

/**
 * Where the language links of a page lead: always to a page that exists (LOC-5).
 *
 * @param addresses those of all pages
 */
export function translationsOf(
  { kind, locale: ownLocale, url }: PlannedPage,
  alternates: readonly Alternate[],
  addresses: ReadonlySet<string>,
  context: LocaleContext,
): Record<Locale, string> {
  return byLocale((locale) => {
    if (kind === "not-found") return context.data.locales.locales[locale].path;
    if (locale === ownLocale) return url;
    const alternate = alternates.find((one) => one.locale === locale);
    return alternate?.url ?? nearest(url, locale, addresses, context);
  });
}

/** The closest page above a missing one that exists in the other language, at worst its home (LOC-5). */
function nearest(
  url: string,
  to: Locale,
  addresses: ReadonlySet<string>,
  { data }: LocaleContext,
): string {
  const homes = homePaths(data.locales.locales);
  for (
    let path = switchLocale(url, to, data.locales);
    path.length > 1;
    path = path.slice(0, path.lastIndexOf("/"))
  ) {
    if (addresses.has(path) && localeOf(path, data.locales) === to && !homes.includes(path))
      return path;
  }
  return data.locales.locales[to].path;
}
