import { expect, test } from "vitest";
import { identify } from "../../../../src/routes/text-identity.ts";
import { siteData } from "../../../support/site-data.ts";

test.each([
  ["2024-03-25-x.md", "2024-04-01", "2024-04-01"],
  ["2024-03-25-x.md", undefined, "2024-03-25"],
])(
  "BLOG-4 the post %s with the date %s is of %s; its address keeps that of its name",
  (file, date, day) => {
    const build = { firstCommits: new Map<string, string>() };
    const data = { ...siteData(), build };
    expect(identify(`./src/content/sv/blog/${file}`, date ? { date } : {}, data)).toMatchObject({
      kind: "post",
      date: day,
      url: "/blog/2024/03/25/x",
    });
  },
);
