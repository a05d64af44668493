import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { calendarDigest } from "../../../src/features/calendar/calendar-digest.ts";
import { buildNote } from "../../../src/pages/files/build.11ty.ts";
import { decide, publishDue } from "../../../src/tools/publish-due.ts";
import { both } from "../../support/both.ts";
import { calendarHost, calendarOf } from "../../support/calendar.ts";
import {
  contentSource,
  postSource,
  siteData,
  siteOf,
  withEvents,
} from "../../support/site-data.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

/** What a calendar said: a change of what readers plan by, and another one. */
const said = (all: string, ...coming: string[]) => ({ all, coming });
const SAID = said("a", "pub", "bal");
const MORE = said("b", "pub", "bal", "fika");
const MOVED = said("c", "pub, later", "bal");
const NOTE = { built: "2026-11-20", due: "2026-12-24", calendar: SAID };

/** What the site of a day says of itself. */
const noteOf = (today: string, sources: Parameters<typeof siteOf>[0], data = {}) =>
  buildNote(siteOf(sources, { ...data, today }).site);

const JOBS = siteData().jobs;
const job = (published: string, lastDay: string) => ({
  ...{ title: both("Analyst"), text: both("Count."), company: "Firm", type: "job" as const },
  ...{ href: "https://firm.example/", published, lastDay },
});
const post = (day: string, frontMatter = {}) =>
  postSource(`${day}-post.md`, { frontMatter: { tags: ["it"], ...frontMatter } });

const HIDDEN = { hidden: { until: "2026-12-09", instead: "Soon." } };
const LATER = { hidden: { from: "2026-12-05", ...HIDDEN.hidden } };

test.each([
  ["a scheduled post", [post("2026-12-03")], {}, "2026-12-03"],
  ["a draft", [post("2026-12-03", { draft: true })], {}, "2027-02-22"],
  ["a text that expires", [post("2026-01-03", { expires: "2026-12-03" })], {}, "2026-12-04"],
  ["a text that will be hidden", [post("2026-01-03", LATER)], {}, "2026-12-05"],
  ["a hidden text", [contentSource("om.md", { frontMatter: HIDDEN })], {}, "2026-12-09"],
  ["a job", [], { jobs: { ...JOBS, jobs: [job("2026-12-01", "2026-12-20")] } }, "2026-12-01"],
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

test("DUE-2 an entry that is moved, called off, renamed, excluded or gone tells itself from one that is new or told better", () => {
  const pub = ["UID:1", "DTSTART:20261201T160000Z", "SUMMARY:Pub", "LOCATION:Nymble"];
  const over = ["UID:2", "DTSTART:20261101T160000Z", "SUMMARY:Bal"];
  const digest = (...entries: string[][]) => calendarDigest(calendarOf(...entries), "2026-11-24");
  const { coming } = digest(pub, over);
  expect(coming).toHaveLength(1);
  const isPlanned = (...entries: string[][]) => digest(...entries).coming.includes(coming[0] ?? "");
  expect(isPlanned(["UID:3", ...over.slice(1)], [...pub, "DESCRIPTION:Ta med kårleg"])).toBe(true);
  expect(isPlanned(pub.toReversed())).toBe(true);
  for (const [index, line] of [
    ...[
      [1, "DTSTART:20261202T160000Z"],
      [2, "SUMMARY:INSTÄLLT: Pub"],
      [3, "LOCATION:Nymb\r\n le 2"],
    ],
    ...[
      [0, "UID:1\r\nSTATUS:CANCELLED"],
      [0, "UID:1\r\nEXDATE:20261208T160000Z"],
    ],
  ] as const)
    expect(isPlanned(pub.with(index, line)), line).toBe(false);
  expect(isPlanned(over)).toBe(false);
});

test("DUE-2 the hook is called once something is due, and the run says why or why not", async () => {
  const answers: Record<string, string> = {
    "/basic.ics": calendarOf(["UID:1", "DTSTAMP:20261124T000000Z", "SUMMARY:Pub"]),
  };
  await using host = await calendarHost((request, response) => {
    const answer = answers[request.url ?? ""];
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
  });
  await using folder = await createTempFolder({
    "_data/site.json": JSON.stringify({ url: host.address }),
    "_data/events.json": JSON.stringify({ ical: `${host.address}/basic.ics` }),
  });
  const NETLIFY_BUILD_HOOK = `${host.address}/hook`;
  const run = (today: string, env = {}) =>
    publishDue({ NETLIFY_BUILD_HOOK, ...env }, folder.dir, today);
  const calls = () => host.requests.filter((url) => url.startsWith("/hook")).length;

  expect(await publishDue({}, folder.dir, "2026-11-24")).toContain("no secret NETLIFY_BUILD_HOOK");
  answers["/hook?trigger_title=Publish+daily"] = "";
  expect(await run("2026-11-24")).toBe(
    "Published: The published site does not say when it was built.",
  );
  expect(calls()).toBe(1);
  const calendar = calendarDigest(answers["/basic.ics"] ?? "", NOTE.built);
  answers["/build.json"] = JSON.stringify({ ...NOTE, calendar });
  // A copy of the same calendar is made at another time.
  answers["/basic.ics"] = answers["/basic.ics"]?.replace("T000000Z", "T111111Z") ?? "";
  expect(await run("2026-11-24")).toBe("Not published: Nothing is due before 2026-12-24.");
  expect(calls()).toBe(1);
  answers["/basic.ics"] = answers["/basic.ics"].replace("Pub", "Sittning");
  expect(await run("2026-11-24")).toBe("Published: The calendar has changed since 2026-11-20.");
  expect(calls()).toBe(2);
  // By hand it is not asked why.
  expect(await run("2026-11-24", { GITHUB_EVENT_NAME: "workflow_dispatch" })).toContain(
    "Published",
  );
  const asked = JSON.parse(await readFile(join(folder.dir, ".cache/asked-builds.json"), "utf8"));
  expect(asked).toEqual(Array(3).fill("2026-11-24"));
});

test("DUE-1, CAL-4 the calendar is fetched within the limits of a build", async () => {
  await using host = await calendarHost((request, response) => {
    const { url = "" } = request;
    if (url === "/build.json") response.end(JSON.stringify({ ...NOTE, calendar: said("a") }));
    else if (url === "/moved.ics") response.writeHead(302, { location: "/a.ics" }).end();
    else response.end(`${calendarOf(["SUMMARY:Pub"])}${"x".repeat(url === "/a.ics" ? 0 : 5e6)}`);
  });
  const result = async (ical: string) => {
    await using folder = await createTempFolder({
      "_data/site.json": JSON.stringify({ url: host.address }),
      "_data/events.json": JSON.stringify({ ical }),
    });
    const env = { NETLIFY_BUILD_HOOK: `${host.address}/hook` };
    return await publishDue(env, folder.dir, "2026-11-24");
  };
  expect(await result(`${host.address}/a.ics`)).toContain("The calendar has changed");
  for (const address of [
    `${host.address}/large.ics`,
    `${host.address}/moved.ics`,
    `${host.address}/a.ics`.replace("//", "//user:password@"),
    "http://192.0.2.1/a.ics",
    "data:text/calendar,BEGIN:VCALENDAR",
  ])
    expect(await result(address), address).toContain("Nothing is due before");
});

/**
 * A year of a living chapter: two posts a month are scheduled, one text a month expires, a post is hidden from
 * newcomers during the reception, and 24 jobs begin; three evenings a week have a sign-up that opens nine days before,
 * but not in exam weeks, at Christmas and in summer. Days do not fall together.
 */
const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, "0"));
const texts = [
  ...months.flatMap((month) => [post(`2027-${month}-04`), post(`2027-${month}-17`)]),
  ...months.map((month) => post("2026-01-01", { expires: `2027-${month}-10` })),
  post("2026-01-02", { hidden: { from: "2027-08-15", until: "2027-09-13", instead: "Soon." } }),
];
const jobs = ["01", "02", "03", "04", "09", "10", "11", "12"].flatMap((month) =>
  ["07", "14", "24"].map((day) => job(`2027-${month}-${day}`, `2027-${month}-28`)),
);
const dayAfter = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days });
const YEAR = Array.from({ length: 365 }, (_, index) => `${dayAfter("2027-01-01", index)}`);
const FREE = [
  ...[
    ["01-01", "01-17"],
    ["03-11", "03-20"],
    ["06-01", "08-14"],
  ],
  ...[
    ["10-21", "10-30"],
    ["12-19", "12-31"],
  ],
].map((span) => span.map((day) => `2027-${day}`));
const evenings = YEAR.filter((day) => [2, 3, 5].includes(Temporal.PlainDate.from(day).dayOfWeek))
  .filter((day) => !FREE.some(([from = "", to = ""]) => from <= day && day <= to))
  .map((day) => ({
    ...{ title: both("Pub"), start: `${day}T17:00`, end: `${day}T22:00`, id: day },
    ...{ signUp: "https://forms.example/", signUpOpens: `${dayAfter(day, -9)}T12:00` },
  }));

/** What the site of that year says of itself; only the next evenings matter. */
const ordinary = (today: string) => {
  const events = evenings.filter(({ start }) => start >= today).slice(0, 4);
  return noteOf(today, texts, withEvents(events, { jobs: { ...JOBS, jobs } }));
};

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

test("DUE-3 a calendar that changes twice a week asks for at most 12 builds a month, and what is moved is told within a day", () => {
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
