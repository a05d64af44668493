import { expect, test } from "vitest";
import { codeError } from "../../../src/assets/code-findings.ts";
import type { KeyDatesFile } from "../../../src/features/key-dates/schema.ts";
import { shown } from "../../support/block.ts";
import { checkRows, data } from "../../support/lint-rows.ts";
import { both, contentSource, siteOf } from "../../support/site-data.ts";

/** React itself throws: no component is on the stack. */
const NO_TEXT = {} as string;

test("CONF-1 an error in a block is reported with the place in the text and the name of the block", () => {
  const text = { body: "Hej.\n\n- a\n\n  ::: key-date start\n" };
  const keyDates: KeyDatesFile = { start: { label: { sv: NO_TEXT, en: NO_TEXT } } };
  const { site } = siteOf([contentSource("om.md", { text })], { keyDates });
  let report = "";
  try {
    report = site.byUrl.get("/om")?.text.html ?? "";
  } catch (error) {
    report = codeError(error, "src/pages/x.11ty.tsx").message;
  }
  expect(report).toMatch(
    /^src\/content\/sv\/om\.md:8\n {2}The block "::: key-date start" cannot be/,
  );
  expect(report).toContain("Objects are not valid as a React child");
  expect(report).not.toContain("src/markdown");
});

test.each([
  ["2026-08-17", true],
  ["2026-08-18", false],
])("AID-8 on %s a key date of 17 August is said, not what replaces it: %s", (today, isSaid) => {
  const keyDates = { roll: { label: both("Upprop"), date: "2026-08-17", past: both("Våren") } };
  const html = shown("key-date", "roll", { keyDates, today });
  expect([html.includes("<time"), html.includes('<span hidden=""')]).toEqual([isSaid, isSaid]);
});

checkRows([
  {
    what: "WORD-3 a weekday that a day of the month has not, in what is said afterwards",
    files: data("key-dates", (dates: Record<string, object>) => {
      dates.x = { label: both("X"), past: { sv: "Fredag den 1 juli 2027.", en: "Soon." } };
    }),
    found: [/^warning _data\/key-dates\.json:\d+ \| "Fredag den 1 juli 2027" is no day of 2027\./],
  },
  {
    what: "BLOG-4 a key date that is years away",
    files: data("key-dates", (dates: Record<string, object>) =>
      Object.assign(Object.values(dates)[0] ?? {}, { date: "2072-08-09" }),
    ),
    found: [
      /^warning _data\/key-dates\.json:\d+ \| The day 2072-08-09 is probably mistyped: it is years away\./,
    ],
  },
]);
