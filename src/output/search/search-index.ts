import { type FoundPage, indexAddress } from "../../../widgets/search/index-settings.ts";
import type { SitePage } from "../../model/build-site.ts";
import { termGroups } from "../../model/glossary.ts";
import type { PageModel } from "../../model/pages/page-model.ts";
import { LOCALES } from "../../schema/localized.ts";
import type { OutputSources } from "../output-file.ts";
import type { SearchablePage, SearchJob } from "./make-index.ts";

/** Pages that only list others; whoever searches wants those themselves. */
const LISTS: ReadonlySet<PageModel["kind"]> = new Set([
  "archive",
  "tags",
  "tag",
  "authors",
  "author",
  "search",
  "print",
  "review",
  "translations",
  "not-found",
]);

/**
 * What the search index of each language holds, and one of the docs of other years, which is fetched when
 * a reader asks for it. Their names hold no hash: pages need not change when a text does, and browsers ask
 * each time whether the file is still the same.
 */
export function searchJobs(site: Pick<OutputSources, "pages" | "data">): SearchJob[] {
  return LOCALES.flatMap((locale) => {
    const found = site.pages.filter(
      ({ model }) => model.locale === locale && !model.unlisted && isFindable(model),
    );
    const archived = found.filter((page) => isArchived(page, site));
    const current = found.filter((page) => !archived.includes(page));
    const hasArchive = archived.length > 0;
    const job = (pages: SitePage[], isArchive: boolean): SearchJob => ({
      path: indexAddress(locale, isArchive).slice(1),
      language: locale,
      hasArchive,
      synonyms: synonymsOf(site.data),
      pages: pages.map((page) => ({ found: foundPage(page, site), ...textOf(page.model) })),
    });
    return [job(current, false), ...(hasArchive ? [job(archived, true)] : [])];
  });
}

function isFindable(model: PageModel): boolean {
  const isLaterPage =
    "pagination" in model && model.kind === "blog-list" && /\/page\/\d+$/.test(model.url);
  return !LISTS.has(model.kind) && !isLaterPage;
}

function isArchived({ source }: SitePage, { data }: Pick<OutputSources, "data">): boolean {
  return source?.kind === "doc" && source.version !== data.versions.last;
}

/** Words that mean the same: those that editors have joined, and those of the glossary that say more. */
function synonymsOf({ synonyms, glossary }: OutputSources["data"]): string[][] {
  const joined = (synonyms ?? []).map(({ sv, en }) => [...sv, ...en]);
  const known = joined.map((words) => new Set(words.map((word) => word.toLowerCase())));
  const added = termGroups(glossary).filter(
    (words) => !known.some((group) => words.every((word) => group.has(word))),
  );
  return [...joined, ...added];
}

function foundPage({ model, source }: SitePage, { data }: Pick<OutputSources, "data">): FoundPage {
  const { url, title, contentLocale, locale } = model;
  const version =
    source?.kind === "doc" && source.version !== data.versions.last
      ? data.versions.versions.find(({ name }) => name === source.version)?.label[locale]
      : undefined;
  return {
    url,
    title,
    ...(contentLocale === locale ? {} : { lang: data.locales.locales[contentLocale].htmlLang }),
    ...(version ? { version } : {}),
  };
}

/** What can be found of a page; of one without a text, what it says of itself. */
function textOf(model: PageModel): Omit<SearchablePage, "found"> {
  const beginning = { id: "", heading: "", text: model.description };
  if (model.kind === "home") {
    const { hero, cards, boilersuit, partners } = model;
    return {
      sections: [
        { ...beginning, text: `${model.description} ${hero.title}. ${hero.lead}` },
        ...cards.map(({ id, title, text }) => ({ id, heading: title, text })),
        ...(boilersuit
          ? [{ id: boilersuit.id, heading: boilersuit.title, text: boilersuit.text }]
          : []),
        { id: partners.id, heading: partners.title, text: partners.text },
      ],
    };
  }
  if (model.kind === "category") {
    const text = [model.description, ...model.cards.map(({ label }) => label)].join(" ");
    return { sections: [{ ...beginning, text }] };
  }
  return { sections: [beginning], ...("text" in model && { html: model.text }) };
}
