import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { confirmAll } from "../../../src/tools/confirm.ts";
import { both } from "../../support/both.ts";
import { createContent } from "../../support/build.ts";
import { page } from "../../support/lint.ts";

afterEach(() => vi.unstubAllEnvs());

test("AID-3 roles, services and texts are confirmed as they are; what has a day is due again in a year", async () => {
  vi.stubEnv("SITE_NOW", "2028-02-29T12:00:00Z");
  const inAYear = "2029-02-28";
  const service = { title: both("X"), phone: "112", owner: "ordf" };
  const text = page("Text.\n", "review: 2026-05-01\n");
  await using site = await createContent({
    "_data/services.json": JSON.stringify({
      due: { ...service, review: "2026-05-01" },
      later: { ...service, review: "2099-01-01" },
      called: { ...service, review: "2099-01-01" },
    }),
    "src/content/sv/a.md": text,
    "src/content/en/a.md": text,
  });
  const read = (path: string) => readFileSync(join(site.dir, path), "utf8");
  expect(confirmAll(site.dir, ["roles", "services", "services/called", "a"])).toEqual([
    ...["roles", "services/due", "services/called", "a"],
  ]);
  expect(JSON.parse(read("_data/chapter-map.json"))).toMatchObject({ reviewed: "2028-02-29" });
  expect(JSON.parse(read("_data/services.json"))).toMatchObject({
    due: { review: inAYear },
    later: { review: "2099-01-01" },
    called: { review: inAYear },
  });
  for (const locale of ["sv", "en"])
    expect(read(`src/content/${locale}/a.md`)).toBe(text.replace("2026-05-01", inAYear));
  expect(() => confirmAll(site.dir, ["services/gone"])).toThrow("There is no page");
});
