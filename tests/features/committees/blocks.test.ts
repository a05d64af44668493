import { expect, test } from "vitest";
import type { SiteData } from "../../../src/model/site-data.ts";
import { shown, textsIn } from "../../support/block.ts";
import { both } from "../../support/site-data.ts";

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
      leaf: null,
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
