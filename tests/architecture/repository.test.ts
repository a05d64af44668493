import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { posixPath } from "../../src/schema/posix-path.ts";
import { knownFile } from "../judges/known.ts";
import { LABEL_KEYS, labelsAskedFor } from "../support/labels.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(resolve(ROOT, path), "utf8");
const filesLike = (...patterns: string[]) =>
  globSync(patterns, { cwd: ROOT }).map(posixPath).sort();
const WORKFLOWS = filesLike(".github/workflows/*.yml");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

const stepsOf = (file: string) =>
  Object.values((parse(read(file)) as { jobs: Record<string, { steps: Step[] }> }).jobs).flatMap(
    ({ steps }) => steps,
  );

/** What is known of a subject before anything is read: its schema and its words. */
const FIRST_OF_SUBJECTS = "schemas of src/features";

/**
 * All folders of the code: what a file imports, types too, is in its own folder or in one that is further up here. Biome
 * finds circles of files. (`noImportCycles`)
 */
const LAYERS = [
  ["src/messages", "_data", "src/theme"],
  ["src/schema"],
  [FIRST_OF_SUBJECTS],
  ["src/routes", "widgets"],
  ["src/assets"],
  ["src/markdown"],
  ["src/read"],
  ["src/model"],
  ["src/components"],
  ["src/blocks"],
  ["src/layouts"],
  ["src/search", "src/lint"],
  ["src/features"],
  ["src/admin"],
  ["src/pages"],
  ["src/eleventy"],
  ["src/tools"],
];

const CODE = filesLike("{src,widgets}/**/*.{css,ts,tsx}").filter((file) => !file.endsWith(".d.ts"));

/** All imports of the project's own files. */
const IMPORTS = CODE.flatMap((file) =>
  [...read(file).matchAll(/(?:from|import|@import) "(\.[^"]+)"/g)].map(([, target = ""]) => ({
    file,
    target: posixPath(relative(ROOT, resolve(ROOT, dirname(file), target))),
  })),
);

const folderOf = (path: string) =>
  /^src\/features\/(feature-schema|schemas|[\w-]+\/(schema|messages))\.ts$/.test(path)
    ? FIRST_OF_SUBJECTS
    : (/^(src\/\w+|\w+)\//.exec(path)?.[1] ?? "");

test("imports lead only from later layers to earlier ones", () => {
  const layerOf = (folder: string) => LAYERS.findIndex((layer) => layer.includes(folder));
  expect([...new Set(CODE.map(folderOf))].filter((folder) => layerOf(folder) < 0)).toEqual([]);
  // Styles of every page are put together in src/assets.
  const wrong = IMPORTS.filter(({ file, target }) => {
    if (file.endsWith(".css")) return false;
    const [own, to] = [folderOf(file), folderOf(target)];
    return to !== own && layerOf(to) >= layerOf(own);
  });
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

/** The subject that a file belongs to. */
const subjectOf = (path: string) => /^src\/features\/([\w-]+)\//.exec(path)?.[1];

test("a subject imports from few others, and from their doors only", () => {
  const others = IMPORTS.filter(({ file, target }) => {
    const [own, other] = [subjectOf(file), subjectOf(target)];
    return own && other && own !== other;
  });
  const doors = /^src\/features\/[\w-]+\/(index|schema)\.ts$/;
  expect(others.filter(({ target }) => !doors.test(target))).toEqual([]);
  const pairs = others.map(({ file, target }) => `${subjectOf(file)} from ${subjectOf(target)}`);
  const allowed = [
    "calendar from events",
    "checklists from key-dates",
    "jobs from partners",
    "key-dates from events",
    "review from events",
    "schedule from events",
    "year from events",
  ];
  expect([...new Set(pairs)].filter((pair) => !allowed.includes(pair))).toEqual([]);
});

test("the rest of the site knows no subject by name", () => {
  const lists = ["builds", "index", "schemas"].map((name) => `src/features/${name}.ts`);
  const named = IMPORTS.filter(
    ({ file, target }) => !subjectOf(file) && subjectOf(target) && !lists.includes(file),
  );
  expect(named.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test("every action of the workflows is pinned by its hash", () => {
  const uses = WORKFLOWS.flatMap((path) => read(path).match(/uses:.*/g) ?? []);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d/.test(line))).toEqual([]);
});

test("SEC-3 no workflow leaves its right to push in the folder where it runs code", () => {
  const checkouts = WORKFLOWS.flatMap((file) =>
    stepsOf(file).filter(({ uses }) => uses?.startsWith("actions/checkout@")),
  );
  expect(checkouts.length).toBeGreaterThan(4);
  expect(checkouts.filter((step) => step.with?.["persist-credentials"] !== false)).toEqual([]);
});

test("SEC-3 the packages of every lock file are updated and audited", () => {
  const folders = filesLike("package-lock.json", "tests/*/package-lock.json").map((file) =>
    file.replace(/\/?package-lock.json$/, ""),
  );
  const { updates } = parse(read(".github/dependabot.yml")) as {
    updates: { "package-ecosystem": string; directory: string }[];
  };
  const updated = updates.filter((update) => update["package-ecosystem"] === "npm");
  expect(updated.map(({ directory }) => directory.slice(1)).sort()).toEqual(folders.sort());
  const audits = read(".github/workflows/supply-chain.yml").match(/npm audit --audit-level.*/g);
  expect(audits).toEqual(
    folders.map((folder) => `npm audit --audit-level=high${folder && ` --prefix ${folder}`}`),
  );
});

test("workflows may only read the code", () => {
  for (const path of WORKFLOWS)
    expect(parse(read(path)), path).toMatchObject({ permissions: { contents: "read" } });
});

test("PREVIEW-4 the workflow that may comment runs no code of the pull request; the one that runs it has no rights", () => {
  const workflow = (name: string) =>
    parse(read(`.github/workflows/${name}.yml`)) as {
      on: object;
      jobs: Record<string, { permissions?: object; steps: { uses?: string; run?: string }[] }>;
    };
  const { on, jobs } = workflow("preview-comment");
  expect(on).toEqual({ workflow_run: { workflows: ["Preview summary"], types: ["completed"] } });
  expect(Object.keys(jobs)).toEqual(["comment"]);
  expect(jobs.comment?.permissions).toEqual({ actions: "read", "pull-requests": "write" });
  const actions = jobs.comment?.steps.map(({ uses }) => uses?.split("@")[0]);
  expect(actions).toEqual(["actions/download-artifact", undefined]);
  // What the pull request names never becomes part of a command.
  expect(jobs.comment?.steps.map(({ run }) => run).join()).not.toContain("${{");
  const summary = workflow("preview-summary");
  expect(Object.values(summary.jobs).map((job) => job.permissions)).toEqual([undefined]);
  expect(read(".github/workflows/preview-summary.yml")).not.toMatch(
    /secrets\.|pull_request_target/,
  );
});

test("every npm script that workflows and guides name exists, of at most 16", () => {
  const texts = [...WORKFLOWS, "netlify.toml", ...filesLike("*.md", "docs/*.md")]
    .filter((path) => path !== "CHANGELOG.md")
    .map(read);
  const named = texts.flatMap((text) => [...text.matchAll(/npm run ([\w:]+)/g)]);
  expect(named.map(([, name = ""]) => name).filter((name) => !(name in scripts))).toEqual([]);
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(16);
});

test("every label is used", () => {
  const code = CODE.filter((path) => !path.endsWith("labels.ts"))
    .map(read)
    .join("\n");
  const isUsed = labelsAskedFor(code);
  expect(LABEL_KEYS.filter((key) => !isUsed(key))).toEqual([]);
});

test("ACCESS-5 what the statement says about tests is what the workflows run (else: accessibility.runs in _data/labels)", () => {
  const runs = (file: string) =>
    stepsOf(`.github/workflows/${file}.yml`).flatMap(({ run }) => run?.trim() ?? []);
  const commands = (run: string) => run.match(/npm run [\w:]+|npx vitest.*/g) ?? [];
  // "texts": built, checked, examined as files, no browser. "code": everything.
  const [, texts = "", code] = runs("test");
  expect(commands(texts)).toEqual([
    "npm run lint:content",
    "npm run build",
    "npx vitest run --config tests/vitest.config.ts --project build tests/build/website.test.ts",
  ]);
  expect(code).toBe("npm cit");
  expect(scripts.test).toBe("node tests/all.ts");
  expect(read("tests/all.ts")).toContain("tests/playwright.config.ts");
  // "night": the same tests, the three programs, the simulated screen reader; Firefox and WebKit.
  const night = runs("nightly").join(" ");
  for (const part of ["test:unit", "test:build", "browser", "judges", "transcripts"])
    expect(night).toMatch(new RegExp(`\\b${part}\\b`));
  // Large text on the real website: a project of the part "browser".
  expect(read("tests/playwright.config.ts")).toContain(
    'site("website", "react"), testMatch: EVERY_ADDRESS',
  );
  expect(runs("engines").at(-1)).toBe("npm run test:nightly -- engines");
  for (const file of ["nightly", "engines"])
    expect(read(`.github/workflows/${file}.yml`)).toMatch(
      /schedule:\n\s+- cron: "\d+ \d+ \* \* \*"/,
    );
});

/** A new chapter has no statement before its own run of the engines. */
const hasStatement = existsSync(resolve(ROOT, "_data/accessibility.json"));

test.runIf(hasStatement)(
  "ACCESS-5 the accessibility statement tells each waiver of the engines, which is for a place or is measured",
  () => {
    const known = knownFile.parse(JSON.parse(read("tests/judges/known.json")));
    const { waivers } = JSON.parse(read("_data/accessibility.json")) as { waivers: unknown };
    expect(waivers).toEqual(known.map(({ rule, reason }) => ({ rule, reason })));
  },
);

test.runIf(hasStatement)(
  "ACCESS-2 the accessibility statement is of the engines that are installed, and of a run without findings",
  () => {
    const version = (path: string, name: string) =>
      (JSON.parse(read(path)) as { packages: Record<string, { version: string }> }).packages[
        `node_modules/${name}`
      ]?.version;
    const { judges } = JSON.parse(read("_data/accessibility.json")) as {
      judges: { name: string; version: string; rules: number; findings: number }[];
    };
    expect(judges.map(({ name, version, findings }) => [name, version, findings])).toEqual([
      ["axe", version("package-lock.json", "axe-core"), 0],
      [
        "IBM Equal Access",
        version("tests/judges/package-lock.json", "accessibility-checker-engine"),
        0,
      ],
      ["Siteimprove Alfa", version("tests/judges/package-lock.json", "@siteimprove/alfa-rules"), 0],
    ]);
  },
);
