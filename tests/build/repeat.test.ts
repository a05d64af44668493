import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { posixPath } from "../../src/schema/posix-path.ts";
import { type BuiltSite, FIXTURE, PROJECT } from "../support/build.ts";
import { label } from "../support/labels.ts";
import { shared } from "../support/shared-sites.ts";
import { landmark, only, text } from "./dom.ts";
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
/** In another project, into another folder, and deeper; beyond the date line, in Turkish; the fixture is built
 * in New York. */
const todayAgain = shared({
  files: fromElsewhere,
  env: {
    SITE_OUTPUT: ".cache/far/away/",
    TZ: "Pacific/Kiritimati",
    LANG: "tr_TR.UTF-8",
    LC_ALL: "tr_TR.UTF-8",
  },
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

test("SAME-1, SAME-2 the same source gives the same bytes, in whatever folder, time zone and language it is built, with whatever line ends, and beside what macOS leaves in folders", async () => {
  expect(differences(await fixture(), await todayAgain())).toEqual([]);
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

test("G-42 a post of 1 January is under its year in every time zone", async () => {
  const { page } = await fixture();
  const side = landmark(page("/blog"), label("sv", "blog.sidebar.navAriaLabel"));
  const link = only(side, 'a[href="/blog/2025/01/01/nytt-ar"]');
  expect(text(link.closest("ul")?.parentElement?.firstElementChild ?? null)).toBe("2025");
  const archived = only(page("/blog/archive"), 'main a[href="/blog/2025/01/01/nytt-ar"]');
  expect(archived.closest("section")?.querySelector("h2")?.id).toBe("2025");
});
