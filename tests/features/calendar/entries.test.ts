import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { calendarEvents } from "../../../src/features/calendar/calendar-events.ts";
import { allEvents } from "../../../src/features/events/model/events.ts";
import { calendars } from "../../../src/features/events/pages/calendars.11ty.ts";
import type { Locale } from "../../../src/schema/localized.ts";
import { calendarOf, type Lines, swedish } from "../../support/calendar.ts";
import { say } from "../../support/labels.ts";
import { both, chapterMapOf, contentSource, siteOf } from "../../support/site-data.ts";
import { withEvents } from "../events/with-events.ts";

/** A Sunday. */
const NOW = new Date("2026-11-22T08:00:00Z");

const club = { label: both("Klubben"), to: "/docs/event/cmi", people: "club", alsoCalled: ["CMi"] };
const role = (name: string) => ({ title: both(name), email: `${name}@test.example` });
const DATA = withEvents([], {
  today: "2026-11-22",
  chapterMap: chapterMapOf([{ label: both("Event"), cluster: "event", children: [club] }]),
  people: { club: { roles: [role("klubben"), role("bal")] } },
});

interface Besides {
  /** What the list says besides when it is, and the page: facts, sign-up, text. */
  row?: string[];
  page?: string[];
  /** In structured data. */
  data?: object;
  /** In calendars. */
  file?: { location?: string; description?: string };
}

interface Entry extends Besides {
  lines: Lines;
  /** When it is, on its page; lists leave out the year. */
  when: string;
  /** In structured data; in calendars it is the same. */
  at: [start: string, end: string];
}

const from = (start: string, end: string) => [
  swedish("DTSTART", `${start}00`),
  swedish("DTEND", `${end}00`),
];
const EVENING = from("20261201T1730", "20261201T1900");

const entry = (lines: Lines, when: string, at: Entry["at"], besides: Besides = {}): Entry => ({
  ...{ lines, when, at },
  ...besides,
});
/** An entry on Tuesday evening. */
const tuesday = (lines: Lines, besides?: Besides) =>
  entry(
    lines.some((line) => line.startsWith("DTSTART")) ? lines : [...EVENING, ...lines],
    "tisdag 1 december 2026 17.30–19.00",
    ["2026-12-01T17:30:00+01:00", "2026-12-01T19:00:00+01:00"],
    besides,
  );
const saying = (text: readonly string[], besides: Besides) =>
  tuesday([`DESCRIPTION:${text.join("\\n")}`], besides);
/** The same words in the list, on the page, in structured data and in calendars. */
const sayingOnly = (written: string, shown: string) => {
  const words = { data: { description: shown }, file: { description: shown } };
  return saying([written], { row: [shown], page: [shown], ...words });
};

/** Words that the page has around what an entry says. */
const fact = (key: string, value: string) => `${say(key)}: ${value}`;

const LINK = "https://forms.example/a";
/** In a row they follow the time. */
const BEFORE_FACTS = new RegExp(` \\| (?=${say("where")}|${say("organiser")})`);
const WEDNESDAYS = ["25 november", "2 december", "9 december", "16 december"];
const ORGANISER = `${say("organiser")} Klubben`;
const HALL = "Kårhuset, Drottninggatan 15, 114 28 Stockholm";

const ENTRIES: Record<string, Record<string, Entry>> = {
  "a moment, however it is written": {
    Svensk: tuesday(EVENING),
    UTC: tuesday(["DTSTART:20261201T163000Z", "DURATION:PT1H30M"]),
    Tokyo: tuesday(["DTSTART;TZID=Asia/Tokyo:20261202T013000", "DURATION:PT1H30M"]),
  },
  "whole days": {
    Städdag: entry(
      ["DTSTART;VALUE=DATE:20261205", "DTEND;VALUE=DATE:20261206"],
      "lördag 5 december 2026",
      ["2026-12-05", "2026-12-05"],
    ),
    Resa: entry(
      ["DTSTART;VALUE=DATE:20261230", "DTEND;VALUE=DATE:20270103"],
      "onsdag 30 december 2026–lördag 2 januari 2027",
      ["2026-12-30", "2027-01-02"],
    ),
  },
  nights: {
    Sittning: entry(from("20261204T1800", "20261205T0300"), "fredag 4 december 2026 18.00–03.00", [
      "2026-12-04T18:00:00+01:00",
      "2026-12-05T03:00:00+01:00",
    ]),
    Festnatt: entry(
      from("20261204T1800", "20261205T0600"),
      "fredag 4 december 2026 kl. 18.00–lördag 5 december 2026 kl. 06.00",
      ["2026-12-04T18:00:00+01:00", "2026-12-05T06:00:00+01:00"],
    ),
    "Sommartid börjar": entry(
      from("20270327T2200", "20270328T0500"),
      "lördag 27 mars 2027 22.00–05.00",
      ["2027-03-27T22:00:00+01:00", "2027-03-28T05:00:00+02:00"],
    ),
  },
  series: {
    Fika: entry(
      [...from("20261125T1500", "20261125T1600"), "RRULE:FREQ=WEEKLY;COUNT=4"],
      `${say("every")} onsdag 15.00–16.00`,
      ["2026-11-25T15:00:00+01:00", "2026-11-25T16:00:00+01:00"],
      {
        row: [
          WEDNESDAYS.slice(0, 3)
            .map((day) => say("nextTime", { day: `onsdag ${day}` }))
            .join(""),
        ],
        page: [WEDNESDAYS.map((day) => `onsdag ${day} 2026 15.00–16.00`).join("")],
      },
    ),
    Styrelsemöte: entry(
      [...from("20261203T1700", "20261203T1900"), "RRULE:FREQ=MONTHLY;BYDAY=1TH;COUNT=2"],
      "torsdag 3 december 17.00–19.00",
      ["2026-12-03T17:00:00+01:00", "2026-12-03T19:00:00+01:00"],
      { page: ["torsdag 3 december 2026 17.00–19.00torsdag 7 januari 2027 17.00–19.00"] },
    ),
  },
  "price and readers": {
    Middag: saying(["Pris: 450 kr\\, 390 kr för medlemmar", "För: medlemmar"], {
      row: ["450 kr, 390 kr för medlemmar"],
      page: [
        fact("price", "450 kr, 390 kr för medlemmar"),
        fact("audience", say("audience.members")),
      ],
      data: { offers: [{ price: "450", priceCurrency: "SEK" }, { price: "390" }] },
    }),
    Prova: saying(["Pris: Gratis", "Öppet för: alla"], {
      row: ["Gratis"],
      page: [fact("price", "Gratis"), fact("audience", say("audience.everyone"))],
      data: { isAccessibleForFree: true, offers: [{ price: "0" }] },
    }),
    Mingel: saying(["Kostnad: 1 200 kr", "För: företag"], {
      row: ["1 200 kr"],
      page: [fact("price", "1 200 kr"), fact("audience", say("audience.companies"))],
      data: { offers: [{ price: "1200" }] },
    }),
  },
  "sign-up": {
    Länk: saying([`Anmälan: ${LINK}`, "OSA: senast 25 november"], {
      row: [`${fact("signUp", "Länk")} / ${say("signUpBy", { day: "25 november" })}`],
      page: [`${say("signUp")} / ${say("lastDay", { day: "25 november 2026" })}`],
      data: { offers: { url: LINK, validThrough: "2026-11-26T00:00:00+01:00" } },
    }),
    Ord: saying([`<a href="${LINK}">Anmäl dig här</a>`, "Ta med vänner."], {
      row: ["Ta med vänner.", fact("signUp", "Ord")],
      page: [say("signUp"), "Ta med vänner."],
      data: { offers: { url: LINK } },
      file: { description: "Ta med vänner." },
    }),
    Stängd: saying([`Anmälan: ${LINK}`, "OSA: 20 november"], {
      row: [say("signUpClosed", { day: "20 november 2026" })],
      page: [say("signUpClosed", { day: "20 november 2026" })],
      data: { offers: { validThrough: "2026-11-21T00:00:00+01:00" } },
    }),
  },
  opening: {
    Snart: saying(["Anmälan öppnar 24 november 12.00", `Anmälan: ${LINK}`], {
      row: [say("signUpOpens", { day: "tisdag 12.00" })],
      page: [`${say("signUpOpens", { day: "tisdag 24 november 12.00" })} / ${say("remind")}`],
      data: { offers: { url: LINK, validFrom: "2026-11-24T12:00:00+01:00" } },
    }),
    Öppnad: saying([`Anmälan: ${LINK} öppnar 20 november`], {
      row: [fact("signUp", "Öppnad")],
      page: [say("signUp")],
      data: { offers: { validFrom: "2026-11-20T00:00:00+01:00" } },
    }),
  },
  languages: {
    Kräftskiva: saying(["Ta med hatt.", "EN: Crayfish party", "Bring a hat."], {
      row: ["Ta med hatt."],
      page: ["Ta med hatt."],
      file: { description: "Ta med hatt." },
    }),
    "Pasta evening": tuesday(["SUMMARY;LANGUAGE=en:Pasta evening"], {
      page: [say("foreign")],
      data: { inLanguage: "en" },
    }),
    Bal: tuesday(["SUMMARY;LANGUAGE=en:Ball", "SUMMARY;LANGUAGE=sv:Bal"], {
      data: { inLanguage: "sv" },
    }),
  },
  "links and markup": {
    Föredrag: sayingOnly(
      '<b>Hej!</b><br>Läs <a href="https://a.example/b">mer</a>.',
      "Hej! Läs mer (https://a.example/b).",
    ),
    Tecken: sayingOnly("Häst & vagn\\; \\, 5 < 6 \\\\ 7", "Häst & vagn; , 5 < 6 \\ 7"),
    Adress: tuesday(["URL:https://company.example/lunch"], {
      page: [say("more", { title: "Adress" })],
      data: { sameAs: "https://company.example/lunch" },
      file: { description: "https://company.example/lunch" },
    }),
    "Fest & <Bolag>": tuesday([]),
  },
  "codes of meetings": {
    Zoom: sayingOnly(
      "https://kth-se.zoom.us/j/612?pwd=aBc\\nPasscode: 314159",
      "https://kth-se.zoom.us/j/612",
    ),
    Kod: tuesday(["LOCATION:E1\\, PIN 314159#"], {
      row: [`${say("where")} E1`],
      page: [fact("where", "E1")],
      file: { location: "E1" },
    }),
  },
  "places and organisers": {
    "CMi: Gasque": tuesday([`LOCATION:${HALL.replaceAll(",", "\\,")}`], {
      row: [`${say("where")} ${HALL} ${ORGANISER}`],
      page: [
        fact("where", `${HALL} ${say("map")}`),
        fact("organiser", "Klubben"),
        `${say("ask", { organiser: "Klubben" })} klubben@test.example`,
      ],
      data: {
        location: { address: { streetAddress: "Drottninggatan 15", postalCode: "114 28" } },
        organizer: { name: "Klubben", email: "klubben@test.example" },
      },
      file: { location: HALL },
    }),
    Pub: tuesday(["DESCRIPTION:Frågor? bal@test.example", "LOCATION:Issy\\; Rum 3"], {
      row: [`${say("where")} Issy; Rum 3 ${ORGANISER}`, "Frågor? bal@test.example"],
      page: [
        fact("where", "Issy; Rum 3"),
        fact("organiser", "Klubben"),
        "Frågor? bal@test.example",
      ],
      data: { location: { name: "Issy; Rum 3" } },
      file: { location: "Issy; Rum 3", description: "Frågor? bal@test.example" },
    }),
  },
};

const titled = (title: string, lines: Lines, uid = title) => [
  `UID:${uid}@google.com`,
  ...lines,
  ...(lines.some((line) => line.startsWith("SUMMARY")) ? [] : [`SUMMARY:${title}`]),
];
/** One that is off, one for few, and a moved and a cancelled time of a series. */
const OTHERS = [
  titled("Inställd", [...EVENING, "STATUS:CANCELLED"]),
  titled("Hemlig", [...EVENING, "CLASS:PRIVATE"]),
  titled("Yoga", [...from("20261126T1800", "20261126T1900"), "RRULE:FREQ=WEEKLY;COUNT=3"]),
  titled(
    "Flyttad yoga",
    [...from("20261204T1900", "20261204T2000"), swedish("RECURRENCE-ID", "20261203T180000")],
    "Yoga",
  ),
  titled("Yoga", [
    ...from("20261210T1800", "20261210T1900"),
    swedish("RECURRENCE-ID", "20261210T180000"),
    "STATUS:CANCELLED",
  ]),
];
const all = Object.values(ENTRIES).flatMap((entries) => Object.entries(entries));
const written = [...all.map(([title, { lines }]) => titled(title, lines)), ...OTHERS];

const { events, warnings } = calendarEvents(Buffer.from(calendarOf(...written)), NOW);
const list = (locale: Locale) =>
  contentSource("evenemang.md", { locale, text: { body: "::: events" } });
const site = siteOf([list("sv"), list("en")], DATA, { outside: { calendar: events } });
const pageAt = site.document;
const rows = [...pageAt("/evenemang").querySelectorAll(".events > li")];
const files = site.files(calendars);
const found = (title: string) => {
  const event = allEvents(site.site.sv.context).find((one) => one.title === title);
  if (!event) throw new Error(`there is no "${title}"`);
  return event;
};

const entriesOf = (path: string) =>
  new ICAL.Component(ICAL.parse(String(files.get(path)))).getAllSubcomponents("vevent");
const feed = entriesOf("evenemang.ics");

const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
const textsOf = (within: Element | undefined, selector: string) =>
  [...(within?.querySelectorAll(selector) ?? [])]
    .filter((element) => !element.closest("[hidden]"))
    .map(textOf)
    .filter(Boolean);
/** Lines of the sign-up; what is beside each other is divided. */
const signUpOf = (within: Element | undefined, selector: string) =>
  [...(within?.querySelectorAll(selector) ?? [])]
    .filter((line) => !line.closest("[hidden]") && !line.matches(".note"))
    .map((line) => [...line.children].map(textOf).filter(Boolean).join(" / ") || textOf(line));

test("CAL-6 the calendar has nothing to report", () => expect(warnings).toEqual([]));

const kinds = Object.entries(ENTRIES);
const titles = kinds.flatMap(([kind, entries]) =>
  Object.entries(entries).map(
    ([title, own]) => [title, { kind, row: [], page: [], ...own }] as const,
  ),
);

describe.each(titles)("CAL-6, EVENT-6, EVENT-9 %s is the same", (title, { kind, ...entry }) => {
  const { when, at, row, page, data, file = {} } = entry;
  const event = found(title);
  const html = pageAt(event.address);
  const main = html.querySelector("main") ?? undefined;

  test("to readers, in the list and on its page", () => {
    const inRow =
      when.includes("2027") && when.includes("2026") ? when : when.replace(/ 20\d\d/g, "");
    const item = rows.find((one) => textOf(one.querySelector("h3")) === title);
    expect(
      [
        textsOf(item, ".meta").join(),
        ...textsOf(item, "div > p:not(.date, .meta, .note, .row)"),
        ...signUpOf(item, "p.row"),
      ].join(" | "),
    ).toBe(`${say("when")} ${[inRow, ...row].join(" | ").replace(BEFORE_FACTS, " ")}`);
    expect([
      ...[...(main?.querySelectorAll("dt") ?? [])].map(
        (term) => `${textOf(term)}: ${textOf(term.nextElementSibling)}`,
      ),
      ...signUpOf(main, "h1 ~ .row p.row"),
      ...textsOf(main, ".prose > :is(p:not(.row), ul)"),
    ]).toEqual([...(kind === "series" ? [] : [fact("when", when)]), ...page]);
  });

  test("to programs, in structured data and in calendars", () => {
    const known = [...html.querySelectorAll('script[type="application/ld+json"]')]
      .map((script) => JSON.parse(script.textContent ?? "") as Record<string, unknown>)
      .find((one) => one["@type"] === "Event");
    const [startDate, endDate] = at;
    const eventStatus = "https://schema.org/EventScheduled";
    expect(known).toMatchObject({ name: title, startDate, endDate, eventStatus, ...data });
    const [own, ...others] = entriesOf(event.calendar.slice(1));
    expect(others).toEqual([]);
    const same = feed.filter((one) => one.toString() === own?.toString());
    expect(same).toHaveLength(1);
    const read = (name: string) => own?.getFirstPropertyValue(name)?.toString();
    expect([read("summary"), read("location"), read("description")]).toEqual([
      title,
      file.location,
      file.description,
    ]);
    const times = new ICAL.Event(own);
    const isDay = times.startDate.isDate;
    const last = times.endDate.clone();
    // Calendars end with the day after.
    if (isDay) last.adjust(-1, 0, 0, 0);
    const moments = [times.startDate, last].map((time) =>
      isDay ? time.toString() : time.toJSDate().getTime(),
    );
    expect(moments).toEqual(at.map((moment) => (isDay ? moment : Date.parse(moment))));
  });
});

const idOf = (title: string) => events.find((one) => one.title.sv === title)?.id ?? "";

test("CAL-6, EVENT-6 what is off has a page that says so, and what is private has none; no list or calendar has either", () => {
  const page = pageAt(`/evenemang/${idOf("Inställd")}`);
  expect(textOf(page.querySelector(".admonition"))).toBe(say("isCancelled"));
  expect(page.querySelector('[type="application/ld+json"]')?.textContent).toContain(
    "https://schema.org/EventCancelled",
  );
  const titles = [
    ...rows.map((row) => textOf(row.querySelector("h3"))),
    ...feed.map((entry) => entry.getFirstPropertyValue("summary")),
  ];
  expect(titles).not.toContain("Inställd");
  expect([...titles, ...site.pages.map(({ title }) => title)]).not.toContain("Hemlig");
});

test("CAL-1, CAL-6 the page of a series has its moved time and the one that is off", () => {
  const page = pageAt(found("Yoga").address);
  expect(textsOf(page.querySelector("main") ?? undefined, ".prose li")).toEqual([
    "torsdag 26 november 2026 18.00–19.00",
    "fredag 4 december 2026 19.00–20.00",
    `torsdag 10 december 2026 18.00–19.00 ${say("isCancelled")}`,
  ]);
});

test("CAL-2, EVENT-4 an entry has a page in the other language, at the same address", () => {
  const address = `/en${found("Kräftskiva").address}`;
  expect(textOf(pageAt(address).querySelector("h1"))).toBe("Crayfish party");
  expect(textOf(pageAt(address).querySelector("main .prose p"))).toBe("Bring a hat.");
});

test("EVENT-8 all of them can be followed, those for some readers and those of the club, with Google too", () => {
  const links = (selector: string) =>
    [...pageAt("/folj").querySelectorAll(`main a${selector}`)].map(
      (link) => link.getAttribute("href") ?? "",
    );
  const subscriptions = links('[href^="webcal:"]');
  const audiences = ["everyone", "members", "companies"].map((name) => `/audience/${name}`);
  expect(subscriptions).toEqual(
    ["", ...audiences, "/for/cmi"].map((path) => `webcal://www.example.org/evenemang${path}.ics`),
  );
  const google = links('[href^="https://calendar.google.com/"]');
  expect(google.map((link) => new URL(link).searchParams.get("cid"))).toEqual(subscriptions);
  const titlesIn = (path: string) =>
    entriesOf(path).map((entry) => entry.getFirstPropertyValue("summary"));
  expect(titlesIn("evenemang/for/cmi.ics").toSorted()).toEqual(["CMi: Gasque", "Pub"]);
  expect(titlesIn("evenemang/audience/members.ics")).toEqual(["Middag"]);
});
