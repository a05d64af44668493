import ICAL from "ical.js";
import ical from "node-ical";
import { expect, test } from "vitest";
import { calendars } from "../../../src/features/events/pages/calendars.11ty.ts";
import type { SiteEvent } from "../../../src/features/events/schema.ts";
import type { Locale } from "../../../src/schema/localized.ts";
import { label, say } from "../../support/labels.ts";
import { both, contentSource, siteOf } from "../../support/site-data.ts";
import { withEvents } from "./with-events.ts";

const LINK = "https://forms.example/bal";

/** A Saturday. */
const TODAY = "2026-11-28";

/** The site of that day with a ball whose sign-up opens then. */
function siteWith(signUpOpens: string) {
  const ball: SiteEvent = {
    id: "bal",
    title: { sv: "Bal", en: "Ball" },
    start: "2026-12-20T18:00",
    end: "2026-12-20T23:00",
    signUp: LINK,
    lastDay: "2026-12-15",
    price: both("450 kr"),
    signUpOpens,
  };
  const list = (locale: Locale) =>
    contentSource("evenemang.md", { locale, text: { body: "::: events" } });
  const site = siteOf([list("sv"), list("en")], withEvents([ball], { today: TODAY }));
  return { page: site.document, files: site.files(calendars), due: site.site.nextDueDay };
}

/** What is shown of the sign-up, line by line. */
const shown = (page: Document, within: string) =>
  [...page.querySelectorAll(`${within} .row:not([hidden], [hidden] *, :has(.row), .note)`)].map(
    (line) => [...line.children].map(({ textContent }) => textContent?.trim()).join(" | "),
  );

const opensOn = (day: string) => say("signUpOpens", { day });
const CLOSES = say("lastDay", { day: "15 december 2026" });

test("DUE-3 an event whose sign-up opens asks for no build: that is by the visitor's clock", () => {
  expect(siteWith("2026-12-01T12:00").due).toBe(siteOf([], { today: TODAY }).site.nextDueDay);
});

test.each([
  // The last day on which a weekday says which one.
  ["2026-12-04T12:00", "fredag 12.00", "fredag 4 december 12.00"],
  ["2026-12-05T12:00", "lördag 5 december 12.00", "lördag 5 december 12.00"],
  ["2026-12-01T00:00", "tisdag", "tisdag 1 december"],
])(
  "EVENT-9 of a sign-up that opens at %s the row says %s and the page %s, and neither has a button yet",
  (opens, inRow, onPage) => {
    const { page } = siteWith(opens);
    expect(shown(page("/evenemang"), ".events")).toEqual([`${opensOn(inRow)} | 450 kr`]);
    expect(shown(page("/evenemang/bal"), "h1 ~ .row")).toEqual([
      `${opensOn(onPage)} | ${CLOSES} | ${say("remind")}`,
    ]);
  },
);

test("EVENT-9 in English the row says it too; what has opened has no reminder", () => {
  const { page } = siteWith("2026-12-01T12:00");
  expect(shown(page("/en/evenemang"), ".events")[0]).toMatch(
    label("en", "events.signUpOpens", { day: "Tuesday 12:00" }),
  );
  const { files } = siteWith("2026-11-27T12:00");
  expect([...files.keys()].filter((path) => path.includes("/opening/"))).toEqual([]);
});

test.each([
  ["2026-12-01T12:00", "2026-12-01T12:00:00+01:00", false, "2026-12-01T11:50:00+01:00"],
  ["2026-12-01T00:00", "2026-12-01", true, "2026-12-01T09:00:00+01:00"],
])("EVENT-9 the opening at %s is a file that reminds of it", (opens, at, isDay, rings) => {
  const { files, page } = siteWith(opens);
  const address = page("/evenemang/bal").querySelector(".reminder a")?.getAttribute("href");
  const text = String(files.get(address?.slice(1) ?? ""));
  const [entry] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  const read = (name: string) => String(entry?.getFirstPropertyValue(name));
  expect(read("summary")).toBe(say("opening", { title: "Bal" }));
  expect(read("uid")).toBe("opening-bal@www.example.org");
  expect(read("description")).toBe(`${LINK}\nhttps://www.example.org/evenemang/bal`);
  const start = entry?.getFirstPropertyValue("dtstart") as ICAL.Time;
  expect(isDay ? start.toString() : start.toJSDate()).toEqual(isDay ? at : new Date(at));
  const alarm = entry?.getFirstSubcomponent("valarm");
  expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
  const trigger = alarm?.getFirstProperty("trigger");
  const after = trigger?.getFirstValue() as ICAL.Duration;
  const { startDate, endDate } = new ICAL.Event(entry as ICAL.Component);
  const from = trigger?.getFirstParameter("related") === "END" ? endDate : startDate;
  // A whole day has no zone: it begins by the reader's clock.
  const begins = new Date(isDay ? `${from}T00:00:00+01:00` : from.toJSDate());
  expect(new Date(+begins + 1000 * after.toSeconds())).toEqual(new Date(rings));
  const [other] = Object.values(ical.sync.parseICS(text)).filter((part) => part?.type === "VEVENT");
  const [alarmOfOther] = (
    other as unknown as { alarms: { trigger: { params: object; val: string } }[] }
  ).alarms;
  // node-ical computes nothing: it gives the words.
  expect(alarmOfOther?.trigger).toEqual({ params: { RELATED: "START" }, val: String(after) });
});

test("EVENT-9 only an opening whose time is known is counted down to", () => {
  const timers = (opens: string) =>
    siteWith(opens).page("/evenemang/bal").querySelectorAll("[data-countdown]").length;
  expect([timers("2026-12-01T12:00"), timers("2026-12-01T00:00")]).toEqual([1, 0]);
});
