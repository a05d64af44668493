import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createNew } from "../../../src/tools/new.ts";
import { createContent } from "../../support/build.ts";

const TODAY = "2026-06-01";

test("an event is added to the others as a draft, and nothing else in the file changes", async () => {
  await using content = await createContent();
  const file = join(content.dir, "_data/events.json");
  const before = readFileSync(file, "utf8");
  createNew(content.dir, ["event", "Sittning", "--en", "Dinner"], TODAY);
  const after = readFileSync(file, "utf8");
  const kept = before.slice(0, before.lastIndexOf("}\n  ]") + 1);
  expect(after.startsWith(`${kept},\n`)).toBe(true);
  const { events } = JSON.parse(after) as { events: { id?: string }[] };
  expect(events.find(({ id }) => id === "sittning-2026")).toEqual({
    title: { sv: "Sittning", en: "Dinner" },
    start: "2026-06-08",
    draft: true,
    id: "sittning-2026",
  });
});
