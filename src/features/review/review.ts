import type { Build } from "../../model/build-data.ts";
import { bodiesOf } from "../../model/committees.ts";
import { rolesNamed } from "../../model/roles-named.ts";
import type { Site } from "../../model/site.ts";
import { entriesOf, type SiteData } from "../../model/site-data.ts";
import type { Source } from "../../model/sources.ts";
import { isPlaceholder } from "../../model/status.ts";
import { schemaOf } from "../../read/data-files.ts";
import { textFields } from "../../read/text-fields.ts";
import { inAYear, oldestDay, operatingYearStart } from "../../schema/days.ts";
import { type HiddenEntry, isHiddenOn } from "../../schema/hidden.ts";
import type { Locale, Localized } from "../../schema/localized.ts";
import { operatingYears } from "../../schema/operating-years.ts";
import { strings } from "../../schema/strings.ts";
import { eventConflicts } from "../events/index.ts";

/** A text or service that somebody has to look at on a day. */
export interface TextToReview {
  file: string;
  line: number | null;
  /** Of a text. */
  locale: Locale | null;
  url: string | null;
  title: Localized;
  /** The role that answers for it. */
  owner: Localized | null;
  day: string;
}

/** Something that was right in an operating year that has ended. */
export interface Outdated {
  reason: "year" | "keyDate" | "event" | "announcement" | "unchanged";
  file: string;
  line: number | null;
  /** What is written there. */
  passage: Localized;
}

/** Texts that somebody keeps up to date. Archived docs are as they were, and are left out. */
function currentTexts({ sources, allData }: Site): Source[] {
  return sources
    .filter((source) => source.locale === source.contentLocale && !isPlaceholder(source))
    .filter((source) => source.kind !== "doc" || source.version === allData.versions.last);
}

/** What editors have to look at on the day of the build. */
export function buildReview(site: Site) {
  const { build, allData } = site;
  const { today } = build;
  const texts = currentTexts(site);
  const reviewed = [...textsWithDay(texts, site), ...services(site)];
  const expired = texts.flatMap((source) => {
    const { status } = source;
    return toReview(source, status?.kind === "expired" ? status.day : undefined, allData);
  });
  return {
    roles: rolesToHandOver(site),
    /** Whose day has come, by the role that answers for them, the oldest first. */
    due: [...reviewed, ...textsOfAYear(texts, site)]
      .filter(({ day }) => day <= today)
      .sort((one, other) => byOwner(one, other) || byDay(one, other)),
    /** Whose day is yet to come, the next first. */
    coming: reviewed.filter(({ day }) => day > today).sort(byDay),
    expired: expired.sort(byDay),
    /** Of the public calendar too, which no file of this project holds. */
    conflicts: eventConflicts(site.data.events.events, site.data.events, today),
    /** For the yearly handover. */
    outdated: [
      ...pastDates(site),
      ...unchangedData(site),
      ...texts.flatMap((source) => [...unchangedPictures(source, build)]),
      ...pastYearsInData(site),
      ...texts.flatMap((source) => [...pastYearsInText(source, build)]),
    ],
  };
}

/** What changes hands with a role. */
const HANDED_OVER = ["email", "name", "imageURL", "period"] as const;

/**
 * Every role with what changes hands: address, name, picture and term, each with the day of its last change if that is
 * a year ago. A role is done when its term of office is this year's, or when any of it was changed, or all roles were
 * confirmed, in this committee year.
 */
function rolesToHandOver({ allData, build: { today, lineDay } }: Site) {
  const { people, chapterMap } = allData;
  const bodies = new Map(bodiesOf(chapterMap).map((body) => [body.people, body.label]));
  return Object.entries(people).flatMap(([body, { roles }]) =>
    roles.flatMap((role, index) => {
      if (isHiddenOn(role.hidden, today)) return [];
      const values = HANDED_OVER.flatMap((field) => {
        const value = role[field];
        if (value === undefined) return [];
        const day = lineDay("_data/people.json", [body, "roles", index, field]);
        return { field, value, day };
      });
      const isOfThisYear = operatingYears(role.period ?? "").some(
        ({ lastDay }) => lastDay >= today,
      );
      return {
        body: bodies.get(body) ?? null,
        title: role.title,
        values: values.map(({ day, ...value }) => ({
          ...value,
          since: day !== undefined && day <= oldestDay(today) ? day : null,
        })),
        isDone:
          isOfThisYear ||
          [chapterMap.reviewed, ...values.map(({ day }) => day)].some(
            (day) => day !== undefined && day >= operatingYearStart(today),
          ),
      };
    }),
  );
}

/** Names, pictures and dates that nobody has changed for a year. */
function* unchangedData({
  build: { today, dataFiles, lineOf, lineDay },
}: Site): Iterable<Outdated> {
  for (const { file, value } of dataFiles)
    for (const { value: text, path, meta } of textFields(schemaOf(file), value)) {
      if (!meta.isYearly || !file.startsWith("_data/")) continue;
      const day = lineDay(file, path);
      if (day === undefined || day > oldestDay(today)) continue;
      const found = withDay(alike(text), day);
      yield { reason: "unchanged", file, line: lineOf(file, path), passage: found };
    }
}

const PICTURE = /[^\s()[\]<>"']+\.(?:jpe?g|png|webp|avif|svg)\b/gi;

/** Pictures of a text that nobody has changed for a year. */
function* unchangedPictures(source: Source, { today, updated }: Build): Iterable<Outdated> {
  const { kind, file, frontMatter, body } = source;
  const day = updated.get(file.normalize("NFC"));
  // News is about its own day.
  if (kind === "post" || day === undefined || day > oldestDay(today)) return;
  const fields = strings(frontMatter).map(({ value }) => value);
  const shown = [...fields, body].flatMap((text) => text.match(PICTURE) ?? []);
  for (const picture of new Set(shown))
    yield { reason: "unchanged", file, line: null, passage: withDay(alike(picture), day) };
}

/** Both languages of a text are read on the same day, the later of theirs. */
function textsWithDay(texts: readonly Source[], { allData }: Site) {
  const pages = Map.groupBy(texts, ({ kind, key }) => `${kind} ${key}`);
  return [...pages.values()].flatMap((languages) => {
    const day = latest(languages.map(({ frontMatter }) => frontMatter.review));
    return languages.flatMap((source) =>
      toReview(source, source.frontMatter.review && day, allData),
    );
  });
}

/** Texts without a day are read when nobody has changed or reviewed them for a year. News is about its own day. */
function textsOfAYear(texts: readonly Source[], { allData, build: { updated } }: Site) {
  const pages = Map.groupBy(texts, ({ kind, key }) => `${kind} ${key}`);
  return [...pages.values()].flatMap(([source, ...others]) => {
    const languages = source ? [source, ...others] : [];
    if (
      !source ||
      source.kind === "post" ||
      languages.some(({ frontMatter }) => frontMatter.review)
    )
      return [];
    const day = latest(
      languages.flatMap(({ file, frontMatter }) => [
        updated.get(file.normalize("NFC")),
        "reviewed" in frontMatter ? frontMatter.reviewed : undefined,
      ]),
    );
    return toReview(source, day && inAYear(day), allData);
  });
}

const latest = (days: readonly (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

/** Sites and numbers of others, which somebody opens and calls. */
function services({ allData: { services, people }, build: { lineOf } }: Site) {
  const file = "_data/services.json";
  return Object.entries(services ?? {}).map(([key, { title, review, owner }]) => ({
    file,
    line: lineOf(file, [key, "review"]),
    locale: null,
    url: null,
    title,
    owner: rolesNamed(owner, people)[0]?.title ?? null,
    day: review,
  }));
}

function toReview(
  { file, locale, url, frontMatter }: Source,
  day: string | undefined,
  { people }: SiteData,
): TextToReview[] {
  if (day === undefined) return [];
  const owner = rolesNamed(frontMatter.owner, people)[0]?.title ?? null;
  return [{ file, line: null, locale, url, title: alike(frontMatter.title ?? file), owner, day }];
}

/** What nobody answers for is last. */
function byOwner({ owner: one }: TextToReview, { owner: other }: TextToReview): number {
  return one && other ? one.sv.localeCompare(other.sv, "sv") : Number(!one) - Number(!other);
}

function byDay(a: TextToReview, b: TextToReview): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return a.file < b.file ? -1 : 1;
}

/** What the review needs of a key date; that subject may not be there. */
interface KeyDate {
  label: Localized;
  date?: string;
  hidden?: HiddenEntry;
}

/** Key dates and an announcement whose day has passed, and events whose page is gone. */
function* pastDates({ allData: data, build: { today, lineOf } }: Site): Iterable<Outdated> {
  const { announcement, events } = data;
  const keyDates = entriesOf<KeyDate>("keyDates", data) ?? {};
  const at = (name: string, path: (string | number)[]) => {
    const file = `_data/${name}.json`;
    return { file, line: lineOf(file, path) };
  };
  for (const [name, { label, date, hidden }] of Object.entries(keyDates)) {
    if (!date || date >= today || isHiddenOn(hidden, today)) continue;
    yield { reason: "keyDate", ...at("key-dates", [name, "date"]), passage: withDay(label, date) };
  }
  for (const [index, { title, end, hidden }] of events.events.entries()) {
    const day = end.slice(0, "2027-01-31".length);
    if (day >= oldestDay(today) || isHiddenOn(hidden, today)) continue;
    yield { reason: "event", ...at("events", ["events", index]), passage: withDay(title, day) };
  }
  const { enabled, expires } = announcement ?? {};
  if (enabled && expires && expires < today)
    yield { reason: "announcement", ...at("announcement", ["expires"]), passage: alike(expires) };
}

/** Files in which a past year is right. */
const KEEPS_YEARS = ["_data/redirects.json", "_data/versions.json"];

function* pastYearsInData({ allData, build }: Site): Iterable<Outdated> {
  const { today, dataFiles, lineOf } = build;
  for (const { file, value } of dataFiles) {
    if (!file.startsWith("_data/") || KEEPS_YEARS.includes(file)) continue;
    for (const { value: text, path } of strings(value))
      yield* pastYears(text, today, file, () => lineOf(file, path));
  }
  // Of the versions only today's has to be of this year.
  const { last, versions } = allData.versions;
  const index = versions.findIndex(({ name }) => name === last);
  const file = "_data/versions.json";
  for (const { value: text, path } of strings(versions[index]?.label))
    yield* pastYears(text, today, file, () => lineOf(file, ["versions", index, "label", ...path]));
}

/** News is about its own day, so a year in it stays correct. */
function* pastYearsInText(source: Source, { today }: Build): Iterable<Outdated> {
  const { kind, file, frontMatter, body } = source;
  if (kind === "post") return;
  const firstLine = source.bodyLine;
  yield* pastYears(`${frontMatter.title} ${frontMatter.description}`, today, file, () => null);
  for (const [index, text] of body.split("\n").entries())
    yield* pastYears(text, today, file, () => firstLine + index);
}

function pastYears(
  text: string,
  today: string,
  file: string,
  line: () => number | null,
): Outdated[] {
  const past = operatingYears(text).filter(({ lastDay }) => lastDay < today);
  return [...new Set(past.map(({ name }) => name))].map(
    (year): Outdated => ({ reason: "year", file, line: line(), passage: alike(year) }),
  );
}

const alike = (text: string): Localized => ({ sv: text, en: text });
const withDay = ({ sv, en }: Localized, day: string): Localized => ({
  sv: `${sv}, ${day}`,
  en: `${en}, ${day}`,
});
