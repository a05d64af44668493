import type { FeatureSchema, NameIn } from "../features/feature-schema.ts";
import * as subjects from "../features/schemas.ts";
import type { LocalesFile } from "../schema/locales.ts";
import { LOCALES, type Locale, type Localized } from "../schema/localized.ts";
import { localizeTarget } from "./locales.ts";

/**
 * Pages of `src/pages` with one address in each language, by their kind: the same behind the prefix of the
 * language, or one for each. A new page gets a line here; with it the linter knows links to the page.
 */
const OWN = {
  "blog-list": "/blog",
  archive: "/blog/archive",
  tags: "/blog/tags",
  authors: "/blog/authors",
  search: { sv: "/sok", en: "/search" },
  "not-found": "/404",
} as const satisfies FeatureSchema["addresses"];

type OfSubjects = Extract<
  (typeof subjects)[keyof typeof subjects],
  { addresses: object }
>["addresses"];

/** Kinds of these pages, and of those of subjects. */
export type GeneratedKind = keyof typeof OWN | NameIn<OfSubjects>;

const GENERATED_PAGES: Readonly<Record<GeneratedKind, string | Localized>> = Object.assign(
  {},
  OWN,
  ...Object.values<FeatureSchema>(subjects).map(({ addresses }) => addresses),
);

/** Pages that have others below them, as many as news and data need; links to those are checked when they are built. */
const NEWS: readonly [GeneratedKind, below: string][] = [
  ["blog-list", "/page/"],
  ["tags", "/"],
  ["authors", "/"],
];

/** The address of a generated page. */
export function generatedAddress(
  kind: GeneratedKind,
  locale: Locale,
  locales: LocalesFile,
): string {
  const address: string | Localized = GENERATED_PAGES[kind];
  const own = typeof address === "string" ? address : address[locale];
  return localizeTarget(own, locale, locales);
}

/** Those of all pages and languages; `key` is the same for the languages of a page. */
export function generatedAddresses(
  locales: LocalesFile,
): { key: string; locale: Locale; url: string }[] {
  return (Object.keys(GENERATED_PAGES) as GeneratedKind[]).flatMap((key) =>
    LOCALES.map((locale) => ({ key, locale, url: generatedAddress(key, locale, locales) })),
  );
}

/** Beginnings of the addresses that only the build knows. */
export function newsAddresses(locales: LocalesFile): string[] {
  return NEWS.flatMap(([kind, below]) =>
    LOCALES.map((locale) => generatedAddress(kind, locale, locales) + below),
  );
}
