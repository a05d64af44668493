import { expect, test } from "vitest";
import { unusedImages } from "../../../src/checks/unused-images.ts";
import { checkedSite } from "../../support/checked-site.ts";

const problemsOf = (...files: string[]) =>
  unusedImages.run(checkedSite([], { unusedImages: files }));

test("images that no page shows are told at once, with their files", () => {
  const [a, b] = ["src/content/sv/a.png", "src/content/sv/docs/b.png"];
  expect(problemsOf(a, b)).toEqual([
    {
      file: a,
      problem: `2 images are without use, no page shows them: ${a}, ${b}`,
      fix: "Delete them, or write in a text:  ![What it shows](name of the file)",
    },
  ]);
  expect(problemsOf(b)).toEqual([
    {
      file: b,
      problem: "The image is without use: no page shows it.",
      fix: "Delete it, or write in a text:  ![What it shows](b.png)",
    },
  ]);
  expect(problemsOf()).toEqual([]);
});
