import { expect, test } from "vitest";
import { sharePictures } from "../../../src/checks/share-pictures.ts";
import { checkedSite, textFile } from "../../support/checked-site.ts";
import { contentSource, SITE } from "../../support/site-data.ts";

const FILES = [textFile(contentSource("section.md"))];

test("SHARE-1 a page whose link would show no picture stops the build", () => {
  const problems = sharePictures.run(checkedSite(FILES));
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: "src/content/sv/section.md",
      problem: "A link to /section would show no picture.",
    }),
  );
});

test("SHARE-1 so does one whose picture is not there", () => {
  const data = { site: { ...SITE, socialImage: "/og.png" } };
  const wrong = sharePictures.run(checkedSite(FILES, { data }));
  expect(wrong[0]?.problem).toContain("/og.png, which is not there");
  expect(sharePictures.run(checkedSite(FILES, { data, files: ["/og.png"] }))).toEqual([]);
});

test("SHARE-1 while somebody is editing nobody sees them", () => {
  expect(sharePictures.run(checkedSite(FILES, { deployment: "development" }))).toEqual([]);
});
