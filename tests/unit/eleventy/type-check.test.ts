import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { typeChecker } from "../../../src/eleventy/type-check.ts";

test("START-4 a type error is told with its place, and so is that it is mended", async () => {
  const dir = mkdtempSync(join(tmpdir(), "types-"));
  const write = (name: string, text: string) => writeFileSync(join(dir, name), text);
  write("tsconfig.json", '{ "compilerOptions": { "lib": ["ES5"], "types": [], "noEmit": true } }');
  const told: string[] = [];
  const check = typeChecker((errors) => told.push(errors), dir);
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
  rmSync(dir, { recursive: true, force: true });
});
