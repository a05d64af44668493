import { expect, test } from "vitest";
import { homeSections } from "../../../../src/model/pages/home.ts";
import { parseHtml } from "../../../support/build.ts";
import { both, contextOf, homeSource, siteData, siteOf } from "../../../support/site-data.ts";

type ChapterMap = ReturnType<typeof siteData>["chapterMap"];

/** The home page as a document. */
const homeOf = (chapterMap: ChapterMap, frontMatter = {}) =>
  parseHtml(siteOf([homeSource("sv", frontMatter)], { chapterMap }).html("/"));

const committee = (name: string, elected = false) => ({
  label: both(name),
  to: `/docs/${name}`,
  elected,
});

test("the overall has the patches of a cluster together, last those that nobody applies to", () => {
  const chapterMap: ChapterMap = {
    ...siteData().chapterMap,
    root: {
      label: both("meeting"),
      children: [
        { label: both("central"), cluster: "central", children: [committee("auditors")] },
        {
          label: both("social"),
          cluster: "social",
          children: [committee("standard", true), committee("sports")],
        },
      ],
    },
  };
  const { overall: _, ...sections } = homeSource().frontMatter.sections;
  const patches = [...homeOf(chapterMap).querySelectorAll(".patch-names span")].map(
    ({ textContent }) => textContent,
  );
  expect(patches).toEqual(["sports", "standard", "auditors"]);
  expect(homeOf(chapterMap, { sections }).querySelector(".overall")).toBeNull();
  const found = homeSections(homeSource(), contextOf("sv", { chapterMap }));
  expect(found?.map(({ id }) => id)).toEqual([
    ...["", "engagera-dig", "ny-här", "söka-hit", "vårt-plagg", "våra-partners"],
  ]);
});

test.each([
  ["sv", "/", "Festival, vår"],
  ["en", "/en/", "Festival, spring"],
] as const)(
  "EVENT-5 the home page (%s) shows the academic year when nothing is planned",
  (locale, url, usual) => {
    const { html } = siteOf(
      [homeSource(locale)],
      { today: "2031-06-01" },
      { now: new Date("2031-06-01") },
    );
    const main = parseHtml(html(url)).querySelector("main");
    expect(main?.querySelectorAll(".events h3")).toHaveLength(0);
    expect(main?.textContent).toContain(usual);
  },
);
