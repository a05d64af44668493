import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { archiveDocs, nextYear, withinVersion } from "../../src/tools/archive-docs.ts";
import { buildEnvironment, createContent, createProject, FIXTURE } from "../support/build.ts";
import { fixture } from "./sites.ts";

/** Everything a command could change, by path. */
function contentOf(dir: string): Map<string, string> {
  return new Map(
    globSync("{_data,src/content,src/versions}/**/*", { cwd: dir, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file, readFileSync(file, "latin1")]),
  );
}

function archive(dir: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["src/tools/new.ts", "archive", ...args],
    { cwd: dir, encoding: "utf8", env: buildEnvironment(dir) },
  );
  return { status, output: stdout + stderr };
}

test("the command archives a year: pages, menu, data blocks and links stay as they were", async () => {
  const before = await fixture();
  const text = readFileSync(join(FIXTURE, "src/content/sv/docs/board.md"), "utf8");
  await using project = await createProject({
    files: {
      "src/content/sv/docs/board.md": `${text}\n[Intro](/docs/intro) och [sektionen](/section)\n`,
    },
  });

  expect(archive(project.dir, "2025-26")).toEqual({
    status: 0,
    output:
      'The docs are archived as "2025-26". Look at _data/versions.json, then commit the new files.\n',
  });
  // Today's roles change; the archived page keeps those of its year.
  await project.write({
    "_data/people.json": readFileSync(join(project.dir, "_data/people.json"), "utf8").replaceAll(
      /"email": "[^"]+"/g,
      '"email": "ny@iare.nu"',
    ),
  });
  const after = await project.build();
  expect(after.exitCode).toBe(0);

  const docs = before.urls.filter((url) => /^\/(en\/)?docs\/(?!next\/|1\.0\/)/.test(url));
  expect(docs.length).toBeGreaterThan(10);
  for (const url of docs) {
    const archived = url.replace("/docs/", "/docs/2025-26/");
    expect(after.page(archived).querySelector("h1")?.textContent, archived).toBe(
      before.page(url).querySelector("h1")?.textContent,
    );
  }
  const board = after.page("/docs/2025-26/board");
  expect(board.querySelector("main")?.textContent).toContain("ordf@test.example");
  expect(board.querySelector("main")?.textContent).not.toContain("ny@iare.nu");
  expect(after.page("/docs/board").querySelector("main")?.textContent).toContain("ny@iare.nu");
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
});

describe("the command changes nothing and says why", () => {
  test("when there is a version of that name, also the second time", async () => {
    await using project = await createContent();
    const builds = () => null;
    archiveDocs(project.dir, "2025-26", builds);
    const before = contentOf(project.dir);
    expect(() => archiveDocs(project.dir, "2025-26", builds)).toThrow(
      'There is a version "2025-26" already. Known versions: current, 2.0, 2025-26, 1.0.',
    );
    expect(() => archiveDocs(project.dir, "1.0", builds)).toThrow(
      'There is a version "1.0" already.',
    );
    expect(contentOf(project.dir)).toEqual(before);
  });

  test("when the site with the new version does not build", async () => {
    await using project = await createProject({
      files: { "src/content/sv/section.md": "---\ntitle: S\ndescription: S.\n---\n\n::: nota\n" },
    });
    const before = contentOf(project.dir);
    const { status, output } = archive(project.dir, "2025-26");
    expect(status).toBe(1);
    expect(output).toContain("does not build; nothing was changed.");
    expect(output).toContain('There is no directive "nota".');
    expect(contentOf(project.dir)).toEqual(before);
    expect(existsSync(join(project.dir, "src/versions/2025-26"))).toBe(false);
  });

  test.each([
    ["a/b", "a version name holds no slash"],
    ["..", 'a version name is not "." or ".."'],
    ["x".repeat(33), "a version name has at most 32 characters"],
  ])("when the name is %s", async (name, reason) => {
    await using project = await createContent();
    const before = contentOf(project.dir);
    expect(() => archiveDocs(project.dir, name, () => null)).toThrow(reason);
    expect(contentOf(project.dir)).toEqual(before);
  });

  test("when no name is given", async () => {
    await using project = await createProject();
    expect(archive(project.dir)).toEqual({
      status: 1,
      output: "Write the operating year:  npm run docs:archive -- 2026-27\n",
    });
  });
});

test.each([
  ["2026/27", "2027/28"],
  ["2099/00", "2100/01"],
  ["Next", "Next"],
])("the label %s becomes %s", (label, next) => {
  expect(nextYear(label)).toBe(next);
});

test.each([
  ["[a](/docs/board)", "[a](/docs/x/board)"],
  ["[a](/docs)", "[a](/docs/x)"],
  ["[a](/docs/board#roller 'T')", "[a](/docs/x/board#roller 'T')"],
  ["[a]: /docs/board", "[a]: /docs/x/board"],
  ["![a](../../sv/docs/a.png)", "![a](../sv/a.png)"],
  ["![a](../../../en/docs/event/a.png)", "![a](../../en/event/a.png)"],
  ["[a](/docstring)", "[a](/docstring)"],
  ["[a](/section)", "[a](/section)"],
  ["[a](https://example.org/docs/board)", "[a](https://example.org/docs/board)"],
])("the link %s becomes %s", (markdown, moved) => {
  expect(withinVersion(markdown, "x")).toBe(moved);
});
