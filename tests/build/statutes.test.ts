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

test("MEM-3 the search finds the paragraph that answers a question among its first three results", async () => {
  const { read } = await fixture();
  const { find } = createSearch(JSON.parse(read("search-sv.json")) as SearchFile);
  const missed = Object.entries(QUESTIONS).filter(([question, id]) => {
    const places = find(question).flatMap(({ page, sections }) =>
      sections.map((section) => `${page.url}#${section.id}`),
    );
    return !places.slice(0, 3).includes(`/styrdokument/stadgar#${id}`);
  });
  expect(missed).toEqual([]);
});
