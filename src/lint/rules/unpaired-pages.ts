import { distance } from "fastest-levenshtein";
import { pageName } from "../../collections/translations/translations.ts";
import { switchLocale } from "../../routes/locales.ts";
import { splitNumberPrefix } from "../../routes/routes.ts";
import { errorAbout, type Finding } from "../../schema/finding.ts";
import { LOCALES } from "../../schema/localized.ts";
import type { LintPage } from "../pages.ts";
import type { LinkedSite, Rule } from "./rule.ts";

/**
 * Reports pages that were renamed in one language only: such a pair is two pages, each of which is
 * shown in both languages, so that menus and lists have both.
 */
export const unpairedPages: Rule = (site) => {
  const byKey = Map.groupBy(site.pages, ({ kind, key }) => `${kind} ${key}`);
  const alone = [...byKey.values()].flatMap((files) => (files.length === 1 ? files : []));
  const candidates = alone.filter(
    ({ kind, isValid, fields }) => isValid && kind !== "home" && fields.translationOf !== false,
  );
  const [first, second] = LOCALES.map((locale) =>
    candidates.filter((page) => page.locale === locale),
  );
  const left = new Set(second);
  const pairs = (first ?? []).flatMap((page) => {
    for (const other of left) {
      const sign = likeness(page, other, site);
      if (sign === null) continue;
      left.delete(other);
      return [{ page, other, sign }];
    }
    return [];
  });
  // A renamed folder is reported once, whatever it contains.
  const groups = Map.groupBy(pairs, (pair) => foldersOf(pair) ?? pair);
  return [...groups.values()].map(findingOf);
};

interface Pair {
  page: LintPage;
  other: LintPage;
  /** What they have in common. */
  sign: string;
}

/** The folders of two files that have one name in them; undefined where folder or names are others. */
function foldersOf({ page, other }: Pair): string | undefined {
  const [a, b] = [partsOf(page), partsOf(other)];
  return a.folder !== b.folder && a.file === b.file ? `${a.folder} ${b.folder}` : undefined;
}

function findingOf(group: readonly Pair[]): Finding {
  const [{ page, other, sign }] = group as [Pair];
  const [a, b] = [page.file, other.file];
  if (group.length > 1) {
    const [from, to] = [a, b].map((file) => file.slice(0, file.lastIndexOf("/")));
    return errorAbout(
      a,
      `The folders ${from} and ${to} look like one that was renamed in one language only: ${group.length} pages in them have the same names.`,
      "Give the folder the same name in both languages; addresses may differ (slug).",
    );
  }
  return errorAbout(
    a,
    `This page and ${b} look like one that was renamed in one language only: ${sign}.`,
    "Give both files the same name and folder; addresses may differ (slug). If they are two pages, write in the front matter of one:  translationOf: false",
  );
}

/** What shows that two files may be one page; null when they have nothing in common. */
function likeness(a: LintPage, b: LintPage, site: LinkedSite): string | null {
  if (a.kind !== b.kind) return null;
  if (a.version !== b.version) return null;
  const redirect = site.data.redirects?.find(
    ({ from, to }) => isMove(a, b, site, from, to) || isMove(b, a, site, from, to),
  );
  if (redirect) return `_data/redirects.json sends ${redirect.from} to ${redirect.to}`;
  if (a.date !== null && a.date === b.date) return `both posts are of ${a.date}`;
  const [first, second] = [partsOf(a), partsOf(b)];
  const isBeside = first.folder === second.folder;
  if (isBeside ? isSimilar(first.name, second.name) : isSameName(first.file, second.file))
    return "their names are alike";
  const [pair, ...others] = [a, b].flatMap((page) => {
    const name = pageName(page, site);
    return name !== null && Object.hasOwn(site.data.translations ?? {}, name) ? name : [];
  });
  if (isBeside && pair && others.length === 0)
    return `_data/translations.json has "${pair}" in both languages`;
  const position = positionOf(a);
  if (isBeside && position !== undefined && position === positionOf(b))
    return `both have the place ${position} in their folder`;
  return null;
}

/** Whether a redirect leads from where a page would lie by the name of the other, to the page. */
function isMove(
  page: LintPage,
  other: LintPage,
  { locales }: LinkedSite,
  from: string,
  to: string,
): boolean {
  return to === page.url && from === switchLocale(other.url, page.locale, locales);
}

/** Folder and name of a file, the same for all languages. */
function partsOf({ path }: LintPage): { folder: string; file: string; name: string } {
  const parts = path.split("/");
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

function positionOf({ kind, path, fields }: LintPage): number | undefined {
  if (kind !== "doc") return undefined;
  const name = path.split("/").at(-1) ?? "";
  return fields.sidebar_position ?? splitNumberPrefix(name).position;
}
