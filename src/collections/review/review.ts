import { isHiddenOn } from "../../schema/hidden.ts";
import type { Locale, Localized } from "../../schema/localized.ts";
import type { Build } from "../build-data.ts";
import type { Site } from "../site.ts";
import type { SiteData } from "../site-data.ts";
import type { Source } from "../sources.ts";
import { isPlaceholder } from "../status.ts";
import { lix } from "./lix.ts";
import { operatingYears } from "./operating-years.ts";
import { rolesNamed } from "./roles-named.ts";

/** A text that names a day on which somebody has to look at it. */
export interface TextToReview {
  file: string;
  locale: Locale;
  url: string;
  title: string;
  /** The role that answers for it. */
  owner: Localized | null;
  day: string;
}

/** How hard a text is to read. */
export interface Readability extends Pick<TextToReview, "file" | "locale" | "url" | "title"> {
  lix: number;
}

/** Something that was right in an operating year that has ended. */
export interface Outdated {
  reason: "year" | "keyDate" | "event" | "announcement";
  file: string;
  line: number | null;
  /** What is written there. */
  found: Localized;
}

/** What editors have to look at on a day. */
export interface Review {
  /** Whose day has come, the oldest first. */
  due: TextToReview[];
  /** Whose day is yet to come, the next first. */
  coming: TextToReview[];
  expired: TextToReview[];
  /** For the yearly handover. */
  outdated: Outdated[];
}

/** How hard all texts are to read, the hardest first (AID-13). */
export function buildReadability(site: Site): Readability[] {
  return currentTexts(site)
    .map(({ file, locale, url, frontMatter, body }) => ({
      file,
      locale,
      url,
      title: frontMatter.title ?? file,
      lix: lix(body),
    }))
    .filter((text) => text.lix > 0)
    .sort((a, b) => b.lix - a.lix || (a.file < b.file ? -1 : 1));
}

/** Texts that somebody keeps up to date. Archived docs are as they were, and are left out. */
function currentTexts({ sources, written }: Site): Source[] {
  return sources
    .filter((source) => source.locale === source.contentLocale && !isPlaceholder(source))
    .filter((source) => source.kind !== "doc" || source.version === written.versions.last);
}

/** Files in which a past year is right. */
const KEEPS_YEARS = ["_data/redirects.json", "_data/versions.json"];

/** Finds what is due on the day of the build. */
export function buildReview(site: Site): Review {
  const { build, written } = site;
  const { today } = build;
  const texts = currentTexts(site);
  const reviewed = texts
    .flatMap((source) => toReview(source, source.frontMatter.review, written))
    .sort(byDay);
  return {
    due: reviewed.filter(({ day }) => day <= today),
    coming: reviewed.filter(({ day }) => day > today),
    expired: texts
      .flatMap((source) => {
        const { status } = source;
        return toReview(source, status?.kind === "expired" ? status.day : undefined, written);
      })
      .sort(byDay),
    outdated: [
      ...pastDates(site),
      ...pastYearsInData(site),
      ...texts.flatMap((source) => pastYearsInText(source, build)),
    ],
  };
}

function toReview(
  { file, locale, url, frontMatter }: Source,
  day: string | undefined,
  { people }: SiteData,
): TextToReview[] {
  if (day === undefined) return [];
  const [owner] = rolesNamed(frontMatter.owner, people);
  return [
    { file, locale, url, title: frontMatter.title ?? file, owner: owner?.title ?? null, day },
  ];
}

function byDay(a: TextToReview, b: TextToReview): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return a.file < b.file ? -1 : 1;
}

/** Key dates, events and an announcement whose day has passed. */
function pastDates({ written: data, build: { today, lineOf } }: Site): Outdated[] {
  const { announcement } = data;
  const at = (name: string, path: (string | number)[]) => {
    const file = `_data/${name}.json`;
    return { file, line: lineOf(file, path) };
  };
  return [
    ...Object.entries(data.keyDates).flatMap(([name, { label, date, hidden }]): Outdated[] =>
      date !== undefined && date < today && !isHiddenOn(hidden, today)
        ? [{ reason: "keyDate", ...at("key-dates", [name, "date"]), found: withDay(label, date) }]
        : [],
    ),
    ...data.events.events.flatMap(({ title, end, hidden }, index): Outdated[] => {
      const day = end.slice(0, "2027-01-31".length);
      return day < today && !isHiddenOn(hidden, today)
        ? [{ reason: "event", ...at("events", ["events", index]), found: withDay(title, day) }]
        : [];
    }),
    ...(announcement?.enabled && announcement.expires && announcement.expires < today
      ? [
          {
            reason: "announcement" as const,
            ...at("announcement", ["expires"]),
            found: alike(announcement.expires),
          },
        ]
      : []),
  ];
}

function pastYearsInData({ written, build }: Site): Outdated[] {
  const { today, dataFiles, lineOf } = build;
  const { last, versions } = written.versions;
  const index = versions.findIndex(({ name }) => name === last);
  const labelled = versions[index]?.label;
  const texts = [
    ...dataFiles
      .filter(({ file }) => file.startsWith("_data/") && !KEEPS_YEARS.includes(file))
      .flatMap(({ file, value }) => textsIn(value).map((text) => ({ file, ...text }))),
    // Of the versions only today's has to be of this year.
    ...textsIn(labelled).map(({ path, text }) => ({
      file: "_data/versions.json",
      path: ["versions", index, "label", ...path],
      text,
    })),
  ];
  return texts.flatMap(({ file, path, text }) =>
    pastYears(text, today).map(
      (year): Outdated => ({ reason: "year", file, line: lineOf(file, path), found: alike(year) }),
    ),
  );
}

/** News is about its own day, so a year in it stays correct. */
function pastYearsInText(source: Source, { today, bodyLine }: Build): Outdated[] {
  const { kind, file, frontMatter, body } = source;
  if (kind === "post") return [];
  const firstLine = bodyLine(source);
  const lines = [
    { text: `${frontMatter.title} ${frontMatter.description}`, line: null },
    ...body.split("\n").map((text, index) => ({ text, line: firstLine + index })),
  ];
  return lines.flatMap(({ text, line }) =>
    pastYears(text, today).map(
      (year): Outdated => ({ reason: "year", file, line, found: alike(year) }),
    ),
  );
}

function pastYears(text: string, today: string): string[] {
  const past = operatingYears(text).filter(({ lastDay }) => lastDay < today);
  return [...new Set(past.map(({ written }) => written))];
}

/** Every text in a value, with the way to it. */
function textsIn(
  value: unknown,
  path: (string | number)[] = [],
): { path: (string | number)[]; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}

const alike = (text: string): Localized => ({ sv: text, en: text });
const withDay = ({ sv, en }: Localized, day: string): Localized => ({
  sv: `${sv}, ${day}`,
  en: `${en}, ${day}`,
});
