import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { posixPath } from "../../src/schema/posix-path.ts";
import { type BuiltSite, FIXTURE, PROJECT } from "../support/build.ts";
import { label } from "../support/labels.ts";
import { shared } from "../support/shared-sites.ts";
import { all, landmark, only, text } from "./dom.ts";
import { fixture, varied } from "./sites.ts";

/** Texts and data as an editor of Windows saves them, in a folder that macOS has looked into. */
const fromElsewhere = {
  ...withLineEndsOfWindows(FIXTURE, "{_data,src}/**/*.{md,json}"),
  ...withLineEndsOfWindows(PROJECT, "_data/labels/*.json"),
  ...Object.fromEntries(
    [
      ...["_data/._people.json", "_data/labels/._sv.json", "src/assets/img/._x.png"],
      ...["src/content/sv/docs/._board.md", "src/content/sv/docs/._bild.png"],
      ...["src/content/.DS_Store", "src/theme/public/.DS_Store", "src/theme/public/._icon.png"],
      ...["src/pages/._tags.11ty.tsx", "src/components/breadcrumbs/._breadcrumbs.css"],
      ...["src/theme/emblems/._glass.svg", "src/versions/1.0/sv/._intro.md"],
    ].map((path) => [path, "\0\x05\x16\x07\0\x02\0\0Mac OS X"]),
  ),
};
/** In another project, into another folder, and deeper; on the other side of the date line, in Turkish. */
const todayAgain = shared({
  files: fromElsewhere,
  env: {
    SITE_OUTPUT: ".cache/far/away/",
    TZ: "Pacific/Kiritimati",
    LANG: "tr_TR.UTF-8",
    LC_ALL: "tr_TR.UTF-8",
  },
});
/** Five years later, on a computer in New York that speaks French. */
const later = shared({
  now: "2031-06-01T04:00:00Z",
  env: { TZ: "America/New_York", LANG: "fr_FR.UTF-8", LC_ALL: "fr_FR.UTF-8" },
});

function withLineEndsOfWindows(root: string, pattern: string): Record<string, string> {
  return Object.fromEntries(
    globSync(pattern, { cwd: root }).map((path) => [
      posixPath(path),
      readFileSync(join(root, path), "utf8").replaceAll(/\r?\n/g, "\r\n"),
    ]),
  );
}

function differences(one: BuiltSite, other: BuiltSite): string[] {
  const files = new Set([...one.files, ...other.files]);
  const hasBoth = (file: string) => one.files.includes(file) && other.files.includes(file);
  return [...files]
    .filter((file) => !hasBoth(file) || !one.bytes(file).equals(other.bytes(file)))
    .sort();
}

const titles = (page: Document) =>
  all(only(page, "main"), "section")
    .filter((section) => /^(Kommande evenemang|Upcoming events)/.test(text(section)))
    .flatMap((section) => all(section, "h3").map(text));

test("FOOT-3, SAME-1, SAME-2 the same source gives the same bytes, in whatever folder, time zone and language it is built, with whatever line ends, and beside what macOS leaves in folders", async () => {
  expect(differences(await fixture(), await todayAgain())).toEqual([]);
});

test("FOOT-3 builds in different years and places differ in events, calendars and in what is due for editors only", async () => {
  // Organisers list theirs, and the pages with the year name them; the stylesheets are those of the pages
  // that have lost their events.
  const isOfEvents = (file: string) =>
    /^(en\/events|evenemang|(en\/)?docs\/(event\/cmi|intro)\.html|ga-med|en\/join)\b|^assets\/[\w-]{10}\.css$/.test(
      file,
    );
  const changed = differences(await fixture(), await later());
  expect(changed.filter((file) => !isOfEvents(file))).toEqual([
    // It says when the site has been built.
    "build.json",
    "en/index.html",
    "en/redaktion/granskning.html",
    "en/search.html",
    "index.html",
    "redaktion/granskning.html",
    // They list the pages of events.
    "search-en.json",
    "search-sv.json",
    "sitemap.xml",
    "sok.html",
  ]);
});

test("LIC-1 the licences of what readers and editors are sent come along, those of the other bundle do not", async () => {
  const named = (site: BuiltSite, use = "pages") =>
    [...site.read("licenses.txt").matchAll(/^(\S.*?) +[\w.-]+ \((.*)\)$/gm)].flatMap(
      ([, name = "", user]) => (user === use ? name.replace(/ \d[\d.]*$/, "") : []),
    );
  const [react, preact] = [named(await fixture()), named(await varied())];
  const both = ["@orama/stemmers", "@vercel/analytics", "minisearch"];
  const fonts = [/^Young Serif/, /^Porter Sans/].map((name) => expect.stringMatching(name));
  expect(react).toEqual(expect.arrayContaining([...both, ...fonts, "react", "react-dom"]));
  expect(preact).toEqual(expect.arrayContaining([...both, ...fonts, "preact"]));
  expect(preact).not.toContain("react");
  expect(react).not.toContain("preact");
  expect(named(await varied(), "editing page")).toEqual(
    expect.arrayContaining(["@sveltia/cms", "@11ty/eleventy-img", "markdown-it-anchor", "react"]),
  );
});

test("EVENT-5 the home page shows the academic year when nothing is planned", async () => {
  const { page } = await later();
  expect(titles(page("/"))).toEqual([]);
  expect(text(only(page("/"), "main"))).toContain("Festival, vår");
  expect(text(only(page("/en/"), "main"))).toContain("Festival, spring");
});

test("BLOG-13, G-42 a post of 1 January is under its year in every time zone", async () => {
  const { page } = await later();
  const side = landmark(page("/blog"), label("sv", "blog.sidebar.navAriaLabel"));
  const link = only(side, 'a[href="/blog/2025/01/01/nytt-ar"]');
  expect(text(link.closest("ul")?.parentElement?.firstElementChild ?? null)).toBe("2025");
  const archived = only(page("/blog/archive"), 'main a[href="/blog/2025/01/01/nytt-ar"]');
  expect(archived.closest("section")?.querySelector("h2")?.id).toBe("2025");
});
