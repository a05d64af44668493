import { generatedAddresses } from "../routes/generated-pages.ts";
import { linkedAddress, ownAddresses } from "../routes/own-addresses.ts";
import { type Finding, findingIn, type Mistake } from "../schema/finding.ts";
import type { LocalesFile } from "../schema/locales.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import type { ReadData } from "./data.ts";
import { DEFAULT_LOCALES, readData } from "./data.ts";
import { fileNames } from "./files/file-names.ts";
import type { Path } from "./files/json-file.ts";
import { plainFile } from "./files/read-text.ts";
import { textFindings } from "./files/text-findings.ts";
import type { ReadInput } from "./input.ts";
import { ONE_VERSION, type ReadPage, readPages } from "./pages.ts";

/** Everything that rules look at. */
export type ReadSite = ReturnType<typeof readSite>["site"];

/** The data of a version of the docs; today's where it has none of its own. */
export function dataOf(
  site: Pick<ReadSite, "data" | "archives">,
  version: string | null,
): ReadData {
  return { ...site.data, ...(version === null ? {} : site.archives.get(version)) };
}

/** Whether docs are of a year that has ended: what is removed today is not missed there. */
export function isArchived({ versions: { last, versions } }: ReadSite, version: string | null) {
  const names = versions.map(({ name }) => name);
  return version !== null && names.indexOf(version) > names.indexOf(last);
}

/** Reads all files; mistakes inside single files become findings. */
export function readSite(input: ReadInput) {
  const findings: Finding[] = [];
  const texts = new Map<string, string | null>();
  for (const [file, raw] of input.texts) {
    const text = plainFile(raw);
    const own = textFindings(text);
    findings.push(...own.map((finding) => findingIn(file, finding)));
    texts.set(file, own.length > 0 ? null : text);
  }
  const folders = new Set(
    [...texts.keys(), ...input.others].map((file) => file.split("/").slice(0, 3).join("/")),
  );
  const folder = readData(texts, folders);
  const { data, archives, values, lineOf } = folder;
  const locales = data.locales ?? DEFAULT_LOCALES;
  const versions = data.versions ?? ONE_VERSION;
  const { today, firstCommits = new Map() } = input;
  const read = readPages(texts, { locales, versions, today, firstCommits });
  const names = fileNames(input, data.versions);
  findings.push(...folder.findings, ...names.findings, ...read.findings);

  const byFile = new Map(read.pages.map((page) => [page.file, page]));
  const generated = generatedAddresses(locales);
  const addresses = ownAddresses([...read.pages, ...generated], locales);
  const site = {
    input,
    data,
    archives,
    /** All valid data files, by path. */
    values,
    /** Protocol and host of the site. */
    origin: data.site?.url ?? "https://example.org",
    locales,
    versions,
    /** Addresses of generated pages that do not depend on news. */
    generated: generated.map(({ url }) => url),
    /** All texts, drafts included. */
    pages: read.pages,
    /** Files of the language folders that are not texts. */
    beside: names.beside,
    /** These and all files of `src/assets`, in NFC. */
    files: new Set([...names.beside, ...input.others].map((file) => file.normalize("NFC"))),
    /** Names of the drawings in `src/theme/emblems`. */
    emblems: input.others.flatMap(
      (path) => /^src\/theme\/emblems\/((?!arch\.).+)\.svg$/.exec(path)?.[1] ?? [],
    ),
    /** Whether the findings of a file are asked for. */
    isAsked: (file: string) => input.only?.includes(file) ?? true,
    /** An internal target as it is in a language (ROUTE-6). */
    href(target: string, locale: Locale): string {
      return linkedAddress(target, locale, locales, addresses);
    },
    /** The text in a file, by its path as Eleventy has it; undefined for empty texts and other files. */
    textAt: (inputPath: string) => byFile.get(inputPath.replace(/^\.\//, "")),
    /** Line of a place in a data file or in front matter. */
    lineAt(file: string, path: Path): number | null {
      return byFile.get(file)?.lineOf(path) ?? lineOf(file, path);
    },
    /** A finding at such a place. */
    at(
      file: string,
      path: Path,
      mistake: Mistake,
      severity: Finding["severity"] = "error",
    ): Finding {
      return { severity, file, line: site.lineAt(file, path), path, ...mistake };
    },
  };
  return { site, findings };
}

/** The pages that texts become: of their own language, and of those without a text (LOC-5). */
export function shownPages(pages: readonly ReadPage[]): Map<ReadPage, Locale[]> {
  const byKey = Map.groupBy(pages, ({ kind, key }) => `${kind} ${key}`);
  return new Map(
    [...byKey.values()].flatMap((written) => {
      const missing = LOCALES.filter((locale) => written.every((page) => page.locale !== locale));
      return written.map(
        (page, index) => [page, [page.locale, ...(index === 0 ? missing : [])]] as const,
      );
    }),
  );
}

/** Address of a page in a language; that of another language has the prefix exchanged. */
export function urlIn(page: ReadPage, locale: Locale, { locales }: LocalesFile): string {
  return page.locale === locale
    ? page.url
    : locales[locale].path + page.url.slice(locales[page.locale].path.length);
}

/** Whether this build shows a page, or its placeholder while it is hidden. */
export function isShown({ status }: ReadPage, { showsUnpublished }: ReadInput): boolean {
  return showsUnpublished || (status.kind !== "draft" && status.kind !== "scheduled");
}
