import { expect, test } from "vitest";
import { importsOf } from "./imports-of.ts";

test("all ways to import are known", () => {
  const source = `
import a from "./a.ts";
import type { B } from "./b.ts";
import {
  c1,
  type C2,
} from "./c.ts";
import { type D } from "./d.ts";
import "./e.ts";
export { f } from "./f.ts";
export type { G } from "./g.ts";
export { type H } from "./h.ts";
export * from "./i.ts";
export type * from "./j.ts";
await using k = await import("./k.ts");
void import(\`./l.ts\`);
const text = "no import from './m.ts'";
export const from = <p>{text}</p>;
void import(from);
`;
  expect(importsOf({ path: "x.tsx", source })).toEqual([
    { specifier: "./a.ts", typeOnly: false },
    { specifier: "./b.ts", typeOnly: true },
    { specifier: "./c.ts", typeOnly: false },
    { specifier: "./d.ts", typeOnly: true },
    { specifier: "./e.ts", typeOnly: false },
    { specifier: "./f.ts", typeOnly: false },
    { specifier: "./g.ts", typeOnly: true },
    { specifier: "./h.ts", typeOnly: true },
    { specifier: "./i.ts", typeOnly: false },
    { specifier: "./j.ts", typeOnly: true },
    { specifier: "./k.ts", typeOnly: false },
    { specifier: "./l.ts", typeOnly: false },
  ]);
});

test("a file that cannot be read is told", () => {
  expect(() => importsOf({ path: "src/x.ts", source: "import {" })).toThrow("src/x.ts: ");
});
