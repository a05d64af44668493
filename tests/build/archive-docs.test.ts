import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FEATURES } from "../../src/features/features.ts";
import { lintFolder } from "../../src/lint/run.ts";
import { buildEnvironment, createProject, FIXTURE } from "../support/build.ts";
import { readData } from "../support/labels.ts";

test.runIf(process.env.SITE_TEST_FULL)(
  "the command archives a year: pages, menu, data blocks and links stay as they were",
  async () => {
    const inFixture = (path: string) => readFileSync(join(FIXTURE, path), "utf8");
    const text = inFixture("src/content/sv/docs/board.md");
    await using project = await createProject({
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

    // Today's roles change; the archived page keeps those of its year.
    await project.write({
      "_data/people.json": readFileSync(join(project.dir, "_data/people.json"), "utf8").replaceAll(
        /"email": "[^"]+"/g,
        '"email": "ny@example.org"',
      ),
    });
    const after = await project.build();
    expect(after.exitCode).toBe(0);
    const board = after.page("/docs/2025-26/board");
    expect(board.querySelector("main")?.textContent).toContain("ordf@test.example");
    expect(board.querySelector("main")?.textContent).not.toContain("ny@example.org");
    expect(after.page("/docs/board").querySelector("main")?.textContent).toContain(
      "ny@example.org",
    );
    const links = [...board.querySelectorAll("main .prose a, main p a")].map((link) =>
      link.getAttribute("href"),
    );
    expect(links).toEqual(expect.arrayContaining(["/docs/2025-26/intro", "/section"]));
    expect(board.querySelector('a[href*="/edit/"]')).toBeNull();
    expect(board.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(
      /\/docs\/2025-26\/board$/,
    );
    expect(board.querySelector("meta[name=robots]")).toBeNull();
    expect(after.read("sitemap.xml")).toMatch(
      /<loc>[^<]*\/docs\/2025-26\/board<\/loc><priority>0\.2<\/priority>/,
    );
  },
);
