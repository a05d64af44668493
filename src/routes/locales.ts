import type { LocaleRecords, LocalesFile } from "../schema/locales.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import { classifyLink } from "./links.ts";
import { canonicalPath, normalizePath, splitPath } from "./paths.ts";

/** A record with one entry per locale. */
export function byLocale<T>(compute: (locale: Locale) => T): Record<Locale, T> {
  const entries = LOCALES.map((locale) => [locale, compute(locale)] as const);
  return Object.fromEntries(entries) as Record<Locale, T>;
}

/** Base paths of all locales; they are the only addresses with a trailing slash. */
export function homePaths(records: LocaleRecords): string[] {
  return LOCALES.map((locale) => records[locale].path);
}

/**
 * The language of a path (ROUTE-2).
 *
 * @example localeOf("/en", locales) // "en"
 * @example localeOf("/english", locales) // "sv"
 */
export function localeOf(path: string, { default: fallback, locales }: LocalesFile): Locale {
  const found = LOCALES.find(
    (locale) =>
      locale !== fallback && `${path.replace(/\/$/, "")}/`.startsWith(locales[locale].path),
  );
  return found ?? fallback;
}

/**
 * Puts the locale's base path before an internal target (ROUTE-6) and writes it in canonical form
 * (ROUTE-7). Fragments, other schemes and other hosts stay as they are; a target that already has
 * a locale's prefix keeps it; one without a leading slash counts from the base path.
 *
 * @example localizeTarget("for-antagna", "en", locales) // "/en/for-antagna"
 */
export function localizeTarget(target: string, locale: Locale, locales: LocalesFile): string {
  const kind = classifyLink(target);
  if (kind !== "internal" && kind !== "file") return target;
  const { path, rest } = splitPath(target);
  const absolute = normalizePath(path.startsWith("/") ? path : `/${path}`);
  const homes = homePaths(locales.locales);
  if (kind === "file") return absolute + rest;
  const prefixed = localeOf(absolute, locales) !== locales.default;
  const base = locales.locales[locale].path;
  return canonicalPath(prefixed ? absolute : base + absolute.slice(1), homes) + rest;
}

/** The path without its locale's base path, beginning with a slash. */
export function localPath(path: string, locales: LocalesFile): string {
  const base = locales.locales[localeOf(path, locales)].path;
  const normalized = normalizePath(path);
  return `${normalized}/`.startsWith(base) ? `/${normalized.slice(base.length)}` : normalized;
}

/**
 * The same path in another language (LOC-2); a trailing slash is kept.
 *
 * @example switchLocale("/en/docs/intro", "sv", locales) // "/docs/intro"
 */
export function switchLocale(path: string, to: Locale, locales: LocalesFile): string {
  return locales.locales[to].path + localPath(path, locales).slice(1);
}
