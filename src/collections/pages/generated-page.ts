import type { GeneratedKind } from "../../routes/generated-pages.ts";
import { localPath } from "../../routes/locales.ts";
import type { Locale } from "../../schema/localized.ts";
import type { HeadSource } from "../frame/head.ts";
import type { Site } from "../site.ts";
import type { LocaleContext } from "../site-data.ts";
import type { OwnPage, PageFrame, PlannedPage } from "./page-model.ts";

/** The address of a page of the registry follows from its kind. */
type GeneratedPage = Pick<OwnPage, "title" | "description"> &
  Partial<OwnPage> &
  ({ kind: GeneratedKind } | { kind: string; url: string });

/**
 * A page without a text that can be edited.
 *
 * @param own what it shows: the fields that all pages have, and props of its kind
 * @param head head data of this page only
 * @param translationKey what its translations share; by default its kind, or its address without the language
 */
export function generatedPage<Own extends GeneratedPage>(
  { locale, generated, data }: LocaleContext,
  own: Own,
  head: HeadSource = {},
  translationKey = own.url === undefined ? own.kind : localPath(own.url, data.locales),
): PlannedPage<Own> {
  const { url = generated(own.kind as GeneratedKind) } = own;
  const usual = { locale, contentLocale: locale, unlisted: false };
  const core = { ...usual, ...own, url } as OwnPage & Own;
  return { core, source: null, head, translationKey };
}

/** What a component gets, from the function that plans its pages. */
export type ModelOf<Plan extends (site: Site, locale: Locale) => PlannedPage[]> = PageFrame &
  ReturnType<Plan>[number]["core"];
