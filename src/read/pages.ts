import type { z } from "zod";
import { parseText } from "../markdown/parsed-text.ts";
import { PAGES } from "../messages/pages.ts";
import { localeOf } from "../routes/locales.ts";
import { isCalendarDay } from "../routes/routes.ts";
import { tagSlug } from "../routes/slugs.ts";
import { identify, isEmptyText, statusOf, type TextIdentity } from "../routes/text-identity.ts";
import type { VersionsFile } from "../schema/docs.ts";
import { isSlug } from "../schema/fields.ts";
import { type FileFinding, type Finding, findingIn } from "../schema/finding.ts";
import {
  type ContentFrontMatter,
  type DocFrontMatter,
  FRONT_MATTER,
  type PostFrontMatter,
} from "../schema/front-matter.ts";
import type { LocalesFile } from "../schema/locales.ts";
import { LOCALES } from "../schema/localized.ts";
import type { Path } from "./files/json-file.ts";
import { withoutLongParagraphs } from "./files/long-paragraphs.ts";
import { readMarkdown } from "./files/markdown-file.ts";
import { textCache } from "./text-cache.ts";

/** Front matter as its schema returns it, with defaults; all are absent where the file has a mistake. */
export type Fields = Partial<Omit<ContentFrontMatter, "hero"> & DocFrontMatter & PostFrontMatter>;

/** A page that is written as a file. */
export type ReadPage = ReturnType<typeof pageOf> & {
  /** The address that it would have without a slug. */
  plainUrl: string | undefined;
};

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

/** An editor may save a page in one language only. */
const EMPTY: FileFinding = { severity: "warning", line: null, ...PAGES.empty() };

const parsedTexts = textCache<ReturnType<typeof readFields>>();

/** Reads all texts of known languages and versions: their front matter, addresses and dates. */
export function readPages(
  texts: ReadonlyMap<string, string | null>,
  reading: Reading,
): { pages: ReadPage[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const { last, versions } = reading.versions;
  const once = parsedTexts("");
  const archives = versions.flatMap(({ name }) => (name === last ? [] : [`src/versions/${name}/`]));
  const folders = LOCALES.flatMap((locale) =>
    ["src/content/", ...archives].map((folder) => `${folder}${locale}/`),
  );
  const pages = folders.flatMap((folder) =>
    [...texts].flatMap(([file, text]) => {
      // What ends twice has a finding about its name.
      if (!file.startsWith(folder) || !/^(?!.*\.md\.md$).*\.md$/i.test(file)) return [];
      const read = readPage(file, text, reading, once);
      findings.push(...(read?.findings ?? []).map((finding) => findingIn(file, finding)));
      return read?.page ?? [];
    }),
  );
  return { pages, findings };
}

function readPage(
  file: string,
  text: string | null,
  { today, firstCommits, ...addresses }: Reading,
  once: ReturnType<typeof parsedTexts>,
): { page?: ReadPage; findings: FileFinding[] } | undefined {
  const data = { ...addresses, build: { firstCommits } };
  const { kind } = identify(file, {}, data) ?? {};
  if (!kind) return undefined;
  const markdown = text === null ? null : once(`${kind}\n${text}`, () => readFields(text, kind));
  const written = markdown?.fields ?? {};
  const textOf = (name: string) => (typeof written[name] === "string" ? written[name] : undefined);
  const [slug, id] = [textOf("slug"), textOf("id")];
  if (isEmptyText(kind, markdown?.body ?? "?")) return { findings: [EMPTY] };
  const parsed = markdown?.parsed;
  const fields = parsed ?? {};
  const isUsable = slug === undefined || isSlug(slug);
  const identity = identify(file, { ...fields, slug: isUsable ? slug : undefined, id }, data);
  const { url: plainUrl } = identify(file, { ...fields, slug: undefined, id }, data) ?? {};
  if (!identity) return undefined;
  const findings = [...(markdown?.findings ?? [])];
  const page = { ...pageOf(file, identity, markdown, parsed, today), plainUrl };
  if (kind !== "home") findings.push(...addressFindings(slug, page, addresses.locales));
  const { date, lineOf } = page;
  const noDay = date === null ? PAGES.noDate() : PAGES.noSuchDate({ date });
  if (kind === "post" && parsed && !isCalendarDay(date ?? ""))
    findings.push({ line: lineOf(["date"]) ?? 1, ...noDay });
  return { page, findings };
}

function readFields(text: string, kind: TextIdentity["kind"]) {
  const markdown = readMarkdown(text);
  const parsed = markdown.parse<Fields>(FRONT_MATTER[kind] as z.ZodType<Fields>);
  const { body, findings } = withoutLongParagraphs(markdown.body ?? "");
  const inBody = findings.map((finding) => ({
    ...finding,
    line: markdown.bodyLine - 1 + (finding.line ?? 1),
  }));
  return {
    ...markdown,
    parsed,
    body: markdown.body === null ? null : body,
    parsedBody: parseText(body),
    findings: [...markdown.findings, ...inBody],
  };
}

/** @param fields undefined where the file has a mistake */
function pageOf(
  file: string,
  identity: TextIdentity,
  markdown: ReturnType<typeof readFields> | null,
  fields: Fields | undefined,
  today: string,
) {
  const { kind, locale, key, url } = identity;
  const doc = identity.kind === "doc" ? identity : null;
  const written = markdown?.fields ?? {};
  return {
    identity,
    kind,
    file,
    locale,
    /** The same for all languages of a page. */
    key,
    url,
    /** Path below the folder of its kind. */
    path: doc?.path ?? key,
    /** Title as it is written, even where other fields have mistakes. */
    title: written.title == null ? null : String(written.title),
    fields: fields ?? {},
    /** All front matter as it is written. */
    written,
    /** Whether the front matter has no mistake; then the site can show the text. */
    isValid: fields !== undefined,
    /** Text below the front matter; null where the two cannot be separated. */
    body: markdown?.body ?? null,
    parsedBody: markdown?.parsedBody ?? parseText(""),
    bodyLine: markdown?.bodyLine ?? 1,
    status: statusOf(fields ?? {}, identity, today) ?? { kind: "published" as const },
    /** Docs: name of the version, and id in it. */
    version: doc?.version ?? null,
    id: doc?.id ?? null,
    /** Posts: the day. */
    date: (identity.kind === "post" && identity.date) || null,
    lineOf: (at: Path) => markdown?.lineOf(at) ?? null,
  };
}

function addressFindings(
  slug: string | undefined,
  { locale, url, lineOf }: ReadPage,
  locales: LocalesFile,
): FileFinding[] {
  const line = lineOf(["slug"]);
  if (slug !== undefined && !isSlug(slug)) {
    const plain = (part: string) => tagSlug(part).replace(/[^a-z0-9-]/g, "");
    const parts = slug.split("/").map((part) => plain(part).slice(0, 60));
    const better = parts.filter((part) => !/^(?:index)?$/.test(part));
    return [{ line, ...PAGES.badSlug({ slug, better: better.join("/") || "my-page" }) }];
  }
  if (localeOf(url, locales) === locale) return [];
  return [{ line, ...PAGES.otherPrefix({ url }) }];
}
