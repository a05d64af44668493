import { FEATURES } from "../../features/features.ts";
import { lintSite } from "../../lint/lint.ts";
import { writtenLinks } from "../../lint/rules/links.ts";
import type { Finding } from "../../schema/finding.ts";
import { LOCALES } from "../../schema/localized.ts";
import { strings } from "../../schema/strings.ts";
import { inputOf, titleOf } from "./preview.ts";
import type { Snapshot } from "./snapshot.ts";

/** Its words are no names: other texts have them, and may. */
const WITHOUT_NAMES = "_data/wording.json";

/**
 * Titles of the texts, and other data files, that name or link to something that an edit of a data file has
 * removed or renamed: an item of a list, a key, an address.
 *
 * @param texts all texts and data as they are now, by path
 * @param before the file before it was edited
 */
export function leftBehind(
  { build }: Snapshot,
  texts: ReadonlyMap<string, string>,
  file: string,
  before: string,
): string[] {
  if (!file.endsWith(".json") || file === WITHOUT_NAMES) return [];
  const now = new Set(namesIn(texts.get(file)));
  const missing = namesIn(before).filter((name) => !now.has(name));
  const others = [...texts].filter(([name]) => name !== file && missing.length > 0);
  const words = others.map(([, text]) => text.toLowerCase());
  const gone = missing.filter((name) => words.some((text) => text.includes(name)));
  // Mostly nothing has the names that are gone, which is known without linting.
  if (gone.length === 0) return [];
  const lint = (text: string) => lintSite(inputOf(build, new Map(texts).set(file, text)), FEATURES);
  const [old, own] = [lint(before), lint(texts.get(file) ?? "")];
  const known = new Set(old.findings.map(inOneLine));
  const broken = own.findings.filter(
    (finding) =>
      texts.has(finding.file) &&
      !known.has(inOneLine(finding)) &&
      gone.some((name) => finding.problem.toLowerCase().includes(name)),
  );
  // Only a build knows whether these lead somewhere.
  const ends = gone.filter((name) => /^[/#]/.test(name));
  const linking = writtenLinks(own.site).filter(
    ({ leads }) => "href" in leads && ends.some((end) => leads.href.endsWith(end)),
  );
  const files = [...broken, ...linking.map(({ place }) => place)].map((place) => place.file);
  return [...new Set(files.filter((name) => name !== file).map((name) => titleOf(name, own.site)))];
}

const inOneLine = ({ file, line, problem }: Finding) => `${file}:${line} ${problem}`;

/**
 * Names in a data file, in small letters: all that is not written in two languages, the words of the glossary, and
 * how the addresses of words and events end.
 */
function namesIn(json: string | undefined): string[] {
  const value: unknown = JSON.parse(json || "{}");
  const names = strings(value).flatMap(({ value: name, path }) => {
    if (path.at(-1) === "id") return [`#${name}`];
    const isSentence = LOCALES.some((locale) => locale === path.at(-1));
    return isSentence && path.at(-2) !== "term" ? [] : [name];
  });
  const addresses = FEATURES.flatMap(({ endings }) => endings?.(value) ?? []);
  return [...names, ...addresses]
    .map((name) => name.toLowerCase())
    .filter(({ length }) => length > 1);
}
