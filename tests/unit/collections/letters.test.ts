import { expect, test } from "vitest";
import { letters, letterText } from "../../../src/collections/letters.ts";
import { both, contextOf, siteData } from "../../support/site-data.ts";

const blog = { listed: [] } as unknown as Parameters<typeof letters>[0]["blog"];

function lettersOn(today: string, days: string[] = []) {
  const events = days.map((day) => ({
    title: both(day),
    start: `${day}T18:00`,
    end: `${day}T20:00`,
  }));
  const context = contextOf("sv", { today, events: { ...siteData().events, events } });
  return { context, all: letters({ context, blog }) };
}

test("LETTER-1 weeks are those of ISO 8601, also around the new year", () => {
  const { all } = lettersOn("2026-12-30", ["2026-12-27", "2027-01-03", "2027-01-04"]);
  expect(all.map(({ name, from }) => [name, from])).toEqual([
    ["2026-v52", "2026-12-21"],
    ["2026-v53", "2026-12-28"],
    ["2027-v01", "2027-01-04"],
  ]);
});

test("LETTER-1 an empty week says so, and what usually comes at that time of year", () => {
  const { all, context } = lettersOn("2026-08-12");
  expect(all.map(({ name }) => name)).toEqual(["2026-v33", "2026-v34"]);
  const [letter] = all;
  expect(letter && letterText(letter, context)).toContain(
    "Inget är inplanerat den här veckan.\n\n",
  );
  expect(letter?.empty?.usual).toContain("Upprop");
});
