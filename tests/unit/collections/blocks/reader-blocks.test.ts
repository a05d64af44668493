import { expect, test } from "vitest";
import type { BlockName } from "../../../../src/blocks/arguments.ts";
import { buildBlock } from "../../../../src/blocks/blocks.ts";
import type { SiteData } from "../../../../src/collections/site-data.ts";
import type { Locale } from "../../../../src/schema/localized.ts";
import { both, contextOf, siteData } from "../../../support/site-data.ts";

/** What a block shows with this data. */
function shown(name: BlockName, argument: string, data: Partial<SiteData>, locale: Locale = "en") {
  const result = buildBlock(name, argument, contextOf(locale, data));
  if (!("block" in result)) throw new Error(result.problem);
  return result.block;
}

const MAP: Partial<SiteData> = {
  chapterMap: {
    title: both("map"),
    operatingYear: "2026/2027",
    root: {
      label: both("meeting"),
      to: "/section",
      children: [
        { label: both("Auditors"), to: "/docs/revisor", cluster: "central" },
        {
          label: both("Event"),
          cluster: "event",
          children: [
            { label: { sv: "Mästeriet", en: "Masters" }, to: "/docs/cmi" },
            { label: both("No page") },
          ],
        },
      ],
    },
  },
  addresses: { sv: {}, en: { "/en/docs/cmi": "/en/docs/masters" } },
  summaries: { sv: {}, en: { "/en/docs/masters": { title: "Masters", description: "Parties." } } },
};

const MASTERS = { label: "Masters", href: "/en/docs/masters", text: "Parties.", emblem: null };
const AUDITORS = { label: "Auditors", href: "/en/docs/revisor", text: null, emblem: null };

test("::: committees shows a cluster, with what the page of each says, or all that have one", () => {
  expect(shown("committees", "event", MAP)).toEqual({
    kind: "committees",
    clusters: [{ title: null, committees: [MASTERS] }],
  });
  expect(shown("committees", "all", MAP)).toEqual({
    kind: "committees",
    clusters: [
      { title: "Event", committees: [MASTERS] },
      { title: "Auditors", committees: [AUDITORS] },
    ],
  });
  expect(buildBlock("committees", "evnt", contextOf("sv", MAP))).toMatchObject({
    problem: '"::: committees evnt": there is no "evnt".',
    fix: 'Did you mean "event"?',
  });
});

test("::: roles stands in groups, with emblems that are drawn and the committees that each leads", () => {
  const data: Partial<SiteData> = {
    ...MAP,
    emblems: {
      drawings: new Map([["bell", ""]]),
      sprite: { address: "/assets/e.svg", content: "" },
      arch: null,
    },
    people: {
      board: {
        roles: [
          {
            title: both("President"),
            email: "p@iare.nu",
            group: both("Presidium"),
            emblem: "bell",
          },
          { title: both("Events"), email: "e@iare.nu", group: both("Others"), leads: "event" },
        ],
      },
    },
  };
  expect(shown("roles", "board", data)).toMatchObject({
    groups: [
      {
        title: "Presidium",
        roles: [{ emblem: { href: "/assets/e.svg#bell", cluster: null }, leads: [] }],
      },
      {
        title: "Others",
        roles: [{ emblem: null, leads: [{ label: "Masters", href: "/en/docs/masters" }] }],
      },
    ],
  });
});

test("::: open-roles ends with the last day in Swedish time", () => {
  const openRoles = {
    ...siteData().openRoles,
    lastDay: both("Last day:"),
    roles: [{ title: both("Chair"), lastDay: "2026-10-31", email: "x@iare.nu" }],
  };
  expect(shown("open-roles", "", { openRoles })).toEqual({
    kind: "open-roles",
    none: "no roles",
    roles: [
      {
        title: "Chair",
        text: null,
        lastDay: "Last day: October 31, 2026",
        end: "2026-10-31T23:59:59+01:00",
        email: "x@iare.nu",
        href: null,
      },
    ],
  });
});

test("::: whom-to-ask names the role of an address and the page by its title", () => {
  const tasks = {
    money: { tasks: [{ task: both("Ask"), email: "kassor@iare.nu", to: "/docs/board#money" }] },
  };
  const people = { board: { roles: [{ title: both("Treasurer"), email: "kassor@iare.nu" }] } };
  const summaries = { sv: {}, en: { "/en/docs/board": { title: "Board", description: "x" } } };
  expect(shown("whom-to-ask", "money", { tasks, people, summaries })).toEqual({
    kind: "whom-to-ask",
    tasks: [
      {
        id: "money-1",
        task: "Ask",
        note: null,
        role: "Treasurer",
        email: "kassor@iare.nu",
        page: { label: "Board", href: "/en/docs/board#money" },
        form: null,
      },
    ],
  });
});

test("::: documents leaves out what has no address, and says so when nothing is left", () => {
  const known = {
    title: both("Statutes"),
    href: "https://x.example/",
    languages: ["sv" as const, "en" as const],
  };
  const unknown = { title: both("Issue 1") };
  const documents = {
    some: { none: both("none"), documents: [unknown, known] },
    no: { none: both("none"), documents: [unknown] },
  };
  expect(shown("documents", "some", { documents })).toEqual({
    kind: "documents",
    none: null,
    documents: [
      { title: "Statutes", href: "https://x.example/", where: null, languages: "Swedish, English" },
    ],
  });
  expect(shown("documents", "some", { documents }, "sv")).toMatchObject({
    documents: [{ languages: "Svenska, engelska" }],
  });
  expect(shown("documents", "no", { documents })).toMatchObject({ none: "none", documents: [] });
});

test("::: glossary is in the alphabetical order of the page's language, with both names", () => {
  const glossary = {
    to: "/ordlista",
    terms: {
      ovve: { term: { sv: "ovve", en: "overall" }, explanation: both("x") },
      aska: { term: { sv: "äskning", en: "request" }, explanation: both("x") },
      spex: { term: both("spex"), explanation: both("x") },
    },
  };
  const idsIn = (locale: Locale) => {
    const block = shown("glossary", "", { glossary }, locale);
    return block.kind === "glossary" ? block.terms : [];
  };
  expect(idsIn("sv").map(({ id }) => id)).toEqual(["ovve", "spex", "aska"]);
  expect(idsIn("en").map(({ names }) => names)).toEqual([
    [
      { text: "overall", lang: "en" },
      { text: "ovve", lang: "sv" },
    ],
    [
      { text: "request", lang: "en" },
      { text: "äskning", lang: "sv" },
    ],
    [{ text: "spex", lang: "en" }],
  ]);
});

test("::: checklist shows the day of a step, or what is said while there is none", () => {
  const keyDates = {
    start: { label: both("Start"), date: "2026-08-31", past: both("Later") },
    unknown: { label: both("Not known"), past: both("In spring") },
    hidden: { label: both("Soon") },
  };
  const step = (keyDate: string) => ({ id: keyDate, step: both("Come"), keyDate });
  const checklists = {
    admitted: { title: both("To do"), steps: Object.keys(keyDates).map(step) },
  };
  const block = shown("checklist", "admitted", { checklists, keyDates });
  expect(block.kind === "checklist" && block.steps.map(({ day }) => day)).toEqual([
    {
      date: {
        iso: "2026-08-31",
        text: "Monday, August 31, 2026",
        end: "2026-09-01T00:00:00+02:00",
      },
      past: "Later",
    },
    { date: null, past: "In spring" },
    { date: null, past: null },
  ]);
});

test("::: academic-year marks a month or the months of a season, August first", () => {
  const academicYear = {
    ...siteData().academicYear,
    events: [
      { title: both("Roll call"), when: 8, to: "/for-antagna" },
      { title: both("Play"), when: "winter" as const },
    ],
  };
  const block = shown("academic-year", "", { academicYear });
  if (block.kind !== "academic-year") throw new Error("another block");
  const picture = block.events.map(({ when, href, months }) => ({
    when,
    href,
    on: months.map(({ letter, isOn }) => (isOn ? letter : "-")).join(""),
  }));
  expect(picture).toEqual([
    { when: "August", href: "/en/for-antagna", on: "A-----------" },
    { when: "winter", href: null, on: "----DJF-----" },
  ]);
});
