import { expect, test } from "vitest";
import { buildHome } from "../../../../src/collections/pages/home.ts";
import type { ChapterMapFile } from "../../../../src/schema/blocks.ts";
import { type EventsFile, eventsFile, partnersFile } from "../../../../src/schema/home.ts";
import type { Locale } from "../../../../src/schema/localized.ts";
import {
  blogOf,
  both,
  type contextOf,
  homeSource,
  postSource,
  siteData,
} from "../../../support/site-data.ts";

interface HomeOptions {
  locale?: Locale;
  now?: string;
  data?: Parameters<typeof contextOf>[1];
  posts?: string[];
  frontMatter?: Parameters<typeof homeSource>[1];
}

function homeOf({
  locale = "sv",
  now = "2026-06-01T00:00:00Z",
  data = {},
  posts = [],
  frontMatter = {},
}: HomeOptions) {
  const sources = posts.map((path) => postSource(path, { locale }));
  const { context, ...blog } = blogOf(sources, data, locale);
  return buildHome(homeSource(locale, frontMatter), blog, new Date(now), context);
}

function eventsOf(...events: { title: string; start: string; end: string }[]): EventsFile {
  return eventsFile.parse({
    calendar: "https://calendar.example/",
    timeZone: "Europe/Stockholm",
    to: "/evenemang",
    events: events.map(({ title, ...times }) => ({ title: both(title), ...times })),
  });
}

test("upcoming events are listed with the next one first", () => {
  const events = eventsOf(
    { title: "late", start: "2026-09-01T17:00", end: "2026-09-01T19:00" },
    { title: "soon", start: "2026-06-02T17:00", end: "2026-06-02T19:00" },
    { title: "later", start: "2026-07-01T17:00", end: "2026-07-01T19:00" },
  );
  expect(homeOf({ data: { events } }).events.items.map(({ title }) => title)).toEqual([
    "soon",
    "later",
    "late",
  ]);
});

const SITTNING = { title: "sittning", start: "2026-06-01T17:30", end: "2026-06-01T23:00" };

test.each([
  { now: "2026-05-01T00:00:00Z", state: "is to come", listed: true },
  { now: "2026-06-01T16:00:00Z", state: "is going on", listed: true },
  { now: "2026-06-01T21:00:00Z", state: "ends this moment", listed: true },
  { now: "2026-06-01T21:00:01Z", state: "has just ended", listed: false },
  { now: "2027-01-01T00:00:00Z", state: "is long past", listed: false },
])("an event that $state is listed: $listed", ({ now, listed }) => {
  expect(homeOf({ now, data: { events: eventsOf(SITTNING) } }).events.items).toHaveLength(
    listed ? 1 : 0,
  );
});

test("day, month and time of an event are written in the language of the page", () => {
  const data = {
    events: eventsOf({ title: "x", start: "2026-12-01T17:30", end: "2026-12-01T19:00" }),
  };
  expect(homeOf({ data }).events.items[0]).toMatchObject({
    day: "1",
    month: "dec.",
    when: "tisdag 1 december 17:30–19:00",
  });
  expect(homeOf({ data, locale: "en" }).events.items[0]).toMatchObject({ day: "1", month: "Dec" });
});

test("links of the home page lead to pages of its language", () => {
  const home = homeOf({ locale: "en" });
  expect(home.hero.actions).toEqual([{ label: "apply", href: "/en/for-sokande" }]);
  expect(home.cards[0]?.link).toEqual({ label: "read", href: "/en/trygghet" });
  expect(home.partners.link).toEqual({ label: "become one", href: "/en/" });
  expect(home.news.link).toEqual({ label: "all news", href: "/en/blog" });
  expect(home.events.link).toEqual({ label: "all events", href: "/en/evenemang" });
  expect(home.events.calendar).toEqual({ label: "calendar", href: "https://calendar.example/" });
});

test("the main partner stands apart from the others", () => {
  const partners = partnersFile.parse([
    { name: "A", url: "https://a.example" },
    { name: "B", url: "https://b.example", main: true },
    { name: "C", url: "https://c.example" },
  ]);
  const home = homeOf({ data: { partners } });
  expect(home.partners.main).toMatchObject({
    title: "main partner",
    id: "main-partner",
    partner: { name: "B", url: "https://b.example" },
  });
  expect(home.partners.items.map(({ name }) => name)).toEqual(["A", "C"]);
  expect(homeOf({ locale: "en" }).partners.main).toEqual({
    title: "main partner",
    id: "main-partner",
    partner: null,
    open: { text: "nobody", link: { label: "how to be it", href: "/en/" } },
  });
});

test("the three newest posts are the news of the home page", () => {
  const posts = ["2024-01-01-a.md", "2024-02-01-b.md", "2024-03-01-c.md", "2024-04-01-d.md"];
  expect(homeOf({ posts }).news.posts.map(({ title }) => title)).toEqual(["d", "c", "b"]);
  expect(homeOf({ posts: [] }).news.posts).toEqual([]);
});

const committee = (name: string, elected = false) => ({
  label: both(name),
  to: `/docs/${name}`,
  elected,
});

test("the overall has a patch for each committee, last those that nobody applies to", () => {
  const chapterMap: ChapterMapFile = {
    ...siteData().chapterMap,
    root: {
      label: both("meeting"),
      children: [
        { label: both("central"), cluster: "central", children: [committee("auditors")] },
        {
          label: both("social"),
          cluster: "social",
          children: [committee("standard", true), committee("sports")],
        },
      ],
    },
  };
  const overall = { title: "patches", text: "text", link: "all", to: "/docs/intro" };
  const shown = homeOf({
    data: { chapterMap },
    frontMatter: { sections: { ...homeSource().frontMatter.sections, overall } },
  }).boilersuit;
  expect(shown?.patches.map(({ label }) => label)).toEqual(["sports", "auditors", "standard"]);
  expect(homeOf({ data: { chapterMap } }).boilersuit).toBeNull();
});
