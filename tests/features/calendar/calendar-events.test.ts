import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarEvents } from "../../../src/features/calendar/calendar-events.ts";
import { CalendarError } from "../../../src/features/calendar/fetch-calendar.ts";
import { zonedTime } from "../../../src/schema/zoned-time.ts";
import { calendarOf, calendarWith, type Lines, swedish } from "../../support/calendar.ts";
import { property } from "../../support/property.ts";

const NOW = new Date("2026-11-22T00:00:00Z");

const read = (text: string | Buffer, limit?: number) =>
  calendarEvents(Buffer.from(text as string), NOW, limit);

/** When and under which title each event is shown. */
const shown = (...events: Lines[]) =>
  read(calendarOf(...events)).events.map(({ start, end, title }) => `${start} ${end} ${title.sv}`);

const SERIES = [
  "UID:series@test",
  swedish("DTSTART", "20261018T173000"),
  swedish("DTEND", "20261018T193000"),
  "SUMMARY:Pub",
];

/** The days of a series of pubs from 17.30 to 19.30. */
const pubs = (...days: string[]) => days.map((day) => `${day}T17:30 ${day}T19:30 Pub`);

describe("CAL-1 when events of the public calendar take place", () => {
  test.each([
    [
      "a weekly series keeps its hour when clocks are put back",
      ["RRULE:FREQ=WEEKLY;COUNT=3"],
      ["2026-10-18", "2026-10-25", "2026-11-01"],
    ],
    [
      "a series ends at its last moment, which is given in UTC",
      ["RRULE:FREQ=WEEKLY;UNTIL=20261025T163000Z"],
      ["2026-10-18", "2026-10-25"],
    ],
    [
      "times that are taken out are not shown, in whatever way they are written",
      [
        "RRULE:FREQ=DAILY;COUNT=5",
        swedish("EXDATE", "20261019T173000,20261020T173000"),
        "EXDATE:20261021T153000Z",
        "EXDATE;VALUE=DATE:20261022",
      ],
      ["2026-10-18"],
    ],
    [
      "times that are added are shown, each once",
      [
        "RRULE:FREQ=WEEKLY;COUNT=2",
        swedish("RDATE", "20261025T173000,20261105T173000"),
        "RDATE;VALUE=PERIOD:20261106T163000Z/PT1H",
      ],
      ["2026-10-18", "2026-10-25", "2026-11-05", "2026-11-06"],
    ],
  ])("%s", (_what, lines, days) => {
    expect(shown([...SERIES, ...lines])).toEqual(pubs(...days));
  });

  test("a series keeps the day on which clocks skip its time", () => {
    const night = [
      "UID:night@test",
      swedish("DTSTART", "20270327T023000"),
      swedish("DTEND", "20270327T033000"),
      "SUMMARY:Natt",
    ];
    for (const rule of [
      "COUNT=3",
      "UNTIL=20270329T003000Z",
      "UNTIL=20270329T023000",
      "UNTIL=20270329",
    ])
      expect(shown([...night, `RRULE:FREQ=DAILY;${rule}`])).toEqual([
        "2027-03-27T02:30 2027-03-27T03:30 Natt",
        "2027-03-28T03:30 2027-03-28T04:30 Natt",
        "2027-03-29T02:30 2027-03-29T03:30 Natt",
      ]);
  });

  test.each([
    ["FREQ=WEEKLY", 19],
    ["FREQ=MONTHLY;BYDAY=3SU", 5],
    ["FREQ=YEARLY;BYMONTH=10;BYDAY=3SU", 2],
    ["FREQ=MONTHLY;BYDAY=3SU;COUNT=10", 10],
    ["FREQ=MONTHLY;BYDAY=3SU;UNTIL=20270718T200000Z", 10],
  ])(
    "EVENT-1 a series without an end is shown for three months, or its next time: %s",
    (rule, count) => {
      const events = shown([...SERIES, `RRULE:${rule}`]);
      const coming = events.filter((line) => line > "2026-11-22");
      expect(events).toHaveLength(count);
      expect(coming.length).toBeGreaterThan(0);
    },
  );

  test("what Outlook writes from midnight to midnight takes whole days", () => {
    const { events } = read(
      calendarOf([
        swedish("DTSTART", "20261205T000000"),
        swedish("DTEND", "20261207T000000"),
        "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
        "SUMMARY:Resa",
      ]),
    );
    expect(events).toMatchObject([
      { start: "2026-12-05T00:00", end: "2026-12-06T23:59", allDay: true },
    ]);
  });

  test("EVENT-6 a series that goes on after a change is the same event", () => {
    const from = (day: string) => [
      `UID:series_R${day}T163000@test`,
      swedish("DTSTART", `${day}T180000`),
      "SUMMARY:Pub",
    ];
    const twice = "RRULE:FREQ=WEEKLY;COUNT=2";
    const parts = [[...SERIES, twice], [...from("20261101"), twice], from("20261115")];
    const { events } = read(calendarOf(...parts));
    expect(events).toHaveLength(5);
    expect(new Set(events.map(({ id, series = id }) => series)).size).toBe(1);
  });

  test("moved and cancelled times of a series, and one whose series is not in the file", () => {
    const change = (uid: string, was: string, ...lines: string[]) => [
      `UID:${uid}@test`,
      swedish("RECURRENCE-ID", `2026${was}`),
      ...lines,
    ];
    expect(
      shown(
        [...SERIES, "RRULE:FREQ=WEEKLY;COUNT=3"],
        change("series", "1025T173000", swedish("DTSTART", "20261026T180000"), "SUMMARY:Flyttad"),
        change("series", "1101T173000", swedish("DTSTART", "20261101T173000"), "STATUS:CANCELLED"),
        change("other", "1108T173000", swedish("DTSTART", "20261108T190000"), "SUMMARY:Gäst"),
        change("other", "1109T173000", swedish("DTSTART", "20261109T190000"), "SUMMARY:Gäst"),
      ),
    ).toEqual([
      "2026-10-18T17:30 2026-10-18T19:30 Pub",
      "2026-10-26T18:00 2026-10-26T18:00 Flyttad",
      "2026-11-08T19:00 2026-11-08T19:00 Gäst",
      "2026-11-09T19:00 2026-11-09T19:00 Gäst",
    ]);
  });

  test.each([
    ["in New York", "DTSTART;TZID=America/New_York:20270115T113000", "2027-01-15T16:30"],
    ["of Windows", 'DTSTART;TZID="W. Europe Standard Time":20270115T173000', "2027-01-15T16:30"],
    ["ambiguous, written as Swedish", swedish("DTSTART", "20261025T023000"), "2026-10-25T00:30"],
    ["ambiguous, without a zone", "DTSTART:20261025T023000", "2026-10-25T00:30"],
    ["the second of two", "DTSTART:20261025T013000Z", "2026-10-25T01:30"],
    ["ambiguous elsewhere", "DTSTART;TZID=Europe/Helsinki:20261025T033000", "2026-10-25T00:30"],
    ["skipped", swedish("DTSTART", "20270328T023000"), "2027-03-28T01:30"],
  ])("a time that is %s, %s, is the moment %s in UTC", (_what, start, moment) => {
    const { events, warnings } = read(calendarOf([start, "DURATION:PT1H", "SUMMARY:Natt"]));
    const parsed = (local = "") => Date.parse(zonedTime(local, "Europe/Stockholm"));
    const expected = Date.parse(`${moment}Z`);
    expect([parsed(events[0]?.start), parsed(events[0]?.end)]).toEqual([
      expected,
      expected + 3_600_000,
    ]);
    expect(warnings).toEqual([]);
  });

  test("a series without end is shown from the operating year on, until three months from now", () => {
    const lunch = [swedish("DTSTART", "20240101T120000"), "RRULE:FREQ=WEEKLY", "SUMMARY:Lunch"];
    const { events } = read(calendarOf(lunch));
    expect(events.at(0)?.start).toBe("2026-07-06T12:00");
    expect(events.at(-1)?.start).toBe("2027-02-22T12:00");
    expect(events).toHaveLength(34);
  });

  test("EVENT-6 the address of its page stays, whether it is moved, cancelled, or becomes a series", () => {
    const page = (...lines: string[]) => {
      const [first] = read(calendarOf([...lines, "UID:series@test", "SUMMARY:Pub"])).events;
      return first?.series ?? first?.id;
    };
    const alone = page(swedish("DTSTART", "20261018T173000"));
    expect(alone).toMatch(/^[0-9a-f]{12}$/);
    expect([
      page(swedish("DTSTART", "20270101T120000")),
      page(swedish("DTSTART", "20261018T173000"), "STATUS:CANCELLED"),
      page(swedish("DTSTART", "20261018T173000"), "RRULE:FREQ=WEEKLY;COUNT=3"),
    ]).toEqual([alone, alone, alone]);
  });

  test("EVENT-6 what was in the last year is read, of a series that has ended its last time", () => {
    const hour = swedish("DTSTART", "20251123T173000");
    const days = (...lines: string[]) =>
      shown([hour, "SUMMARY:Pub", ...lines]).map((one) => one.slice(0, 10));
    expect(days()).toEqual(["2025-11-23"]);
    expect(days("RRULE:FREQ=WEEKLY;COUNT=3")).toEqual(["2025-12-07"]);
  });
});

describe("CAL-2 words of the public calendar", () => {
  const event = (...lines: string[]) =>
    read(calendarOf(["DTSTART:20261201T163000Z", ...lines])).events[0];

  test.each([
    [
      "of a description lose their markup",
      ["DESCRIPTION:<p>Ta <b>med</b></p>hatt<script>alert(1)</script> &amp\\; rock"],
      { description: { sv: "Ta med hatt & rock", en: "Ta med hatt & rock" } },
    ],
    [
      "of links keep their addresses, without Google's redirect",
      [
        'DESCRIPTION:Anmälan: <a href="https://www.google.com/url?q=https://forms.example/a&amp\\;sa=D">formulär</a><br>Läs <a href="https://a.example/b?c=1&amp\\;d=2">mer</a>.<br><a href="https://c.example/">https://c.example/</a>',
      ],
      {
        signUp: "https://forms.example/a",
        description: { sv: "Läs mer (https://a.example/b?c=1&d=2). https://c.example/" },
      },
    ],
    [
      "in angle brackets keep their addresses, each once",
      [
        "DESCRIPTION:OSA: <https://forms.example/a>\\nÅsa <asa@test.example>\\nb@test.example<mailto:b@test.example>\\nhttps://www.google.com/url?q=https%3A%2F%2Fx.example%2F&sa=D",
      ],
      {
        signUp: "https://forms.example/a",
        description: { sv: "Åsa asa@test.example b@test.example https://x.example/" },
      },
    ],
    [
      "of a title are words, whatever they look like",
      ["SUMMARY:<script>alert(1)</script>\u0007\u202e  Fest\\n[x](javascript:y)"],
      { title: { sv: "<script>alert(1)</script> Fest [x](javascript:y)" } },
    ],
  ])("%s", (_what, lines, is) => {
    expect(event(...lines, "SUMMARY:Sittning")).toMatchObject(is);
  });

  test("are marked as those of one language only where the other is missing", () => {
    const written = (text: string) => event("SUMMARY:Sittning", `DESCRIPTION:${text}`);
    expect(written("Hatt.\\nEN: Dinner")?.contentLocales).toEqual({ description: "sv" });
    expect(written("Hatt.\\nEN: Dinner\\nA hat.")).not.toHaveProperty("contentLocales");
  });

  test("in another encoding are read, and reported", () => {
    const text = calendarOf(["DTSTART:20261201T163000Z", "SUMMARY:Kräftskiva"]);
    const { events, warnings } = read(Buffer.from(text, "latin1"));
    expect(events).toHaveLength(1);
    expect(warnings).toMatchObject([{ problem: "The calendar is not UTF-8." }]);
  });
});

test.each([
  ["INSTÄLLT: Julpub", { cancelled: true }],
  ["INSTÄLLT Julpub", { cancelled: true }],
  ["INSTÄLLT! Julpub", { cancelled: true }],
  ["Inställt: Julpub", { cancelled: true }],
  ["Inställd – Julpub", { cancelled: true }],
  ["❌ INSTÄLLT: Julpub", { cancelled: true }],
  ["[INSTÄLLT] Julpub", { cancelled: true }],
  ["Canceled: Julpub", { cancelled: true }],
  ["Cancelled: Julpub", { cancelled: true }],
  ["CANCELLED - Julpub", { cancelled: true }],
  ["Julpub (inställt)", { cancelled: true }],
  ["Julpub - INSTÄLLT", { cancelled: true }],
  ["Julpub INSTÄLLT", { cancelled: true }],
  ["Julpub: inställt!", { cancelled: true }],
  ["FLYTTAT: Julpub", { status: "moved" }],
  ["FLYTTAT till fredag: Julpub", { status: "moved" }],
  ["Julpub (flyttad)", { status: "moved" }],
  ["Julpub (moved to Friday)", { status: "moved" }],
  ["Moved: Julpub", { status: "moved" }],
  ["Postponed: Julpub", { status: "moved" }],
  ["FULLBOKAT: Julpub", { status: "full" }],
  ["Fullbokat! Julpub", { status: "full" }],
  ["Julpub (fullbokad)", { status: "full" }],
  ["Fully booked: Julpub", { status: "full" }],
  ["Julpub – sold out", { status: "full" }],
  ["INSTÄLLT: FLYTTAT: Julpub", { cancelled: true, status: "moved" }],
])("CAL-6 the title %j is that of Julpub, with its status %o", (title, status) => {
  const { events } = read(calendarOf(["DTSTART:20261201T163000Z", `SUMMARY:${title}`]));
  const [{ title: shownTitle, cancelled, status: found } = {} as never] = events;
  expect(shownTitle).toEqual({ sv: "Julpub", en: "Julpub" });
  expect({ cancelled, status: found }).toEqual({
    cancelled: undefined,
    status: undefined,
    ...status,
  });
});

test.each([
  "Flyttat kontor: invigning",
  "Moved by music",
  "Cancel culture: föreläsning",
  "Inställda möten och andra myter",
  "Julpub",
])("CAL-6 the title %j says no status", (title) => {
  const { events } = read(calendarOf(["DTSTART:20261201T163000Z", `SUMMARY:${title}`]));
  expect(events).toEqual([expect.objectContaining({ title: { sv: title, en: title } })]);
  expect(events[0]).not.toHaveProperty("cancelled");
  expect(events[0]).not.toHaveProperty("status");
});

test("CAL-7 where the time of an opening is not understood there is no button yet, and the text has the address", () => {
  const lines = ["Anmälan: https://forms.example/a", "Anmälan öppnar 24/11 kl tolv"];
  const entry = ["DTSTART:20261201T163000Z", "SUMMARY:Bal", `DESCRIPTION:${lines.join("\\n")}`];
  const { events } = read(calendarOf(entry));
  expect(events[0]?.description?.sv).toBe(lines.join(" "));
  expect(events[0]).not.toHaveProperty("signUp");
});

test("CAL-6 a title that is only a status is kept", () => {
  const { events } = read(calendarOf(["DTSTART:20261201T163000Z", "SUMMARY:INSTÄLLT"]));
  expect(events).toMatchObject([{ title: { sv: "INSTÄLLT" }, cancelled: true }]);
});

describe("CAL-3 what is wrong in the public calendar", () => {
  const TUESDAY = "DTSTART:20261201T100000Z";
  test.each([
    [[], '"Fest" has no date that can be read', 0],
    [[TUESDAY, "DTEND:20261130T100000Z"], "ends before it begins", 1],
    [[TUESDAY, "RRULE:FREQ=SECONDLY"], "repeats too often", 0],
    [[TUESDAY, "RRULE:gibberish"], "only its first time", 1],
    [[TUESDAY, "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"], "", 0],
    [["DTSTART;TZID=Mars/Olympus:20261201T100000"], '"Mars/Olympus"', 1],
    [[TUESDAY, "URL:javascript:alert(1)"], "invalid link", 1],
    [
      [TUESDAY, "DESCRIPTION:Anmälan öppnar 24/11 kl tolv"],
      '"Fest" (2026-12-01): the time in "Anmälan öppnar 24/11 kl tolv" cannot be read',
      1,
    ],
    [[TUESDAY, ";;:::", "X", "RDATE:x", '"'], "", 1],
    [["DTSTART:99991231T235959Z"], "", 0],
    [["DTSTART:00010101T000000", "RRULE:FREQ=YEARLY"], "", 1],
  ])("%j gives the report: %s", (lines, report, count) => {
    const { events, warnings } = read(calendarOf(["SUMMARY:Fest", ...lines]));
    expect(events).toHaveLength(count);
    expect(warnings.map(({ problem }) => problem)).toEqual(
      report ? [expect.stringContaining(report)] : [],
    );
    expect(events.every(({ url }) => url === undefined)).toBe(true);
  });

  test.each([
    ["1,000 events", []],
    ["1,000 series without end", ["RRULE:FREQ=DAILY"]],
  ])("of %s as many are shown as there is room for", (_what, rule) => {
    const events = Array.from({ length: 1000 }, (_, at) => [
      ...[`UID:${at}`, TUESDAY, `SUMMARY:Nr ${at}`, ...rule],
    ]);
    const found = read(calendarOf(...events), 20);
    expect(found.events).toHaveLength(20);
    expect(found.warnings).toMatchObject([
      { problem: expect.stringContaining("some are missing") },
    ]);
  });

  test("2,000 entries that are over hide none that is to come", () => {
    const over = Array(2000).fill(["DTSTART:20191201T100000Z", "SUMMARY:x"]);
    const { events, warnings } = read(calendarOf(...over, [TUESDAY, "SUMMARY:Fest"]), 100);
    expect(events.map(({ title }) => title.sv)).toEqual(["Fest"]);
    expect(warnings).toEqual([]);
  });

  test("of an entry with 5,000 times as many are read as there is room for", () => {
    const times = Array.from(
      { length: 5000 },
      (_, at) => `20261001T18${String(at % 60).padStart(2, "0")}00Z`,
    );
    const { events } = read(calendarOf([TUESDAY, `RDATE:${times.join(",")}`, "SUMMARY:Fest"]));
    expect(events.length).toBeGreaterThan(1);
  });

  test("of too many events those that come next are kept", () => {
    const events = Array.from({ length: 30 }, (_, index) => [
      `DTSTART;VALUE=DATE:202611${String(index + 1).padStart(2, "0")}`,
      `SUMMARY:${index + 1}`,
    ]);
    const titles = (limit: number) =>
      read(calendarOf(...events), limit).events.map(({ title }) => Number(title.sv));
    expect([titles(7), titles(12).at(0), titles(12).at(-1)]).toEqual([
      [22, 23, 24, 25, 26, 27, 28],
      19,
      30,
    ]);
  });

  test("a text of 700 kB, a title of 300 letters, and letters of other scripts are shown, cut or whole", () => {
    const [event] = read(
      calendarOf([
        "DTSTART:20261201T163000Z",
        `SUMMARY:🎉 ערב ${"å".repeat(300)}`,
        `DESCRIPTION:${"Hej <b>du</b> ".repeat(50_000)}`,
        "LOCATION:Någonstans",
      ]),
    ).events;
    expect(event?.title.sv).toMatch(/^🎉 ערב å+…$/);
    expect(
      [event?.title.sv, event?.description?.sv].map((text) => [...(text ?? "")].length),
    ).toEqual([150, 1000]);
    expect(event?.place?.sv).toBe("Någonstans");
  });

  test.each([
    ["parts that are never closed", Array(20_000).fill("BEGIN:X")],
    ["markup that is never closed", Array(2).fill(`DESCRIPTION:${"<a".repeat(20_000)}`)],
    ["dates that are taken out", [`EXDATE:${Array(1000).fill("20261201T100000Z").join()}`]],
  ])("thousands of %s hold nothing up", (_what, lines) => {
    const event = [TUESDAY, "RRULE:FREQ=DAILY", "SUMMARY:x"];
    const { events } = read(calendarOf([...event, ...lines], [...event, "SUMMARY:y"]));
    expect(events.length).toBeLessThan(1100);
  });

  test("the order of events does not depend on the order of the calendar", () => {
    const entries = [
      [TUESDAY, "SUMMARY:Lunch"],
      ["DTSTART:20261202T100000Z", "SUMMARY:Pub"],
    ];
    for (const some of [entries, entries.toReversed()])
      expect(read(calendarOf(...some)).events.map(({ title }) => title.sv)).toEqual([
        "Lunch",
        "Pub",
      ]);
  });

  test("whatever a calendar holds, there are events or a reason why not", () => {
    const piece = fc.oneof(
      { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
      {
        weight: 6,
        arbitrary: fc.constantFrom(
          ..."BEGIN:VEVENT|END:VEVENT|BEGIN:VTIMEZONE|END:VTIMEZONE|TZID:x|TZID=x;|;|:|,|=|\r\n|\r\n |UID:1|SUMMARY:a|DTSTART|DTEND|RECURRENCE-ID|RDATE|EXDATE|RRULE:FREQ=|DAILY|YEARLY|COUNT=9|BYDAY=1MO|VALUE=DATE|20261201|20261201T100000|Z|P1D|DURATION:|-P9W".split(
            "|",
          ),
        ),
      },
    );
    property(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = calendarWith(["BEGIN:VEVENT", pieces.join(""), "END:VEVENT"]);
        const { events } = readOrFault(text);
        for (const { start, end } of events) expect(start <= end).toBe(true);
      }),
      15,
    );
  });
});

function readOrFault(text: string) {
  try {
    return read(text);
  } catch (error) {
    expect(error).toBeInstanceOf(CalendarError);
    return { events: [] };
  }
}
