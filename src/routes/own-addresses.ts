import type { LocalesFile } from "../schema/locales.ts";
import type { Locale } from "../schema/localized.ts";
import { byLocale, localeOf, localizeTarget, switchLocale } from "./locales.ts";
import { splitPath } from "./paths.ts";

/**
 * The address of a page that sets one in a language, by the address that it would have otherwise:
 * that of another language with the prefix replaced.
 */
export type OwnAddresses = Record<Locale, Readonly<Record<string, string>>>;

/**
 * Finds the pages whose addresses differ between languages. They are pairs by their files, so data
 * and texts that both languages share may name such a page by either address.
 *
 * @param sources `key`: the same for the files of one page
 */
export function ownAddresses(
  sources: readonly { key: string; locale: Locale; url: string }[],
  locales: LocalesFile,
): OwnAddresses {
  const taken = new Set(sources.map(({ url }) => url));
  const pages = [...Map.groupBy(sources, ({ key }) => key).values()];
  return byLocale((locale) => {
    const own = pages.flatMap((files) => {
      const page = files.find((file) => file.locale === locale);
      if (!page) return [];
      return files
        .map(({ url }) => switchLocale(url, locale, locales))
        .filter((url) => url !== page.url && !taken.has(url))
        .map((url) => [url, page.url] as const);
    });
    return Object.fromEntries(own);
  });
}

/** The page of the CMS is the same for all languages. */
const WITHOUT_LANGUAGE = /^\/admin(?=[/?#]|$)/;

/** An internal target as links of a language have it (ROUTE-6). */
export function linkedAddress(
  target: string,
  locale: Locale,
  locales: LocalesFile,
  addresses: OwnAddresses,
): string {
  if (WITHOUT_LANGUAGE.test(target)) return target;
  const { path, rest } = splitPath(localizeTarget(target, locale, locales));
  return (addresses[localeOf(path, locales)][path] ?? path) + rest;
}
