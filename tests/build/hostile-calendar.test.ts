// Whatever somebody writes in the public calendar, the site is published and says which entry is wrong.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createProject } from "../support/build.ts";
import { calendarHost, calendarOf } from "../support/calendar.ts";

/** By night there are more than a calendar may have, and pictures of what they say. */
const COUNT = process.env.SITE_TEST_FULL ? 2000 : 200;
const SITE = "https://test.example";

/** Links that a page keeps, and those that it must not have. */
const GOOD = ["/section", "/evenemang/", "/blog.html", "/gammalt", "/og-image.png"];
const FILE = "/files/sv/docs/%C3%85rs%20m%C3%B6te.pdf";
const LOST = ["/section#nope", "/docs/board/#%E0%A4%A"];
const DEAD = [
  ...[
    "/finns-inte",
    "/blog/2026/12/05/senare",
    "/docs/utkast",
    "/pdfs/affisch.pdf",
    "/affisch.pdf",
  ],
  ...["/Section", "//section", "/evenemang/borta", "/blog/tags/borta", "/en/blog/page/99"],
  ...["/files/sv/docs/borta.pdf", "/%E0%A4%A", "/borta.ics", "/admin/borta", "/section/../borta"],
];
const link = fc.constantFrom(...[...GOOD, FILE, ...LOST, ...DEAD].map((path) => SITE + path));

/** What headings, blocks and pages are called, and what looks like markup. */
const name = fc.constantFrom(
  ...[
    "Kalendervecka 24",
    "Klubben: Kalendervecka 24",
    "Styrelsen: upprop",
    "Kommande",
    "Att göra",
    "Integritet",
  ],
  ...["main", "own-events", "cmi-2026-06-10", "::: events", "[[roll:borta]]", "<script>x</script>"],
  ...["INSTÄLLT: Pub", "Pub", "# Rubrik", "\u202eabc\u2066", "{{ x }}", "]]>", "%s $& $1"],
);
const words = fc.oneof(
  { weight: 4, arbitrary: name },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  { weight: 1, arbitrary: fc.constant("") },
);
const description = fc.array(
  fc.oneof(
    link.map((address) => `Anmälan: ${address}`),
    link.map((address) => `<a href="${address}">Läs mer</a>`),
    fc.constantFrom("Pris: 150 kr", "Anmälan öppnar 3/12 kl 12", "OSA: 31/2", "För: medlemmar"),
    words,
  ),
  { maxLength: 4 },
);
const written = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** The lines of one entry: fifty of them are on one day, each field may be empty, there twice, or very long. */
const entry = (index: number) =>
  fc
    .record({
      day: fc.date({
        min: new Date("2025-05-01"),
        max: new Date("2027-06-30"),
        noInvalidDate: true,
      }),
      isDay: fc.boolean(),
      title: words,
      place: words,
      description,
      url: link,
      status: fc.constantFrom("CONFIRMED", "CANCELLED", "TENTATIVE", "?"),
      rule: fc.constantFrom(...Array(30).fill(""), "FREQ=MONTHLY", "FREQ=YEARLY", "FREQ=?"),
      change: fc.constantFrom(...Array(8).fill("none"), "empty", "twice"),
      changed: fc.nat(7),
    })
    .map(({ day, isDay, title, place, description, url, status, rule, change, changed }) => {
      const date = index < 50 ? "20260610" : day.toISOString().slice(0, 10).replaceAll("-", "");
      const lines = [
        `UID:${index}@calendar.example`,
        isDay ? `DTSTART;VALUE=DATE:${date}` : `DTSTART:${date}T1${index % 10}0000Z`,
        `SUMMARY:${written(title)}`,
        `LOCATION:${written(place)}`,
        `DESCRIPTION:${written(description.join("\n"))}`,
        `URL:${url}`,
        `STATUS:${status}`,
        `RRULE:${rule}`,
      ];
      if (rule === "") lines.pop();
      const [field = ""] = lines.splice(changed, 1);
      const start = field.slice(0, field.indexOf(":") + 1);
      const long = index % 60 === 59 && `${field} ${"å<b>".repeat(25_000)}`;
      const others = { empty: [start], twice: [field, field] };
      return [...lines, ...(long ? [long] : (others[change as "twice"] ?? [field]))];
    });

const HEADINGS =
  "## Kalendervecka 24\n\n## Klubben kalendervecka 24\n\n## Own events {#cmi-kalendervecka-24}\n";
const PAGE = `---\ntitle: Schema\ndescription: Två scheman.\n---\n${HEADINGS}
::: timetable /docs/event/cmi\n\n::: timetable /docs/intro\n`;

test("CAL-3 whatever entries of the calendar say, the site is published without it, and each warning names its entry", async () => {
  const entries = Array.from({ length: COUNT }, (_, index) => index).flatMap((index) =>
    fc.sample(entry(index), { numRuns: 1, seed: index }),
  );
  await using host = await calendarHost((_, response) => response.end(calendarOf(...entries)));
  await using project = await createProject({
    files: {
      ...Object.fromEntries(
        ["sv", "en"].map((locale) => [`src/content/${locale}/docs/handbok`, null]),
      ),
      "src/content/sv/schema.md": PAGE,
      "src/content/en/schema.md": PAGE,
      "src/content/sv/blog/2026-12-05-senare.md":
        "---\ntitle: Senare\n---\nA\n\n<!-- truncate -->\n",
      "src/content/en/blog/2026-12-05-senare.md":
        "---\ntitle: Later\n---\nA\n\n<!-- truncate -->\n",
    },
  });
  const { exitCode, output, files, read } = await project.build({
    CALENDAR_ICS_URL: host.address,
    SITE_SHARE_PICTURES: process.env.SITE_TEST_FULL ? "1" : "0",
  });
  expect(exitCode).toBe(0);
  const told = output
    .split("\n\n")
    .flatMap(
      (text) => /(?:^|\n)(?:_data\/events\.json|CALENDAR_ICS_URL)\n {2}(.*)/.exec(text)?.[1] ?? [],
    );
  expect(told.length).toBeGreaterThan(20);
  expect(told.join()).toContain("which is no page or document of this site");
  for (const warning of told)
    expect(warning).toMatch(
      /^(".*"|.*".*"|An event without a title) (\(\d{4}-\d\d-\d\d\)|has no date)/,
    );
  const pages = files.filter((file) => /^(?!admin\/).*\.html$/.test(file)).map(read);
  const has = (path: string) => pages.some((html) => html.includes(`href="${SITE}${path}"`));
  for (const path of [...GOOD, ...LOST, FILE]) expect(has(path), path).toBe(true);
  for (const path of DEAD) expect(has(path), path).toBe(false);
});
