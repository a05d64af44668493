import { expect, test } from "vitest";
import { checkAlternates } from "../../../src/checks/alternates.ts";

const PAGE = { file: "src/content/sv/section.md", url: "/section" };

test.each([
  { name: "agree on one translation", model: ["/en/section"], plugin: ["/en/section"] },
  {
    name: "agree in another order",
    model: ["/en/section", "/de/section"],
    plugin: ["/de/section", "/en/section"],
  },
  { name: "agree that there is none", model: [], plugin: [] },
])("LOC-5 nothing is told when both ways of pairing $name", ({ model, plugin }) => {
  expect(checkAlternates([{ ...PAGE, model, plugin }])).toEqual([]);
});

test.each([
  {
    model: ["/en/section"],
    plugin: [],
    problem:
      "The translations of /section are /en/section by its file name, but Eleventy pairs it with none.",
  },
  {
    model: [],
    plugin: ["/en/om"],
    problem:
      "The translations of /section are none by its file name, but Eleventy pairs it with /en/om.",
  },
])("LOC-5 a difference between them is told: $problem", ({ model, plugin, problem }) => {
  expect(checkAlternates([{ ...PAGE, model, plugin }])).toEqual([
    {
      file: "src/content/sv/section.md",
      line: null,
      problem,
      fix: "Give the files of both languages the same name and folder.",
    },
  ]);
});
