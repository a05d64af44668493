import { join } from "node:path";
import esbuild from "esbuild";
import { expect, test } from "vitest";
import { componentStyles, findComponentStyles } from "../../../src/assets/component-styles.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const FILES = {
  "src/assets/styles/site.css":
    '@layer layout, components;\n@import "../../components/bar/bar.css" layer(layout);\n@import "virtual:component-styles";',
  "src/components/bar/bar.css": ".bar { color: red; }",
  "src/layouts/pages/home-page.css": ".home { color: red; }",
  "src/layouts/pages/list-page.css": ".list { color: red; }",
  "src/components/toast/toast.css": ".toast { color: red; }",
  "src/components/badge/badge.css": ".badge { color: red; }",
  "src/components/badge/badge.tsx": "export {};",
  "widgets/clock/clock.css": ".clock { color: red; }",
  "widgets/clock/on-demand.css": ".later { color: red; }",
};

test("a stylesheet in a component's folder is found; pages come last, and what a script brings or only some pages carry is left out", async () => {
  await using folder = await createTempFolder(FILES);
  expect(findComponentStyles(folder.dir)).toEqual([
    "src/components/badge/badge.css",
    "src/components/toast/toast.css",
    "widgets/clock/clock.css",
    "src/layouts/pages/list-page.css",
  ]);
});

test("those that the site's stylesheet names itself stay in their layer, all others are in components", async () => {
  await using folder = await createTempFolder(FILES);
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(folder.dir, "src/assets/styles/site.css")],
    bundle: true,
    minify: true,
    write: false,
    plugins: [componentStyles(folder.dir, findComponentStyles(folder.dir))],
  });
  expect(outputFiles[0]?.text.trim()).toBe(
    "@layer layout,components;@layer layout{.bar{color:red}}" +
      ["badge", "toast", "clock", "list"]
        .map((name) => `@layer components{.${name}{color:red}}`)
        .join(""),
  );
});
