import { expect, test } from "vitest";
import { analyticsSettings } from "../../../../src/schema/analytics.ts";
import { announcementFile } from "../../../../src/schema/announcement.ts";
import { landmark, linkList } from "../../../build/dom.ts";
import { parseHtml } from "../../../support/build.ts";
import { label } from "../../../support/labels.ts";
import { both, homeSource, postSource, SITE, siteOf } from "../../../support/site-data.ts";

test("ANN-1 an announcement that is switched off leaves no trace", () => {
  const html = (enabled: boolean) =>
    siteOf([homeSource()], {
      announcement: announcementFile.parse({ enabled, content: both("Hej") }),
    }).html("/");
  expect(html(true)).toMatch(/data-announcement-id=.*Hej/s);
  expect(html(false)).toBe(siteOf([homeSource()]).html("/"));
});

test("ANN-2 one that cannot be closed has no button, and nothing that could hide it", () => {
  const content = { sv: "Hej <i>alla</i>", en: "Hello <i>all</i>" };
  const page = parseHtml(
    siteOf([homeSource()], {
      announcement: announcementFile.parse({ enabled: true, content, isCloseable: false }),
    }).html("/"),
  );
  const bar = page.querySelector("[data-announcement-id]");
  expect(bar?.textContent).toBe("Hej alla");
  expect(bar?.querySelector("button")).toBeNull();
  expect(page.documentElement.dataset.announcement).toBeUndefined();
});

test("ANALYTICS-6 a page names the settings only where they are not the usual ones", () => {
  const viewOf = (settings: object) =>
    siteOf([homeSource()], {
      site: { ...SITE, analytics: analyticsSettings.parse({ enabled: true, ...settings }) },
    }).page<{ analytics: object }>("/").analytics;
  expect(viewOf({})).toEqual({ route: "/", path: "/" });
  expect(viewOf({ endpoint: "/in" })).toEqual({ route: "/", path: "/", endpoint: "/in" });
});

test("BLOG-13 all posts are at the side if the settings say so", () => {
  const posts = ["01", "02", "03"].map((day) => postSource(`2024-06-${day}-dag-${day}.md`));
  const side = (sidebarCount: number | "all") =>
    linkList(
      landmark(
        parseHtml(
          siteOf([homeSource(), ...posts], {
            site: { ...SITE, blog: { ...SITE.blog, sidebarCount } },
          }).html("/blog"),
        ),
        label("sv", "blog.sidebar.navAriaLabel"),
      ),
    ).map(([name]) => name);
  expect(side(2)).toEqual(["dag-03", "dag-02"]);
  expect(side("all")).toEqual(["dag-03", "dag-02", "dag-01"]);
});
