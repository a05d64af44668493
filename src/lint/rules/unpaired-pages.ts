import { distance } from "fastest-levenshtein";
import type { Piece } from "../../messages/message.ts";
import { PAGES } from "../../messages/pages.ts";
import { pageName } from "../../model/translations/translations.ts";
import { basename, dirname } from "../../read/files/file-names.ts";
import type { ReadPage } from "../../read/pages.ts";
import type { ReadSite } from "../../read/site.ts";
import { splitNumberPrefix } from "../../routes/routes.ts";
import { errorAbout, type Finding } from "../../schema/finding.ts";
import { LOCALES } from "../../schema/localized.ts";
import type { LinkedSite } from "./rule.ts";

/** Pages that look like one that was renamed in one language only. */
export function renamedPairs(site: ReadSite): [ReadPage, ReadPage][] {
  const byKey = Map.groupBy(site.pages, ({ kind, key }) => `${kind} ${key}`);
  const candidates = [...byKey.values()]
    .flatMap((files) => (files.length === 1 ? files : []))
    .filter(
      ({ kind, isValid, fields }) => isValid && kind !== "home" && fields.translationOf !== false,
    );
  const left = new Set(candidates.filter(({ locale }) => locale === LOCALES[1]));
  return candidates
    .filter(({ locale }) => locale === LOCALES[0])
    .flatMap((page): [ReadPage, ReadPage][] => {
      const other = [...left].find((one) => likeness(page, one, site) !== null);
      if (!other) return [];
      left.delete(other);
      return [[page, other]];
    });
}

/**
 * Reports pages that were renamed in one language only: such a pair is two pages, each of which is
 * shown in both languages, so that menus and lists have both.
 */
export function* unpairedPages(site: LinkedSite): Iterable<Finding> {
  /** Pairs by their two folders: a renamed folder is reported once, whatever it contains. */
  const moved = new Map<string, [ReadPage, ReadPage][]>();
  for (const [page, other] of renamedPairs(site)) {
    const [a, b] = [partsOf(page), partsOf(other)];
    const isMove = a.folder !== b.folder && a.file === b.file;
    const folders = isMove ? renamedFolders(page.file, other.file).join() : page.file;
    moved.set(folders, [...(moved.get(folders) ?? []), [page, other]]);
  }
  for (const pairs of moved.values()) {
    const [[page, other]] = pairs as [[ReadPage, ReadPage]];
    if (pairs.length === 1) {
      const why = likeness(page, other, site);
      yield errorAbout(page.file, PAGES.renamedInOne({ other: other.file, why }));
    } else {
      const [first = "", second = ""] = renamedFolders(page.file, other.file);
      const count = pairs.length;
      yield errorAbout(page.file, PAGES.folderRenamed({ first, second, count }));
    }
  }
}

/** The folders of two files, without those in them that have the same names. */
function renamedFolders(...files: [string, string]): string[] {
  const [first, second] = files.map(dirname) as [string, string];
  if (basename(first) !== basename(second)) return [first, second];
  return renamedFolders(first, second);
}

/** What shows that two files may be one page; null when they have nothing in common. */
function likeness(a: ReadPage, b: ReadPage, site: ReadSite): Piece {
  if (a.kind !== b.kind || a.version !== b.version) return null;
  if (a.date !== null && a.date === b.date)
    return { en: `both posts are of ${a.date}`, sv: `båda nyheterna är från ${a.date}` };
  const [first, second] = [partsOf(a), partsOf(b)];
  const isBeside = first.folder === second.folder;
  if (isBeside ? isSimilar(first.name, second.name) : isSameName(first.file, second.file))
    return { en: "their names are alike", sv: "namnen liknar varandra" };
  if (!isBeside) return null;
  const [pair, ...others] = [a, b].flatMap((page) => {
    const name = pageName(page, site);
    return name !== null && Object.hasOwn(site.data.translations ?? {}, name) ? name : [];
  });
  return pair && others.length === 0
    ? {
        en: `_data/translations.json has "${pair}" in both languages`,
        sv: `_data/translations.json har "${pair}" på båda språken`,
      }
    : null;
}

/** Folder and name of a file, the same for all languages. */
function partsOf({ path }: ReadPage): { folder: string; file: string; name: string } {
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
