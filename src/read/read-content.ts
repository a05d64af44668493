import { join, relative } from "node:path";
import type { z } from "zod";
import { localizeTarget } from "../model/routes/locales.ts";
import {
  docId,
  docsBase,
  docUrl,
  isCalendarDay,
  isPathname,
  parsePostPath,
  postUrl,
} from "../model/routes/routes.ts";
import type {
  ContentSource,
  DocSource,
  HomeSource,
  PostSource,
  Source,
  Standing,
} from "../model/sources.ts";
import type { Finding } from "../schema/finding.ts";
import {
  contentFrontMatter,
  docFrontMatter,
  homeFrontMatter,
  postFrontMatter,
} from "../schema/front-matter.ts";
import { type HiddenPage, isHiddenOn } from "../schema/hidden.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import { firstCommitDay } from "./first-commit-day.ts";
import { type KeptFiles, readKept } from "./kept-files.ts";
import { isText, listEntries } from "./list-entries.ts";
import type { ContentFrame } from "./read-data.ts";
import { lineOfKey, type MarkdownFile, readMarkdown } from "./read-markdown.ts";
import { textSections } from "./text-sections.ts";

type WithoutText<T> = T extends unknown ? Omit<T, "text"> : never;

/** A page as it is on disk: front matter read, text not yet rendered. */
export interface ContentFile {
  source: WithoutText<Source>;
  body: string;
  bodyLine: number;
}

/** What files of one language are read with. */
interface Reading extends ContentFrame {
  root: string;
  /** The file on disk. What pages are called and linked by is its path below a folder, in NFC. */
  file: string;
  locale: Locale;
  /** The day of the build. */
  today: string;
  /** An internal target with the base path of the language. */
  href(target: string): string;
  findings: Finding[];
}

/** What an earlier call has read. */
export type ContentCache = KeptFiles<ContentFile | undefined>;

/**
 * Reads every Markdown file of the site, drafts included.
 *
 * @param root folder that holds `src/content` and `src/versions`
 * @param today the day of the build, in the site's time zone
 * @param cache what an earlier call has read; the same object comes back for a file that is unchanged
 */
export function readContent(
  root: string,
  frame: ContentFrame,
  findings: Finding[],
  today: string,
  cache: ContentCache = new Map(),
): ContentFile[] {
  const { last, versions } = frame.versions;
  const frameStamp = JSON.stringify([frame, today]);
  const seen = new Set<string>();
  const files = LOCALES.flatMap((locale) => {
    const href = (target: string) => localizeTarget(target, locale, frame.locales);
    const readIn = (
      folder: string,
      read: (path: string, reading: Reading) => ContentFile | undefined,
    ) =>
      textsBelow(folder).map((path) => {
        const absolute = join(folder, path);
        seen.add(absolute);
        return readKept(cache, absolute, frameStamp, findings, (own) =>
          read(path.normalize("NFC"), {
            ...frame,
            root,
            file: absolute,
            locale,
            today,
            href,
            findings: own,
          }),
        );
      });
    const folder = join(root, "src/content", locale);
    const archives = versions.filter(({ name }) => name !== last);
    return [
      ...readIn(folder, readFile),
      ...archives.flatMap(({ name }) => {
        const archive = join(root, "src/versions", name, locale);
        return readIn(archive, (path, reading) => readDoc(path, name, reading));
      }),
    ].filter((file) => file !== undefined);
  });
  for (const path of cache.keys()) if (!seen.has(path)) cache.delete(path);
  return files;
}

/** Paths as they are on disk: macOS takes letters like å apart (NFD). */
function textsBelow(folder: string): string[] {
  return listEntries(folder)
    .filter(isText)
    .map(({ path }) => path);
}

function readFile(path: string, reading: Reading): ContentFile | undefined {
  if (path.startsWith("docs/")) {
    return readDoc(path.slice("docs/".length), reading.versions.last, reading);
  }
  if (path.startsWith("blog/")) return readPost(path, reading);
  return path === "index.md" ? readHome(path, reading) : readPlainPage(path, reading);
}

function readHome(path: string, reading: Reading): ContentFile | undefined {
  const { root, file, locale, locales, findings } = reading;
  const read = readMarkdown(file, homeFrontMatter, findings, root);
  if (!read) return undefined;
  const { frontMatter, body, bodyLine } = read;
  const source: Omit<HomeSource, "text"> = {
    ...originOf(reading, read),
    kind: "home",
    key: path,
    url: locales.locales[locale].path,
    frontMatter,
  };
  return { source, body, bodyLine };
}

function readPlainPage(path: string, reading: Reading): ContentFile | undefined {
  const read = readPage(contentFrontMatter, reading);
  if (!read) return undefined;
  const { frontMatter, body, bodyLine } = read;
  const address = frontMatter.slug ?? path.replace(/(^|\/)index\.md$|\.md$/, "");
  const source: Omit<ContentSource, "text"> = {
    ...originOf(reading, read),
    kind: "content",
    key: path,
    url: reading.href(`/${address.replace(/^\//, "")}`),
    frontMatter,
    ...standingOf(frontMatter, reading),
  };
  return { source, body, bodyLine };
}

function readDoc(path: string, version: string, reading: Reading): ContentFile | undefined {
  const read = readPage(docFrontMatter, reading);
  if (!read) return undefined;
  const { frontMatter, body, bodyLine } = read;
  const { versions } = reading.versions;
  const base = docsBase(versions.find(({ name }) => name === version)?.path ?? "", reading);
  const id = docId(path, frontMatter.id);
  const source: Omit<DocSource, "text"> = {
    ...originOf(reading, read),
    kind: "doc",
    key: `docs/${version}/${id}`,
    version,
    id,
    path,
    url: docUrl(base, path, frontMatter),
    frontMatter,
    ...standingOf(frontMatter, reading),
  };
  return { source, body, bodyLine };
}

function readPost(path: string, reading: Reading): ContentFile | undefined {
  const read = readPage(postFrontMatter, reading);
  if (!read) return undefined;
  const { frontMatter, body, bodyLine } = read;
  const { root, file, findings } = reading;
  const inBlog = path.slice("blog/".length);
  const origin = originOf(reading, read);
  const date = frontMatter.date ?? parsePostPath(inBlog).date ?? firstCommitDay(root, file);
  if (!date) {
    findings.push({
      file: origin.file,
      line: 1,
      problem: "The post has no date.",
      fix: "Write in the front matter:  date: 2024-03-25",
    });
    return undefined;
  }
  if (!isCalendarDay(date)) {
    findings.push({
      file: origin.file,
      line: lineOfKey(file, ["date"]),
      problem: `The date "${date}" does not exist.`,
      fix: "Write a day of the calendar in the file name, year-month-day: 2024-03-25-my-post.md",
    });
    return undefined;
  }
  const source: Omit<PostSource, "text"> = {
    ...origin,
    kind: "post",
    key: path,
    url: postUrl(reading.href("/blog"), inBlog, frontMatter.slug),
    date,
    frontMatter,
    ...standingOf(frontMatter, reading, date),
  };
  return { source, body, bodyLine };
}

/** Whether a text waits, or has had its time; the last day of both is one of the site's clock. */
function standingOf(
  {
    draft,
    expires,
    hidden,
  }: {
    draft?: boolean | undefined;
    expires?: string | undefined;
    hidden?: HiddenPage | undefined;
  },
  { today }: Reading,
  date = "",
): { standing?: Standing } {
  if (draft) return { standing: { kind: "draft" } };
  if (date > today) return { standing: { kind: "scheduled", day: date } };
  if (hidden && isHiddenOn(hidden, today))
    return { standing: { kind: "hidden", day: hidden.until } };
  return expires !== undefined && expires < today
    ? { standing: { kind: "expired", day: expires } }
    : {};
}

/** Reads a page that may have an address of its own. */
function readPage<T extends { slug?: string | undefined }>(
  schema: z.ZodType<T>,
  { root, file, findings }: Reading,
): MarkdownFile<T> | undefined {
  const read = readMarkdown(file, schema, findings, root);
  const slug = read?.frontMatter.slug;
  if (slug !== undefined && !isPathname(slug)) {
    findings.push({
      file: projectPath(root, file),
      line: lineOfKey(file, ["slug"]),
      problem: `The slug "${slug}" cannot be part of an address.`,
      fix: "Use letters, digits and hyphens, for example  slug: my-page",
    });
  }
  return read;
}

function originOf({ root, file, locale }: Reading, { frontMatter, body }: MarkdownFile<object>) {
  const sections = textSections(frontMatter, body);
  return { file: projectPath(root, file), locale, contentLocale: locale, sections };
}

function projectPath(root: string, file: string): string {
  return relative(root, file).replaceAll("\\", "/");
}
