import { expect, test } from "vitest";
import { eventConflicts } from "../../../src/features/events/model/conflicts.ts";
import { joinEvents } from "../../../src/features/events/model/join-events.ts";
import type { SiteEvent } from "../../../src/features/events/schema.ts";
import { publicHolidays } from "../../../src/schema/public-holidays.ts";
import { changedFixture, linesOf } from "../../support/lint.ts";
import { checkRows, data } from "../../support/lint-rows.ts";
import { both } from "../../support/site-data.ts";

const event = (title: string, time: string, more: Partial<SiteEvent> = {}): SiteEvent => ({
  title: both(title),
  start: `2026-${time}:00`,
  end: `2026-${time}:59`,
  ...more,
});
const EXAMS = { examinations: [{ from: "2026-10-19", lastDay: "2026-10-25" }] };
const problems = (...events: SiteEvent[]) =>
  eventConflicts(events, EXAMS, "2026-09-01").map(({ mistake }) => mistake.problem);

test.each(["2026-08-31", "2026-11-05"])("EVENT-7 a deadline of %s is reported", (lastDay) => {
  const [problem] = problems(event("Resa", "11-03T18", { lastDay }));
  expect(problem).toMatch(lastDay);
  expect(problems(event("Resa", "11-03T18", { lastDay: "2026-09-03" }))).toEqual([]);
});

test("EVENT-7 two events for the same readers at the same time are reported with the other's name, of a series once", () => {
  const lunch = (day: string) => event("Lunch", `${day}T12`, { series: "lunch" });
  expect(
    problems(
      event("Pub", "11-03T18"),
      event("Sittning", "11-03T18", { audience: "members" }),
      event("Mingel", "11-03T18", { audience: "companies" }),
      event("Resa", "11-03T00", { allDay: true, end: "2026-11-04T23:59" }),
      event("Inställd", "11-03T18", { cancelled: true }),
      event("Efteråt", "11-03T19"),
      ...["11-10", "11-17"].flatMap((day) => [
        lunch(day),
        event("Fika", `${day}T12`, { series: "f" }),
      ]),
      event("Förr", "08-03T18"),
      event("Också förr", "08-03T18"),
    ),
  ).toEqual([
    '"Sittning" (2026-11-03) is at the same time as "Pub", for the same readers.',
    '"Fika" (2026-11-10) is at the same time as "Lunch", for the same readers.',
  ]);
});

test("EVENT-7 an event on a holiday or in an examination period, and a sign-up that ends after it, are reported", () => {
  expect(
    problems(
      event("Plugg", "10-25T10"),
      event("Efter tentan", "10-26T10"),
      event("Gravöl", "10-31T18"),
      event("Bal", "11-20T18", { lastDay: "2026-11-21" }),
      event("Skåp", "12-01T00", { allDay: true, end: "9999-12-31T23:59" }),
      event("Utställning", "12-01T00", { allDay: true, end: "2027-03-01T23:59" }),
    ),
  ).toEqual([
    '"Plugg" (2026-10-25) is in an examination period, 2026-10-19 to 2026-10-25.',
    '"Gravöl" (2026-10-31) is on All Saints’ Day, a public holiday.',
    'The sign-up deadline of "Bal", 2026-11-21, is after the event has begun (2026-11-20).',
    '"Skåp" (2026-12-01) lasts until 9999-12-31, more than three months.',
  ]);
});

test.each([
  [{ signUpOpens: "2026-11-04T12:00" }, "opens 2026-11-04, after the event has begun (2026-11-03)"],
  [{ signUpOpens: "2026-11-03T18:30" }, "opens 2026-11-03, after the event has begun (2026-11-03)"],
  [
    { signUpOpens: "2026-10-20T12:00", lastDay: "2026-10-19" },
    "opens 2026-10-20, after its last day (2026-10-19)",
  ],
  [
    { signUpOpens: "2026-10-20T12:00", signUp: undefined },
    "opens 2026-10-20, but nothing says where",
  ],
])("EVENT-7 the opening %o is reported", (more, words) => {
  const signUp = "https://forms.example/a";
  expect(problems(event("Resa", "11-03T18", { signUp, ...more }))).toEqual([
    expect.stringContaining(words),
  ]);
  const right = { signUp, signUpOpens: "2026-10-20T12:00", lastDay: "2026-10-20" };
  expect(problems(event("Resa", "11-03T18", right))).toEqual([]);
});

test("EVENT-7 an entry of the file whose entry in the calendar was moved or renamed is reported", () => {
  const inCalendar = (title: string, time: string, more: object = {}) =>
    event(title, time, { source: "calendar", id: title + time, ...more });
  const found = (...calendar: SiteEvent[]) => {
    const own = [event("Julpub", "11-10T18"), event("Fika", "11-11T15")];
    return eventConflicts(joinEvents(own, calendar), EXAMS, "2026-09-01").map(
      ({ event: { title }, mistake }) => [title.sv, mistake.problem],
    );
  };
  expect(found(inCalendar("Julpub 🎄", "11-10T18"))).toEqual([]);
  expect(found(inCalendar("Julpub", "11-11T18"))).toEqual([
    ["Julpub", expect.stringContaining('"Julpub" (2026-11-10) is among the events of the website')],
  ]);
  expect(found(inCalendar("Julgille", "11-10T18"))).toEqual([
    [
      "Julgille",
      expect.stringContaining('"Julpub" (2026-11-10) is among the events of the website'),
    ],
  ]);
  for (const other of [
    inCalendar("Julpub", "11-25T18"),
    inCalendar("Julpub", "11-17T18", { series: "pub" }),
    inCalendar("Mingel", "11-10T18", { audience: "companies" }),
    inCalendar("Städdag", "11-10T00", { allDay: true }),
  ])
    expect(found(other)).toEqual([]);
  // The other times of a series are no twins of the one that the file completes.
  const fika = ["11-11T15", "11-18T15", "11-25T15"].map((time) =>
    inCalendar("Fika", time, { series: "fika" }),
  );
  expect(found(...fika)).toEqual([]);
});

test("EVENT-7 in the data file the entry is named", () => {
  const times = { startTime: "18:00", endTime: "23:00" };
  const found = data("events", (file: { events: object[] }) => {
    file.events = [{ title: both("Bal"), start: "2026-12-25", ...times }];
  });
  expect(linesOf(found)).toEqual([
    expect.stringMatching(/^warning _data\/events\.json:\d+ \| "Bal" .* is on Christmas Day/),
  ]);
});

test.each([
  [2025, "2025-04-20", "2025-06-21", "2025-11-01"],
  [2027, "2027-03-28", "2027-06-26", "2027-11-06"],
  [2038, "2038-04-25", "2038-06-26", "2038-11-06"],
])("EVENT-7 the movable holidays of %i are right", (year, easter, midsummer, allSaints) => {
  const holidays = publicHolidays(year);
  expect(holidays.size).toBe(13);
  expect([easter, midsummer, allSaints].map((day) => holidays.get(day)?.sv)).toEqual([
    "påskdagen",
    "midsommardagen",
    "alla helgons dag",
  ]);
});

checkRows([
  {
    what: "events far away or with half an address, a list that leads to another page",
    files: data("events", (events: { to: string; events: object[] }) => {
      events.to = "/section";
      events.events = [{ title: both("A"), start: "2126-08-01" }];
    }),
    found: [
      /^warning _data\/events\.json:4 \| \/section does not show what is in this file/,
      /^warning _data\/events\.json:\d+ \| The day 2126-08-01 is probably mistyped/,
    ],
  },
]);

test("CONF-42 an event with a time in place of a day has one finding", () => {
  const file = "_data/events.json";
  const text = changedFixture({}).texts.get(file) ?? "";
  const found = linesOf({ [file]: text.replace(/"start": "[^"]*"/, '"start": "T17:30"') });
  expect(found).toEqual([expect.stringContaining('times are in "startTime"')]);
});
