import type { CollectionItem } from "../eleventy/types.ts";
import { localizeTarget, switchLocale } from "../routes/locales.ts";
import { outputPathOf } from "../routes/paths.ts";
import { docId, docsBase, docUrl, parsePostPath, postUrl } from "../routes/routes.ts";
import type { VersionsFile } from "../schema/docs.ts";
import {
  contentFrontMatter,
  docFrontMatter,
  homeFrontMatter,
  postFrontMatter,
} from "../schema/front-matter.ts";
import { type HiddenPage, isHiddenOn } from "../schema/hidden.ts";
import type { LocalesFile } from "../schema/locales.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import type { Build } from "./build-data.ts";
import { lazyText } from "./lazy-text.ts";
import type { Source, Status } from "./sources.ts";
import { textSections } from "./text-sections.ts";

/** What the address of a text depends on, besides its path and front matter. */
export interface AddressData {
  locales: LocalesFile;
  versions: VersionsFile;
  build: Pick<Build, "firstCommits">;
}

/** Front matter that addresses and statuses depend on. */
interface FrontMatter {
  slug?: string;
  id?: string;
  date?: string;
  draft?: boolean;
  expires?: string;
  hidden?: HiddenPage;
}

/** What a text is, by its path. */
export type TextIdentity = {
  /** Path relative to the project, in NFC. */
  file: string;
  /** The same for the files of one page in all languages. */
  key: string;
  locale: Locale;
  url: string;
} & (
  | { kind: "home" | "content" }
  | { kind: "post"; date: string }
  | { kind: "doc"; version: string; id: string; path: string }
);

const CONTENT = /^\.?\/?(src\/content\/(sv|en)\/(.+))$/;
const ARCHIVE = /^\.?\/?(src\/versions\/([^/]+)\/(sv|en)\/(.+))$/;

/**
 * Kind, language, version and address of a text.
 *
 * @param inputPath `./src/content/sv/docs/board.md`
 * @returns undefined for files that are no texts of the site
 */
export function identify(
  inputPath: string,
  frontMatter: FrontMatter,
  data: AddressData,
): TextIdentity | undefined {
  const path = inputPath.normalize("NFC");
  const archived = ARCHIVE.exec(path);
  if (archived) {
    const [, file = "", version = "", locale, rest = ""] = archived;
    return docIdentity(file, rest, version, locale as Locale, frontMatter, data);
  }
  const [, file = "", language, rest = ""] = CONTENT.exec(path) ?? [];
  if (!language) return undefined;
  const locale = language as Locale;
  const href = (target: string) => localizeTarget(target, locale, data.locales);
  if (rest.startsWith("docs/")) {
    return docIdentity(
      file,
      rest.slice("docs/".length),
      data.versions.last,
      locale,
      frontMatter,
      data,
    );
  }
  if (rest.startsWith("blog/")) {
    const inBlog = rest.slice("blog/".length);
    const date =
      frontMatter.date ?? parsePostPath(inBlog).date ?? data.build.firstCommits.get(file) ?? "";
    const url = postUrl(href("/blog"), inBlog, frontMatter.slug);
    return { kind: "post", file, key: rest, locale, url, date };
  }
  if (rest === "index.md") {
    return { kind: "home", file, key: rest, locale, url: data.locales.locales[locale].path };
  }
  const address = frontMatter.slug ?? rest.replace(/(^|\/)index\.md$|\.md$/, "");
  return { kind: "content", file, key: rest, locale, url: href(`/${address.replace(/^\//, "")}`) };
}

function docIdentity(
  file: string,
  path: string,
  version: string,
  locale: Locale,
  frontMatter: FrontMatter,
  { locales, versions }: AddressData,
): TextIdentity {
  const href = (target: string) => localizeTarget(target, locale, locales);
  const base = docsBase(versions.versions.find(({ name }) => name === version)?.path ?? "", {
    href,
  });
  const id = docId(path, frontMatter.id);
  const url = docUrl(base, path, frontMatter);
  return { kind: "doc", file, key: `docs/${version}/${id}`, locale, url, version, id, path };
}

/**
 * The status of a text on a day; undefined for one that is simply published.
 *
 * @param today the day of the build, by the site's clock
 */
export function statusOf(
  { draft, expires, hidden }: FrontMatter,
  identity: TextIdentity,
  today: string,
): Status | undefined {
  if (draft) return { kind: "draft" };
  if (identity.kind === "post" && identity.date > today)
    return { kind: "scheduled", day: identity.date };
  if (hidden && isHiddenOn(hidden, today)) return { kind: "hidden", day: hidden.until };
  return expires !== undefined && expires < today ? { kind: "expired", day: expires } : undefined;
}

/** What front matter may hold, by the kind of the text. */
const FRONT_MATTER = {
  home: homeFrontMatter,
  content: contentFrontMatter,
  doc: docFrontMatter,
  post: postFrontMatter,
};

/** A collection item as the rest of the site sees it; undefined for templates that are no texts. */
export function sourceOf(
  item: CollectionItem,
  data: AddressData & { build: Pick<Build, "today"> },
): Source | undefined {
  const identity = identify(item.inputPath, item.data, data);
  if (!identity) return undefined;
  const frontMatter = parseFrontMatter(item.data, FRONT_MATTER[identity.kind]);
  const status = statusOf(item.data, identity, data.build.today);
  return {
    ...identity,
    contentLocale: identity.locale,
    frontMatter,
    sections: textSections(frontMatter, item.rawInput),
    body: item.rawInput,
    text: lazyText(item.rawInput, () => item.content),
    ...(status ? { status } : {}),
  } as Source;
}

/** The front matter out of the data cascade, with the defaults of its schema; the linter has checked it. */
function parseFrontMatter(
  data: Record<string, unknown>,
  schema: (typeof FRONT_MATTER)[keyof typeof FRONT_MATTER],
) {
  const fields = Object.keys(schema.shape).flatMap((key) =>
    data[key] === undefined ? [] : [[key, data[key]]],
  );
  return schema.parse(Object.fromEntries(fields));
}

/**
 * The pages that show the text of another language, because their own is missing (LOC-5).
 *
 * @param render renders the Markdown of a source for a page of another language
 */
export function fallbacksOf(
  sources: readonly Source[],
  locales: LocalesFile,
  render: (source: Source) => string,
): Source[] {
  const pages = Map.groupBy(sources, ({ kind, key }) => `${kind} ${key}`);
  return [...pages.values()].flatMap((languages) => {
    const [original] = languages;
    const missing = LOCALES.filter((locale) => languages.every((one) => one.locale !== locale));
    if (!original) return [];
    return missing.map((locale): Source => {
      const fallback = { ...original, locale, url: switchLocale(original.url, locale, locales) };
      return { ...fallback, text: lazyText(original.body, () => render(fallback)) };
    });
  });
}

/** Data of a text's template, as far as its address depends on it. */
interface TemplateData extends FrontMatter, AddressData {
  page: { inputPath: string };
  build: Pick<Build, "firstCommits" | "today" | "showsHidden" | "showsUnpublished">;
}

/** The file that a text is written to; false for one that is not published today. */
export function permalinkOf(data: TemplateData): string | false {
  const identity = identify(data.page.inputPath, data, data);
  if (!identity) return false;
  const status = statusOf(data, identity, data.build.today);
  const isHidden = !data.build.showsHidden && isHiddenOn(data.hidden, data.build.today);
  return isHidden || isWaiting({ status }, data.build) ? false : outputPathOf(identity.url);
}

/** Whether a text waits for its editor, or for its day. */
export function isWaiting(
  { status }: Pick<Source, "status">,
  { showsUnpublished }: Pick<Build, "showsUnpublished">,
): boolean {
  return !showsUnpublished && (status?.kind === "draft" || status?.kind === "scheduled");
}

/** Texts without words count as missing translations: the page of the other language replaces them. */
export function withoutEmptyHalves(sources: readonly Source[]): Source[] {
  const isEmpty = ({ kind, body }: Source) => kind !== "home" && body.trim() === "";
  return sources.filter(
    (source) =>
      !isEmpty(source) ||
      !sources.some(
        ({ kind, key, body }) => kind === source.kind && key === source.key && body.trim(),
      ),
  );
}
