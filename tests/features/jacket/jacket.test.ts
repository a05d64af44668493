import { expect, test } from "vitest";
import { homeSections } from "../../../src/model/pages/home.ts";
import { textsOf } from "../../build/dom.ts";
import { both, chapterMapOf, contextOf, homeSource, siteOf } from "../../support/site-data.ts";

test("the overall has the patches of a cluster together, last those that nobody applies to", () => {
  const committee = (name: string, elected = false) => ({
    ...{ label: both(name), to: `/docs/${name}`, elected },
  });
  const social = [committee("standard", true), committee("sports")];
  const chapterMap = chapterMapOf([
    { label: both("central"), cluster: "central", children: [committee("auditors")] },
    { label: both("social"), cluster: "social", children: social },
  ]);
  const homeOf = (frontMatter = {}) =>
    siteOf([homeSource("sv", frontMatter)], { chapterMap }).document("/");
  const { overall: _, ...sections } = homeSource().frontMatter.sections;
  expect(textsOf(homeOf(), ".patch-names span")).toEqual(["sports", "standard", "auditors"]);
  expect(homeOf({ sections }).querySelector(".overall")).toBeNull();
  const found = homeSections(homeSource(), contextOf("sv", { chapterMap }));
  expect(found?.map(({ id }) => id)).toEqual([
    ...["", "engagera-dig", "ny-här", "söka-hit", "vårt-plagg", "våra-partners"],
  ]);
});
