import { expect, test } from "vitest";
import { FEATURES } from "../../../src/features/features.ts";
import { lintSite } from "../../../src/lint/lint.ts";
import { reminderOn, whatIsDue } from "../../../src/tools/handover.ts";
import { both } from "../../support/both.ts";
import { type Changes, changedFixture, page } from "../../support/lint.ts";
import { data, sv } from "../../support/lint-rows.ts";

const dueOn = (today: string, changes: Changes) =>
  whatIsDue(lintSite(changedFixture(changes, { today }), FEATURES));

test("AID-3 what is due is a list with owners and days, which is empty when nothing is", () => {
  const service = { title: both("Due"), phone: "112", owner: "ordf" };
  const services = JSON.stringify({
    due: { ...service, review: "2026-06-15" },
    later: { ...service, review: "2026-06-16" },
  });
  const labelled = data("versions", ({ versions }: { versions: object[] }) => {
    Object.assign(versions[1] ?? {}, { label: both("2025/26") });
  });
  const text = { [`${sv}/a.md`]: page("Text.\n", "review: 2026-06-01\nowner: ordf\n") };
  expect(dueOn("2026-06-15", { ...labelled, ...text, "_data/services.json": services })).toBe(
    [
      "- The committee year 2025/26 ends on 2026-06-30, and this is what the site shows. From 1 July: npm run new -- archive. docs/handover.md has all steps.",
      "- Review src/content/sv/a.md, since 2026-06-01: ordf",
      '- Review "due" in _data/services.json, since 2026-06-15: ordf',
      "",
      "The guide is docs/handover.md; roles and what is a year old are on /redaktion/granskning.",
      "",
    ].join("\n"),
  );
  expect(dueOn("2026-06-01", {})).toBe("");
});

test.each([
  ["2027-06-14", undefined],
  ["2027-06-15", "2027-06-15"],
  ["2027-08-21", "2027-08-15"],
  ["2028-01-01", "2028-01-01"],
  ["2028-01-08", undefined],
])("AID-3 on %s the reminder is that of %s", (today, day) => {
  expect(reminderOn(today)).toBe(day);
});
