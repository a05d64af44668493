import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FEATURES } from "../../src/features/features.ts";
import { lintFolder } from "../../src/lint/run.ts";
import { buildEnvironment, createProject, FIXTURE } from "../support/build.ts";
import { readData } from "../support/labels.ts";

/** The fixture when its year has ended; a text links inside the docs and out of them. */
async function createEnded() {
  const inFixture = (path: string) => readFileSync(join(FIXTURE, path), "utf8");
  const text = inFixture("src/content/sv/docs/board.md");
  return createProject({
    files: {
      "_data/versions.json": inFixture("_data/versions.json")
        .replaceAll('"2.0"', '"2025/26"')
        .replace('"name": "2025/26"', '"name": "2.0"')
        .replace('"last": "2025/26"', '"last": "2.0"'),
      "_data/chapter-map.json": inFixture("_data/chapter-map.json").replace("2026/27", "2025/26"),
      "_data/charts.json": JSON.stringify(readData("charts.json")),
      "src/content/sv/docs/board.md": `${text}\n[Intro](/docs/intro) och [sektionen](/section)\n`,
    },
  });
}

test.runIf(process.env.SITE_TEST_FULL)(
  "AID-5 the command archives a year: each page has its copy, which keeps the roles, links and looks of that year",
  async () => {
    await using project = await createEnded();
    execFileSync(process.execPath, ["src/tools/new.ts", "archive", "2025-26"], {
      cwd: project.dir,
      env: { ...buildEnvironment(project.dir), SITE_NOW: "2026-07-01T08:00:00Z" },
    });
    const { site, findings } = lintFolder(project.dir, {}, FEATURES);
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
    const published = site.pages.filter(({ status }) => status.kind === "published");
    const titles = new Map(published.map(({ url, title }) => [url, title]));
    const docs = [...titles.keys()].filter((url) =>
      /^\/(en\/)?docs\/(?!next\/|1\.0\/|2025-26\/)/.test(url),
    );
    expect(docs.length).toBeGreaterThan(10);
    for (const url of docs)
      expect(titles.get(url.replace("/docs/", "/docs/2025-26/")), url).toBe(titles.get(url));

    const people = readFileSync(join(project.dir, "_data/people.json"), "utf8");
    const today = people.replaceAll(/"email": "[^"]+"/g, '"email": "ny@example.org"');
    await project.write({ "_data/people.json": today });
    const after = await project.build();
    expect(after.exitCode).toBe(0);
    const mainAt = (url: string) => after.page(url).querySelector("main")?.textContent;
    expect(mainAt("/docs/2025-26/board")).toContain("ordf@test.example");
    expect(mainAt("/docs/2025-26/board")).not.toContain("ny@example.org");
    expect(mainAt("/docs/board")).toContain("ny@example.org");
    expectArchived(after.page("/docs/2025-26/board"));
    expect(after.read("sitemap.xml")).toMatch(
      /<loc>[^<]*\/docs\/2025-26\/board<\/loc><priority>0\.2<\/priority>/,
    );
  },
);

/** It links to its own year, is not edited, and search engines may list it. */
function expectArchived(page: Document): void {
  const links = [...page.querySelectorAll("main .prose a, main p a")].map((link) =>
    link.getAttribute("href"),
  );
  expect(links).toEqual(expect.arrayContaining(["/docs/2025-26/intro", "/section"]));
  expect(page.querySelector('a[href*="/edit/"]')).toBeNull();
  expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(
    /\/docs\/2025-26\/board$/,
  );
  expect(page.querySelector("meta[name=robots]")).toBeNull();
}
