import { expect, test } from "vitest";
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
  const versions = only(page("/styrdokument/stadgar"), 'section[aria-labelledby="versions"]');
  const link = only<HTMLAnchorElement>(versions, 'a[href$="andringar"]');
  const changes = only(page(link.getAttribute("href") ?? ""), ".changes");
  expect(all(changes, "h2").map(text)).toEqual([
    "§ 2.5 Uteslutning",
    "§ 3.2 Kallelse",
    "§ 11.5 Städning ny",
  ]);
  expect(all(changes, "section:nth-child(2) :is(ins, del)").map(text)).toEqual(["två", "tre"]);
  expect(
    linkCalled(
      only(page("/en/bylaws/statutes/changes"), "main"),
      "Read the whole text: Statutes",
    ).getAttribute("href"),
  ).toBe("/en/bylaws/statutes");
});

test("MEM-1 a list has the statutes in force", async () => {
  const { page } = await fixture();
  expect(all(only(page("/bara-svenska"), "dl.answers"), "dt").map(text)).toEqual(["Stadgar"]);
});
