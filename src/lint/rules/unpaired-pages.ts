import { distance } from "fastest-levenshtein";
import { pageName } from "../../collections/translations/translations.ts";
import { splitNumberPrefix } from "../../routes/routes.ts";
import { errorAbout, type Finding } from "../../schema/finding.ts";
import { LOCALES } from "../../schema/localized.ts";
import { basename, dirname } from "../files/file-names.ts";
import type { LintPage } from "../pages.ts";
import type { LinkedSite } from "./rule.ts";

/**
 * Reports pages that were renamed in one language only: such a pair is two pages, each of which is
 * shown in both languages, so that menus and lists have both.
 */
export function* unpairedPages(site: LinkedSite): Iterable<Finding> {
  const byKey = Map.groupBy(site.pages, ({ kind, key }) => `${kind} ${key}`);
  const candidates = [...byKey.values()]
    .flatMap((files) => (files.length === 1 ? files : []))
    .filter(
      ({ kind, isValid, fields }) => isValid && kind !== "home" && fields.translationOf !== false,
    );
  const left = new Set(candidates.filter(({ locale }) => locale === LOCALES[1]));
  /** Pairs by their two folders: a renamed folder is reported once, whatever it contains. */
  const moved = new Map<string, [LintPage, LintPage][]>();
  for (const page of candidates.filter(({ locale }) => locale === LOCALES[0])) {
    const other = [...left].find((one) => likeness(page, one, site) !== null);
    if (!other) continue;
    left.delete(other);
    const [a, b] = [partsOf(page), partsOf(other)];
    const isMove = a.folder !== b.folder && a.file === b.file;
    const folders = isMove ? `${a.folder} ${b.folder}` : page.file;
    moved.set(folders, [...(moved.get(folders) ?? []), [page, other]]);
  }
  for (const pairs of moved.values()) {
    const [[page, other]] = pairs as [[LintPage, LintPage]];
    if (pairs.length === 1) {
      yield errorAbout(
        page.file,
        `This page and ${other.file} look like one that was renamed in one language only: ${likeness(page, other, site)}.`,
        "Give both files the same name and folder; addresses may differ (slug). If they are two pages, write in the front matter of one:  translationOf: false",
      );
    } else {
      yield errorAbout(
        page.file,
        `The folders ${dirname(page.file)} and ${dirname(other.file)} look like one that was renamed in one language only: ${pairs.length} pages in them have the same names.`,
        "Give the folder the same name in both languages; addresses may differ (slug).",
      );
    }
  }
}

/** What shows that two files may be one page; null when they have nothing in common. */
function likeness(a: LintPage, b: LintPage, site: LinkedSite): string | null {
  if (a.kind !== b.kind || a.version !== b.version) return null;
  if (a.date !== null && a.date === b.date) return `both posts are of ${a.date}`;
  const [first, second] = [partsOf(a), partsOf(b)];
  const isBeside = first.folder === second.folder;
  if (isBeside ? isSimilar(first.name, second.name) : isSameName(first.file, second.file))
    return "their names are alike";
  if (!isBeside) return null;
  const [pair, ...others] = [a, b].flatMap((page) => {
    const name = pageName(page, site);
    return name !== null && Object.hasOwn(site.data.translations ?? {}, name) ? name : [];
  });
  return pair && others.length === 0
    ? `_data/translations.json has "${pair}" in both languages`
    : null;
}

/** Folder and name of a file, the same for all languages. */
function partsOf({ path }: LintPage): { folder: string; file: string; name: string } {
  const file = basename(path);
  const { name } = splitNumberPrefix(file.replace(/\.md$/, ""));
  return { folder: dirname(path), file, name };
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
