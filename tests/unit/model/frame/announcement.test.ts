import { expect, test } from "vitest";
import { announcedOn } from "../../../../src/model/frame/announcement.ts";
import { announcementFile } from "../../../../src/schema/announcement.ts";
import { parseHtml } from "../../../support/build.ts";
import { both, contentSource, docSource, siteOf } from "../../../support/site-data.ts";

const announcement = (more: object = {}) =>
  announcementFile.parse({ enabled: true, content: both("Kom!"), ...more });

test.each([
  [{}, true],
  [{ enabled: false }, false],
  [{ from: "2026-01-01", expires: "2026-01-01" }, true],
  [{ from: "2026-01-02" }, false],
  [{ expires: "2025-12-31" }, false],
])("ANN-1, AID-2 an announcement with %j on 1 January 2026: %s", (more, isShown) => {
  expect(announcedOn(announcement(more), "2026-01-01") !== undefined).toBe(isShown);
});

test.each([
  ["other words", { content: both("Kom i dag!") }, true],
  ["another last day", { expires: "2026-12-31" }, true],
  ["nothing else", {}, false],
])(
  "ANN-3 where an announcement was closed, one without an id and with %s is new",
  (_case, more, isNew) => {
    expect(announcement(more).id !== announcement().id).toBe(isNew);
  },
);

test("ANN-1 an announcement for some pages is on those, below them and in both languages, and nowhere else", () => {
  const texts = [
    ...["sv", "en"].flatMap((locale) => [
      contentSource("business.md", { locale: locale as "sv" }),
      contentSource("business/fair.md", { locale: locale as "sv" }),
      contentSource("businesses.md", { locale: locale as "sv" }),
    ]),
  ];
  const site = siteOf(texts, { announcement: announcement({ id: "prov", pages: ["/business"] }) });
  const shown = ["/business", "/business/fair", "/en/business", "/businesses", "/en/businesses"]
    .map((url) => parseHtml(site.html(url)))
    .map(({ documentElement }) => [
      documentElement.querySelectorAll("[data-announcement-id]").length,
      documentElement.dataset.announcement ?? null,
    ]);
  const there = [1, "prov"];
  expect(shown).toEqual([there, there, there, [0, null], [0, null]]);
});

test("the site is built again on the first day of an announcement", () => {
  const { site } = siteOf([], { announcement: announcement({ from: "2026-01-20" }) });
  expect(site.nextDueDay).toBe("2026-01-20");
});

test("SIDE-3 a mark is behind the name in the menu, not in the title, until its last day, after which the site is built again", () => {
  const menuOn = (today: string) => {
    const mark = { text: "Sök nu", lastDay: "2026-01-20" };
    const { html, site } = siteOf([docSource("resa.md", { frontMatter: { mark } })], { today });
    const { documentElement } = parseHtml(html("/docs/resa"));
    return [
      documentElement.querySelector(".side a[href='/docs/resa']")?.textContent,
      documentElement.querySelector("h1")?.textContent,
      site.nextDueDay,
    ];
  };
  expect(menuOn("2026-01-20")).toEqual(["resa Sök nu", "resa", "2026-01-21"]);
  expect(menuOn("2026-01-21").slice(0, 2)).toEqual(["resa", "resa"]);
});
