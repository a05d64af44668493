import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { YearStreet } from "../../../src/features/year/year-street.tsx";
import { textsOf } from "../../build/dom.ts";
import { parseHtml } from "../../support/build.ts";
import { both, contextOf, homeSource, siteData, siteOf } from "../../support/site-data.ts";
import { SMALL_SITE } from "../../support/small-site.ts";
import { withEvents } from "../events/with-events.ts";

test("EVENT-5 what is usual is named until an event has a date, not a last day that nobody goes to", () => {
  const event = (title: string, day: string) => ({
    ...{ title: both(title), start: `${day}T15:00`, end: `${day}T16:00` },
  });
  const sentences = (events: ReturnType<typeof event>[]) => {
    const context = contextOf("sv", withEvents(events, { today: "2026-11-28" }));
    const { body } = parseHtml(renderToStaticMarkup(<YearStreet context={context} />));
    return textsOf(body, "[data-usual] b");
  };
  const deadline = event("Sista dagen att söka poster", "2026-12-02");
  expect(sentences([deadline])).toHaveLength(1);
  expect(sentences([deadline, event("SM#2", "2026-12-15")])).toEqual([]);
});

test("the home page has no street of a year without entries", () => {
  const academicYear = { ...siteData().academicYear, events: [] };
  expect(siteOf(SMALL_SITE, { academicYear }).document("/").querySelector(".street")).toBeNull();
});

test.each([
  ["sv", "/", "Festival, vår"],
  ["en", "/en/", "Festival, spring"],
] as const)(
  "EVENT-5 the home page (%s) shows the academic year when nothing is planned",
  (locale, url, usual) => {
    const [today, now] = ["2031-06-01", new Date("2031-06-01")];
    const { document } = siteOf([homeSource(locale)], { today }, { now });
    const main = document(url).querySelector("main");
    expect(textsOf(main, ".events h3")).toEqual([]);
    expect(main?.textContent).toContain(usual);
  },
);
