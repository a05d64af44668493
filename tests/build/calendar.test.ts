import { readFileSync } from "node:fs";
import { join } from "node:path";
import ical from "node-ical";
import { expect, test } from "vitest";
import { createProject, FIXTURE } from "../support/build.ts";
import { calendarHost } from "../support/calendar.ts";
import { CHAPTER_CALENDAR } from "../support/chapter-calendar.ts";
import { all, only, text } from "./dom.ts";

const read = (name: string) =>
  JSON.parse(readFileSync(join(FIXTURE, `_data/${name}.json`), "utf8")) as Record<string, unknown>;

/** The fixture's map, with what the club is called in calendars, and an address of its own. */
function mapWithNames(): Record<string, string> {
  const map = JSON.stringify(read("chapter-map")).replace(
    '"people":"board"',
    '"people":"club","alsoCalled":["CMi"]',
  );
  const club = {
    roles: [{ title: { sv: "Klubbens", en: "Of the club" }, email: "klubben@test.example" }],
  };
  return {
    "_data/chapter-map.json": map,
    "_data/people.json": JSON.stringify({ ...read("people"), club }),
  };
}

test("CAL-6 a chapter's calendar fills its pages, lists and calendar files, and its last copy does when it fails", async () => {
  expect(CHAPTER_CALENDAR.match(/^BEGIN:VEVENT/gm)).toHaveLength(40);
  let isThere = true;
  await using host = await calendarHost((_, response) =>
    isThere ? response.end(CHAPTER_CALENDAR) : response.writeHead(503).end(),
  );
  const events = { ...read("events"), ical: `${host.address}/basic.ics`, events: [] };
  await using project = await createProject({
    files: { ...mapWithNames(), "_data/events.json": JSON.stringify(events) },
  });
  const build = () =>
    project.build({ now: "2026-09-01T06:00:00Z", env: { CALENDAR_ICS_URL: undefined } });

  const site = await build();
  expect(site.output).not.toContain("calendar");
  const titles = (url: string) => all(site.page(url), "main .events h3").map(text);
  expect(titles("/").slice(0, 3)).toEqual(["Veckolunch", "Öppet styrelsemöte", "Fotboll"]);

  // Of 16 lunches one is left out and one cancelled; there are 4 meetings and 34 others.
  const listed = titles("/evenemang");
  expect(listed).toHaveLength(52);
  for (const hidden of ["Inställd sittning", "Hemligt"]) expect(listed).not.toContain(hidden);
  const section = (url: string, title: string) => {
    const [found] = all(site.page(url), ".events > li").filter((item) =>
      text(only(item, "h3")).startsWith(title),
    );
    return found ? text(found) : null;
  };
  expect(section("/evenemang", "Veckolunch (flyttad)")).toContain("16 september 12:30–13:15");
  expect(section("/evenemang", "Klubbens höstresa")).toContain("lördag 12–söndag 13 september");
  expect(section("/en/events", "Autumn dinner")).toContain("Dinner with songs.");
  expect(section("/evenemang", "CMi: Gasque")).toMatch(/Välkommen! Vi bjuder på.*…/);
  expect(section("/evenemang", "Lunchföreläsning")).toContain("Anmäl dig senast fredag");

  // The club is named in a title, by its short name, and by its address.
  const own = ["Klubbens höstresa", "Höstsittning", "CMi: Gasque"];
  expect(titles("/docs/event/cmi")).toEqual(own);
  const club = ical.sync.parseICS(site.read("evenemang/for/cmi.ics"));
  const summaries = Object.values(club).flatMap((part) =>
    part?.type === "VEVENT" ? part.summary : [],
  );
  expect(summaries.toSorted()).toEqual(own.toSorted());
  expect(site.read("evenemang.ics").match(/^BEGIN:VEVENT/gm)).toHaveLength(52);

  isThere = false;
  const again = await build();
  expect(again.exitCode).toBe(0);
  expect(again.output).toMatch(/warning:\n_data\/events.json.*\n.*answered 503/);
  expect(again.read("evenemang.ics")).toBe(site.read("evenemang.ics"));
});
