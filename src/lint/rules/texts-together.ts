import { lostEntries } from "../../collections/translations/translations.ts";
import { comparablePath, decode } from "../../routes/paths.ts";
import { isCalendarDay } from "../../routes/routes.ts";
import { type Finding, findingIn, warningAbout } from "../../schema/finding.ts";
import { isImage } from "../../schema/pictures.ts";
import type { Claim } from "../addresses.ts";
import { basename } from "../files/file-names.ts";
import type { LintPage } from "../pages.ts";
import { isShown } from "../site.ts";
import { imagePath } from "./links.ts";
import { asWarnings, type Rule } from "./rule.ts";

/** No two sources have one address (ROUTE-8); letter case and a closing slash make no difference. */
export const addressesTwice: Rule = ({ addresses, at }) => {
  const groups = Map.groupBy(addresses.claims, ({ url }) => comparablePath(url));
  const reported = new Set<string>();
  return [...groups].flatMap(([path, [first, ...others]]) =>
    others.flatMap((other) => {
      const files = [first?.page?.file, other.page?.file].sort().join();
      // The categories of several versions and menus may share a page.
      if (!first || reported.has(files) || !(first.page || other.page)) return [];
      reported.add(files);
      const file = other.page?.file ?? first.page?.file ?? "_data";
      return [
        at(
          file,
          ["slug"],
          `The address ${path} is taken twice: by ${nameOf(first)} and by ${nameOf(other)}.`,
          'Rename one of the files, or give it another "slug".',
        ),
      ];
    }),
  );
};

const nameOf = ({ page }: Claim) => page?.file ?? "the generated page";

const NOT_HIDDEN = "not hidden";

/** A page is hidden on the same days in all its languages; a forgotten one gives it away. */
export const unevenlyHidden: Rule = ({ pages }) =>
  [...Map.groupBy(pages, ({ kind, key }) => `${kind} ${key}`).values()].flatMap((languages) => {
    const model = languages.find((page) => daysOf(page) !== NOT_HIDDEN);
    if (!model) return [];
    return languages
      .filter((page) => page.isValid && daysOf(page) !== daysOf(model))
      .map((page) =>
        findingIn(page.file, {
          line: 1,
          problem: `The page is ${daysOf(page)} here, and ${daysOf(model)} in ${model.file}.`,
          fix: "Write the same days under  hidden:  in both languages.",
        }),
      );
  });

function daysOf({ fields: { hidden } }: LintPage): string {
  if (!hidden) return NOT_HIDDEN;
  return `hidden ${hidden.from ? `from ${hidden.from} ` : ""}until ${hidden.until}`;
}

/** Posts say where their summary ends (BLOG-3). */
export const postSummaries: Rule = ({ pages, texts, input }) =>
  pages
    .filter((page) => page.kind === "post" && isShown(page, input))
    .filter((page) => texts.get(page)?.isTruncated === false)
    .map(({ file }) =>
      warningAbout(
        file,
        "The post has no mark where its summary ends, so the lists show the whole text.",
        "Write  <!-- truncate -->  on a line of its own after the first paragraph.",
      ),
    );

/** Entries of `_data/translations.json` belong to pages in both languages. */
export const lostTranslations: Rule = ({ pages, data, versions, at }) =>
  asWarnings(
    lostEntries(pages, { ...data, versions }).map((name) =>
      at(
        "_data/translations.json",
        [name],
        `There is no page "${name}" in both languages any more.`,
        "Remove the entry; or run  npm run lint:content -- confirm  with the page's new name, which does it too.",
      ),
    ),
  );

/** Dates that are more than two years away, or before the site existed, are probably mistyped. */
export const unlikelyDates: Rule = ({ pages, input: { today }, at }) => {
  const latest = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  const found = pages.flatMap((page) => {
    const { file, date, fields } = page;
    const mistyped = (path: string[], day: string | undefined | null, effect: string) =>
      day && isCalendarDay(day) && (day > latest || day < "1990")
        ? [at(file, path, `The day ${day} is probably mistyped: ${effect}.`, "Check the year.")]
        : [];
    return [
      ...mistyped(
        ["date"],
        date,
        date && date > today ? `the post is shown on ${date}` : "it is long past",
      ),
      ...mistyped(["hidden", "until"], fields.hidden?.until, "the page is hidden until then"),
      ...(fields.expires && date && fields.expires < date
        ? [
            at(
              file,
              ["expires"],
              `The post expires on ${fields.expires}, before its own day, ${date}.`,
              "Write a later day, or remove the line.",
            ),
          ]
        : []),
    ];
  });
  return asWarnings(found);
};

/** Images and files beside texts that nothing leads to. Drafts may use them later. */
export const unusedFiles: Rule = ({ beside, pages, texts, input }) => {
  const used = new Set<string>();
  const drafts: string[] = [];
  for (const page of pages) {
    if (!isShown(page, input) && page.body) drafts.push(decode(page.body).normalize("NFC"));
    for (const { kind, target } of texts.get(page)?.links ?? [])
      if (kind !== "term") used.add(imagePath(target.replace(/[?#].*$/, ""), page));
  }
  const unused = beside.filter((file) => {
    const path = file.normalize("NFC");
    return !used.has(path) && !drafts.some((text) => text.includes(basename(path)));
  });
  const images = unused.filter(isImage);
  return [
    ...imagesWithoutUse(images),
    ...unused
      .filter((file) => !isImage(file) && !/\.(heic|heif|bmp)$/i.test(file))
      .map((file) =>
        warningAbout(
          file,
          "The file is not used: it is not a text, and no text leads to it.",
          fixFor(basename(file)),
        ),
      ),
  ];
};

function imagesWithoutUse(images: readonly string[]): Finding[] {
  const [first] = images;
  if (first === undefined) return [];
  return images.length === 1
    ? [
        warningAbout(
          first,
          "The image is not used: no page shows it.",
          `Delete it, or write in a text:  ![What it shows](${basename(first)})`,
        ),
      ]
    : [
        warningAbout(
          first,
          `${images.length} images are not used, no page shows them: ${images.join(", ")}`,
          "Delete them, or write in a text:  ![What it shows](name of the file)",
        ),
      ];
}

function fixFor(name: string): string {
  const link = `[what it is](${/\s/.test(name) ? `<${name}>` : name})`;
  if (/\.(txt|docx?|odt|rtf|pages)$/i.test(name))
    return `Write its text into a file that ends with .md, or link to it:  ${link}`;
  if (/\.(json|csv|ya?ml)$/i.test(name))
    return `Data that pages show belongs in _data. Move it there, or link to it:  ${link}`;
  return `Delete it, or link to it:  ${link}`;
}
