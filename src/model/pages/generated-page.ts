import type { GeneratedKind } from "../../routes/generated-pages.ts";
import { localPath } from "../../routes/locales.ts";
import type { LocaleContext } from "../site-data.ts";
import type { Head, PlannedPage } from "./planned-page.ts";

/** The address of a page of the registry follows from its kind. */
type GeneratedPage = Pick<PlannedPage, "title" | "description"> &
  Partial<PlannedPage> &
  ({ kind: GeneratedKind } | { kind: string; url: string });

/**
 * A page without a text that can be edited.
 *
 * @param page what it shows: the fields that all pages have, and props of its kind
 * @param head head data of this page only
 * @param translationKey what its translations share; by default its kind, or its address without the language
 */
export function generatedPage<Own extends GeneratedPage>(
  { locale, generated, data }: LocaleContext,
  page: Own,
  head: Partial<Head> = {},
  translationKey = page.url === undefined ? page.kind : localPath(page.url, data.locales),
): PlannedPage & Own {
  const { url = generated(page.kind as GeneratedKind) } = page;
  const usual = { locale, contentLocale: locale, unlisted: false, source: null, updated: null };
  return { ...usual, ...page, url, head, translationKey } as PlannedPage & Own;
}
