import { Parser } from "htmlparser2";
import MiniSearch from "minisearch";
import {
  type FoundPage,
  INDEX_FIELDS,
  INDEX_VERSION,
  type IndexedSection,
  indexAddress,
  type SearchFile,
} from "../../widgets/search/index-settings.ts";
import { pack } from "../../widgets/search/packed-index.ts";
import { piecesOf, stem, termsOf, wordsOf } from "../../widgets/search/words.ts";
import type { SitePage } from "../model/build-site.ts";
import { termGroups } from "../model/glossary.ts";
import type { PageModel } from "../model/pages/page-model.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import type { OutputFile, OutputSources } from "./output-file.ts";

/** Part of a page: its beginning, a heading with what is below it, or an entry of a list with an address. */
export interface Section {
  id: string;
  heading: string;
  text: string;
}

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
 * The search index of each language, and one of the docs of other years, which is fetched when a reader
 * asks for it. Their names hold no hash: pages need not change when a text does, and browsers ask each
 * time whether the file is still the same.
 */
export function searchIndex(site: OutputSources): OutputFile[] {
  return LOCALES.flatMap((locale) => {
    const found = site.pages.filter(
      ({ model }) => model.locale === locale && !model.unlisted && isFindable(model),
    );
    const archived = found.filter((page) => isArchived(page, site));
    const current = found.filter((page) => !archived.includes(page));
    const hasArchive = archived.length > 0;
    const write = (pages: SitePage[], isArchive: boolean): OutputFile => ({
      path: indexAddress(locale, isArchive).slice(1),
      content: JSON.stringify(searchFile(pages, locale, hasArchive, site)),
    });
    return [write(current, false), ...(hasArchive ? [write(archived, true)] : [])];
  });
}

function isFindable(model: PageModel): boolean {
  const isLaterPage =
    "pagination" in model && model.kind === "blog-list" && /\/page\/\d+$/.test(model.url);
  return !LISTS.has(model.kind) && !isLaterPage;
}

function isArchived({ source }: SitePage, { data }: OutputSources): boolean {
  return source?.kind === "doc" && source.version !== data.versions.last;
}

function searchFile(
  pages: readonly SitePage[],
  language: Locale,
  hasArchive: boolean,
  site: OutputSources,
): SearchFile {
  const { data } = site;
  const sections = pages.map(({ model }) => sectionsOf(model));
  const rows = sections.flatMap((own, page) =>
    own.map((section): SearchFile["sections"][number] => [
      page,
      section.id,
      section.heading,
      section.text,
    ]),
  );
  const texts = rows.map(
    ([page, id, heading, text], number): IndexedSection => ({
      id: number,
      title: id === "" ? (pages[page]?.model.title ?? "") : "",
      heading,
      text,
    }),
  );
  const vocabulary = new Set(
    texts.flatMap(({ title, heading, text }) =>
      wordsOf(`${title} ${heading} ${text}`).flatMap(({ text: word }) =>
        piecesOf(word).map((piece) => stem(piece, language)),
      ),
    ),
  );
  const index = new MiniSearch<IndexedSection>({
    fields: [...INDEX_FIELDS],
    tokenize: (text) => wordsOf(text).map(({ text: word }) => word),
    processTerm: (word) => termsOf(word, language, vocabulary),
  });
  index.addAll(texts);
  return {
    version: INDEX_VERSION,
    language,
    pages: pages.map((page) => foundPage(page, site)),
    sections: rows,
    synonyms: synonymsOf(data),
    hasArchive,
    index: pack(index.toJSON()),
  };
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

function foundPage({ model, source }: SitePage, { data }: OutputSources): FoundPage {
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

/** The text of a page by its headings; of one without a text, what it says of itself. */
function sectionsOf(model: PageModel): Section[] {
  const beginning = { id: "", heading: "", text: model.description };
  if (model.kind === "home") {
    const { hero, cards, partners } = model;
    return [
      { ...beginning, text: `${model.description} ${hero.title}. ${hero.lead}` },
      ...cards.map(({ id, title, text }) => ({ id, heading: title, text })),
      { id: partners.id, heading: partners.title, text: partners.text },
    ];
  }
  if (model.kind === "category")
    return [
      {
        ...beginning,
        text: [model.description, ...model.cards.map(({ label }) => label)].join(" "),
      },
    ];
  if (!("text" in model)) return [beginning];
  const [first, ...rest] = readSections(model.text);
  const text = [model.description, first?.text].filter(Boolean).join(" ");
  return [{ ...beginning, text }, ...rest];
}

/** Names of elements that stand in a line of text; any other parts words. */
const INLINE = new Set([
  "a",
  "abbr",
  "b",
  "code",
  "em",
  "i",
  "mark",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "wbr",
  "dfn",
]);

/**
 * A rendered text, cut at its headings; the first section is what stands before them. An entry of a
 * list whose name has an id is a section too. What is drawn, hidden or to be pressed is left out.
 */
export function readSections(html: string): Section[] {
  const sections: Section[] = [{ id: "", heading: "", text: "" }];
  let hidden = 0;
  /** The element whose words are the heading. */
  let heading = "";
  /** What is being read, and what goes on after an entry. */
  let current = 0;
  let outer = 0;
  const begin = (id: string, name: string) => {
    current = sections.push({ id, heading: "", text: "" }) - 1;
    heading = name;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const isHidden =
        attributes["aria-hidden"] === "true" ||
        /^(script|style|svg|button)$/.test(name) ||
        attributes.class === "anchor";
      if (hidden > 0 || isHidden) hidden++;
      if (hidden > 0) return;
      if (/^h[2-6]$/.test(name) && attributes.id) {
        begin(attributes.id, name);
        outer = current;
      } else if (name === "b" && attributes.id) begin(attributes.id, name);
      else if (!INLINE.has(name)) add(" ");
    },
    ontext(text) {
      if (hidden === 0) add(text);
    },
    onclosetag(name) {
      if (hidden > 0) {
        hidden--;
        return;
      }
      if (name === heading) heading = "";
      if (name === "li") current = outer;
      if (!INLINE.has(name)) add(" ");
    },
  });
  parser.end(html);
  return sections.map(({ id, heading, text }) => ({
    id,
    heading: tidy(heading),
    text: tidy(text),
  }));

  function add(text: string): void {
    const section = sections[current];
    if (section) section[heading ? "heading" : "text"] += text;
  }
}

function tidy(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}
