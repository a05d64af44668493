import { expect, test } from "vitest";
import { homeSections } from "../../../../src/collections/pages/home.ts";
import { type EventsFile, eventsFile, partnersFile } from "../../../../src/schema/home.ts";
import type { Locale } from "../../../../src/schema/localized.ts";
import { parseHtml } from "../../../support/build.ts";
import {
  both,
  contextOf,
  homeSource,
  postSource,
  siteData,
  siteOf,
} from "../../../support/site-data.ts";

interface HomeOptions {
  locale?: Locale;
  now?: string;
  data?: Parameters<typeof contextOf>[1];
  posts?: string[];
  frontMatter?: Parameters<typeof homeSource>[1];
}

/** The home page as a document. */
function homeOf({
  locale = "sv",
  now = "2026-06-01T00:00:00Z",
  data = {},
  posts = [],
  frontMatter = {},
}: HomeOptions) {
  const sources = posts.map((path) => postSource(path, { locale }));
  const home = homeSource(locale, frontMatter);
  return parseHtml(siteOf([home, ...sources], data, { now: new Date(now) }).html(home.url));
}

const texts = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
const links = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

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
  expect(texts(homeOf({ data: { events } }), ".events h3")).toEqual(["soon", "later", "late"]);
});

const SITTNING = { title: "sittning", start: "2026-06-01T17:30", end: "2026-06-01T23:00" };

test.each([
  { now: "2026-05-01T00:00:00Z", state: "is to come", listed: true },
  { now: "2026-06-01T16:00:00Z", state: "is going on", listed: true },
  { now: "2026-06-01T21:00:00Z", state: "ends this moment", listed: true },
  { now: "2026-06-01T21:00:01Z", state: "has just ended", listed: false },
  { now: "2027-01-01T00:00:00Z", state: "is long past", listed: false },
])("an event that $state is listed: $listed", ({ now, listed }) => {
  expect(texts(homeOf({ now, data: { events: eventsOf(SITTNING) } }), ".events h3")).toHaveLength(
    listed ? 1 : 0,
  );
});

test("links of the home page lead to pages of its language", () => {
  const page = homeOf({ locale: "en", posts: ["2024-01-01-a.md"] });
  expect(links(page, ".hero a")).toEqual(["/en/for-sokande"]);
  expect(links(page, ".cards .more")).toEqual(["/en/trygghet"]);
  expect(links(page, ".partners > .more")).toEqual(["/en/"]);
  expect(links(page, ".news > .more")).toEqual(["/en/blog"]);
  expect(links(page, ".upcoming .more")).toEqual(["/en/evenemang", "https://calendar.example/"]);
});

test("the main partner has a place of its own, which is offered while there is none", () => {
  const partners = partnersFile.parse([
    { name: "A", url: "https://a.example" },
    { name: "B", url: "https://b.example", main: true },
    { name: "C", url: "https://c.example" },
  ]);
  const page = homeOf({ data: { partners } });
  expect(texts(page, ".partners ul.main a")).toEqual(["B"]);
  expect(texts(page, ".partners ul:not(.main) a")).toEqual(["A", "C"]);
  expect(texts(homeOf({ locale: "en" }), ".partners > h3 + p")).toEqual(["nobody"]);
});

test("the three newest posts are the news of the home page; without any there are no news", () => {
  const posts = ["2024-01-01-a.md", "2024-02-01-b.md", "2024-03-01-c.md", "2024-04-01-d.md"];
  expect(texts(homeOf({ posts }), ".news h3")).toEqual(["d", "c", "b"]);
  expect(texts(homeOf({ posts: [] }), ".news")).toEqual([]);
});

const committee = (name: string, elected = false) => ({
  label: both(name),
  to: `/docs/${name}`,
  elected,
});

test("the overall has a patch for each committee, last those that nobody applies to", () => {
  const chapterMap: ReturnType<typeof siteData>["chapterMap"] = {
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
  const frontMatter = { sections: { ...homeSource().frontMatter.sections, overall } };
  const shown = homeOf({ data: { chapterMap }, frontMatter });
  expect(texts(shown, ".patch-names span")).toEqual(["sports", "auditors", "standard"]);
  expect(homeOf({ data: { chapterMap } }).querySelector(".overall")).toBeNull();
  const found = homeSections(homeSource("sv", frontMatter), contextOf("sv", { chapterMap }));
  expect(found?.map(({ id }) => id)).toEqual(["", "card", "patches", "partners"]);
});
