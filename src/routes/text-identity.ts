import type { VersionsFile } from "../schema/docs.ts";
import { type HiddenPage, isHiddenOn } from "../schema/hidden.ts";
import type { LocalesFile } from "../schema/locales.ts";
import type { Locale } from "../schema/localized.ts";
import { localizeTarget } from "./locales.ts";
import { docId, docsBase, docUrl, parsePostPath, postUrl } from "./routes.ts";

/** What the address of a text depends on, besides its path and front matter. */
export interface AddressData {
  locales: LocalesFile;
  versions: VersionsFile;
  build: { firstCommits: ReadonlyMap<string, string> };
}

/** Front matter that addresses and statuses depend on. */
export interface IdentifyingFields {
  slug?: string | undefined;
  id?: string | undefined;
  date?: string | undefined;
  draft?: boolean | undefined;
  expires?: string | undefined;
  hidden?: HiddenPage | undefined;
}

/** What a text is, by its path. */
export type TextIdentity = {
  /** Path relative to the project, in NFC; for messages and edit links. */
  file: string;
  /** Path without the language folder; the same for the languages of a page, and for no other page. */
  key: string;
  /** Language of the page. */
  locale: Locale;
  url: string;
} & (
  | { kind: "home" | "content" }
  | {
      kind: "post";
      /** `2024-03-25`. */
      date: string;
    }
  | {
      kind: "doc";
      /** Name of the docs version. */
      version: string;
      /** Folder and name without number prefixes: `event/club`. */
      id: string;
      /** Path below the docs folder with number prefixes: `02-event/01-club.md`. */
      path: string;
    }
);

/** Whether a text has no words: then it is not published, and counts as a missing translation. */
export function isEmptyText(kind: TextIdentity["kind"], body: string): boolean {
  return kind !== "home" && body.trim() === "";
}

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
  frontMatter: IdentifyingFields,
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
  frontMatter: IdentifyingFields,
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

/** The status of a text that is not simply published; of several the first. */
export type Status =
  | { kind: "draft" }
  /** A post whose day has not come. */
  | { kind: "scheduled"; day: string }
  /** A text whose last day has passed. */
  | { kind: "expired"; day: string }
  /** Not to be seen before a day; only editors see it. */
  | { kind: "hidden"; day: string }
  /** Shown at the address of a hidden text. */
  | { kind: "placeholder" };

/**
 * The status of a text on a day; undefined for one that is simply published.
 *
 * @param today the day of the build, by the site's clock
 */
export function statusOf(
  { draft, expires, hidden }: IdentifyingFields,
  identity: TextIdentity,
  today: string,
): Status | undefined {
  if (draft) return { kind: "draft" };
  if (identity.kind === "post" && identity.date > today)
    return { kind: "scheduled", day: identity.date };
  if (hidden && isHiddenOn(hidden, today)) return { kind: "hidden", day: hidden.until };
  return expires !== undefined && expires < today ? { kind: "expired", day: expires } : undefined;
}
