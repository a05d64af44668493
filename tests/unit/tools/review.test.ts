import { expect, test } from "vitest";
import { printedReview } from "../../../src/tools/review.ts";
import { createContent } from "../../support/build.ts";

test("AID-3 npm run review prints what the page for editors shows, with file and line", async () => {
  const page = "---\ntitle: Sidan\ndescription: x\nreview: 2026-01-01\n---\n\nDet var 2024/25.\n";
  await using content = await createContent({ "src/content/sv/aa.md": page });
  const printed = printedReview(content.dir, { SITE_NOW: "2026-06-01T00:00:00Z" });
  expect(printed).toMatch(
    /^Due now\n {2}Text +Owner +Review by +File\n {2}Sidan +– +January 1, 2026 +src\/content\/sv\/aa\.md\n/,
  );
  expect(printed).toContain("Coming up\n  Nothing right now.\n");
  expect(printed).toMatch(/Spring ball, 2026-05-10 +The event is over +_data\/events\.json:\d+\n/);
  expect(printed).toMatch(/2024\/25 +The operating year has ended +src\/content\/sv\/aa\.md:7$/m);
});
