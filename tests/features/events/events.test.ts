import { expect, test } from "vitest";
import { snapshotOf } from "../../../src/admin/preview/snapshot.ts";
import { named } from "../../../src/features/events/model/event-addresses.ts";
import { eventPages, listedEvents } from "../../../src/features/events/model/events.ts";
import { joinEvents } from "../../../src/features/events/model/join-events.ts";
import { nameOrganisers } from "../../../src/features/events/model/name-organisers.ts";
import { calendars } from "../../../src/features/events/pages/calendars.11ty.ts";
import { eventsFile, type SiteEvent } from "../../../src/features/events/schema.ts";
import type { Locale } from "../../../src/schema/localized.ts";
import { shown } from "../../support/block.ts";
import { checkChanges } from "../../support/changes.ts";
import { label } from "../../support/labels.ts";
import { data } from "../../support/lint-rows.ts";
import { both, chapterMapOf, contextOf, siteData, siteOf } from "../../support/site-data.ts";
import { withEvents } from "./with-events.ts";

const event = (title: string, start: string, more: Partial<SiteEvent> = {}): SiteEvent => ({
  title: both(title),
  start: `${start}T17:00`,
  end: `${start}T19:00`,
  ...more,
});

function listed(today: string, events: SiteEvent[], locale: Locale = "sv") {
  const context = contextOf(locale, withEvents(events, { today }));
  const { upcoming, past } = listedEvents(context);
  return { upcoming, past, titles: [upcoming, past].map((list) => list.map(({ title }) => title)) };
}

test.each([
  ["2026-06-30", [["june", "july"], ["last july"]]],
  ["2026-07-01", [["july"], []]],
  ["2026-07-02", [[], ["july"]]],
])("EVENT-1 on %s the lists are those of the operating year", (today, expected) => {
  const events = [
    event("july", "2026-07-01"),
    event("last july", "2025-07-01"),
    event("june", "2026-06-30"),
    event("long ago", "2025-06-30"),
  ];
  expect(listed(today, events).titles).toEqual(expected);
});

test("EVENT-1 an event without times takes whole days, and is over when its last day is", () => {
  const title = { sv: "days", en: "days" };
  const written = [
    { title, start: "2026-06-01", end: "2026-06-02" },
    { title, start: "2026-05-01" },
    { title, start: "2026-05-01", startTime: "17:30", endTime: "23:00" },
  ];
  const { events } = eventsFile.parse({ ...siteData().events, events: written });
  expect(events.slice(1)).toMatchObject([
    { start: "2026-05-01T00:00", end: "2026-05-01T23:59", allDay: true },
    { start: "2026-05-01T17:30", end: "2026-05-01T23:00" },
  ]);
  expect(events[2]).not.toHaveProperty("allDay");
  const [days] = listed("2026-06-02", events).upcoming;
  expect(days).toMatchObject({
    end: "2026-06-03T00:00:00+02:00",
    days: { first: "2026-06-01", last: "2026-06-02" },
    when: "måndag 1–tisdag 2 juni",
  });
});

test("EVENT-4 a text in one language only is marked on pages of the other", () => {
  const events = [event("Sittning", "2026-06-01", { contentLocales: { title: "sv" } })];
  expect(listed("2026-01-01", events, "en").upcoming[0]).toMatchObject({
    title: "Sittning",
    titleLang: "sv",
    note: label("en", "events.foreign"),
  });
  expect(listed("2026-01-01", events).upcoming[0]).toMatchObject({ titleLang: null, note: null });
});

test("EVENT-2 an event has the id that it was given; others get one from day, title and number", () => {
  const ids = named([
    event("Bal & mys", "2026-06-01"),
    event("Bal & mys", "2026-06-01"),
    event("Bal", "2026-06-02", { id: "2026-06-01-bal-mys-2" }),
    event("🎉", "2026-06-03"),
  ]).map(({ id }) => id);
  expect(ids).toEqual([
    "2026-06-01-bal-mys",
    "2026-06-01-bal-mys-3",
    "2026-06-01-bal-mys-2",
    "2026-06-03",
  ]);
});

test("EVENT-6 an event has a page until a year after it, a cancelled one too, and a series has one", () => {
  const events = [
    event("gone", "2025-11-23"),
    event("past", "2025-11-25"),
    event("off", "2026-12-01", { cancelled: true }),
    event("lunch, last time", "2026-11-01", { id: "a", series: "lunch" }),
    event("lunch, off", "2026-12-02", { id: "b", series: "lunch", cancelled: true }),
    event("lunch", "2026-12-09", { id: "c", series: "lunch" }),
  ];
  const context = contextOf("en", withEvents(events, { today: "2026-11-24" }));
  const pages = eventPages(context).map(({ event, times, isSeries }) => ({
    title: event.title,
    address: event.address,
    times: times.map(({ title }) => title),
    isSeries,
  }));
  expect(pages).toMatchObject([
    { title: "past", times: [], isSeries: false },
    { title: "lunch", times: ["lunch, off", "lunch"], isSeries: true },
    { title: "off", times: ["off"], isSeries: false },
  ]);
  expect(pages[1]?.address).toMatch(/\/lunch$/);
  expect(listed("2026-11-24", events).titles[0]).toEqual(["lunch"]);
});

test("EVENT-6 a series with one time leads to the file of that time", () => {
  const gala = event("Gala", "2026-06-10", { id: "gala-1", series: "gala" });
  const site = siteOf([], withEvents([gala], { today: "2026-06-01" }));
  const link = site.document("/evenemang/gala").querySelector('a[href$=".ics"]');
  expect([...site.files(calendars).keys()]).toContain(link?.getAttribute("href")?.slice(1));
});

test("EVENT-6 a place has a link to a map where a map finds it", () => {
  const places = [{ name: "Hallen", address: "Storgatan 1, Stockholm" }];
  const data = siteData();
  const maps = ["I Hallen", "Rum 3", "Nya vägen 12, 114 28 Stockholm"].map((place) => {
    const events = [event("x", "2026-12-01", { place: both(place) })];
    const context = contextOf("sv", { events: { ...data.events, places, events } });
    return eventPages(context)[0]?.event.map?.address ?? null;
  });
  expect(maps).toEqual(["Storgatan 1, Stockholm", null, "Nya vägen 12, 114 28 Stockholm"]);
});

test("EVENT-2 ::: events offers a calendar to subscribe to once there is an event", () => {
  const offersWith = (...events: SiteEvent[]) =>
    shown("events", "", withEvents(events)).includes("webcal:");
  expect([offersWith(), offersWith(event("Ball", "2026-02-01"))]).toEqual([false, true]);
});

test("EVENT-4 what is in the data file and in the calendar is shown once, as the file has it", () => {
  const pub = event("Pub", "2026-12-02", { title: { sv: "Pub", en: "Pub night" } });
  const fair = event("Mässa", "2026-12-01", { id: "fair" });
  const breakfast = event("Frukost", "2026-12-01");
  const another = event("Pub", "2026-12-03");
  const calendar = [
    breakfast,
    event(" pub ", "2026-12-02", { id: "uid" }),
    another,
    event("Mässan", "2026-12-04", { id: "fair" }),
    breakfast,
  ];
  // Its page keeps the address that it has by the calendar.
  const kept = { ...pub, id: "uid", completes: true };
  expect(joinEvents([pub, fair], calendar)).toEqual([
    { ...fair, completes: true },
    breakfast,
    kept,
    another,
  ]);
});

test("EVENT-4 an entry of the file is off, moved or full when the calendar says so", () => {
  const own = [event("Pub", "2026-12-02", { cancelled: undefined }), event("Bal", "2026-12-04")];
  const calendar = [
    event("Pub", "2026-12-02", { id: "pub", cancelled: true }),
    event("Bal", "2026-12-04", { id: "bal", status: "full" }),
  ];
  expect(joinEvents(own, calendar)).toMatchObject([{ cancelled: true }, { status: "full" }]);
});

test.each([
  ["CMi-pub", "", "/cmi"],
  ["Clubmästeriets höstfest", "", "/cmi"],
  ["Football with the Sports Committee", "", "/sport"],
  ["Pub", "Frågor? club@example.org", "/cmi"],
  ["Pub", "Frågor? other.club@example.org", undefined],
  ["CMi och Idrottsnämnden", "", undefined],
  ["Idrottsnämnden springer", "Sedan pub hos CMi", "/sport"],
  ["Den sista dagen i maj", "", undefined],
])("CAL-6 %j with %j is an event of %s", (title, description, committee) => {
  const children = [
    { label: both("Club­mästeriet"), to: "/cmi", people: "cmi", alsoCalled: ["CMi"] },
    { label: { sv: "Idrottsnämnden", en: "Sports Committee" }, to: "/sport" },
    { label: both("Dagen I"), to: "/fair" },
  ];
  const chapterMap = chapterMapOf([{ label: both("Event"), cluster: "event", children }]);
  const people = { cmi: { roles: [{ title: both("Chair"), email: "club@example.org" }] } };
  const written = event(title, "2026-12-01", { description: both(description) });
  expect(nameOrganisers([written], { chapterMap, people })[0]?.committee).toBe(committee);
});

checkChanges([
  {
    what: "an event with a picture and a sign-up",
    files: {
      ...data("events", ({ events }: { events: object[] }) => {
        events.push({
          ...{ title: { sv: "Sittning", en: "Dinner" }, signUp: "https://forms.example/" },
          ...{ start: "2026-09-12", startTime: "18:00", endTime: "23:00" },
          ...{ imageURL: "/img/affisch.png", imageAlt: both("En tallrik") },
        });
      }),
      "src/assets/img/affisch.png": "",
    },
    shows: /Sittning/,
    places: 2,
  },
]);

test("AID-7 what it knows of a build has no event that is a draft", () => {
  const [known, secret] = [{}, { draft: true }].map((more, index) => ({
    ...{ title: both(`Pub ${index}`), start: "2026-12-01T17:00", end: "2026-12-01T22:00" },
    ...more,
  }));
  const { lastTexts } = snapshotOf(siteOf([], withEvents([known, secret] as SiteEvent[])).site);
  expect(lastTexts.get("_data/events.json")).toMatch(/Pub 0(?!.*Pub 1)/);
});
