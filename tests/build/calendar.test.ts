import ICAL from "ical.js";
import ical from "node-ical";
import { expect, test } from "vitest";
import { BUDGETS, brotliSize } from "../../src/tools/budgets.ts";
import { parseXml } from "../support/build.ts";
import { CHAPTER_CALENDAR } from "../support/chapter-calendar.ts";
import { all, jsonLd, only, text } from "./dom.ts";
import { varied } from "./sites.ts";

test("CAL-6, EVENT-6, EVENT-8 a chapter's calendar fills its pages, lists and calendar files", async () => {
  expect(CHAPTER_CALENDAR.match(/^BEGIN:VEVENT/gm)).toHaveLength(40);
  const site = await varied();
  expect(site.output).not.toContain("calendar");
  const titles = (url: string) => all(site.page(url), "main .events h3").map(text);
  expect(titles("/").slice(0, 3)).toEqual(["Veckolunch", "Öppet styrelsemöte", "Fotboll"]);

  // Of the lunches each week one is moved, and the others are one entry; there are 4 meetings and 34 others.
  const listed = titles("/evenemang");
  expect(listed).toHaveLength(40);
  for (const hidden of ["Inställd sittning", "Hemligt"]) expect(listed).not.toContain(hidden);
  const section = (url: string, title: string) => {
    const [found] = all(site.page(url), ".events > li").filter((item) =>
      text(only(item, "h3")).startsWith(title),
    );
    return found ? text(found) : null;
  };
  expect(section("/evenemang", "Veckolunch (flyttad)")).toContain("16 september 12.30–13.15");
  expect(section("/evenemang", "Veckolunch")).toMatch(
    /varje tisdag 12\.15–13\.00.*Nästa gång tisdag/,
  );
  expect(section("/evenemang", "Klubbens höstresa")).toContain("lördag 12–söndag 13 september");
  expect(section("/en/events", "Autumn dinner")).toContain("Dinner with songs.");
  expect(section("/evenemang", "CMi: Gasque")).toMatch(/Välkommen! Vi bjuder på.*…/);
  expect(section("/evenemang", "Lunchföreläsning")).toContain(
    "Anmäl dig (https://company.example/) senast fredag",
  );

  // The club is named in a title, by its short name, and by its address.
  const own = ["Klubbens höstresa", "Höstsittning", "CMi: Gasque"];
  expect(titles("/docs/event/cmi")).toEqual(own);
  const club = ical.sync.parseICS(site.read("evenemang/for/cmi.ics"));
  const summaries = Object.values(club).flatMap((part) =>
    part?.type === "VEVENT" ? part.summary : [],
  );
  expect(summaries.toSorted()).toEqual(own.toSorted());
  expect(site.read("evenemang.ics").match(/^BEGIN:VEVENT/gm)).toHaveLength(52);

  // Each has a page in both languages: 34 of single times, 2 of series, and one that is cancelled.
  const pages = site.urls.filter((url) => /^\/(evenemang|en\/events)\/[^/]+$/.test(url));
  expect(pages).toHaveLength(2 * 37);
  const named = (title: string, list = "/evenemang/") =>
    pages.filter((url) => url.startsWith(list) && text(only(site.page(url), "h1")) === title);
  const [dinner = ""] = named("Höstsittning");
  const inEnglish = dinner.replace("/evenemang", "/en/events");
  expect(named("Autumn dinner", "/en/events/")).toEqual([inEnglish]);
  const facts = (url: string) =>
    Object.fromEntries(
      all(site.page(url), "main dt").map((term) => [text(term), text(term.nextElementSibling)]),
    );
  expect(facts(dinner)).toEqual({
    Tid: "fredag 25 september 2026 17.30–23.59",
    Plats: expect.stringMatching(/^Kårhuset, .* Visa på karta/),
    Pris: "450 kr, 390 kr för medlemmar",
    För: "Medlemmar",
    Arrangör: "Klubben",
  });
  expect(facts(inEnglish)).toMatchObject({ Price: "SEK 450", For: "Members" });
  expect(site.page(dinner).querySelector("main .button")?.getAttribute("href")).toBe(
    "https://forms.example/sittning",
  );
  expect(text(only(site.page(dinner), "main"))).toContain("Senast 18 september 2026");
  expect(jsonLd(site.page(dinner)).find((entry) => entry["@type"] === "Event")).toMatchObject({
    eventStatus: "https://schema.org/EventScheduled",
    offers: [{ price: "450", priceCurrency: "SEK" }, { price: "390" }],
    location: { address: "Kårhuset, Drottninggatan 15, 114 28 Stockholm" },
  });
  const [lunch = ""] = named("Veckolunch");
  const times = all(site.page(lunch), "main .prose li").map(text);
  expect(times.slice(2, 4)).toEqual([
    "onsdag 16 september 2026 12.30–13.15",
    "tisdag 22 september 2026 12.15–13.00 Inställt",
  ]);
  const [off = ""] = named("Inställd sittning");
  expect(text(only(site.page(off), ".admonition"))).toBe("Inställt");
  // A second program reads the files too.
  const entries = (file: string) =>
    new ICAL.Component(ICAL.parse(site.read(file))).getAllSubcomponents("vevent");
  expect(entries(`${lunch.slice(1)}.ics`)).toHaveLength(14);
  const [entry] = entries(`${dinner.slice(1)}.ics`).map((found) => new ICAL.Event(found));
  expect(entry).toMatchObject({
    summary: "Höstsittning",
    location: "Kårhuset, Drottninggatan 15, 114 28 Stockholm",
  });
  expect(entry?.startDate.toJSDate().toISOString()).toBe("2026-09-25T15:30:00.000Z");
  for (const file of site.files.filter((name) => name.endsWith(".ics"))) entries(file);
  expect(site.read("search-sv.json")).toContain(dinner);
  expect(site.read("_redirects")).toMatch(/^\/evenemang\/:event {2}\/evenemang {2}302$/m);
  const weight = (url: string) =>
    ["html", ...all(site.page(url), 'link[rel="stylesheet"]')].reduce(
      (sum, link) =>
        sum +
        brotliSize(
          site.bytes(
            typeof link === "string"
              ? `${url.slice(1)}.${link}`
              : (link.getAttribute("href") ?? "").slice(1),
          ),
        ),
      0,
    );
  expect(Math.max(...[dinner, inEnglish, lunch].map(weight))).toBeLessThan(BUDGETS.docsPage);

  // Readers follow all events, those that are for them, and those of the club.
  const followed = (url: string) =>
    all(site.page(url), 'main a[href^="webcal:"]').map((link) => link.getAttribute("href"));
  expect(followed("/folj")).toEqual(
    ["", "/audience/members", "/for/cmi"].map(
      (path) => `webcal://test.example/evenemang${path}.ics`,
    ),
  );
  expect(followed("/en/follow")[1]).toBe("webcal://test.example/en/events/audience/members.ics");
  expect(entries("evenemang/audience/members.ics")).toHaveLength(1);
  const feeds = all(site.page("/folj"), 'main li a[href$=".xml"]');
  for (const feed of feeds) parseXml(site.read((feed.getAttribute("href") ?? "").slice(1)));
  expect(feeds).toHaveLength(2);
});
