import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { calendarDigest } from "../../../src/features/calendar/calendar-digest.ts";
import { publishDue } from "../../../src/tools/publish-due.ts";
import { calendarHost, calendarOf } from "../../support/calendar.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const NOTE = { built: "2026-11-20", due: "2026-12-24" };

test("DUE-2 an entry that is moved, called off, renamed, excluded or gone tells itself from one that is new or told better", () => {
  const pub = ["UID:1", "DTSTART:20261201T160000Z", "SUMMARY:Pub", "LOCATION:Nymble"];
  const over = ["UID:2", "DTSTART:20261101T160000Z", "SUMMARY:Bal"];
  const digest = (...entries: string[][]) => calendarDigest(calendarOf(...entries), "2026-11-24");
  const { coming } = digest(pub, over);
  expect(coming).toHaveLength(1);
  const isPlanned = (...entries: string[][]) => digest(...entries).coming.includes(coming[0] ?? "");
  expect(isPlanned(["UID:3", ...over.slice(1)], [...pub, "DESCRIPTION:Ta med kårleg"])).toBe(true);
  expect(isPlanned(pub.toReversed())).toBe(true);
  for (const [index, line] of [
    ...[
      [1, "DTSTART:20261202T160000Z"],
      [2, "SUMMARY:INSTÄLLT: Pub"],
      [3, "LOCATION:Nymb\r\n le 2"],
    ],
    ...[
      [0, "UID:1\r\nSTATUS:CANCELLED"],
      [0, "UID:1\r\nEXDATE:20261208T160000Z"],
    ],
  ] as const)
    expect(isPlanned(pub.with(index, line)), line).toBe(false);
  expect(isPlanned(over)).toBe(false);
});

test("DUE-2 the hook is called once something is due, and the run says why or why not", async () => {
  const answers: Record<string, string> = {
    "/basic.ics": calendarOf(["UID:1", "DTSTAMP:20261124T000000Z", "SUMMARY:Pub"]),
  };
  await using host = await calendarHost((request, response) => {
    const answer = answers[request.url ?? ""];
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
  });
  await using folder = await createTempFolder({
    "_data/site.json": JSON.stringify({ url: host.address }),
    "_data/events.json": JSON.stringify({ ical: `${host.address}/basic.ics` }),
  });
  const NETLIFY_BUILD_HOOK = `${host.address}/hook`;
  const run = (today: string, env = {}) =>
    publishDue({ NETLIFY_BUILD_HOOK, ...env }, folder.dir, today);
  const calls = () => host.requests.filter((url) => url.startsWith("/hook")).length;

  expect(await publishDue({}, folder.dir, "2026-11-24")).toContain("no secret NETLIFY_BUILD_HOOK");
  answers["/hook?trigger_title=Publish+daily"] = "";
  expect(await run("2026-11-24")).toBe(
    "Published: The published site does not say when it was built.",
  );
  expect(calls()).toBe(1);
  const calendar = calendarDigest(answers["/basic.ics"] ?? "", NOTE.built);
  answers["/build.json"] = JSON.stringify({ ...NOTE, calendar });
  // A copy of the same calendar is made at another time.
  answers["/basic.ics"] = answers["/basic.ics"]?.replace("T000000Z", "T111111Z") ?? "";
  expect(await run("2026-11-24")).toBe("Not published: Nothing is due before 2026-12-24.");
  expect(calls()).toBe(1);
  answers["/basic.ics"] = answers["/basic.ics"].replace("Pub", "Sittning");
  expect(await run("2026-11-24")).toBe("Published: The calendar has changed since 2026-11-20.");
  expect(calls()).toBe(2);
  // By hand it is not asked why.
  expect(await run("2026-11-24", { GITHUB_EVENT_NAME: "workflow_dispatch" })).toContain(
    "Published",
  );
  const asked = JSON.parse(await readFile(join(folder.dir, ".cache/asked-builds.json"), "utf8"));
  expect(asked).toEqual(Array(3).fill("2026-11-24"));
});

test("DUE-1, CAL-4 the calendar is fetched within the limits of a build", async () => {
  await using host = await calendarHost((request, response) => {
    const { url = "" } = request;
    if (url === "/build.json")
      response.end(JSON.stringify({ ...NOTE, calendar: { all: "a", coming: [] } }));
    else if (url === "/moved.ics") response.writeHead(302, { location: "/a.ics" }).end();
    else response.end(`${calendarOf(["SUMMARY:Pub"])}${"x".repeat(url === "/a.ics" ? 0 : 5e6)}`);
  });
  const result = async (ical: string) => {
    await using folder = await createTempFolder({
      "_data/site.json": JSON.stringify({ url: host.address }),
      "_data/events.json": JSON.stringify({ ical }),
    });
    const env = { NETLIFY_BUILD_HOOK: `${host.address}/hook` };
    return await publishDue(env, folder.dir, "2026-11-24");
  };
  expect(await result(`${host.address}/a.ics`)).toContain("The calendar has changed");
  for (const address of [
    `${host.address}/large.ics`,
    `${host.address}/moved.ics`,
    `${host.address}/a.ics`.replace("//", "//user:password@"),
    "http://192.0.2.1/a.ics",
    "data:text/calendar,BEGIN:VCALENDAR",
  ])
    expect(await result(address), address).toContain("Nothing is due before");
});
