import { PAGES } from "../../messages/pages.ts";
import { schemaOf } from "../../read/data-files.ts";
import { basename } from "../../read/files/file-names.ts";
import type { ReadPage } from "../../read/pages.ts";
import { isShown } from "../../read/site.ts";
import { textFields } from "../../read/text-fields.ts";
import { comparablePath, decode } from "../../routes/paths.ts";
import { isCalendarDay } from "../../routes/routes.ts";
import { errorAbout, type Finding, warningAbout } from "../../schema/finding.ts";
import { isImage } from "../../schema/pictures.ts";
import { DOCUMENT_LIMIT, safeTarget } from "../../schema/uploads.ts";
import { type Claim, RESERVED } from "../addresses.ts";
import { imagePath } from "./links.ts";
import type { LinkedSite } from "./rule.ts";
import { uploadMistake } from "./uploads.ts";

/** No two sources have one address (ROUTE-8); letter case and a closing slash make no difference. */
export function* addressesTwice({ addresses, pages, at }: LinkedSite): Iterable<Finding> {
  for (const { file, url } of pages) {
    const path = RESERVED.find((folder) => url.startsWith(`${folder}/`));
    if (path) yield at(file, ["slug"], PAGES.addressTwice({ path, first: null, second: file }));
  }
  const reported = new Set<string>();
  for (const [path, claims] of Map.groupBy(addresses.claims, ({ url }) => comparablePath(url))) {
    const [first, ...others] = claims as [Claim, ...Claim[]];
    for (const other of others) {
      const file = other.page?.file ?? first.page?.file;
      // Who gives both languages of a page an address that is taken makes one mistake.
      const keys = [first.page?.key, other.page?.key].sort().join();
      // The categories of several versions and menus may share a page.
      // Until a draft is published, the other language stands in for it.
      const isOnePage =
        first.page &&
        first.page.key === other.page?.key &&
        (first.page === other.page || first.page.locale !== other.page.locale);
      if (!file || isOnePage || reported.has(keys)) continue;
      reported.add(keys);
      const names = { first: first.page?.file ?? null, second: other.page?.file ?? null };
      yield at(file, ["slug"], PAGES.addressTwice({ path, ...names }));
    }
  }
}

/** A page is hidden on the same days in all its languages; a forgotten one gives it away. */
export function* unevenlyHidden({ pages }: LinkedSite): Iterable<Finding> {
  for (const languages of Map.groupBy(pages, ({ kind, key }) => `${kind} ${key}`).values()) {
    const model = languages.find(({ fields }) => fields.hidden);
    for (const page of languages) {
      if (!model || !page.isValid || daysOf(page) === daysOf(model)) continue;
      yield errorAbout(page.file, PAGES.unevenlyHidden({ other: model.file }));
    }
  }
}

const daysOf = ({ fields: { hidden } }: ReadPage) => `${hidden?.from} ${hidden?.until}`;

/**
 * Both languages of a post are of one day; otherwise the lists show both of them. Posts that have their other
 * language are left alone, as a weekly post has the same name each week.
 */
export function* unevenDates({ pages, at }: LinkedSite): Iterable<Finding> {
  const posts = pages.filter(({ kind, isValid }) => kind === "post" && isValid);
  const alone = [...Map.groupBy(posts, ({ key }) => key).values()].flatMap(([post, ...others]) =>
    post && others.length === 0 ? [post] : [],
  );
  for (const [model, other, ...more] of Map.groupBy(alone, nameOfPost).values()) {
    if (!model?.date || !other?.date || more.length > 0 || model.locale === other.locale) continue;
    const days = { other: model.file, day: other.date, otherDay: model.date };
    yield at(other.file, ["date"], PAGES.otherDay(days));
  }
}

/** The name without its day. */
const nameOfPost = ({ key }: ReadPage) => key.replace(/^blog\/\d{4}-\d\d-\d\d-/, "blog/");

/** Sentences of `src/tools/starters`, which `npm run new` writes. */
const STARTERS = [
  "Det första stycket leder in i texten.",
  "Det första stycket är det som syns i listor. Skriv det viktigaste här.",
  "Fortsätt här.",
  "Fortsätt sedan.",
  "The first paragraph leads into the text.",
  "The first paragraph is what lists show. Say what matters most here.",
  "Go on here.",
  "Then go on.",
  "En mening om sidan, för sökmotorer och delade länkar.",
  "En mening om inlägget, för sökmotorer och delade länkar.",
  "One sentence about the page, for search engines and shared links.",
  "One sentence about the post, for search engines and shared links.",
];

/** What `npm run new` has written is there to be replaced; drafts wait for that. */
export function* untouchedStarters({ pages, at }: LinkedSite): Iterable<Finding> {
  for (const { file, body, bodyLine, status, fields } of pages) {
    if (status.kind === "draft") continue;
    const { description = "" } = fields;
    if (STARTERS.includes(description))
      yield at(file, ["description"], PAGES.starter({ words: description }));
    for (const [index, line] of (body ?? "").split("\n").entries()) {
      const words = line.trim();
      if (STARTERS.includes(words))
        yield { severity: "error", file, line: bodyLine + index, ...PAGES.starter({ words }) };
    }
  }
}

/** Posts say where their summary ends (BLOG-3). */
export function* postSummaries({ pages, texts, input }: LinkedSite): Iterable<Finding> {
  for (const page of pages) {
    const isWhole = page.kind === "post" && texts.get(page)?.isTruncated === false;
    if (!isWhole || !isShown(page, input)) continue;
    yield warningAbout(page.file, PAGES.noSummaryEnd());
  }
}

/** Whether a day is more than two years away, or before the site existed. */
export function isUnlikely(day: string, today: string): boolean {
  const latest = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  return day.slice(0, 10) > latest || day < "1990";
}

/** Dates that are more than two years away, or before the site existed, are probably mistyped. */
export function* unlikelyDates(site: LinkedSite): Iterable<Finding> {
  const { pages, values, at, data } = site;
  const { today } = site.input;
  const { enabled, expires: day } = data.announcement ?? {};
  if (enabled && day && day < today)
    yield at("_data/announcement.json", ["expires"], PAGES.announcementOver({ day }), "warning");
  for (const [file, value] of values)
    for (const { value: day, path, meta } of textFields(schemaOf(file), value)) {
      if (!meta.isYearly || !isCalendarDay(day) || !isUnlikely(day, today)) continue;
      const effect = { en: "it is years away", sv: "den är flera år bort" };
      yield at(file, path, PAGES.unlikelyDay({ day, effect }), "warning");
    }
  for (const { file, date, fields } of pages) {
    const effect =
      date && date > today
        ? { en: `the post is shown on ${date}`, sv: `nyheten visas den ${date}` }
        : { en: "it is long past", sv: "den är länge sedan" };
    const then = { en: "the page is hidden until then", sv: "sidan är dold till dess" };
    for (const [path, day, words] of [
      [["date"], date, effect],
      [["hidden", "until"], fields.hidden?.until, then],
    ] as const) {
      if (!day || !isCalendarDay(day) || !isUnlikely(day, today)) continue;
      yield at(file, path, PAGES.unlikelyDay({ day, effect: words }), "warning");
    }
    if (fields.expires && date && fields.expires < date) {
      const days = { expires: fields.expires, day: date };
      yield at(file, ["expires"], PAGES.expiresFirst(days), "warning");
    }
  }
}

/** Files beside texts that nothing leads to. */
export function* unusedFiles({ beside, pages, texts, input }: LinkedSite): Iterable<Finding> {
  // One that cannot be read may use them.
  if (pages.some(({ body }) => body === null)) return;
  const used = new Set<string>();
  /** Drafts use files later; an address that cannot be read has a finding of its own. */
  const meant: string[] = [];
  for (const page of pages) {
    const body = decode(page.body ?? "").normalize("NFC");
    if (isShown(page, input)) meant.push(...(body.match(/\]\([^<].*/g) ?? []));
    else meant.push(body);
    for (const { kind, target } of texts.get(page)?.links ?? [])
      if (kind !== "term")
        for (const path of [target, target.replace(/[?#].*$/, "")]) used.add(imagePath(path, page));
  }
  for (const file of beside) {
    const path = file.normalize("NFC");
    if (used.has(path) || meant.some((text) => text.includes(basename(path)))) continue;
    yield warningAbout(file, PAGES.unusedFile({ link: linkTo(file, basename(file)) }));
  }
}

/** Documents that are too large, and uploads that no text and no data use. */
export function* documents({ input, files }: LinkedSite): Iterable<Finding> {
  const written = [...input.texts.values()];
  for (const [file, size] of Object.entries(input.sizes ?? {})) {
    const words = { size: megabytes(size), limit: megabytes(DOCUMENT_LIMIT) };
    if (size > DOCUMENT_LIMIT) yield errorAbout(file, PAGES.largeFile(words));
  }
  const others = input.others.filter((file) => isImage(file) || file.endsWith(".pdf"));
  const uploads = [...Object.keys(input.sizes ?? {}), ...others];
  for (const file of new Set(uploads)) {
    const [, address] =
      /^src\/(?:theme\/public(?=\/pdfs\/)|assets(?=\/img\/))(.*)$/.exec(file) ?? [];
    const name = basename(file).normalize("NFC");
    if (!address || written.some((text) => decode(text).normalize("NFC").includes(name))) continue;
    const mistake = uploadMistake(address, { files });
    yield warningAbout(file, mistake ?? PAGES.unusedFile({ link: linkTo(file, address) }));
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10;

/** How a text shows an image, or links to another file. */
function linkTo(file: string, target: string) {
  const address = safeTarget(target);
  return isImage(file)
    ? { en: `![What it shows](${address})`, sv: `![Vad den visar](${address})` }
    : { en: `[What it is](${address})`, sv: `[Vad det är](${address})` };
}
