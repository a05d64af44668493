import { expect, test } from "vitest";
import { FEATURES } from "../../../src/features/features.ts";
import { lintSite, rulesOf } from "../../../src/lint/lint.ts";
import { schemaOf } from "../../../src/read/data-files.ts";
import { both } from "../../support/both.ts";
import { type Changes, changedFixture, page } from "../../support/lint.ts";
import { data, en, navbar, sv, TRUNCATED } from "../../support/lint-rows.ts";

/** Files in which each rule, by its name, finds something. */
const FOUND: Readonly<Record<string, Changes>> = {
  addressesTwice: { [`${sv}/a.md`]: page("Text.\n", "slug: section\n"), [`${en}/a.md`]: page() },
  unpairedPages: { [`${sv}/docs/nominering.md`]: page(), [`${en}/docs/nomineringen.md`]: page() },
  unevenlyHidden: {
    [`${sv}/a.md`]: page("Text.\n", "hidden: { until: 2026-08-20, instead: Snart. }\n"),
    [`${en}/a.md`]: page(),
  },
  unevenDates: {
    [`${sv}/blog/2026-05-01-maj.md`]: page(TRUNCATED),
    [`${en}/blog/2026-05-02-maj.md`]: page(TRUNCATED),
  },
  links: { [`${sv}/a.md`]: page("[x](/nope)\n") },
  redirects: {
    "_data/redirects.json": '[{ "from": "/section", "to": "/docs/intro", "why": "Renamed." }]',
  },
  references: { [`${sv}/blog/2026-05-01-maj.md`]: page(TRUNCATED, "authors: [nobody]\n") },
  committees: {
    ...data("chapter-map", (map: { committees: object[] }) => {
      map.committees.push({ label: both("X"), to: "/docs/x" });
    }),
    [`${sv}/docs/x.md`]: page(),
  },
  labels: { "_data/labels/en.json": "{}" },
  emptyMenuItems: data("sidebars", (sidebars: { docs: { items: unknown[] } }) => {
    sidebars.docs.items.push({ type: "category", label: both("Tom"), items: [] });
  }),
  longBar: data("navbar", (bar: object) => Object.assign(bar, { title: "x".repeat(60) })),
  linkedMenus: {
    ...navbar('{ "type": "docSidebar", "sidebarId": "links" }'),
    ...data("sidebars", (sidebars: Record<string, unknown>) => {
      sidebars.links = { items: [{ type: "link", href: "https://a.example/", label: both("x") }] };
    }),
  },
  owners: { [`${sv}/a.md`]: page("Text.\n", "owner: nobody\n") },
  ...(schemaOf("_data/events.json") && {
    events: data("events", ({ events }: { events: object[] }) => {
      const day = { start: "2026-08-21", startTime: "19:00", endTime: "20:00" };
      events.push({ title: both("Fest"), ...day, committee: "/docs/board" });
    }),
  }),
  mailAddresses: { [`${sv}/a.md`]: page("nobody@test.example\n") },
  personalNumbers: { [`${sv}/a.md`]: page("Kim, 900101-0017.\n") },
  postSummaries: { [`${sv}/blog/2026-05-01-maj.md`]: page() },
  unlikelyDates: { [`${sv}/blog/2062-03-25-a.md`]: page(TRUNCATED) },
  weekdays: { [`${sv}/a.md`]: page("Måndag den 10 augusti 2027.\n") },
  wording: {
    "_data/wording.json": JSON.stringify({
      sv: [{ avoid: ["hemsid*"], write: "webbplats", why: "så heter det." }],
      en: [],
    }),
    [`${sv}/a.md`]: page("Vår hemsida.\n"),
  },
  otherLanguage: {
    [`${sv}/a.md`]: page("Come to the party with a friend: all of you are welcome.\n"),
  },
  untouchedStarters: { [`${sv}/a.md`]: page("Fortsätt här.\n") },
  years: data("versions", ({ versions }: { versions: object[] }) => {
    Object.assign(versions[1] ?? {}, { label: both("2025/26") });
  }),
  unusedFiles: { [`${sv}/docs/bild.png`]: "" },
  documents: { "src/assets/img/affisch.webp": "" },
  icons: { "src/theme/public/favicon.svg": null },
  // Of some data file that has a block of its name.
  shownThere: data(
    FEATURES.some(({ blocks }) => blocks?.glossary) ? "glossary" : "jobs",
    (file: { to: string }) => {
      file.to = "/section";
    },
  ),
};

const siteWith = (changes: Changes) => lintSite(changedFixture(changes), FEATURES).site;
const unchanged = siteWith({});

test.each(rulesOf(FEATURES).map((rule) => ({ rule, name: rule.name })))(
  "CONF-1 the rule $name finds what it is for (otherwise add a line to FOUND)",
  ({ rule, name }) => {
    const found = [...rule(siteWith(FOUND[name] ?? {}))];
    expect(found.length).toBeGreaterThan([...rule(unchanged)].length);
  },
);
