import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join, relative } from "node:path";
import { docsBase } from "../model/docs.ts";
import {
  docId,
  docUrl,
  isCalendarDay,
  isPathname,
  parsePostPath,
  postUrl,
} from "../model/routes.ts";
import { type LocaleContext, localeContext, type SiteData } from "../model/site-data.ts";
import type { ContentSource, DocSource, HomeSource, PostSource, Source } from "../model/sources.ts";
import type { Finding } from "../schema/finding.ts";
import {
  contentFrontMatter,
  docFrontMatter,
  homeFrontMatter,
  postFrontMatter,
} from "../schema/front-matter.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import { readMarkdown } from "./read-markdown.ts";

type WithoutText<T> = T extends unknown ? Omit<T, "text"> : never;

/** A page as it is on disk: front matter read, text not yet rendered. */
export interface ContentFile {
  source: WithoutText<Source>;
  body: string;
  bodyLine: number;
}

/**
 * Reads every Markdown file of the site, drafts included.
 *
 * @param root folder that holds `src/content` and `src/versions`
 */
export function loadContent(root: string, data: SiteData, findings: Finding[]): ContentFile[] {
  const files: ContentFile[] = [];
  for (const locale of LOCALES) {
    const context = localeContext(locale, data, () => {});
    const folder = join(root, "src/content", locale);
    for (const path of markdownFiles(folder)) {
      const file = readFile(root, folder, path, locale, context, data.versions.last, findings);
      if (file) files.push(file);
    }
    for (const version of data.versions.versions) {
      if (version.name === data.versions.last) continue;
      const archive = join(root, "src/versions", version.name, locale);
      for (const path of markdownFiles(archive)) {
        const file = readDoc(root, archive, path, version.name, locale, context, findings);
        if (file) files.push(file);
      }
    }
  }
  return files;
}

function markdownFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return globSync("**/*.md", { cwd: folder })
    .map((path) => path.replaceAll("\\", "/").normalize("NFC"))
    .sort();
}

function readFile(
  root: string,
  folder: string,
  path: string,
  locale: Locale,
  context: LocaleContext,
  lastVersion: string,
  findings: Finding[],
): ContentFile | undefined {
  if (path.startsWith("docs/")) {
    return readDoc(
      root,
      join(folder, "docs"),
      path.slice("docs/".length),
      lastVersion,
      locale,
      context,
      findings,
    );
  }
  if (path.startsWith("blog/")) return readPost(root, folder, path, locale, context, findings);
  const absolute = join(folder, path);
  const base = { file: projectPath(root, absolute), key: path, locale, contentLocale: locale };
  if (path === "index.md") {
    const read = readMarkdown(absolute, homeFrontMatter, findings, root);
    if (!read) return undefined;
    const source: Omit<HomeSource, "text"> = {
      ...base,
      kind: "home",
      url: context.record.path,
      frontMatter: read.frontMatter,
    };
    return { source, body: read.body, bodyLine: read.bodyLine };
  }
  const read = readMarkdown(absolute, contentFrontMatter, findings, root);
  if (!read) return undefined;
  const { slug } = read.frontMatter;
  checkSlug(slug, base.file, findings);
  const source: Omit<ContentSource, "text"> = {
    ...base,
    kind: "content",
    url: context.href(
      `/${(slug ?? path.replace(/(^|\/)index\.md$|\.md$/, "")).replace(/^\//, "")}`,
    ),
    frontMatter: read.frontMatter,
  };
  return { source, body: read.body, bodyLine: read.bodyLine };
}

function readDoc(
  root: string,
  folder: string,
  path: string,
  version: string,
  locale: Locale,
  context: LocaleContext,
  findings: Finding[],
): ContentFile | undefined {
  const absolute = join(folder, path);
  const file = projectPath(root, absolute);
  const read = readMarkdown(absolute, docFrontMatter, findings, root);
  if (!read) return undefined;
  const { slug, id } = read.frontMatter;
  checkSlug(slug, file, findings);
  const { versions } = context.data.versions;
  const base = docsBase(versions.find(({ name }) => name === version)?.path ?? "", context);
  const source: Omit<DocSource, "text"> = {
    kind: "doc",
    file,
    key: `docs/${version}/${docId(path, id)}`,
    locale,
    contentLocale: locale,
    version,
    id: docId(path, id),
    path,
    url: docUrl(base, path, { slug, id }),
    frontMatter: read.frontMatter,
  };
  return { source, body: read.body, bodyLine: read.bodyLine };
}

function readPost(
  root: string,
  folder: string,
  path: string,
  locale: Locale,
  context: LocaleContext,
  findings: Finding[],
): ContentFile | undefined {
  const absolute = join(folder, path);
  const file = projectPath(root, absolute);
  const read = readMarkdown(absolute, postFrontMatter, findings, root);
  if (!read) return undefined;
  const { slug } = read.frontMatter;
  checkSlug(slug, file, findings);
  const inBlog = path.slice("blog/".length);
  const fromName = parsePostPath(inBlog).date;
  const date = read.frontMatter.date ?? fromName ?? firstCommitDay(root, absolute);
  if (!date) {
    findings.push({
      file,
      line: 1,
      problem: "The post has no date.",
      fix: "Write in the front matter:  date: 2024-03-25",
    });
    return undefined;
  }
  if (!isCalendarDay(date)) {
    findings.push({
      file,
      line: null,
      problem: `The date "${date}" does not exist.`,
      fix: "Write a day of the calendar in the file name, year-month-day: 2024-03-25-my-post.md",
    });
    return undefined;
  }
  const source: Omit<PostSource, "text"> = {
    kind: "post",
    file,
    key: path,
    locale,
    contentLocale: locale,
    url: postUrl(context.href("/blog"), inBlog, slug),
    date,
    frontMatter: read.frontMatter,
  };
  return { source, body: read.body, bodyLine: read.bodyLine };
}

/** Day of the commit that added a file; the file system's times differ on every machine (BLOG-4). */
function firstCommitDay(root: string, file: string): string | undefined {
  try {
    const log = execFileSync(
      "git",
      [
        "log",
        "--diff-filter=A",
        "--follow",
        "--format=%ad",
        "--date=format-local:%Y-%m-%d",
        "--",
        file,
      ],
      {
        cwd: root,
        encoding: "utf8",
        env: { ...process.env, TZ: "UTC" },
        stdio: ["ignore", "pipe", "ignore"],
      },
    );
    return log.trim().split("\n").at(-1) || undefined;
  } catch {
    return undefined;
  }
}

function checkSlug(slug: string | undefined, file: string, findings: Finding[]): void {
  if (slug === undefined || isPathname(slug)) return;
  findings.push({
    file,
    line: null,
    problem: `The slug "${slug}" cannot be part of an address.`,
    fix: "Use letters, digits and hyphens, for example  slug: my-page",
  });
}

function projectPath(root: string, file: string): string {
  return relative(root, file).replaceAll("\\", "/");
}
