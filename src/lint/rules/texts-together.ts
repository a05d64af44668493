import { comparablePath, decode } from "../../routes/paths.ts";
import { isCalendarDay } from "../../routes/routes.ts";
import { errorAbout, type Finding, warningAbout } from "../../schema/finding.ts";
import { isImage } from "../../schema/pictures.ts";
import type { Claim } from "../addresses.ts";
import { basename } from "../files/file-names.ts";
import type { LintPage } from "../pages.ts";
import { isShown } from "../site.ts";
import { imagePath } from "./links.ts";
import type { LinkedSite } from "./rule.ts";

/** No two sources have one address (ROUTE-8); letter case and a closing slash make no difference. */
export function* addressesTwice({ addresses, at }: LinkedSite): Iterable<Finding> {
  const reported = new Set<string>();
  for (const [path, claims] of Map.groupBy(addresses.claims, ({ url }) => comparablePath(url))) {
    const [first, ...others] = claims as [Claim, ...Claim[]];
    for (const other of others) {
      const file = other.page?.file ?? first.page?.file;
      const files = [first.page?.file, other.page?.file].sort().join();
      // The categories of several versions and menus may share a page.
      if (!file || reported.has(files)) continue;
      reported.add(files);
      yield at(
        file,
        ["slug"],
        `The address ${path} is taken twice: by ${nameOf(first)} and by ${nameOf(other)}.`,
        'Rename one of the files, or give it another "slug".',
      );
    }
  }
}

const nameOf = ({ page }: Claim) => page?.file ?? "the generated page";

/** A page is hidden on the same days in all its languages; a forgotten one gives it away. */
export function* unevenlyHidden({ pages }: LinkedSite): Iterable<Finding> {
  for (const languages of Map.groupBy(pages, ({ kind, key }) => `${kind} ${key}`).values()) {
    const model = languages.find(({ fields }) => fields.hidden);
    for (const page of languages) {
      if (!model || !page.isValid || daysOf(page) === daysOf(model)) continue;
      yield errorAbout(
        page.file,
        `The page is not hidden on the same days as ${model.file}.`,
        "Write the same days under  hidden:  in both languages.",
      );
    }
  }
}

const daysOf = ({ fields: { hidden } }: LintPage) => `${hidden?.from} ${hidden?.until}`;

/** Posts say where their summary ends (BLOG-3). */
export function* postSummaries({ pages, texts, input }: LinkedSite): Iterable<Finding> {
  for (const page of pages) {
    const isWhole = page.kind === "post" && texts.get(page)?.isTruncated === false;
    if (!isWhole || !isShown(page, input)) continue;
    yield warningAbout(
      page.file,
      "The post has no mark where its summary ends, so the lists show the whole text.",
      "Write  <!-- truncate -->  on a line of its own after the first paragraph.",
    );
  }
}

/** Dates that are more than two years away, or before the site existed, are probably mistyped. */
export function* unlikelyDates({ pages, input: { today }, at }: LinkedSite): Iterable<Finding> {
  const latest = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  for (const { file, date, fields } of pages) {
    const effect = date && date > today ? `the post is shown on ${date}` : "it is long past";
    for (const [path, day, then] of [
      [["date"], date, effect],
      [["hidden", "until"], fields.hidden?.until, "the page is hidden until then"],
    ] as const) {
      if (!day || !isCalendarDay(day) || (day <= latest && day >= "1990")) continue;
      const problem = `The day ${day} is probably mistyped: ${then}.`;
      yield at(file, path, problem, "Check the year.", "warning");
    }
    if (fields.expires && date && fields.expires < date) {
      yield at(
        file,
        ["expires"],
        `The post expires on ${fields.expires}, before its own day, ${date}.`,
        "Write a later day, or remove the line.",
        "warning",
      );
    }
  }
}

/** Files beside texts that nothing leads to. Drafts may use them later. */
export function* unusedFiles({ beside, pages, texts, input }: LinkedSite): Iterable<Finding> {
  const used = new Set<string>();
  const drafts: string[] = [];
  for (const page of pages) {
    if (!isShown(page, input) && page.body) drafts.push(decode(page.body).normalize("NFC"));
    for (const { kind, target } of texts.get(page)?.links ?? [])
      if (kind !== "term") used.add(imagePath(target.replace(/[?#].*$/, ""), page));
  }
  for (const file of beside) {
    const path = file.normalize("NFC");
    if (used.has(path) || drafts.some((text) => text.includes(basename(path)))) continue;
    const link = isImage(file) ? "![What it shows]" : "[What it is]";
    yield warningAbout(
      file,
      "The file is not used: no text shows it or links to it.",
      `Delete it, or write in a text:  ${link}(${basename(file)})`,
    );
  }
}
