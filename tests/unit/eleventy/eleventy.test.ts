import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { isReachable } from "../../../src/eleventy/dev-server.ts";
import { addFormats } from "../../../src/eleventy/formats.ts";
import { claim } from "../../../src/eleventy/process-lock.ts";
import { typeChecker } from "../../../src/eleventy/type-check.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

// tests/build/dev-server.test.ts has the server itself.

test.each([
  ["127.0.0.1", undefined, true],
  ["::ffff:127.0.0.1", undefined, true],
  ["::1", undefined, true],
  ["192.168.1.7", undefined, false],
  [undefined, undefined, false],
  ["::ffff:192.168.1.7", "192.168.1.7", true],
  ["192.168.1.8", "192.168.1.7", false],
  ["192.168.1.7", "0.0.0.0", true],
])("a request to %s with SITE_HOST %s: answered is %s", (address, host, isAnswered) => {
  expect(isReachable(address, host)).toBe(isAnswered);
});

/** The options that templates are registered with in Eleventy. */
interface Options {
  compile: (content: string, path: string) => (data: object) => Promise<unknown>;
}

test.each([
  [undefined, "empty.11ty.tsx has no default export. Write"],
  [5, "empty.11ty.tsx has no default export that is a function. Write"],
])("CONF-7 a template whose default export is %s is named", async (render, mistake) => {
  const known: Options[] = [];
  const config = { addExtension: (_: string[], options: Options) => known.push(options) };
  addFormats(config as never, { module: async () => ({ default: render }) } as never);
  const drawn = known[0]?.compile("", "empty.11ty.tsx")({ page: {} });
  await expect(drawn).rejects.toThrow(mistake);
});

/** Of a process that has ended. */
const ended = spawnSync(process.execPath, ["--version"]).pid;

test.each([
  { before: "nothing", id: "", isOurs: true },
  { before: "a killed process", id: String(ended), isOurs: true },
  { before: "half a file", id: "x", isOurs: true },
  { before: "a running process", id: String(process.ppid), isOurs: false },
])("START-3 after $before a folder is ours: $isOurs", async ({ id, isOurs }) => {
  await using folder = await createTempFolder(id ? { "build.pid": id } : {});
  const file = join(folder.dir, "build.pid");
  expect(claim(file)).toBe(isOurs ? undefined : process.ppid);
  expect(readFileSync(file, "utf8")).toBe(isOurs ? String(process.pid) : id);
});

const COMMAND = "src/tools/eleventy.js";

test.each([
  { state: "without packages", installed: {}, named: "eleventy, sharp" },
  { state: "with an old one", installed: { eleventy: "3.1.8", sharp: "0.1.0" }, named: "sharp" },
])("START-3 $state the command says to run npm ci", async ({ installed, named }) => {
  await using folder = await createTempFolder({
    [COMMAND]: readFileSync(COMMAND),
    "package.json": JSON.stringify({
      type: "module",
      devDependencies: { eleventy: "3.1.8", sharp: "0.35.5" },
    }),
    ...Object.fromEntries(
      Object.entries(installed).map(([name, version]) => [
        `node_modules/${name}/package.json`,
        JSON.stringify({ version }),
      ]),
    ),
  });
  const { status, stderr } = spawnSync(process.execPath, [join(folder.dir, COMMAND)], {
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `These packages are missing, or have other versions than in package.json: ${named}\nRun:  npm ci\n`,
  });
});

test("START-4 a type error is reported with its place, and so is its correction", async () => {
  await using folder = await createTempFolder({
    "tsconfig.json": '{ "compilerOptions": { "lib": ["ES5"], "types": [], "noEmit": true } }',
  });
  const write = (name: string, text: string) => writeFileSync(join(folder.dir, name), text);
  const told: string[] = [];
  const check = typeChecker((errors) => told.push(errors), folder.dir);
  const isTold = (count: number) =>
    vi.waitFor(() => expect(told).toHaveLength(count), { timeout: 60_000 });
  write("a.ts", 'export const count: number = "one";\n');
  check();
  await isTold(1);
  expect(told[0]).toMatch(/^a\.ts\(1,14\): error TS2322: .*$/);
  write("a.ts", "export const count: number = 1;\n");
  check();
  await isTold(2);
  expect(told[1]).toBe("");
});
