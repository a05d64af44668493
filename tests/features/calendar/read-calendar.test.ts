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
  await using other = await calendarHost(text(GOOD));
  const read = (isPublished: boolean, env = {}) =>
    readCalendar(env, NOW, { address: gone.address, isPublished, cache: folder.dir });
  expect(await read(true)).toMatchObject({
    findings: [{ file: "_data/events.json", severity: "warning" }],
  });
  expect(await read(false)).toEqual({
    events: [],
    findings: [],
    note: expect.stringContaining("cannot be read: it answered 404.\nOnly the events of"),
  });
  const overridden = await read(false, { CALENDAR_ICS_URL: other.address });
  expect(overridden).toMatchObject({ events: [{ title: { sv: "Pub" } }], findings: [] });
});

const STARTED: RequestListener = (_, response) => response.write(GOOD.slice(0, 40));
const endless: RequestListener = (_, response) => {
  const more = () => response.destroyed || response.write("x".repeat(50_000), more);
  more();
};
const status = (code: number): RequestListener => {
  const location = `http://calendar.example/${SECRET}`;
  return (_, response) => response.writeHead(code, { location }).end();
};
const text =
  (words: string): RequestListener =>
  (_, response) =>
    response.end(words);

test.each<[what: string, report: string, answer: RequestListener, timeout?: number]>([
  ["does not answer", "within 0.1 s", () => {}, 100],
  ["stops in the middle", "within 0.1 s", STARTED, 100],
  ["never ends", "larger than", endless],
  ["is gone", "it answered 404", status(404)],
  ["is moved", "it answered 302", status(302)],
  ["is a page", "not a calendar", text("<!doctype html>")],
  ["is empty", "not a calendar", text("")],
  ["is cut off", "incomplete", text(GOOD.slice(0, -20))],
  ["breaks off", "cannot be reached (UND_ERR_SOCKET)", (request) => request.socket.destroy()],
])(
  "CAL-4 of a calendar that %s the last good copy is shown, and the reason is reported: %s",
  async (_what, report, answer, timeout = LIMITS.timeout) => {
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
    current = text(GOOD);
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

test.each(["webcal://calendar.example/a.ics", " https://calendar.example/a.ics "])(
  "CAL-4 %s is asked for with https",
  (written) => expect(calendarAddress(written).href).toBe("https://calendar.example/a.ics"),
);

test.each([
  ["http://calendar.example/a.ics", "must begin with https://"],
  ["file:///etc/passwd", "must begin with https://"],
  ["calendar", "it is no URL"],
  [`https://me:${SECRET}@calendar.example/`, "a password"],
])("CAL-4 %s is not asked for: %s", async (written, report) => {
  const { events, findings } = await readCalendar({ CALENDAR_ICS_URL: written }, NOW);
  expect(events).toEqual([]);
  const problem = expect.stringMatching(/^The public calendar is not read: .*/);
  expect(findings).toMatchObject([{ problem }]);
  expect(findings[0]?.problem).toContain(report);
  expect(JSON.stringify(findings)).not.toContain(SECRET);
});
