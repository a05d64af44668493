import { expect, test } from "vitest";
import { createSearch } from "../../widgets/search/engine.ts";
import type { SearchFile } from "../../widgets/search/index-settings.ts";
import { all, linkCalled, only, text } from "./dom.ts";
import { fixture } from "./sites.ts";

test("MEM-1 paragraphs of statutes have addresses by their numbers, and references lead to them", async () => {
  const { page } = await fixture();
  const main = only(page("/styrdokument/stadgar"), "main");
  expect(all(main, 'h3[id^="3."]').map(({ id }) => id)).toEqual([
    "3.1",
    "3.2",
    "3.3",
    "3.4",
    "3.5",
    "3.6",
  ]);
  expect(all(main, 'p a[href="#3.2"]').map(text)).toEqual(["§ 3.2"]);
  // What was § 5.9 before.
  expect(text(only(main, 'h3:has([id="5.9"])'))).toBe("§ 4.3 Yttrande");
});

test("MEM-1 statutes say since when they are in force, and which language is binding", async () => {
  const { page } = await fixture();
  const header = (url: string) => text(only(page(url), "main > header"));
  expect(header("/styrdokument/stadgar")).toContain("Gäller sedan 13 maj 2024");
  expect(header("/styrdokument/stadgar")).not.toContain("bindande");
  expect(header("/en/bylaws/statutes")).toContain("The Swedish text is binding");
  const old = page("/styrdokument/stadgar-2022");
  expect(text(only(old, '[role="note"]'))).toContain("Gällde från 12 maj 2022 till 13 maj 2024.");
  expect(linkCalled(old, "Läs den gällande texten").getAttribute("href")).toBe(
    "/styrdokument/stadgar",
  );
  expect(only(old, 'meta[name="robots"]').getAttribute("content")).toContain("noindex");
});

test("MEM-1 a page shows what a version has changed, word by word", async () => {
  const { page } = await fixture();
  const versions = only(page("/styrdokument/stadgar"), 'section:has([id="statute-versions"])');
  const link = only<HTMLAnchorElement>(versions, 'a[href$="andringar"]');
  const changes = only(page(link.getAttribute("href") ?? ""), ".changes");
  expect(all(changes, "h2").map(text)).toEqual([
    "§ 2.5 Uteslutning",
    "§ 3.2 Kallelse",
    "§ 11.5 Städning",
  ]);
  expect(all(changes, "section:nth-child(2) :is(ins, del)").map(text)).toEqual(["två", "tre"]);
  expect(text(only(changes, "section:nth-child(3) .meta"))).toBe("Ny");
  expect(
    linkCalled(
      only(page("/en/bylaws/statutes/changes"), "main"),
      "Read the whole text: Statutes",
    ).getAttribute("href"),
  ).toBe("/en/bylaws/statutes");
});

test("MEM-1 a list has the statutes in force", async () => {
  const { page } = await fixture();
  expect(all(page("/bara-svenska"), "dl.answers dt").map(text)).toContain("Stadgar");
});

const QUESTIONS = {
  "vem får kalla till extra sektionsmöte": "3.3",
  "hur sent kommer kallelsen": "3.2",
  "när är mötet beslutsfört": "3.5",
  "sluten omröstning": "3.6",
  "hur många revisorer": "7.1",
  "får sektionen låna pengar": "6.6",
  "vem tecknar firman": "6.3",
  räkenskapsår: "6.1",
  "när lämnas motionen": "4.2",
  proposition: "4.4",
  "hur blir man medlem": "2.1",
  "gå ur sektionen utträde": "2.4",
  "utesluta medlem": "2.5",
  "sektionens färg": "1.4",
  "valberedning ledamöter": "8.1",
  "avsätta vald": "8.5",
  "vem har nyckel till lokalen": "11.2",
  "boka bilen": "11.3",
  "ändra stadgarna": "12.1",
  jäv: "5.6",
};

/** Answered by the page of a meeting, or by one decision of it. */
const MEETING_QUESTIONS = {
  "vad beslutade SM#2 om bilen": "2025-05-14-sm2#beslut-12",
  "beslut nyckel klubbmästaren": "2025-05-14-sm2#beslut-13",
  "beslut om fana": "2023-05-10-sm2#beslut-4",
  bastu: "2023-10-11-sm1#beslut-5",
  "vad kostar kaffet": "2022-10-12-sm1#beslut-9",
  "styrelsen köpte skrivare": "2024-09-04-styrelsen#beslut-2",
  "kopiatorn avtal": "2025-02-05-styrelsen#beslut-3",
  "när är nästa sektionsmöte i oktober 2026": "2026-10-14-sm1#",
  "extra sektionsmöte 2025": "2025-03-26-extra#",
  "symaskin för märken": "2024-10-09-sm1#beslut-11",
};

test("MEM-3 the search finds the paragraph, the meeting or the decision that answers a question among its first three results", async () => {
  const { read } = await fixture();
  const { find } = createSearch(JSON.parse(read("search-sv.json")) as SearchFile);
  const missed = [
    ...Object.entries(QUESTIONS).filter(([question, id]) => {
      const places = find(question).flatMap(({ page, sections }) =>
        sections.map((section) => `${page.url}#${section.id}`),
      );
      return !places.slice(0, 3).includes(`/styrdokument/stadgar#${id}`);
    }),
    ...Object.entries(MEETING_QUESTIONS).filter(([question, to]) => {
      const results = find(question).slice(0, 3);
      return !results.some(
        ({ page, sections }) => `${page.url}#${sections[0]?.id}` === `/moten/${to}`,
      );
    }),
  ];
  expect(missed).toEqual([]);
});

test("MEM-5 the page of a meeting has its facts, papers and decisions, which link to paragraphs", async () => {
  const { page, read } = await fixture();
  const main = only(page("/moten/2025-05-14-sm2"), "main");
  expect(all(main, "header dd").map(text)).toEqual([
    "Sektionsmöte",
    "onsdag 14 maj 2025 17:30–21:00",
    "Sal 1",
    "23 april 2025",
  ]);
  expect(all(main, "header ul a").map(text)).toEqual([
    "Kallelse (öppnas i ny flik)",
    "Protokoll (öppnas i ny flik)",
  ]);
  expect(all(main, "h3").map(({ id }) => id)).toEqual(["beslut-12", "beslut-13"]);
  // Of the two paragraphs the one that a newer version has.
  expect(linkCalled(main, "§ 11.2").getAttribute("href")).toBe("/styrdokument/stadgar#11.2");
  expect(text(only(main, ".prose section:last-of-type .meta"))).toBe(
    "Ska genomföras Ansvarig: Kassör Senast 15 juni 2025",
  );
  const index = JSON.parse(read("search-en.json")) as SearchFile;
  const [found] = createSearch(index).find("what did SM#2 decide about the car");
  expect([found?.page.url, found?.sections[0]?.id]).toEqual([
    "/en/meetings/2025-05-14-sm2",
    "beslut-12",
  ]);
});

test("MEM-5 lists have all meetings by year, and all decisions by state, year and subject", async () => {
  const { page } = await fixture();
  const list = only(page("/moten"), "main");
  expect(all(list, "h2").map(text)).toEqual([
    "Verksamhetsåret 2026/27",
    "Verksamhetsåret 2024/25",
    "Verksamhetsåret 2023/24",
    "Verksamhetsåret 2022/23",
  ]);
  expect(all(list, "section li")).toHaveLength(10);
  const register = only(page("/moten/beslut"), "main");
  expect(all(register, "nav a").map(text)).toEqual([
    "Ska genomföras",
    "Verksamhetsåret 2024/25",
    "Verksamhetsåret 2023/24",
    "Verksamhetsåret 2022/23",
    "Efter ämne",
  ]);
  const [open] = all(register, "section.meeting");
  expect(open && all(open, "h3").map(text)).toEqual([
    "SM#2, beslut 13: Nycklar",
    "SM#2, beslut 6: Arkiv",
  ]);
  expect(all(only(page("/bara-svenska"), "main"), "ul.meeting a").map(text)).toContain(
    "Sektionsmöte 1",
  );
});

test("MEM-5 a meeting and its last days are in calendars and lists of events, and lead to its page", async () => {
  const { page, read } = await fixture();
  const events = read("evenemang.ics");
  expect(events).toContain("SUMMARY:Sista dag för motioner till SM#1");
  expect(events).toContain("/moten/2026-10-14-sm1");
  const list = only(page("/en/events"), "main");
  expect(linkCalled(list, "Last day for nominations to SM#1").getAttribute("href")).toBe(
    "/en/meetings/2026-10-14-sm1",
  );
  expect(read("evenemang/moten-2026-10-14-sm1.ics")).toContain("SUMMARY:Sektionsmöte 1");
});
