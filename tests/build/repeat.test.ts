// A build in another place: the same bytes, and a failed one that leaves them as they were.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { posixPath } from "../../src/schema/posix-path.ts";
import { type BuiltSite, createProject, FIXTURE, PROJECT, type Project } from "../support/build.ts";
import { label } from "../support/labels.ts";
import { landmark, only, text } from "./dom.ts";
import { fixture } from "./sites.ts";

const FAVICON = readFileSync(join(FIXTURE, "src/theme/public/favicon.svg"), "utf8");
/** Texts and data as an editor of Windows saves them, in a folder that macOS has looked into. */
const FROM_ELSEWHERE = {
  ...withLineEndsOfWindows(FIXTURE, "{_data,src}/**/*.{md,json}"),
  ...withLineEndsOfWindows(PROJECT, "_data/labels/*.json"),
  // What is published has no note of the program that has drawn it.
  "src/theme/public/favicon.svg": FAVICON.replace("<path", "<!-- /home/kim/favicon.svg --><path"),
  ...Object.fromEntries(
    [
      ...["_data/._people.json", "_data/labels/._sv.json", "src/assets/img/._x.png"],
      ...["src/content/sv/docs/._board.md", "src/content/sv/docs/._bild.png"],
      ...["src/content/.DS_Store", "src/theme/public/.DS_Store", "src/theme/public/._icon.png"],
      ...[
        "src/theme/public/Thumbs.db",
        "src/theme/public/pdfs/Thumbs.db",
        "src/theme/public/pdfs/~$brev.docx",
      ],
      ...["src/pages/._tags.11ty.tsx", "src/components/breadcrumbs/._breadcrumbs.css"],
      ...["src/theme/emblems/._glass.svg", "src/versions/1.0/sv/._intro.md"],
    ].map((path) => [path, "\0\x05\x16\x07\0\x02\0\0Mac OS X"]),
  ),
};

/** Into another folder, and deeper; beyond the date line, in Turkish; the fixture is built in New York. */
const ENVIRONMENT = {
  SITE_OUTPUT: ".cache/far/away/",
  TZ: "Pacific/Kiritimati",
  LANG: "tr_TR.UTF-8",
  LC_ALL: "tr_TR.UTF-8",
};

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

/** The report that ends a failed build. */
function report(output: string): string {
  const [, text] =
    /Eleventy Fatal Error \(CLI\):\n([\s\S]*?Nothing was published\.)/.exec(output) ?? [];
  return text ?? `There is no report in:\n${output}`;
}

let project: Project;
let again: BuiltSite;

beforeAll(async () => {
  project = await createProject({ files: FROM_ELSEWHERE });
  again = await project.build(ENVIRONMENT);
});
afterAll(() => project?.[Symbol.asyncDispose]());

test("SAME-1, SAME-2 the same source gives the same bytes in any folder, time zone, language and line ends, on macOS too", async () => {
  expect(differences(await fixture(), again)).toEqual([]);
});

test("CONF-1, CONF-7 a report ends a failed build, which leaves the earlier one as it was, and nothing half-written", async () => {
  await project.write({
    // It only shows when the pages are finished.
    "src/content/sv/section.md":
      "---\ntitle: Sida\ndescription: En sida.\n---\nSe [a](/blog/tags/nope) och [fel](/docs/intro#nope).\n",
  });
  const failed = await project.build(ENVIRONMENT);
  expect(failed.exitCode).toBe(1);
  expect(differences(again, failed)).toEqual([]);
  expect(existsSync(join(project.dir, ".cache/far/away.next"))).toBe(false);
  expect(failed.output).not.toMatch(/^\s+at .*\.tsx?\b|TypeScript|zod/im);
  expect(report(failed.output)).toBe(`src/content/sv/section.md:5:4
  The link /blog/tags/nope on /section leads to /blog/tags/nope, which does not exist.

1 finding in 1 file. Nothing was published.`);
  // Warnings are printed before it.
  const [before] = failed.output.split("Eleventy Fatal Error");
  expect(before).toMatch(/^src\/content\/sv\/section\.md:5:29\n {2}The link .*"#nope"/m);
  expect(before).toMatch(/^\d+ findings? in .*Warnings do not stop/m);
});

test("G-42 a post of 1 January is under its year in every time zone", () => {
  const side = landmark(again.page("/blog"), label("sv", "blog.sidebar.navAriaLabel"));
  const link = only(side, 'a[href="/blog/2025/01/01/nytt-ar"]');
  expect(text(link.closest("ul")?.parentElement?.firstElementChild ?? null)).toBe("2025");
  const archived = only(again.page("/blog/archive"), 'main a[href="/blog/2025/01/01/nytt-ar"]');
  expect(archived.closest("section")?.querySelector("h2")?.id).toBe("2025");
});
