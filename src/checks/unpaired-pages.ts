import { distance } from "fastest-levenshtein";
import { switchLocale } from "../model/routes/locales.ts";
import { splitNumberPrefix } from "../model/routes/routes.ts";
import type { SiteData } from "../model/site-data.ts";
import type { Source } from "../model/sources.ts";
import type { Problem } from "../schema/finding.ts";
import { LOCALES } from "../schema/localized.ts";
import type { Check } from "./check.ts";

/**
 * Promise: a page that was renamed in one language only is told. Such a pair is two pages, each of
 * which stands in for the other, so that menus and lists show both.
 */
export const unpairedPages: Check = {
  name: "pages renamed in one language",
  severity: "throw",
  about: "sources",
  run({ pages, data }) {
    const sources = pages.flatMap(({ source }) => source ?? []);
    const written = sources.filter(({ locale, contentLocale }) => locale === contentLocale);
    const byKey = Map.groupBy(written, ({ kind, key }) => `${kind} ${key}`);
    const alone = [...byKey.values()].flatMap((files) => (files.length === 1 ? files : []));
    const candidates = alone.filter(mayHavePartner);
    const [first, second] = LOCALES.map((locale) =>
      candidates.filter((source) => source.locale === locale),
    );
    const left = new Set(second);
    const pairs = (first ?? []).flatMap((source) => {
      for (const other of left) {
        const sign = likeness(source, other, data);
        if (sign === null) continue;
        left.delete(other);
        return [{ source, other, sign }];
      }
      return [];
    });
    // A folder that was renamed is told once, whatever it holds.
    const groups = Map.groupBy(pairs, (pair) => foldersOf(pair) ?? pair);
    return [...groups.values()].map((group) => told(group));
  },
};

interface Pair {
  source: Source;
  other: Source;
  /** What they have in common. */
  sign: string;
}

function mayHavePartner(source: Source): boolean {
  return source.kind !== "home" && source.frontMatter.translationOf !== false;
}

/** The folders of two files that have one name in them; undefined where folder or names are others. */
function foldersOf({ source, other }: Pair): string | undefined {
  const [a, b] = [partsOf(source), partsOf(other)];
  return a.folder !== b.folder && a.file === b.file ? `${a.folder} ${b.folder}` : undefined;
}

function told(group: readonly Pair[]): Problem {
  const [{ source, other, sign }] = group as [Pair];
  const [a, b] = [source.file, other.file];
  if (group.length > 1) {
    const [from, to] = [a, b].map((file) => file.slice(0, file.lastIndexOf("/")));
    return {
      file: a,
      problem: `The folders ${from} and ${to} look like one that was renamed in one language only: ${group.length} pages in them have the same names.`,
      fix: "Give the folder the same name in both languages; addresses may differ (slug).",
    };
  }
  return {
    file: a,
    problem: `This page and ${b} look like one that was renamed in one language only: ${sign}.`,
    fix: "Give both files the same name and folder; addresses may differ (slug). If they are two pages, write in the front matter of one:  translationOf: false",
  };
}

/** What shows that two files may be one page; null when they have nothing in common. */
function likeness(a: Source, b: Source, data: SiteData): string | null {
  if (a.kind !== b.kind) return null;
  if (a.kind === "doc" && b.kind === "doc" && a.version !== b.version) return null;
  const redirect = data.redirects.find(
    ({ from, to }) => isMove(a, b, data, from, to) || isMove(b, a, data, from, to),
  );
  if (redirect) return `_data/redirects.json sends ${redirect.from} to ${redirect.to}`;
  if (a.kind === "post" && b.kind === "post" && a.date === b.date)
    return `both posts are of ${a.date}`;
  const [first, second] = [partsOf(a), partsOf(b)];
  const isBeside = first.folder === second.folder;
  if (isBeside ? isSimilar(first.name, second.name) : isSameName(first.file, second.file))
    return "their names are alike";
  const position = positionOf(a);
  if (isBeside && position !== undefined && position === positionOf(b))
    return `both have the place ${position} in their folder`;
  const marks = marksOf(b);
  const common = [...marksOf(a)].find((mark) => marks.has(mark));
  if (common) return `both show ${common}`;
  const shape = shapeOf(a);
  return shape.length >= LEAST_SHAPE && shape.join() === shapeOf(b).join()
    ? "their headings, paragraphs and lists follow each other in the same order"
    : null;
}

/** Whether a redirect leads from where a page would lie by the name of the other, to the page. */
function isMove(page: Source, other: Source, data: SiteData, from: string, to: string): boolean {
  return to === page.url && from === switchLocale(other.url, page.locale, data.locales);
}

/** Folder and name of a file, the same for all languages. */
function partsOf(source: Source): { folder: string; file: string; name: string } {
  const parts = (source.kind === "doc" ? source.path : source.key).split("/");
  const file = parts.pop() ?? "";
  return { folder: parts.join("/"), file, name: splitNumberPrefix(file.replace(/\.md$/, "")).name };
}

/** Many pages are called `index`. */
function isSameName(a: string, b: string): boolean {
  return a === b && !/^(index|readme)\.md$/i.test(a);
}

/** Chapter 1 is not chapter 2. */
function isSimilar(a: string, b: string): boolean {
  const numbers = (name: string) => name.match(/\d+/g)?.join() ?? "";
  return numbers(a) === numbers(b) && distance(a, b) <= Math.min(a.length, b.length) / 3;
}

function positionOf(source: Source): number | undefined {
  if (source.kind !== "doc") return undefined;
  const name = source.path.split("/").at(-1) ?? "";
  return source.frontMatter.sidebar_position ?? splitNumberPrefix(name).position;
}

/** Images and data blocks that a text shows: hardly two pages have the same. */
function marksOf({ text }: Source): Set<string> {
  const images = text.source.matchAll(/!\[[^\]]*\]\(<?([^)>"]+?)>?(?:\s+"[^"]*")?\)/g);
  const blocks = text.source.matchAll(
    /^:::+[ \t]*(?!note|tip|info|warning|caution|danger|details|tab)([a-z-]+[ \t]+\S+)[ \t]*$/gm,
  );
  return new Set([
    ...[...images].map(([, image]) => String(image).split("/").at(-1) ?? ""),
    ...[...blocks].map(([, block]) => `::: ${block}`),
  ]);
}

/** Short texts often have the same shape. */
const LEAST_SHAPE = 8;

function shapeOf({ text }: Source): string[] {
  return text.html.match(/<(h[2-6]|p|[uo]l|li|t[rhd]|figure|pre|blockquote|section)\b/g) ?? [];
}
