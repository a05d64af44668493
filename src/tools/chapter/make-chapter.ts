import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { lintFolder } from "../../lint/run.ts";
import { CHAPTER } from "../../messages/chapter.ts";
import { tagSlug } from "../../routes/slugs.ts";
import { formatFindings, UserError } from "../../schema/finding.ts";
import { LOCALES, type Locale } from "../../schema/localized.ts";
import { posixPath } from "../../schema/posix-path.ts";
import { readJson, type Written } from "../edit-json.ts";
import type { ChapterAnswers } from "./answers.ts";
import { recolored } from "./colors.ts";
import { chapterData, chapterLabels } from "./data.ts";
import { icons, neutralDrawings } from "./drawings.ts";
import { findLeftovers, wordsOfChapter } from "./leftovers.ts";

const STARTER = join(import.meta.dirname, "starter");
/** What belongs to the chapter that the website was made for; some files of it are code. */
const OWN =
  /^(_data|src\/content|src\/versions|src\/theme|src\/assets\/img|tests\/pictures\/expected)\/|^(LICENSE|CHANGELOG\.md)$|^docs\/[^/]+\.jpg$/;
const CODE =
  /README\.md$|^_data\/(labels\/\w+|locales)\.json$|^src\/theme\/(clusters\.(json|css)|tokens\.css|print\.css|boilersuit\/patches\.json)$/;
const NO_ERROR = { throwIfNoEntry: false } as const;
const BINARY = /\.(png|ico|woff2|jpe?g|pdf)$/;
/** The licence of the code names its authors; hashes hold any letters. */
const KEPT = /^(LICENSE|package-lock\.json)$/;
/** Questions of readers that the search is measured by; the first two are of the starter. */
const QUESTIONS = "tests/bench/search-questions.tsv";
const FIRST_QUESTIONS =
  "sv\twords\tvem leder sektionen\t/docs/board\nen\twords\twho leads the chapter\t/en/docs/board\n";

/**
 * Writes the website of another chapter into a new folder: the code of this one, with neutral texts, data
 * and drawings. When something is wrong there is no folder.
 *
 * @param root folder of this website, a clone
 * @param target the new folder
 * @param today first day of the new website
 * @throws UserError with what is in the way, or is left of this chapter
 */
export async function makeChapter(
  root: string,
  target: string,
  answers: ChapterAnswers,
  today: string,
): Promise<Written> {
  const folder = checkFolder(root, target);
  mkdirSync(dirname(folder), { recursive: true });
  const staging = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
  try {
    copyCode(root, staging, answers);
    writeTexts(staging, answers);
    writeData(root, staging, answers, today);
    await writeTheme(root, staging, answers);
    const slugs = answers.committees.map(({ name }) => tagSlug(name.sv));
    const { marks, names } = await wordsOfChapter(root, JSON.stringify([answers, slugs]));
    const findings = [
      ...findLeftovers(staging, marks, (path) => KEPT.test(path)),
      ...findLeftovers(staging, names, (path) => KEPT.test(path) || path.startsWith("tests/")),
      ...lintFolder(staging, process.env).findings,
    ];
    if (findings.length > 0) throw new UserError(formatFindings(findings, "notChanged"));
    chmodSync(staging, 0o755);
    renameSync(staging, folder);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  const { STEPS } = CHAPTER;
  return { files: [target], next: [STEPS.publish(), STEPS.fill(), STEPS.licence()] };
}

/** @throws UserError when the folder cannot be made */
export function checkFolder(root: string, target: string): string {
  const folder = resolve(root, target);
  if (existsSync(folder)) throw new UserError(CHAPTER.folderExists({ folder: target }));
  if (!relative(resolve(root), folder).startsWith(".."))
    throw new UserError(CHAPTER.folderInside({ folder: target }));
  return folder;
}

function write(folder: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The files that git knows; names of this chapter become those of the other one. */
function copyCode(root: string, staging: string, answers: ChapterAnswers): void {
  let listed: string;
  try {
    listed = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  } catch {
    throw new UserError(CHAPTER.noGit());
  }
  const isFile = (path: string) => path && statSync(join(root, path), NO_ERROR)?.isFile();
  const files = listed.split("\0").filter(isFile);
  const renamed = renaming(root, answers);
  for (const path of files.filter((path) => !OWN.test(path) || CODE.test(path))) {
    const from = join(root, path);
    if (BINARY.test(path) || path.startsWith("tests/")) {
      mkdirSync(dirname(join(staging, path)), { recursive: true });
      cpSync(from, join(staging, path));
    } else {
      write(staging, path, renamed(readFileSync(from, "utf8")));
      chmodSync(join(staging, path), statSync(from).mode);
    }
  }
  write(staging, "LICENSE", licence(readFileSync(join(root, "LICENSE"), "utf8"), answers));
  write(staging, QUESTIONS, FIRST_QUESTIONS);
  write(staging, "CHANGELOG.md", "# Changelog\n\n## Unreleased\n");
}

/** Puts the names and addresses of a chapter in the place of those of this one. */
function renaming(root: string, answers: ChapterAnswers): (text: string) => string {
  const site = readJson<{
    title: string;
    url: string;
    repository: string | null;
    security?: { contact?: string };
  }>(join(root, "_data/site.json"));
  const { name } = readJson<{ name: string }>(join(root, "package.json"));
  const owner = (repository: string | null) => `@${repository?.split("/").at(-2)}/`;
  const pairs = [
    [site.url, answers.url],
    [new URL(site.url).host, new URL(answers.url).host],
    [site.repository, answers.repository],
    [owner(site.repository), owner(answers.repository)],
    [site.security?.contact, answers.webmaster],
    [`"name": "${name}"`, `"name": "${new URL(answers.url).host}"`],
    [site.title, answers.name.en],
  ];
  return (text) => {
    let changed = text.replaceAll(/^!\[.*\]\([\w-]+\.jpg\)\n\n/gm, "");
    for (const [from, to] of pairs) if (from && to) changed = changed.replaceAll(from, to);
    return changed;
  };
}

/** The licence of the code stays as it is, with its authors; the rest names what is not covered by it. */
function licence(text: string, { name }: ChapterAnswers): string {
  const [code = ""] = text.split("\n---\n");
  return `${code}
---

What the licence above does not cover

The texts and images under src/content, the facts under _data, the marks under
src/theme/public and src/assets/img, and the name of ${name.en} belong to it
or to those who made them.

The labels under _data/labels and the colours and sizes in the stylesheets of
src/theme come from the website that this one was made from. The licence of
that website does not cover them; its copyright holder, named above, decides
about their use.

The fonts under src/assets/fonts have the SIL Open Font License; its texts lie
beside them.
`;
}

/** The texts of the starter; that of a committee once for each. */
function writeTexts(staging: string, answers: ChapterAnswers): void {
  for (const file of globSync("**/*.md", { cwd: STARTER }).map(posixPath)) {
    const locale = LOCALES.find((known) => file.startsWith(known)) as Locale;
    const text = readFileSync(join(STARTER, file), "utf8");
    const fill = (path: string, values: Record<string, string>) =>
      write(
        staging,
        `src/content/${path}`,
        text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole),
      );
    const values = { name: answers.name[locale], email: answers.email };
    if (!file.endsWith("/committee.md")) fill(file, values);
    else
      for (const [index, committee] of answers.committees.entries()) {
        const slug = tagSlug(committee.name.sv);
        const own = { committee: committee.name[locale], role: slug, position: `${index + 3}` };
        fill(file.replace("committee.md", `${slug}.md`), { ...values, ...own });
      }
  }
}

function writeData(root: string, staging: string, answers: ChapterAnswers, today: string): void {
  for (const [name, data] of Object.entries(chapterData(answers, today)))
    write(staging, `_data/${name}.json`, json(data));
  const labels = chapterLabels(answers);
  for (const locale of LOCALES) {
    const path = `_data/labels/${locale}.json`;
    const all = readJson<Record<string, string>>(join(root, path));
    write(staging, path, json({ ...all, ...labels[locale] }));
  }
}

/** Colours of the chapter, and plain drawings. The colours of clusters differ from each other as they are. */
async function writeTheme(root: string, staging: string, answers: ChapterAnswers): Promise<void> {
  const { themeColor } = readJson<{ themeColor: { light: string } }>(join(root, "_data/site.json"));
  for (const name of ["tokens.css", "print.css"]) {
    const css = readFileSync(join(root, "src/theme", name), "utf8");
    const [own = "", ...clusters] = css.split(/^(?=\[data-cluster=)/m);
    const colored = recolored(own, themeColor.light, answers.color);
    write(staging, `src/theme/${name}`, colored + clusters.join(""));
  }
  const files = globSync("src/theme/**/*.svg", { cwd: root }).map(posixPath).sort();
  const drawings = neutralDrawings(
    new Map(files.map((path) => [path, readFileSync(join(root, path), "utf8")])),
    new Map([
      ["board", "St"],
      ...answers.committees.map(({ name }): [string, string] => [tagSlug(name.sv), name.sv]),
    ]),
    { name: answers.name.sv, color: answers.color },
  );
  for (const [path, drawing] of drawings) write(staging, path, drawing);
  const mark = drawings.get("src/theme/public/favicon.svg") ?? "";
  for (const [name, icon] of await icons(mark, answers.color))
    write(staging, `src/theme/public/${name}`, icon);
}
