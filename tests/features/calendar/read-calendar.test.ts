import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { calendarAddress, LIMITS } from "../../../src/features/calendar/fetch-calendar.ts";
import { NO_CALENDAR, readCalendar } from "../../../src/features/calendar/read-calendar.ts";
import { calendarHost, calendarOf } from "../../support/calendar.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const NOW = new Date("2026-11-22T00:00:00Z");
const GOOD = calendarOf(["UID:1", "DTSTART:20261201T163000Z", "SUMMARY:Pub"]);
/** Part of the address, as calendars that are not public have it. */
const SECRET = "private-0123456789abcdef";

const good: RequestListener = (_, response) => response.end(GOOD);

/** For what would otherwise go on for long. */
const SMALL = { ...LIMITS, bytes: 100_000 };

test("CAL-4 an empty variable, or none and no address in the file, reads nothing", async () => {
  const address = "http://127.0.0.1:1/a.ics";
  expect(await readCalendar({}, NOW)).toBe(NO_CALENDAR);
  expect(await readCalendar({ CALENDAR_ICS_URL: " " }, NOW, { address })).toBe(NO_CALENDAR);
});

test("CAL-4 the file's calendar is a warning where the site is published, else a line in the terminal", async () => {
  await using folder = await createTempFolder({});
  await using gone = await calendarHost((_, response) => response.writeHead(404).end());
  await using other = await calendarHost(good);
  const read = (isPublished: boolean, env = {}) =>
    readCalendar(env, NOW, { address: gone.address, isPublished, cache: folder.dir });
  expect(await read(true)).toMatchObject({
    findings: [{ file: "_data/events.json", severity: "warning" }],
  });
  expect(await read(false)).toEqual({
    events: [],
    findings: [],
    note: expect.stringContaining("it answered 404.\nOnly the events of"),
  });
  const overridden = await read(false, { CALENDAR_ICS_URL: other.address });
  expect(overridden).toMatchObject({ events: [{ title: { sv: "Pub" } }], findings: [] });
});

test.each<{ what: string; report: string; timeout?: number; answer: RequestListener }>([
  { what: "does not answer", report: "within 0.1 s", timeout: 100, answer: () => {} },
  {
    what: "stops in the middle",
    report: "within 0.1 s",
    timeout: 100,
    answer: (_, response) => response.write(GOOD.slice(0, 40)),
  },
  {
    what: "never ends",
    report: "larger than",
    answer(_, response) {
      const more = () => response.destroyed || response.write("x".repeat(50_000), more);
      more();
    },
  },
  {
    what: "is gone",
    report: "it answered 404",
    answer: (_, response) => response.writeHead(404).end(),
  },
  {
    what: "is a page",
    report: "not a calendar",
    answer: (_, response) => response.end("<!doctype html>"),
  },
  { what: "is empty", report: "not a calendar", answer: (_, response) => response.end() },
  {
    what: "is cut off",
    report: "incomplete",
    answer: (_, response) => response.end(GOOD.slice(0, -20)),
  },
  {
    what: "breaks off",
    report: "cannot be reached (UND_ERR_SOCKET)",
    answer: (request) => request.socket.destroy(),
  },
  {
    what: "is moved",
    report: "it answered 302",
    answer: (_, response) =>
      response.writeHead(302, { location: `http://calendar.example/${SECRET}` }).end(),
  },
])(
  "CAL-4 of a calendar that $what the last good copy is shown, and the reason is reported",
  async ({ report, answer, timeout = LIMITS.timeout }) => {
    await using folder = await createTempFolder({});
    let current = answer;
    await using host = await calendarHost((request, response) => current(request, response));
    const env = { CALENDAR_ICS_URL: `${host.address}/${SECRET}.ics` };
    const read = (limits = { ...SMALL, timeout }) =>
      readCalendar(env, NOW, { cache: folder.dir, limits });

    const without = await read();
    expect(without.events).toEqual([]);
    expect(without.findings).toMatchObject([
      {
        problem: expect.stringContaining(report),
        fix: expect.stringContaining("Only the events of"),
      },
    ]);
    current = good;
    const fresh = await read(LIMITS);
    expect(fresh).toMatchObject({ events: [{ title: { sv: "Pub" } }], findings: [] });
    current = answer;
    const copy = await read();
    expect(copy.events).toEqual(fresh.events);
    expect(copy.findings).toMatchObject([
      {
        severity: "warning",
        problem: expect.stringContaining(report),
        fix: expect.stringContaining("copy"),
      },
    ]);
    expect(JSON.stringify([without, copy])).not.toContain(SECRET);
  },
);

test.each([
  { written: "webcal://calendar.example/a.ics", asked: "https://calendar.example/a.ics" },
  { written: " https://calendar.example/a.ics ", asked: "https://calendar.example/a.ics" },
])("CAL-4 $written is asked for with https", ({ written, asked }) => {
  expect(calendarAddress(written).href).toBe(asked);
});

test.each([
  { written: "http://calendar.example/a.ics", report: "must begin with https://" },
  { written: "file:///etc/passwd", report: "must begin with https://" },
  { written: "calendar", report: "it is no URL" },
  { written: `https://me:${SECRET}@calendar.example/`, report: "a password" },
])("CAL-4 $written is not asked for", async ({ written, report }) => {
  const { events, findings } = await readCalendar({ CALENDAR_ICS_URL: written }, NOW);
  expect(events).toEqual([]);
  expect(findings).toMatchObject([{ problem: expect.stringContaining(report) }]);
  expect(JSON.stringify(findings)).not.toContain(SECRET);
});
