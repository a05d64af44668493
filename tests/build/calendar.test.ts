import { expect, test } from "vitest";
import { BUDGETS, brotliSize } from "../../src/tools/budgets.ts";
import { createProject, WITHOUT_NEWS } from "../support/build.ts";
import { calendarHost, calendarOf, swedish } from "../support/calendar.ts";
import { all, only, text } from "./dom.ts";
import { ONLY_VERSION } from "./sites.ts";

const LONG = "Vi bjuder på trerätters, sång och uppträdanden hela kvällen. ".repeat(30);

test("CAL-6, EVENT-6 an entry of the calendar is on the home page, has a light page, and is found by the search", async () => {
  const calendar = calendarOf([
    "UID:gasque@google.com",
    swedish("DTSTART", "20260925T173000"),
    swedish("DTEND", "20260925T235900"),
    "SUMMARY:Gasque",
    "LOCATION:Kårhuset\\, Drottninggatan 15\\, 114 28 Stockholm",
    `DESCRIPTION:Pris: 450 kr\\nAnmälan öppnar 10 september 12.00\\n${LONG}`,
  ]);
  await using host = await calendarHost((_, response) => response.end(calendar));
  await using project = await createProject({ files: { ...WITHOUT_NEWS, ...ONLY_VERSION } });
  const site = await project.build({
    now: "2026-09-01T06:00:00Z",
    env: { CALENDAR_ICS_URL: `${host.address}/basic.ics` },
  });
  expect(site.exitCode, site.output).toBe(0);
  expect(site.output).not.toContain("calendar");
  const [link] = all(site.page("/"), "main .events h3 a").filter((one) => text(one) === "Gasque");
  const url = link?.getAttribute("href") ?? "";
  const page = site.page(url);
  expect(text(only(page, "h1"))).toBe("Gasque");
  expect(site.read("search-sv.json")).toContain(url);
  expect(site.read("_redirects")).toMatch(/^\/evenemang\/:event {2}\/evenemang {2}302$/m);
  const files = [
    `${url.slice(1)}.html`,
    ...all(page, 'link[rel="stylesheet"]').map((one) => one.getAttribute("href")?.slice(1) ?? ""),
  ];
  const weight = files.reduce((sum, file) => sum + brotliSize(site.bytes(file)), 0);
  expect(weight).toBeLessThan(BUDGETS.docsPage);
});
