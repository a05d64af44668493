import { expect, test } from "vitest";
import { calendarDigest } from "../../../src/features/calendar/calendar-digest.ts";
import { buildNote } from "../../../src/pages/files/build.11ty.ts";
import { decide, publishDue } from "../../../src/tools/publish-due.ts";
import { both } from "../../support/both.ts";
import { calendarHost, calendarOf } from "../../support/calendar.ts";
import { contentSource, postSource, siteData, siteOf } from "../../support/site-data.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const NOTE = { built: "2026-11-20", due: "2026-12-24", calendar: "a" };

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

test.each([
  { note: NOTE, today: "2026-11-24", calendar: "a", isDue: false, reason: "before 2026-12-24" },
  // The run of that day failed, or was forgotten.
  { note: NOTE, today: "2026-12-27", calendar: "a", isDue: true, reason: "on 2026-12-24" },
  { note: NOTE, today: "2026-11-23", calendar: "b", isDue: false, reason: "published tomorrow" },
  { note: NOTE, today: "2026-11-24", calendar: "b", isDue: true, reason: "calendar has changed" },
  { note: null, today: "2026-11-23", calendar: "b", isDue: true, reason: "does not say" },
])("DUE-2 on $today with calendar $calendar: $reason", ({ note, today, calendar, ...expected }) => {
  const { isDue, reason } = decide(note, today, calendar);
  expect({ isDue, reason }).toEqual({
    ...expected,
    reason: expect.stringContaining(expected.reason),
  });
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
  const run = (today: string) => publishDue({ NETLIFY_BUILD_HOOK }, folder.dir, today);
  const calls = () => host.requests.filter((url) => url.startsWith("/hook")).length;

  expect(await publishDue({}, folder.dir, "2026-11-24")).toContain("no secret NETLIFY_BUILD_HOOK");
  answers["/hook?trigger_title=Publish+daily"] = "";
  expect(await run("2026-11-24")).toBe(
    "Published: The published site does not say when it was built.",
  );
  expect(calls()).toBe(1);
  const calendar = calendarDigest(answers["/basic.ics"] ?? "");
  answers["/build.json"] = JSON.stringify({ ...NOTE, calendar });
  // A copy of the same calendar is made at another time.
  answers["/basic.ics"] = answers["/basic.ics"]?.replace("T000000Z", "T111111Z") ?? "";
  expect(await run("2026-11-24")).toBe("Not published: Nothing is due before 2026-12-24.");
  expect(calls()).toBe(1);
  answers["/basic.ics"] = answers["/basic.ics"].replace("Pub", "Sittning");
  expect(await run("2026-11-24")).toBe("Published: The calendar has changed since 2026-11-20.");
  expect(calls()).toBe(2);
});

test("DUE-1, CAL-4 the calendar is fetched within the limits of a build", async () => {
  await using host = await calendarHost((request, response) => {
    const { url = "" } = request;
    if (url === "/build.json") response.end(JSON.stringify(NOTE));
    else if (url === "/moved.ics") response.writeHead(302, { location: "/a.ics" }).end();
    else response.end(`${calendarOf(["SUMMARY:Pub"])}${"x".repeat(url === "/a.ics" ? 0 : 5e6)}`);
  });
  const result = async (ical: string) => {
    await using folder = await createTempFolder({
      "_data/site.json": JSON.stringify({ url: host.address }),
      "_data/events.json": JSON.stringify({ ical }),
    });
    const env = { NETLIFY_BUILD_HOOK: `${host.address}/hook` };
    return publishDue(env, folder.dir, "2026-11-24");
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
 * Days of an ordinary year of a chapter: two posts a month are scheduled, one text a month expires, a post
 * is hidden from newcomers during the reception, and 24 jobs begin. Days do not fall together.
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
const ordinary = (today: string) => noteOf(today, texts, { jobs: { ...JOBS, jobs } });

test("DUE-3 two months whose calendar changes every day ask for at most 12 builds a month", () => {
  const builds = new Map<string, number>();
  let version = 0;
  let note = ordinary("2027-07-31");
  const day = new Date("2027-08-01");
  for (; day.getUTCMonth() < 9; day.setUTCDate(day.getUTCDate() + 1)) {
    const today = day.toISOString().slice(0, 10);
    version += 1;
    if (!decide({ ...note, calendar: note.calendar ?? "0" }, today, String(version)).isDue)
      continue;
    note = { ...ordinary(today), calendar: String(version) };
    builds.set(today.slice(0, 7), (builds.get(today.slice(0, 7)) ?? 0) + 1);
  }
  expect(Math.max(...builds.values())).toBeLessThanOrEqual(12);
});
