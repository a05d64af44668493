import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FEATURES } from "../../../../src/features/features.ts";
import type { SiteData } from "../../../../src/model/site-data.ts";
import type { Locale } from "../../../../src/schema/localized.ts";
import { SESSION_KEYS, STORAGE_KEYS } from "../../../../src/schema/storage-keys.ts";
import { label } from "../../../support/labels.ts";
import { both, contextOf, siteData } from "../../../support/site-data.ts";

const MAP: Partial<SiteData> = {
  chapterMap: {
    title: both("map"),
    operatingYear: "2026/27",
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
            { label: both("Herald"), to: "/docs/herald", elected: true },
            { label: both("No page") },
          ],
        },
      ],
    },
  },
  addresses: { sv: {}, en: { "/en/docs/cmi": "/en/docs/masters" } },
  summaries: { sv: {}, en: { "/en/docs/masters": { title: "Masters", description: "Parties." } } },
};

/** HTML of a block with this data. */
function shown(
  block: string,
  name: string,
  data: Partial<SiteData> = {},
  locale: Locale = "en",
): string {
  const { Block } = FEATURES.flatMap(({ blocks }) => blocks?.[block] ?? [])[0] ?? {};
  if (!Block) throw new Error(`there is no block "${block}"`);
  const images = { byPath: new Map() };
  const context = contextOf(locale, data);
  return renderToStaticMarkup(createElement(Block, { name, context, images, features: FEATURES }));
}

/** Texts of all elements of a name, without markup inside them. */
const textsIn = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, "gs"))].map(
    ([, inner = ""]) => inner.replaceAll(/<[^>]*>/g, ""),
  );

describe("the organisation", () => {
  test("::: committees shows the committees of a cluster that one applies to, or all bodies", () => {
    const masters = '<b><a href="/en/docs/masters">Masters</a></b><p>Parties.</p>';
    const event = shown("committees", "event", MAP);
    expect(event).toContain(masters);
    expect(event).not.toContain("Auditors");
    expect(event).not.toContain("Herald");
    const all = shown("committees", "all", MAP);
    expect(all).toContain(masters);
    expect(textsIn(all, "p")).toEqual(["Event", "Parties.", "Auditors"]);
    expect(textsIn(all, "a")).toEqual(["Masters", "Herald", "Auditors"]);
  });

  test("AID-12 ::: roles shows emblems, or pictures of those who are named", () => {
    const html = shown("roles", "board", {
      ...MAP,
      emblems: {
        drawings: new Map([["bell", ""]]),
        sprite: { address: "/assets/e.svg", content: "" },
        arch: null,
      },
      people: {
        board: {
          roles: [
            { title: both("President"), email: "p@example.org", emblem: "bell" },
            {
              title: both("Events"),
              email: "e@example.org",
              leads: "event",
              name: "Ada",
              period: "2026/27",
              imageURL: "/img/ada.webp",
            },
          ],
        },
      },
    });
    const [president = "", events = ""] = html.split("</li>");
    expect(president).toContain('<use href="/assets/e.svg#bell">');
    expect(president).not.toContain("<img");
    expect(events).toContain('<img src="/img/ada.webp" alt="Ada"');
    expect(events).toContain("<b>Ada</b>");
  });

  test("::: open-roles ends with the last day in Swedish time", () => {
    const openRoles = {
      ...siteData().openRoles,
      lastDay: both("Last day:"),
      roles: [{ title: both("Chair"), lastDay: "2026-10-31", email: "x@example.org" }],
    };
    const html = shown("open-roles", "", { openRoles });
    expect(html).toContain('data-end="2026-10-31T23:59:59+01:00"');
    expect(textsIn(html, "time")).toEqual(["Last day: 31 October 2026"]);
    expect(html).toMatch(/<div class="empty" hidden="" data-no-events="">.*No role is open\./);
  });

  test("JOB-1 ::: jobs shows advertisements between their days, marked as such", () => {
    const ad = (title: string, published: string, lastDay: string) => ({
      title: both(title),
      company: "Alfa",
      type: "thesis" as const,
      text: both("Count."),
      href: `https://alfa.example/${title}`,
      published,
      lastDay,
    });
    const jobs = {
      ...siteData().jobs,
      jobs: [
        ad("past", "2025-01-01", "2025-12-31"),
        ad("open", "2026-01-01", "2026-10-31"),
        ad("soon", "2026-01-02", "2026-10-31"),
      ],
    };
    const html = shown("jobs", "", { jobs, today: "2026-01-01" });
    expect(textsIn(html, "dt")).toEqual(["open"]);
    expect(textsIn(html, "small")).toEqual(["Advertisement · Thesis · Alfa"]);
    expect(html).toContain('data-end="2026-10-31T23:59:59+01:00"');
    expect(html).toMatch(/<div class="empty" hidden="" data-no-events="">.*No advertisement\./);
  });

  test("EVENT-2 ::: events offers a calendar to subscribe to once there is an event", () => {
    const event = { title: both("Ball"), start: "2026-02-01T17:00", end: "2026-02-01T18:00" };
    const offersWith = (...events: (typeof event)[]) =>
      shown("events", "", { events: { ...siteData().events, events } }).includes("webcal:");
    expect([offersWith(), offersWith(event)]).toEqual([false, true]);
  });

  test("::: who-to-ask names the role of an address and the page by its title", () => {
    const tasks = {
      money: {
        tasks: [
          { task: both("Ask"), email: "kassor@example.org", to: "/docs/board#money" },
          { task: both("Call"), phone: "112" },
        ],
      },
    };
    const people = {
      board: { roles: [{ title: both("Treasurer"), email: "kassor@example.org" }] },
    };
    const summaries = { sv: {}, en: { "/en/docs/board": { title: "Board", description: "x" } } };
    const html = shown("who-to-ask", "money", { tasks, people, summaries });
    expect(html).toContain('<dt id="money-1">Ask</dt>');
    expect(html).toContain("<dd>Treasurer: <a");
    expect(html).toContain('<a href="/en/docs/board#money">Board</a>');
    expect(html).toContain('<a href="tel:112">112</a>');
  });
});

describe("texts and dates", () => {
  test("READER-6 ::: documents leads to a file where there is no address, and shows its cover", () => {
    const issue = { title: both("26"), file: "/pdfs/26.pdf", imageURL: "/img/26.webp" };
    const html = shown("documents", "some", { documents: { some: { documents: [issue] } } });
    expect(html).toMatch(
      /<a href="\/pdfs\/26.pdf"[^>]*><img src="\/img\/26.webp" alt=""[^>]*>26<\/a>/,
    );
  });

  test("::: documents names the languages of a document in that of the page", () => {
    const statutes = { title: both("x"), href: "/x", languages: ["sv" as const, "en" as const] };
    const documents = { some: { documents: [statutes] } };
    const languages = (locale: Locale) =>
      textsIn(shown("documents", "some", { documents }, locale), "dd");
    expect(languages("en")).toEqual(["Swedish, English"]);
    expect(languages("sv")).toEqual(["Svenska, engelska"]);
  });

  test("::: glossary is in the alphabetical order of the page's language, with both names and a link to each letter", () => {
    const glossary = {
      to: "/ordlista",
      terms: [
        { id: "ovve", term: { sv: "ovve", en: "overall" }, explanation: both("x") },
        { id: "aska", term: { sv: "äskning", en: "request" }, explanation: both("x") },
        { id: "spex", term: both("spex"), explanation: both("x") },
      ],
    };
    const swedish = shown("glossary", "", { glossary }, "sv");
    expect([...swedish.matchAll(/<div id="(\w+)"/g)].map(([, id]) => id)).toEqual([
      "ovve",
      "spex",
      "aska",
    ]);
    expect([...swedish.matchAll(/<a href="#(.)">/g)].map(([, letter]) => letter)).toEqual([
      "O",
      "S",
      "Ä",
    ]);
    expect([...swedish.matchAll(/<h2 id="(.)"/g)].map(([, id]) => id)).toEqual(["O", "S", "Ä"]);
    expect(shown("glossary", "", { glossary })).toContain(
      '<dt lang="en">overall</dt><dt lang="sv">ovve</dt>',
    );
    expect(textsIn(shown("glossary", "", { glossary }), "dt")).toEqual([
      "overall",
      "ovve",
      "request",
      "äskning",
      "spex",
      "spex",
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
    const html = shown("checklist", "admitted", { checklists, keyDates });
    expect(html).toContain(
      '<time dateTime="2026-08-31" data-end="2026-09-01T00:00:00+02:00">Monday, 31 August 2026</time><span hidden="" data-afterwards="">Later</span>',
    );
    expect(html).toContain('<p><span data-afterwards="">In spring</span></p>');
    expect(textsIn(html, "time")).toHaveLength(1);
  });

  test("PRIVACY-1 ::: privacy says whether views are counted, and lists all that is stored", () => {
    const { site } = siteData();
    const counting = (enabled: boolean) =>
      shown("privacy", "page-views", {
        site: { ...site, analytics: { ...site.analytics, enabled } },
      });
    expect(counting(true)).toContain(label("en", "privacy.counted"));
    expect(counting(false)).toContain(label("en", "privacy.notCounted"));
    const stored = textsIn(shown("privacy", "stored"), "code");
    expect(stored).toEqual([...Object.values(STORAGE_KEYS), ...Object.values(SESSION_KEYS)]);
  });

  test("ACCESS-2 ::: accessibility shows what the judges looked at, found and were wrong about, and what runs when, or nothing", () => {
    const judges = [{ name: "axe", version: "4.13.0", rules: 91, findings: 0 }];
    const waivers = [{ rule: "region", reason: both("It is judged.") }];
    const accessibility = { date: "2026-11-23", pages: 1105, judges, waivers };
    const html = shown("accessibility", "", { accessibility });
    expect(textsIn(html, "th").at(-1)).toBe("axe 4.13.0");
    expect(textsIn(html, "td")).toEqual(["91", "0"]);
    expect(textsIn(html, "li")).toEqual([
      "It is judged.",
      ...(["texts", "code", "night"] as const).map((run) =>
        label("en", `accessibility.runs.${run}`),
      ),
    ]);
    expect(shown("accessibility", "")).toBe("");
  });
});
