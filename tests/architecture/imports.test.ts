import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { brokenArrows, codeOf, importsOf, impurities, type SourceFile, usesThis } from "./guard.ts";

const ROOT = resolve(import.meta.dirname, "../..");

function filesIn(...patterns: string[]): SourceFile[] {
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .map((path) => ({ path, source: readFileSync(resolve(ROOT, path), "utf8") }));
}

const CODE = filesIn(".eleventy.ts", "src/**/*.{ts,tsx}", "widgets/**/*.{ts,tsx}");

describe("the code", () => {
  test("is found by these tests", () => {
    const layers = new Set(CODE.map(({ path }) => path.split("/").slice(0, 2).join("/")));
    for (const layer of [
      ".eleventy.ts",
      "src/schema",
      "src/model",
      "src/ui",
      "src/layouts",
      "src/checks",
      "src/eleventy",
      "src/tools",
    ]) {
      expect(layers).toContain(layer);
    }
    expect(CODE.flatMap(({ source }) => importsOf(source)).length).toBeGreaterThan(200);
  });

  test("follows every arrow of the README", () => {
    expect(brokenArrows(CODE)).toEqual([]);
  });

  test("model and checks touch neither files, React, the DOM nor the clock", () => {
    const pure = CODE.filter(({ path }) => /^src\/(model|checks)\//.test(path));
    expect(pure.flatMap(impurities)).toEqual([]);
  });

  test("layouts do not use this", () => {
    const layouts = CODE.filter(({ path }) => path.startsWith("src/layouts/"));
    expect(layouts.filter(usesThis).map(({ path }) => path)).toEqual([]);
  });

  test(".eleventy.ts is a table of contents of at most 120 lines", () => {
    const config = CODE.find(({ path }) => path === ".eleventy.ts");
    expect(config?.source.trimEnd().split("\n").length).toBeLessThanOrEqual(120);
  });

  test("_data holds no code", () => {
    const files = globSync("_data/**/*", { cwd: ROOT, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(files.map(({ name }) => name).filter((name) => !name.endsWith(".json"))).toEqual([]);
  });

  test("no file has a name that says nothing", () => {
    const everywhere = [...CODE, ...filesIn("tests/**/*.{ts,tsx}")].map(({ path }) => path);
    expect(
      everywhere.filter((path) => /^(index|utils?|helpers?)\.tsx?$/.test(basename(path))),
    ).toEqual([]);
  });
});

describe("the guard", () => {
  const told = (path: string, source: string) => brokenArrows([{ path, source }]);
  const NOTHING: string[] = [];

  test.each([
    {
      path: "src/model/x.ts",
      source: 'import { Y } from "../ui/y.tsx";',
      message: "src/model/x.ts imports src/ui/y.tsx: model may import only schema",
    },
    {
      path: "src/model/x.ts",
      source: 'import type { Y } from "../eleventy/y.ts";',
      message: "src/model/x.ts imports src/eleventy/y.ts: model may import only schema",
    },
    {
      path: "src/model/x.ts",
      source: 'import { readFileSync } from "node:fs";',
      message:
        'src/model/x.ts imports the package "node": model may import only the packages github-slugger, @vercel/analytics',
    },
    {
      path: "src/schema/x.ts",
      source: 'export * from "../model/y.ts";',
      message: "src/schema/x.ts imports src/model/y.ts: schema may import only its own folder",
    },
    {
      path: "src/checks/x.ts",
      source: 'import "zod";',
      message: 'src/checks/x.ts imports the package "zod": checks may import no packages',
    },
    {
      path: "src/ui/x/x.tsx",
      source: 'import { buildBlog } from "../../model/blog.ts";',
      message:
        "src/ui/x/x.tsx imports src/model/blog.ts: ui may import only types of model, types of schema, components of widgets, src/model/format.ts, src/model/head-identity.ts",
    },
    {
      path: "src/ui/x/x.tsx",
      source: 'import {\n  type Blog,\n  buildBlog,\n} from "../../model/blog.ts";',
      message: expect.stringContaining(
        "src/ui/x/x.tsx imports src/model/blog.ts: ui may import only",
      ),
    },
    {
      path: "src/ui/x/x.tsx",
      source: 'import { readStorage } from "../../../widgets/runtime/storage.ts";',
      message: expect.stringContaining(
        "src/ui/x/x.tsx imports widgets/runtime/storage.ts: ui may import only",
      ),
    },
    {
      path: "src/ui/x/x.tsx",
      source: 'import Eleventy from "@11ty/eleventy/src/x.js";',
      message:
        'src/ui/x/x.tsx imports the package "@11ty/eleventy": ui may import only the packages react, react-dom',
    },
    {
      path: "src/eleventy/x.ts",
      source: 'const slots = await import("../../widgets/runtime/slots.ts");',
      message:
        "src/eleventy/x.ts imports widgets/runtime/slots.ts: eleventy may import only schema, model, ui, layouts, checks",
    },
    {
      path: "src/tools/x.ts",
      source: 'import { Page } from "../ui/page/page.tsx";',
      message:
        "src/tools/x.ts imports src/ui/page/page.tsx: tools may import only schema, model, checks",
    },
    {
      path: "widgets/runtime/x.ts",
      source: 'import { LABEL_KEYS } from "../../src/schema/labels.ts";',
      message:
        "widgets/runtime/x.ts imports src/schema/labels.ts: widgets/runtime may import only types of schema",
    },
    {
      path: "widgets/runtime/x.ts",
      source: 'import type { Blog } from "../../src/model/blog.ts";',
      message:
        "widgets/runtime/x.ts imports src/model/blog.ts: widgets/runtime may import only types of schema",
    },
    {
      path: "widgets/dropdown/dropdown.tsx",
      source: 'import { Menu } from "../mobile-menu/mobile-menu.tsx";',
      message:
        "widgets/dropdown/dropdown.tsx imports widgets/mobile-menu/mobile-menu.tsx: widgets/dropdown may import only widgets/runtime",
    },
    {
      path: ".eleventy.ts",
      source: 'import { buildSite } from "./src/model/build-site.ts";',
      message:
        ".eleventy.ts imports src/model/build-site.ts: .eleventy.ts may import only eleventy",
    },
    {
      path: "src/lib/x.ts",
      source: 'import "./y.ts";',
      message: "src/lib/x.ts is in no known layer: add it to tests/architecture/guard.ts",
    },
  ])("names the broken arrow of $path: $source", ({ path, source, message }) => {
    expect(told(path, source)).toEqual([message]);
  });

  test.each([
    {
      path: "src/model/x.ts",
      source: 'import { z } from "../schema/y.ts";\nimport { a } from "./a.ts";',
    },
    { path: "src/model/x.ts", source: 'import GithubSlugger, { slug } from "github-slugger";' },
    {
      path: "src/schema/x.ts",
      source: 'import { z } from "zod";\nimport type { z as y } from "zod";',
    },
    { path: "src/ui/x/x.tsx", source: 'import type { Blog } from "../../model/blog.ts";' },
    { path: "src/ui/x/x.tsx", source: 'import { type A, type B } from "../../schema/labels.ts";' },
    { path: "src/ui/x/x.tsx", source: 'import { format } from "../../model/format.ts";' },
    {
      path: "src/ui/x/x.tsx",
      source: 'import Dropdown from "../../../widgets/dropdown/dropdown.tsx";',
    },
    { path: "src/ui/x/x.tsx", source: 'import { renderToString } from "react-dom/server";' },
    {
      path: "src/eleventy/x.ts",
      source: 'import { join } from "node:path";\nimport { nest } from "../model/y.ts";',
    },
    {
      path: "widgets/main.ts",
      source: 'void import("./dropdown/dropdown.tsx");\nimport "./runtime/slots.ts";',
    },
    {
      path: "widgets/dropdown/dropdown.tsx",
      source: 'import { read } from "../runtime/storage.ts";',
    },
    {
      path: ".eleventy.ts",
      source: 'const { configure } = await import("./src/eleventy/configure.ts");',
    },
  ])("lets $path pass: $source", ({ path, source }) => {
    expect(told(path, source)).toEqual(NOTHING);
  });

  test("tells every broken arrow of a file", () => {
    const source =
      'import { a } from "../ui/a.tsx";\nimport { b } from "react";\nimport { c } from "../schema/c.ts";';
    expect(told("src/model/x.ts", source)).toHaveLength(2);
  });

  test("knows all ways to import", () => {
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
export * from "./h.ts";
const i = await import("./i.ts");
const j = require("./j.cjs");
const text = "no import from './k.ts'";
export const from = "l";
`;
    expect(importsOf(source)).toEqual([
      { specifier: "./a.ts", typeOnly: false },
      { specifier: "./b.ts", typeOnly: true },
      { specifier: "./c.ts", typeOnly: false },
      { specifier: "./d.ts", typeOnly: true },
      { specifier: "./e.ts", typeOnly: false },
      { specifier: "./f.ts", typeOnly: false },
      { specifier: "./g.ts", typeOnly: true },
      { specifier: "./h.ts", typeOnly: false },
      { specifier: "./i.ts", typeOnly: false },
      { specifier: "./j.cjs", typeOnly: false },
    ]);
  });

  test.each([
    { source: "const now = Date.now();", words: "reads the clock with Date.now" },
    { source: "const now = new Date();", words: "reads the clock with new Date()" },
    { source: "const now = new Date( );", words: "reads the clock with new Date()" },
    { source: "const now = new Date;", words: "reads the clock with new Date()" },
    { source: "const now = Date();", words: "reads the clock with Date()" },
    { source: "const now = performance.now();", words: "reads the clock with performance.now" },
    { source: `const text = \`\${Date.now()}\`;`, words: "reads the clock with Date.now" },
    { source: "const { title } = document.head;", words: "uses the DOM" },
    { source: "window.scrollTo(0, 0);", words: "uses the DOM" },
    { source: 'import { readFileSync } from "node:fs";', words: "uses Node's modules" },
    { source: 'import fs from "fs/promises";', words: "uses Node's modules" },
    { source: 'import { createElement } from "react";', words: "uses React" },
    { source: 'import { renderToString } from "react-dom/server";', words: "uses React" },
  ])("tells that a pure file $words: $source", ({ source, words }) => {
    expect(impurities({ path: "src/model/x.ts", source })).toEqual([
      `src/model/x.ts ${words}: the model and the checks are pure functions`,
    ]);
  });

  test.each([
    'const date = new Date("2024-03-25");',
    "const date = new Date(day);",
    "const date = new Date(`2024-03-25T00:00:00Z`);",
    "// Date.now() is not for us, nor is document.title",
    "/* new Date() */",
    'const hint = "Do not write Date.now() or window.x";',
    "const time = Date.parse(text) + Date.UTC(2024, 1);",
    "source.document.title; formatDate(); const windowSize = 3;",
  ])("lets a pure file pass: %s", (source) => {
    expect(impurities({ path: "src/model/x.ts", source })).toEqual(NOTHING);
  });

  test.each([
    { source: "return this.page.url;", uses: true },
    { source: "const { page } = this;", uses: true },
    { source: `return \`\${this.page.url}\`;`, uses: true },
    { source: "// never use this.page here", uses: false },
    { source: '/** "this" is frozen. */ return data.page.url;', uses: false },
    { source: 'throw new Error("this page");', uses: false },
  ])("sees in a layout that $source uses this: $uses", ({ source, uses }) => {
    expect(usesThis({ path: "src/layouts/x.tsx", source })).toBe(uses);
  });

  test("takes comments and texts out of code, and leaves an address in a text alone", () => {
    expect(codeOf('const a = "https://x.example"; // why\nconst b = `//`;')).toBe(
      'const a = "";  \nconst b = `//`;',
    );
  });
});
