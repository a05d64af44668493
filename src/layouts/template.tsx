import type { ComponentType, ReactElement } from "react";
import { modelOf, type PageModel } from "../model/pages/page-model.ts";
import { pagesOf } from "../model/pages/pages.ts";
import type { OutputFile, PlannedPage } from "../model/pages/planned-page.ts";
import type { PLANS, PlanName } from "../model/pages/plans.ts";
import type { Plan, Site } from "../model/site.ts";
import { outputPathOf } from "../routes/paths.ts";
import type { Locale } from "../schema/localized.ts";
import { Base } from "./base.tsx";

/** What Eleventy passes to templates and layouts. */
export interface PageData {
  /** `url`: false for what is not written. */
  page: { url: string | false };
  /** HTML of a text, from Eleventy's Markdown library; absent for generated pages. */
  content?: { toString(): string };
  collections: { site: Site };
}

/** What a template gets of a page that it writes. */
export type ModelOf<Name extends PlanName> = ModelOfPlan<(typeof PLANS)[Name]>;

/** What a template of a subject gets of a page that a plan has planned. */
export type ModelOfPlan<OfPages extends Plan> = PageModel & ReturnType<OfPages>[number];

/** An entry of the collection `locales`. */
export interface LocaleEntry {
  site: Site;
  locale: Locale;
}

/**
 * Data of a template that writes the pages of a plan, by its name. Pages with the same `translationKey` are translations of each other; the
 * I18nPlugin pairs them by their group number.
 */
export function pages(name: string) {
  const before = ([entry]: readonly LocaleEntry[]) => {
    const entries = (entry && pagesOf(entry.site).byTemplate.get(name)) ?? [];
    const keys = [...new Set(entries.map(({ translationKey }) => translationKey))];
    return entries.map((entry) =>
      Object.assign(entry, {
        eleventyPaginationGroupNumber: keys.indexOf(entry.translationKey) + 1,
      }),
    );
  };
  return {
    pagination: {
      data: "collections.locales",
      before,
      size: 1,
      alias: "entry",
      addAllPagesToCollections: true,
    },
    permalink: ({ entry }: { entry: PlannedPage }) => outputPathOf(entry.url),
  };
}

/**
 * A template of pages.
 *
 * @param Main renders the main area; it gets the props of the pages that the template plans
 */
export function template<Model extends PageModel>(
  Main: ComponentType<{ model: Model; site: Site }>,
): (data: PageData) => ReactElement {
  return ({ page, collections }) => {
    const { site } = collections;
    const model = modelOf(page.url || "", site) as Model;
    return (
      <Base model={model}>
        <Main model={model} site={site} />
      </Base>
    );
  };
}

/**
 * Data of a template that writes files in all languages.
 *
 * @param filesOf the files of a language
 */
export function files(filesOf: (site: Site, locale: Locale) => OutputFile[]) {
  return {
    pagination: {
      data: "collections.locales",
      before: (locales: readonly LocaleEntry[]) =>
        locales.flatMap(({ site, locale }) => filesOf(site, locale)),
      size: 1,
      alias: "file",
    },
    permalink: ({ file }: { file: OutputFile }) => file.path,
    eleventyExcludeFromCollections: true,
  };
}

/** Data of a template that writes files which all languages share. */
export const siteFiles = (filesOf: (site: Site) => OutputFile[]) =>
  files((site, locale) => (locale === site.data.locales.default ? filesOf(site) : []));

/** The content of a file. */
export const writeFile = ({ file }: { file: OutputFile }): string => file.content();
