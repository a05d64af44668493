import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { buildNote } from "../../../src/pages/files/build.11ty.ts";
import { decide } from "../../../src/tools/publish-due.ts";
import { contentSource, docSource, postSource, siteOf } from "../../support/site-data.ts";

/** What a calendar said: a change of what readers plan by, and another one. */
const said = (all: string, ...coming: string[]) => ({ all, coming });
const SAID = said("a", "pub", "bal");
const MORE = said("b", "pub", "bal", "fika");
const MOVED = said("c", "pub, later", "bal");
const NOTE = { built: "2026-11-20", due: "2026-12-24", calendar: SAID };

/** What the site of a day says of itself. */
const noteOf = (today: string, sources: Parameters<typeof siteOf>[0], data = {}) =>
  buildNote(siteOf(sources, { ...data, today }).site);

const post = (day: string, frontMatter = {}) =>
  postSource(`${day}-post.md`, { frontMatter: { tags: ["it"], ...frontMatter } });

const HIDDEN = { hidden: { until: "2026-12-09", instead: "Soon." } };
const MARK = { mark: { text: "Sök nu", lastDay: "2026-12-03" } };
const LATER = { hidden: { from: "2026-12-05", ...HIDDEN.hidden } };

test.each([
  ["a scheduled post", [post("2026-12-03")], {}, "2026-12-03"],
  ["a draft", [post("2026-12-03", { draft: true })], {}, "2027-02-22"],
  ["a text that expires", [post("2026-01-03", { expires: "2026-12-03" })], {}, "2026-12-04"],
  ["a text that will be hidden", [post("2026-01-03", LATER)], {}, "2026-12-05"],
  ["a mark in the menu", [docSource("resa.md", { frontMatter: MARK })], {}, "2026-12-04"],
  ["a hidden text", [contentSource("om.md", { frontMatter: HIDDEN })], {}, "2026-12-09"],
  ["an entry of data that is hidden", [], { documents: { groups: [HIDDEN] } }, "2026-12-09"],
  ["nothing", [], {}, "2027-02-22"],
])("DUE-1 a site with %s gives another one on a day that it says", (_name, texts, data, due) => {
  expect(noteOf("2026-11-24", texts, data).due).toBe(due);
});

/** So many days of November and December. */
const days = (count: number) =>
  Array.from(
    { length: 2 * count },
    (_, index) => `2026-${index % 2 ? 12 : 11}-${10 + (index >> 1)}`,
  );

test.each([
  [NOTE, "2026-11-24", SAID, 0, false, "before 2026-12-24"],
  // The run of that day failed, or was forgotten.
  [NOTE, "2026-12-27", SAID, 0, true, "on 2026-12-24"],
  [NOTE, "2026-11-23", MORE, 0, false, "published tomorrow"],
  [NOTE, "2026-11-24", MORE, 7, true, "calendar has changed"],
  [NOTE, "2026-11-24", MORE, 8, false, "8 builds were asked for this month"],
  [NOTE, "2026-12-27", SAID, 10, false, "10 builds were asked for this month"],
  [NOTE, "2026-11-21", MOVED, 11, true, "called off, moved or renamed"],
  [NOTE, "2026-11-21", MOVED, 12, false, "12 builds were asked for this month"],
  [NOTE, "2026-11-23", null, 0, false, "before 2026-12-24"],
  [null, "2026-11-23", MORE, 11, true, "does not say"],
] as const)(
  "DUE-2 of %j on %s, with %j and %i builds: %s, %s",
  (note, today, calendar, asked, isDue, reason) => {
    expect(decide(note, today, calendar, days(asked))).toEqual({
      isDue,
      reason: expect.stringContaining(reason),
    });
  },
);

/**
 * A year of a living chapter: two posts a month are scheduled, one text a month expires, a post is hidden from
 * newcomers during the reception, and 24 more stand for jobs that begin. Days do not fall together.
 */
const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, "0"));
const texts = [
  ...months.flatMap((month) => [post(`2027-${month}-04`), post(`2027-${month}-17`)]),
  ...months.map((month) => post("2026-01-01", { expires: `2027-${month}-10` })),
  post("2026-01-02", { hidden: { from: "2027-08-15", until: "2027-09-13", instead: "Soon." } }),
];
const jobs = ["01", "02", "03", "04", "09", "10", "11", "12"].flatMap((month) =>
  ["07", "14", "24"].map((day) => post(`2027-${month}-${day}`)),
);
const dayAfter = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days });
const YEAR = Array.from({ length: 365 }, (_, index) => `${dayAfter("2027-01-01", index)}`);
/** What the site of that year says of itself. */
const ordinary = (today: string) => noteOf(today, [...texts, ...jobs]);

/**
 * The builds that are asked for in that year, by month, and how long readers wait.
 *
 * @param changes what the calendar says, of each day of the year
 */
function simulate(changes: readonly ReturnType<typeof said>[]) {
  const asked: string[] = [];
  const waits: Record<"moved" | "due", number> = { moved: 0, due: 0 };
  let note = { ...ordinary("2026-12-31"), calendar: changes[0] ?? null };
  let moved: string | null = null;
  for (const [index, today] of YEAR.entries()) {
    const calendar = changes[index] ?? SAID;
    const isMoved = note.calendar?.coming.some((entry) => !calendar.coming.includes(entry));
    if (isMoved) moved ??= today;
    if (!decide(note, today, calendar, asked).isDue) continue;
    const since = (day: string) => Temporal.PlainDate.from(day).until(today).days;
    if (note.due <= today) waits.due = Math.max(waits.due, since(note.due));
    if (moved) waits.moved = Math.max(waits.moved, since(moved));
    moved = null;
    asked.push(today);
    note = { ...ordinary(today), calendar };
  }
  const builds = months.map((month) => asked.filter((day) => day.slice(5, 7) === month).length);
  return { builds, waits };
}

test("DUE-3 a calendar that changes twice a week causes at most 12 builds a month, and a moved event shows within a day", () => {
  let version = 0;
  const changes = YEAR.map((day) => {
    // Every fourth change calls something off or moves it.
    if ([1, 4].includes(Temporal.PlainDate.from(day).dayOfWeek)) version += 1;
    return said(`${version}`, `${version >> 2}`);
  });
  const { builds, waits } = simulate(changes);
  console.log(`builds asked for in each month: ${builds.join(", ")}; days of waiting:`, waits);
  expect(Math.max(...builds)).toBeLessThanOrEqual(12);
  expect(waits).toEqual({ moved: 0, due: 0 });
});

test("DUE-3 a calendar that moves something every day uses up the builds of a month, and no more", () => {
  const { builds } = simulate(YEAR.map((day) => said(day, day)));
  expect(builds).toEqual(Array(12).fill(12));
});
