import { describe, expect, test } from "vitest";
import { brokenArrows } from "./broken-arrows.ts";
import type { Rooms } from "./rooms.ts";

const INVENTED: Rooms = {
  "config.ts": { imports: ["src/build"] },
  "src/data": { packages: ["zod"] },
  "src/model/posts/list.ts": { imports: ["src/model"] },
  "src/model/posts": { imports: ["src/data", "src/model/shared.ts"], types: ["src/model"] },
  "src/model": { imports: ["src/data"] },
  "src/view": {
    imports: ["parts/<name>/<name>.tsx"],
    types: ["src/model"],
    packages: ["react", "@scope/icons"],
  },
  "src/build": { imports: ["src"], packages: "any" },
  "parts/base": {},
  "parts/<name>": { imports: ["parts/base"] },
  parts: {},
};
const told = (path: string, source: string) => brokenArrows([{ path, source }], INVENTED);
const NOTHING: string[] = [];

describe("names the broken arrow of", () => {
  test.each([
    {
      path: "src/data/a.ts",
      source: 'export * from "../model/b.ts";',
      message: "src/data/a.ts imports src/model/b.ts: src/data may import only its own folder",
    },
    {
      path: "src/data/a.ts",
      source: 'import data from "../../_data/site.json" with { type: "json" };',
      message: "src/data/a.ts imports _data/site.json: src/data may import only its own folder",
    },
    {
      path: "src/data/a.ts",
      source: 'import { readFileSync } from "node:fs";',
      message:
        'src/data/a.ts imports the package "node": src/data may import only the packages zod',
    },
    {
      path: "src/model/a.ts",
      source: 'import "zod/v4";',
      message: 'src/model/a.ts imports the package "zod": src/model may import no packages',
    },
    {
      path: "src/model/a.ts",
      source: 'import type { B } from "../view/b.tsx";',
      message: "src/model/a.ts imports src/view/b.tsx: src/model may import only src/data",
    },
    {
      path: "src/model/a.ts",
      source: 'import { B } from "../database/b.ts";',
      message: "src/model/a.ts imports src/database/b.ts: src/model may import only src/data",
    },
    {
      path: "src/model/posts/a.ts",
      source: 'import { type B, b } from "../pages/b.ts";',
      message:
        "src/model/posts/a.ts imports src/model/pages/b.ts: src/model/posts may import only src/data, src/model/shared.ts, types of src/model",
    },
    {
      path: "src/model/posts/a.ts",
      source: 'import { b } from "../shared.tsx";',
      message: expect.stringContaining("src/model/posts/a.ts imports src/model/shared.tsx: "),
    },
    {
      path: "src/view/a.tsx",
      source: 'const b = await import("../../parts/menu/list.tsx");',
      message:
        "src/view/a.tsx imports parts/menu/list.tsx: src/view may import only parts/<name>/<name>.tsx, types of src/model",
    },
    {
      path: "src/view/a.tsx",
      source: 'import icon from "@scope/other/x.js";',
      message:
        'src/view/a.tsx imports the package "@scope/other": src/view may import only the packages react, @scope/icons',
    },
    {
      path: "src/build/a.ts",
      source: 'import "../../parts/main.ts";',
      message: "src/build/a.ts imports parts/main.ts: src/build may import only src",
    },
    {
      path: "parts/menu/menu.tsx",
      source: 'import { b } from "../dropdown/dropdown.tsx";',
      message:
        "parts/menu/menu.tsx imports parts/dropdown/dropdown.tsx: parts/menu may import only parts/base",
    },
    {
      path: "parts/base/a.ts",
      source: 'import { b } from "../menu/menu.tsx";',
      message:
        "parts/base/a.ts imports parts/menu/menu.tsx: parts/base may import only its own folder",
    },
    {
      path: "config.ts",
      source: 'import { b } from "./src/model/b.ts";',
      message: "config.ts imports src/model/b.ts: config.ts may import only src/build",
    },
    {
      path: "src/lib/a.ts",
      source: "export const a = 1;",
      message: "src/lib/a.ts is in no known room: add it to tests/architecture/rooms.ts",
    },
  ])("$path: $source", ({ path, source, message }) => {
    expect(told(path, source)).toEqual([message]);
  });

  test("a file, each once", () => {
    const source = `import { b } from "../view/b.tsx";
import "react";
import { c } from "../data/c.ts";
void import("../view/b.tsx");`;
    expect(told("src/model/a.ts", source)).toEqual([
      "src/model/a.ts imports src/view/b.tsx: src/model may import only src/data",
      'src/model/a.ts imports the package "react": src/model may import no packages',
    ]);
  });
});

test.each([
  { path: "src/data/a.ts", source: 'import { z } from "zod";\nimport { b } from "./deep/b.ts";' },
  { path: "src/model/build.ts", source: 'import { posts } from "./posts/posts.ts";' },
  { path: "src/model/posts/deep/a.ts", source: 'import { b } from "../b.ts";' },
  { path: "src/model/posts/a.ts", source: 'import { b } from "../shared.ts";' },
  { path: "src/model/posts/a.ts", source: 'import type { B } from "../pages/b.ts";' },
  { path: "src/model/posts/list.ts", source: 'import { b } from "../pages/b.ts";' },
  { path: "src/view/a.tsx", source: 'import { type A, type B } from "../model/b.ts";' },
  { path: "src/view/a.tsx", source: 'import Menu from "../../parts/menu/menu.tsx";' },
  { path: "src/view/a.tsx", source: 'import "react/jsx-runtime";\nimport "@scope/icons/x.svg";' },
  { path: "src/build/a.ts", source: 'import "node:fs";\nimport { b } from "../model/b.ts";' },
  { path: "parts/main.ts", source: 'void import("./menu/menu.tsx");' },
  {
    path: "parts/menu/menu.tsx",
    source: 'import { b } from "../base/b.ts";\nimport "./menu.css";',
  },
  { path: "config.ts", source: 'const { b } = await import("./src/build/b.ts");' },
  {
    path: "src/data/a.ts",
    source: `// import "../view/b.tsx";\nconst a = "import '../view/b.tsx'";`,
  },
])("lets $path pass: $source", ({ path, source }) => {
  expect(told(path, source)).toEqual(NOTHING);
});
