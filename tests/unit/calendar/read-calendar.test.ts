import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { calendarAddress } from "../../../src/calendar/fetch-calendar.ts";
import { LIMITS, NO_CALENDAR, readCalendar } from "../../../src/calendar/read-calendar.ts";
import { calendarHost, calendarOf } from "../../support/calendar.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const NOW = new Date("2026-11-22T00:00:00Z");
const GOOD = calendarOf(["UID:1", "DTSTART:20261201T163000Z", "SUMMARY:Pub"]);
/** Part of the address, as calendars that are not public have it. */
const SECRET = "private-0123456789abcdef";

const good: RequestListener = (_, response) => response.end(GOOD);

/** For what would otherwise go on for long. */
const SMALL = { ...LIMITS, bytes: 100_000, redirects: 3 };

test("CAL-4 without the variable nothing is read", async () => {
  expect(await readCalendar({}, NOW)).toBe(NO_CALENDAR);
  expect(await readCalendar({ CALENDAR_ICS_URL: " " }, NOW)).toBe(NO_CALENDAR);
});

test.each<{ what: string; told: string; timeout?: number; answer: RequestListener }>([
  { what: "does not answer", told: "within 0.3 s", timeout: 300, answer: () => {} },
  {
    what: "stops in the middle",
    told: "within 0.3 s",
    timeout: 300,
    answer: (_, response) => response.write(GOOD.slice(0, 40)),
  },
  {
    what: "never ends",
    told: "larger than",
    answer(_, response) {
      const more = () => response.destroyed || response.write("x".repeat(50_000), more);
      more();
    },
  },
  {
    what: "is gone",
    told: "it answered 404",
    answer: (_, response) => response.writeHead(404).end(),
  },
  {
    what: "is a page",
    told: "no calendar",
    answer: (_, response) => response.end("<!doctype html>"),
  },
  { what: "is empty", told: "no calendar", answer: (_, response) => response.end() },
  {
    what: "is cut off",
    told: "incomplete",
    answer: (_, response) => response.end(GOOD.slice(0, -20)),
  },
  {
    what: "breaks off",
    told: "cannot be reached (UND_ERR_SOCKET)",
    answer: (request) => request.socket.destroy(),
  },
  {
    what: "is moved in a circle",
    told: "redirects more than 3 times",
    answer: ({ url }, response) => response.writeHead(302, { location: `${url}x` }).end(),
  },
  {
    what: "is moved to where everybody can listen",
    told: "without https",
    answer: (_, response) =>
      response.writeHead(302, { location: `http://calendar.example/${SECRET}` }).end(),
  },
])(
  "CAL-4 of a calendar that $what the last good copy is shown, and it is told why",
  async ({ told, answer, timeout = LIMITS.timeout }) => {
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
        problem: expect.stringContaining(told),
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
        problem: expect.stringContaining(told),
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
  { written: "http://calendar.example/a.ics", told: "must begin with https://" },
  { written: "file:///etc/passwd", told: "must begin with https://" },
  { written: "calendar", told: "it is no URL" },
  { written: `https://me:${SECRET}@calendar.example/`, told: "a password" },
])("CAL-4 $written is not asked for", async ({ written, told }) => {
  const { events, findings } = await readCalendar({ CALENDAR_ICS_URL: written }, NOW);
  expect(events).toEqual([]);
  expect(findings).toMatchObject([{ problem: expect.stringContaining(told) }]);
  expect(JSON.stringify(findings)).not.toContain(SECRET);
});
