import { expect, test } from "vitest";
import type { SiteData } from "../../../src/model/site-data.ts";
import { shown, textsIn } from "../../support/block.ts";
import { both, chapterMapOf, siteData } from "../../support/site-data.ts";

const MAP: Partial<SiteData> = {
  chapterMap: chapterMapOf([
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
  ]),
  addresses: { sv: {}, en: { "/en/docs/cmi": "/en/docs/masters" } },
  summaries: { sv: {}, en: { "/en/docs/masters": { title: "Masters", description: "Parties." } } },
};

test("::: committees shows the committees of a cluster that one applies to, or all bodies", () => {
  const masters = '<b><a href="/en/docs/masters">Masters</a></b><p>Parties.</p>';
  const event = shown("committees", "event", MAP);
  expect(event).toContain(masters);
  expect(event).not.toMatch(/Auditors|Herald/);
  const all = shown("committees", "all", MAP);
  expect(all).toContain(masters);
  expect(textsIn(all, "p")).toEqual(["Event", "Parties.", "Auditors"]);
  expect(textsIn(all, "a")).toEqual(["Masters", "Herald", "Auditors"]);
});

test("AID-12 ::: roles: a door has an emblem, role and address, or the picture of who is named, and another year's term", () => {
  const role = { title: both("Treasurer"), email: "t@example.org", emblem: "coins" };
  const named = { ...role, title: both("President"), name: "Kim", presides: true };
  const kim = { ...named, imageURL: "/img/kim.webp", period: "2025/26" };
  const html = shown("roles", "board", {
    ...MAP,
    emblems: { ...siteData().emblems, drawings: new Map([["coins", ""]]) },
    people: { board: { roles: [role, kim, { ...named, period: "2026/27" }] } },
  });
  const [nobody = "", photo = "", thisYear = ""] = html.split("</li>");
  expect(nobody).toContain('<p class="plate"><b>Treasurer</b></p>');
  expect(nobody).toContain('<use href="/assets/emblems.svg#coins">');
  expect(nobody).toContain('href="mailto:t@example.org"');
  expect(nobody).not.toContain("<img");
  expect(photo).toContain('<img src="/img/kim.webp" alt="Kim"');
  expect(photo).toContain('<p class="plate"><b>Kim</b><span>President, 2025/26</span></p>');
  expect(photo).toContain('data-presides=""');
  expect(thisYear).toContain("<b>Kim</b><span>President</span>");
});
