import { describe, expect, test } from "vitest";
import { buildReview } from "../../../src/features/review/review.ts";
import type { Build } from "../../../src/model/build-data.ts";
import type { SiteData } from "../../../src/model/site-data.ts";
import type { Source } from "../../../src/model/sources.ts";
import { schemaOf } from "../../../src/read/data-files.ts";
import { announcementFile } from "../../../src/schema/announcement.ts";
import { operatingYears } from "../../../src/schema/operating-years.ts";
import { all, textsOf } from "../../build/dom.ts";
import { label } from "../../support/labels.ts";
import {
  both,
  chapterMapOf,
  contentSource,
  docSource,
  homeSource,
  postSource,
  siteOf,
} from "../../support/site-data.ts";
import { withEvents } from "../events/with-events.ts";

const PEOPLE = {
  board: { roles: [{ title: { sv: "Kassör", en: "Treasurer" }, email: "kassor@example.org" }] },
};

/** What is due on 1 July 2026, when the operating year 2025/26 has ended. */
function reviewOf(
  sources: Source[],
  overrides: Partial<SiteData> = {},
  dataFiles: { file: string; value: unknown }[] = [],
  build: Partial<Build> = {},
) {
  const { site } = siteOf(
    sources,
    { people: PEOPLE, today: "2026-07-01", ...overrides },
    { dataFiles, lineOf: (_file, path) => path.length, ...build },
  );
  return buildReview(site);
}

test.each([
  ["Under 2025/26 och 2026/2027.", ["2026-06-30", "2027-06-30"]],
  ["2099/00", ["2100-06-30"]],
  ["[x](/blog/2024/25/x), 2011/12/24, 2024/03, 2025-26, 12025/26, 2025/27", []],
])("AID-3 “%s” names operating years that end %j", (written, ends) => {
  expect(operatingYears(written).map(({ lastDay }) => lastDay)).toEqual(ends);
});

describe("AID-3 what editors have to look at", () => {
  test("services are due as texts are, a text without a day a year after its last change, and both languages on the later day", () => {
    const service = { title: both("112"), phone: "112", owner: "kassor@example.org" };
    const inTwo = (locale: "sv" | "en", review: string) =>
      contentSource("a.md", { locale, frontMatter: { review } });
    const { due, coming } = reviewOf(
      [
        inTwo("sv", "2027-07-01"),
        inTwo("en", "2026-07-01"),
        contentSource("old.md"),
        contentSource("read.md", { frontMatter: { reviewed: "2025-07-02" } }),
      ],
      {
        services: {
          due: { ...service, review: "2026-07-01" },
          later: { ...service, review: "2026-07-02" },
        },
      },
      [],
      {
        updated: new Map(
          ["old", "read"].map((name) => [`src/content/sv/${name}.md`, "2025-07-01"]),
        ),
      },
    );
    const shown = (list: typeof due) => list.map(({ file, day }) => `${file} ${day}`);
    expect(shown(due)).toEqual([
      "_data/services.json 2026-07-01",
      "src/content/sv/old.md 2026-07-01",
    ]);
    expect(due[0]?.owner).toEqual({ sv: "Kassör", en: "Treasurer" });
    expect(shown(coming)).toEqual([
      "_data/services.json 2026-07-02",
      "src/content/en/a.md 2027-07-01",
      "src/content/sv/a.md 2027-07-01",
    ]);
  });

  test("every role is handed over; one whose term is this year's is done", () => {
    const role = { title: both("Roll"), email: "roll@test.example", name: "Kim" };
    const roles = [
      { ...role, period: "2026/27" },
      { ...role, period: "2025/26" },
      role,
      { ...role, hidden: { until: "2026-08-01" } },
    ];
    const { roles: shown } = reviewOf([], { people: { board: { roles } } });
    expect(shown.map(({ isDone }) => isDone)).toEqual([true, false, false]);
    const chapterMap = { ...chapterMapOf([]), reviewed: "2026-07-01" };
    const confirmed = reviewOf([], { people: { board: { roles } }, chapterMap });
    expect(confirmed.roles.every(({ isDone }) => isDone)).toBe(true);
  });

  test("what nobody has changed for a year has its day, and a role that was changed in the committee year is done", () => {
    const role = { title: both("Roll"), email: "a@test.example", imageURL: "/img/kim.webp" };
    const days: Record<string, string> = {
      "board roles 0 email": "2024-01-01",
      "board roles 0 imageURL": "2025-07-02",
      "board roles 1 email": "2025-07-01",
      "board roles 1 imageURL": "2026-07-01",
      "0 logo": "2025-07-01",
      "1 logo": "2025-07-02",
    };
    const partners = [{ logo: "/img/old.svg" }, { logo: "/img/new.svg" }, { logo: "/img/x.svg" }];
    const body = "![Kim](kim.jpg) och ![Kim](kim.jpg)\n";
    const sources = [
      contentSource("a.md", { text: { body } }),
      contentSource("b.md", { text: { body } }),
    ];
    const { roles, outdated } = reviewOf(
      sources,
      { people: { board: { roles: [role, role, role] } } },
      [{ file: "_data/partners.json", value: partners }],
      {
        lineDay: (_file, path) => days[path.join(" ")],
        updated: new Map([["src/content/sv/a.md", "2025-07-01"]]),
      },
    );
    expect(
      roles.map(({ values, isDone }) => [...values.map(({ since }) => since), isDone]),
    ).toEqual([
      ["2024-01-01", null, false],
      ["2025-07-01", null, true],
      [null, null, false],
    ]);
    expect(outdated.map(({ reason, file, passage }) => [reason, file, passage.sv])).toEqual([
      // As the schema of partners says, where there are any.
      ...(schemaOf("_data/partners.json")
        ? [["unchanged", "_data/partners.json", "/img/old.svg, 2025-07-01"]]
        : []),
      ["unchanged", "src/content/sv/a.md", "kim.jpg, 2025-07-01"],
    ]);
  });

  test("texts whose day has come are due by the role that answers for them, the oldest first; expired ones have their last day", () => {
    const reviewed = (path: string, review: string, owner?: string) =>
      contentSource(path, { frontMatter: { review, owner } });
    const old = postSource("2026-01-01-x.md", { frontMatter: { expires: "2026-06-01" } });
    const { due, coming, expired } = reviewOf([
      old,
      reviewed("c.md", "2025-12-01"),
      reviewed("b.md", "2026-07-01", "Kassör"),
      reviewed("later.md", "2026-07-02"),
      reviewed("a.md", "2026-01-01", "kassor@example.org"),
      contentSource("never.md"),
    ]);
    expect(due).toMatchObject([
      { title: both("a"), url: "/a", day: "2026-01-01", owner: { en: "Treasurer" } },
      { title: both("b"), day: "2026-07-01", owner: { sv: "Kassör" } },
      { title: both("c"), owner: null },
    ]);
    expect(coming).toMatchObject([{ title: both("later"), owner: null }]);
    expect(expired).toMatchObject([{ url: "/blog/2026/01/01/x", day: "2026-06-01" }]);
  });

  test("years that have ended are found in texts and data, but not where they stay right", () => {
    const past = "Förra året, 2025/26, var det så.\n\nNu, 2026/27, är det så.\n\n2025/2026 igen.";
    const dataFiles = [
      { file: "_data/chapter-map.json", value: { root: [{ note: { sv: "2025/2026" } }] } },
      { file: "_data/redirects.json", value: [{ why: "2025/26" }] },
      {
        file: "src/versions/2025-26/_data/chapter-map.json",
        value: { operatingYear: "2025/2026" },
      },
    ];
    const versions: SiteData["versions"] = {
      last: "current",
      versions: [
        { name: "current", label: both("2025/26"), path: "" },
        { name: "old", label: both("2024/25"), path: "old" },
      ],
    };
    const files = [
      docSource("board.md", { text: { body: past } }),
      docSource("board.md", { version: "old", versionPath: "old", text: { body: past } }),
      postSource("2026-01-01-x.md", { text: { body: past } }),
      homeSource("sv", { description: "2025/26" }),
    ];
    const found = reviewOf(files, { versions }, dataFiles).outdated.map(
      ({ reason, file, line, passage }) => [reason, file, line, passage.sv],
    );
    expect(found).toEqual([
      ["year", "_data/chapter-map.json", 4, "2025/2026"],
      ["year", "_data/versions.json", 4, "2025/26"],
      ["year", "_data/versions.json", 4, "2025/26"],
      ["year", "src/content/sv/docs/board.md", 4, "2025/26"],
      ["year", "src/content/sv/docs/board.md", 8, "2025/2026"],
      ["year", "src/content/sv/index.md", null, "2025/26"],
    ]);
  });

  test("dates, events and an announcement that have passed are found, those of today not", () => {
    const event = (title: string, day: string) => ({
      title: both(title),
      start: `${day}T10:00`,
      end: `${day}T11:00`,
    });
    const keyDates = {
      past: { label: both("Upprop"), date: "2026-06-30" },
      today: { label: both("Idag"), date: "2026-07-01" },
    };
    const { outdated } = reviewOf([], {
      ...(schemaOf("_data/key-dates.json") && { keyDates }),
      ...withEvents([event("Idag", "2026-07-01"), event("Bal", "2025-05-09")]),
      announcement: announcementFile.parse({
        enabled: true,
        content: both("x"),
        expires: "2026-06-30",
      }),
    });
    expect(outdated.map(({ reason, file, passage }) => [reason, file, passage.en])).toEqual([
      ...(schemaOf("_data/key-dates.json")
        ? [["keyDate", "_data/key-dates.json", "Upprop, 2026-06-30"]]
        : []),
      ["event", "_data/events.json", "Bal, 2025-05-09"],
      ["announcement", "_data/announcement.json", "2026-06-30"],
    ]);
  });
});

const HOMES = [homeSource(), homeSource("en")];

/** The cells of the lists on the page for editors. */
const rowsOf = ({ document }: ReturnType<typeof siteOf>, url = "/redaktion/granskning") =>
  all(document(url), "section tbody tr").map((row) => textsOf(row, "th, td"));

test("EVENT-7 events that collide are on the page for editors, with where each is changed", () => {
  const event = (title: string, more = {}) => ({
    ...{ title: both(title), start: "2099-03-03T18:00", end: "2099-03-03T20:00", ...more },
  });
  const calendar = [event("Sång", { id: "s", source: "calendar" })];
  const site = siteOf(HOMES, withEvents([event("Pub"), event("Quiz")]), {
    outside: { calendar },
  });
  const [first, second] = rowsOf(site);
  expect(first).toEqual([
    '"Quiz" (2099-03-03) är samtidigt som "Pub" och för samma läsare.',
    expect.stringContaining("Flytta"),
    "_data/events.json",
  ]);
  expect(second?.at(-1)).toBe(label("sv", "review.calendar"));
  expect(rowsOf(site, "/en/redaktion/granskning")[0]?.[0]).toContain("is at the same time as");
});

test("AID-3 the page for editors shows it in both languages, and search engines are kept away", () => {
  const source = contentSource("a.md", {
    frontMatter: { review: "2026-01-01", owner: "Kassör" },
  });
  const site = siteOf([...HOMES, source], { people: PEOPLE });
  const file = "src/content/sv/a.md";
  expect(rowsOf(site)).toEqual([
    ["a", "Kassör", "1 januari 2026", file],
    ["Klubben: Kassör", "kassor@example.org", label("sv", "review.left")],
  ]);
  expect(rowsOf(site, "/en/redaktion/granskning")).toEqual([
    ["a", "Treasurer", "1 January 2026", file],
    ["The club: Treasurer", "kassor@example.org", label("en", "review.left")],
  ]);
  expect(site.page("/redaktion/granskning").head.meta).toContainEqual({
    name: "robots",
    content: "noindex",
  });
});
