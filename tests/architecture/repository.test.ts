import { globSync, readFileSync } from "node:fs";
import { matchesGlob, resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

const ROOT = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(resolve(ROOT, path), "utf8");
const filesLike = (pattern: string) => globSync(pattern, { cwd: ROOT }).sort();

const { version, scripts, devDependencies } = JSON.parse(read("package.json")) as {
  version: string;
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};
const WORKFLOWS = filesLike(".github/workflows/*.yml");

test("every action of the workflows is one version for good, by its hash", () => {
  const uses = WORKFLOWS.flatMap((path) => read(path).match(/uses:.*/g) ?? []);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d/.test(line))).toEqual([]);
});

test("workflows can only read the code", () => {
  for (const path of WORKFLOWS) {
    expect(parse(read(path)), path).toMatchObject({ permissions: { contents: "read" } });
  }
});

test("every script that workflows and guides name exists", () => {
  // What is only planned stands in a section of its own.
  const guide = read("CONTRIBUTING.md").replace(/^## Coming\n[\s\S]*?(?=^## |(?![\s\S]))/m, "");
  const texts = [guide, ...[...WORKFLOWS, "netlify.toml", "README.md"].map(read)];
  const named = new Set(
    texts.flatMap((text) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name)),
  );
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((name) => !(name in scripts))).toEqual([]);
});

test("every group of updates names packages that the project has", () => {
  const { updates } = parse(read(".github/dependabot.yml")) as {
    updates: { "package-ecosystem": string; groups: Record<string, { patterns: string[] }> }[];
  };
  const groups = updates.find((update) => update["package-ecosystem"] === "npm")?.groups ?? {};
  const patterns = Object.values(groups).flatMap((group) => group.patterns);
  const packages = Object.keys(devDependencies);
  expect(patterns.length).toBeGreaterThan(10);
  expect(
    patterns.filter((pattern) => !packages.some((name) => matchesGlob(name, pattern))),
  ).toEqual([]);
});

test.each(filesLike(".github/ISSUE_TEMPLATE/*.yml").filter((path) => !path.endsWith("config.yml")))(
  "%s is a form in both languages",
  (path) => {
    const { name, description, body } = parse(read(path)) as {
      name: string;
      description: string;
      body: { type: string; id?: string; attributes: { label?: string; description?: string } }[];
    };
    const questions = body.filter(({ type }) => type !== "markdown");
    const texts = [
      name,
      description,
      ...questions.flatMap(({ attributes }) => [
        attributes.label,
        ...(attributes.description === undefined ? [] : [attributes.description]),
      ]),
    ];
    expect(questions.length).toBeGreaterThan(2);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(texts.filter((text) => !/\S \/ \S/.test(text ?? ""))).toEqual([]);
  },
);

test("the changelog has the present version with its day", () => {
  expect(read("CHANGELOG.md")).toMatch(
    new RegExp(`^## ${version.replaceAll(".", "\\.")} – \\d{4}-\\d{2}-\\d{2}$`, "m"),
  );
});
