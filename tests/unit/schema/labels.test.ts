import { expect, test } from "vitest";
import { labelProblems } from "../../../src/schema/labels.ts";
import { siteData } from "../../support/site-data.ts";

const { sv } = siteData().labels;

test("the same labels in both languages are no finding", () => {
  expect(labelProblems({ sv, en: sv })).toEqual([]);
});

test("a label of one language and other placeholders are findings of the file to change", () => {
  const { "NavBar.navAriaLabel": _, ...incomplete } = sv;
  const en = { ...incomplete, "blog.tagTitle": "{count} tagged", "blog.extra": "x" };
  const found = labelProblems({ sv, en }).map(({ file, path, problem }) => [file, path, problem]);
  expect(found).toEqual([
    ["_data/labels/en.json", [], '"NavBar.navAriaLabel" is missing.'],
    ["_data/labels/sv.json", [], '"blog.extra" is missing.'],
    [
      "_data/labels/en.json",
      ["blog.tagTitle"],
      '"blog.tagTitle" has {count}, but {nPosts}, {tagName} in _data/labels/sv.json.',
    ],
  ]);
});
