import ical, { type VEvent } from "node-ical";
import { expect, test } from "vitest";
import { label } from "../support/labels.ts";
import { all, jsonLd, linkCalled, linkList, only, text } from "./dom.ts";
import { fixture } from "./sites.ts";

const { files, page, read } = await fixture();

test("JOB-1 search engines and feed readers get the advertisements", () => {
  const [job] = jsonLd(page("/en/join")).filter((entry) => entry["@type"] === "JobPosting");
  expect(job).toMatchObject({
    title: "Summer job",
    datePosted: "2024-01-01",
    validThrough: "2099-10-31T23:59:59+01:00",
    hiringOrganization: { name: "Alfa AB" },
  });
  const feed = only(page("/en/join"), 'link[type="application/rss+xml"][href$="join.xml"]');
  expect(read(feed.getAttribute("href")?.slice(1) ?? "")).toContain(
    "<link>https://alfa.example/jobb</link>",
  );
});

test("committees and their pages lead to how to join, and from there back", () => {
  const club = linkCalled(only(page("/en/join"), "main"), "The club");
  expect(club.getAttribute("href")).toBe("/en/docs/event/cmi");
  const join = linkCalled(only(page("/en/docs/event/cmi"), "main"), "How to join");
  expect(join.getAttribute("href")).toBe("/en/join");
  expect(linkList(only(page("/en/docs/board"), "main")).flat()).not.toContain("How to join");
});

test("a committee's page says first who it is, and shows its emblem to the eye only", () => {
  const main = only(page("/en/docs/event/cmi"), "main");
  const facts = all(only(main, "header"), "dt").map((term) => [
    text(term),
    text(term.nextElementSibling as HTMLElement),
  ]);
  expect(facts).toEqual([[label("en", "body.members"), "about 30 (2026)"]]);
  expect(linkCalled(only(main, "header"), "ordf@test.example").getAttribute("href")).toBe(
    "mailto:ordf@test.example",
  );
  const addresses = all(main, 'header svg[aria-hidden="true"] use').map(
    (use) => use.getAttribute("href") ?? "",
  );
  expect(new Set(addresses.map((address) => address.split("#")[1]))).toEqual(
    new Set(["arch", "door-leaf", "glass"]),
  );
  const [sprite = ""] = addresses[0]?.slice(1).split("#") ?? [];
  expect(files).toContain(sprite);
  expect(read(sprite)).toContain('id="glass"');
  // Nothing is known of what was in the years before.
  expect(all(page("/docs/1.0/gammal"), "main header dt")).toEqual([]);
});

test("CMT-2 a committee's page has its photo, events, open roles and posts; that of another has none", () => {
  const main = only(page("/en/docs/event/cmi"), "main");
  const photo = only(main, ".group-photo img");
  expect(photo.getAttribute("alt")).toBe("Three guests at a table below an arch");
  expect(files).toContain(photo.getAttribute("src")?.slice(1));
  expect(all(main, ".own > h2").map((title) => title.getAttribute("aria-label"))).toEqual([
    label("en", "body.events"),
    label("en", "body.openRoles"),
    label("en", "body.posts"),
  ]);
  const titles = all(main, ".own h3, .own .title, .topics a > span").map(text);
  expect(titles).toEqual(["Crayfish party", "Photographer", "New year"]);
  expect(all(page("/en/docs/social/geni"), ".own, .group-photo")).toEqual([]);
});

test("MEM-7 lists from data show what is known and leave out what is not; older documents are by year", () => {
  const main = only(page("/ga-med"), "main");
  expect(text(main)).toContain("Ordförande: ordf@test.example");
  expect(text(main)).toContain("Sista dag: 31 okt");
  expect(linkCalled(main, "Mall").getAttribute("href")).toBe("https://documents.example/");
  expect(text(main)).toContain("Mall · 2025 · Gäller · Svenska");
  expect(text(main)).toContain("Protokoll SM#1 (öppnas i ny flik)Protokoll · 14 oktober 2025");
  expect(all(main, ".details li").map(text)).toEqual([
    "2021: Budget 2021 (öppnas i ny flik)",
    "3 december 2019: Budget 2019 (öppnas i ny flik)",
  ]);
  expect(all(main, ".pictures li").map(text)).toEqual(["Nummer 2 2026"]);
  expect(text(main)).not.toContain("Utan adress");
  expect(text(main)).toContain("Inga nummer ännu.");
  expect(all(main, ".street li").map((entry) => entry.getAttribute("data-months"))).toEqual([
    "8",
    "3 4 5",
  ]);
});

/** The content below each heading of a level, by its text. */
const sectionsOf = (scope: ParentNode, level: string) =>
  Object.fromEntries(
    all(scope, `section:not([hidden]) > ${level}`).map((heading) => [
      text(heading),
      heading.parentElement as HTMLElement,
    ]),
  );

test("EVENT-1 a page lists upcoming events with organisers, and past events of the operating year", () => {
  const main = only(page("/evenemang"), "main");
  const parts = sectionsOf(main, "h2");
  const titles = (part = "") => all(parts[part] ?? main, "h3").map(text);
  expect(titles("Kommande")).toEqual([
    "Lunchföreläsning",
    "Städdag; mys, fika & <bad>",
    "Kräftskiva",
  ]);
  expect(titles("Tidigare under verksamhetsåret")).toEqual(["Vårbal"]);
  expect(all(main, ".week > p:not([hidden])").map(text)).toEqual([
    "Den här veckan",
    "Nästa vecka",
    "Augusti",
  ]);
  expect(all(main, 'a[href^="webcal:"]')).toHaveLength(1);
  expect(linkList(main).map(([, href]) => href)).toContain("/kalender#2026-06-02");
  // On Monday a script calls the next week this one, so nothing has to be built.
  const week = only(main, ".week > [data-end]");
  expect(week.getAttribute("data-end")).toBe("2026-06-08T00:00:00+02:00");
  expect(text(week.nextElementSibling)).toBe("Den här veckan");
  expect(text(main)).toContain("måndag 8–tisdag 9 juni");
  // The home page leads to the same pages; the sections keep their addresses.
  const home = linkCalled(only(page("/en/"), ".events"), "Crayfish party").getAttribute("href");
  expect(home).toBe("/en/events/2026-08-21-kraftskiva");
  for (const url of ["/evenemang", "/en/events"]) only(page(url), '[id="2026-08-21-kraftskiva"]');
});

test("EVENT-1 search engines get each event", () => {
  const url = "/en/events/2026-08-21-kraftskiva";
  expect(jsonLd(page(url)).filter((entry) => entry["@type"] === "Event")).toMatchObject([
    {
      "@id": `https://test.example${url}`,
      url: `https://test.example${url}`,
      inLanguage: "en",
      organizer: { url: "https://test.example/en/docs/event/cmi" },
      image: "https://test.example/og-image.png",
    },
  ]);
  expect(read("search-sv.json")).toContain("Kräftskiva");
});

/** The entries of a calendar file, as another program reads them. */
const eventsIn = (file: string) =>
  Object.values(ical.sync.parseICS(read(file))).filter(
    (entry): entry is VEvent => entry?.type === "VEVENT",
  );

test("EVENT-2 calendars have all events, those of an organiser or one, by the same ids", () => {
  const calendars = files.filter((file) => file.endsWith(".ics"));
  // All events in each language, those for some readers, what each organiser has, what each event is, one opening.
  expect(calendars).toHaveLength(2 * (1 + 3 + 3 + 5 + 1));
  const uids = (file: string) => eventsIn(file).map(({ uid }) => uid);
  expect(uids("evenemang.ics")).toEqual([
    "2025-03-29-gasque-forra-aret@test.example",
    "2026-05-09-varbal@test.example",
    "2026-06-02-lunchforelasning@test.example",
    "staddag@test.example",
    "2026-08-21-kraftskiva@test.example",
  ]);
  expect(uids("en/events.ics")).toEqual(uids("evenemang.ics"));
  expect(uids("evenemang/for/cmi.ics")).toHaveLength(3);
  expect(uids("evenemang/staddag.ics")).toEqual(["staddag@test.example"]);
});

test("EVENT-2 another program reads in the calendars what is written in the data", () => {
  const [party] = eventsIn("evenemang/2026-08-21-kraftskiva.ics");
  expect(party).toMatchObject({
    summary: "Kräftskiva",
    location: "Kårhuset",
    description: "Ta med hatt.\n\nhttps://party.example/",
    url: { val: "https://test.example/evenemang/2026-08-21-kraftskiva" },
  });
  expect(party?.start.toISOString()).toBe("2026-08-21T16:00:00.000Z");
  expect(party?.end?.toISOString()).toBe("2026-08-21T21:30:00.000Z");
  const [cleaning] = eventsIn("evenemang/staddag.ics");
  expect(cleaning).toMatchObject({
    summary: "Städdag; mys, fika & <bad>",
    location: "Källaren, rum 3; till höger",
    description:
      "Ta med:\nhink, trasa; handskar \\ skurborste.\nVi städar, målar, äter smörgåsar och dricker blåbärssoppa tills allt är så rent att ingen känner igen sig på hela våningen.",
    datetype: "date",
  });
  const [stamp] = /^DTSTAMP:.*/m.exec(read("evenemang.ics")) ?? [];
  expect(stamp, "the start of the day in Sweden, so that it is over").toMatch(/T2[23]0000Z/);
  // In the night when the clocks change.
  const [banquet] = eventsIn("evenemang.ics");
  expect(banquet?.end?.toISOString()).toBe("2025-03-30T02:30:00.000Z");
});
