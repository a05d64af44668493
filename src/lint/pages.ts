import type { z } from "zod";
import { localeOf, localizeTarget } from "../routes/locales.ts";
import {
  docId,
  docsBase,
  docUrl,
  isCalendarDay,
  isPathname,
  parsePostPath,
  postUrl,
} from "../routes/routes.ts";
import type { VersionsFile } from "../schema/docs.ts";
import { type Finding, findingIn, type Slip } from "../schema/finding.ts";
import {
  type ContentFrontMatter,
  contentFrontMatter,
  type DocFrontMatter,
  docFrontMatter,
  homeFrontMatter,
  type PostFrontMatter,
  postFrontMatter,
} from "../schema/front-matter.ts";
import { isHiddenOn } from "../schema/hidden.ts";
import type { LocalesFile } from "../schema/locales.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import { isText } from "./files/file-names.ts";
import type { Path } from "./files/json-file.ts";
import { readMarkdown } from "./files/markdown-file.ts";

/** Whether a text is published, and since or until when it is not. */
export type Status =
  | { kind: "published" }
  | { kind: "draft" }
  | { kind: "scheduled"; day: string }
  | { kind: "hidden" };

/** The fields of front matter that rules ask for; all are absent where the file has a mistake. */
export type Fields = Partial<Omit<ContentFrontMatter, "hero"> & DocFrontMatter & PostFrontMatter>;

/** A page that is written as a file. */
export interface LintPage {
  kind: "home" | "content" | "doc" | "post";
  /** Path relative to the project. */
  file: string;
  locale: Locale;
  /** The same for all languages of a page. */
  key: string;
  url: string;
  /** Path below the folder of its kind. */
  path: string;
  /** Title as it is written, even where other fields have mistakes. */
  title: string | null;
  fields: Fields;
  /** All front matter as it is written. */
  written: Readonly<Record<string, unknown>>;
  /** Whether the front matter has no mistake. */
  isValid: boolean;
  /** Text below the front matter; null where it cannot be told from it. */
  body: string | null;
  bodyLine: number;
  status: Status;
  /** Docs: name of the version, and id in it. */
  version: string | null;
  id: string | null;
  /** Posts: the day. */
  date: string | null;
  lineOf(path: Path): number | null;
}

/** What all pages are read with. */
interface Reading {
  locales: LocalesFile;
  versions: VersionsFile;
  today: string;
  firstCommits: ReadonlyMap<string, string>;
}

/** Used while the file of the versions has a mistake. */
export const ONE_VERSION: VersionsFile = {
  last: "current",
  versions: [{ name: "current", label: { sv: "current", en: "current" }, path: "" }],
};

/** Reads all texts: their front matter, addresses and dates. */
export function readPages(
  texts: ReadonlyMap<string, string | null>,
  reading: Reading,
): { pages: LintPage[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const { last, versions } = reading.versions;
  const archives = versions.filter(({ name }) => name !== last);
  const pages = LOCALES.flatMap((locale) => {
    const folders = [
      { folder: `src/content/${locale}/`, version: null },
      ...archives.map(({ name }) => ({ folder: `src/versions/${name}/${locale}/`, version: name })),
    ];
    return folders.flatMap(({ folder, version }) =>
      [...texts]
        .filter(([file]) => file.startsWith(folder) && isText(file))
        .map(([file, text]) => {
          const path = file.slice(folder.length).normalize("NFC");
          const { page, slips } = readPage(file, path, text, { ...reading, locale, version });
          findings.push(...slips.map((slip) => findingIn(file, slip)));
          return page;
        }),
    );
  });
  return { pages, findings };
}

function readPage(
  file: string,
  path: string,
  text: string | null,
  { locale, version, ...reading }: Reading & { locale: Locale; version: string | null },
): { page: LintPage; slips: Slip[] } {
  const kind =
    version !== null || path.startsWith("docs/")
      ? "doc"
      : path.startsWith("blog/")
        ? "post"
        : path === "index.md"
          ? "home"
          : "content";
  const markdown = text === null ? null : readMarkdown(text);
  const schema: z.ZodType<object> = {
    home: homeFrontMatter,
    content: contentFrontMatter,
    doc: docFrontMatter,
    post: postFrontMatter,
  }[kind];
  const parsed: Fields | undefined = markdown?.parse(schema);
  const written = markdown?.fields ?? {};
  const fields = parsed ?? {};
  const slips = [...(markdown?.slips ?? [])];
  const lineOf = (at: Path) => markdown?.lineOf(at) ?? null;
  const slug = typeof written.slug === "string" ? written.slug : undefined;
  if (slug !== undefined && kind !== "home" && !isPathname(slug)) {
    slips.push({
      line: lineOf(["slug"]),
      problem: `The slug "${slug}" cannot be part of an address.`,
      fix: "Use letters, digits and hyphens, for example  slug: my-page",
    });
  }
  const docPath = version === null ? path.replace(/^docs\//, "") : path;
  const page: LintPage = {
    kind,
    file,
    locale,
    key: path,
    url: "",
    path: kind === "doc" ? docPath : path,
    title: written.title == null ? null : String(written.title),
    fields,
    written,
    isValid: parsed !== undefined,
    body: markdown?.body ?? null,
    bodyLine: markdown?.bodyLine ?? 1,
    status: { kind: "published" },
    version: null,
    id: null,
    date: null,
    lineOf,
  };
  const href = (target: string) => localizeTarget(target, locale, reading.locales);
  if (kind === "home") page.url = reading.locales.locales[locale].path;
  else if (kind === "content") {
    const address = slug ?? path.replace(/(^|\/)index\.md$|\.md$/, "");
    page.url = href(`/${address.replace(/^\//, "")}`);
    if (localeOf(page.url, reading.locales) !== locale) {
      slips.push({
        line: lineOf(["slug"]) ?? 1,
        problem: `The slug "${address}" begins with the address of another language.`,
        fix: "Write the address without it.",
      });
    }
  } else if (kind === "doc") {
    const { last, versions } = reading.versions;
    page.version = version ?? last;
    const base = docsBase(versions.find(({ name }) => name === page.version)?.path ?? "", { href });
    const id = typeof written.id === "string" ? written.id : undefined;
    page.id = docId(docPath, id);
    page.key = `docs/${page.version}/${page.id}`;
    page.url = docUrl(base, docPath, { slug, id });
  } else {
    const inBlog = path.slice("blog/".length);
    page.url = postUrl(href("/blog"), inBlog, slug);
    page.date = fields.date ?? parsePostPath(inBlog).date ?? reading.firstCommits.get(file) ?? null;
    if (parsed) slips.push(...dateSlips(page));
  }
  page.status = statusOf(page, reading.today);
  return { page, slips };
}

function dateSlips({ date, lineOf }: LintPage): Slip[] {
  if (date === null) {
    return [
      {
        line: 1,
        problem: "The post has no date.",
        fix: "Write in the front matter:  date: 2024-03-25",
      },
    ];
  }
  if (isCalendarDay(date)) return [];
  return [
    {
      line: lineOf(["date"]),
      problem: `The date "${date}" does not exist.`,
      fix: "Write a day of the calendar in the file name, year-month-day: 2024-03-25-my-post.md",
    },
  ];
}

/** The last day of each period is included, by the clock of the site. */
function statusOf({ fields, date }: LintPage, today: string): Status {
  if (fields.draft) return { kind: "draft" };
  if (date !== null && date > today) return { kind: "scheduled", day: date };
  return fields.hidden && isHiddenOn(fields.hidden, today)
    ? { kind: "hidden" }
    : { kind: "published" };
}
