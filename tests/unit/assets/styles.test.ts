import { globSync, readFileSync } from "node:fs";
import esbuild from "esbuild";
import { beforeAll, expect, test } from "vitest";
import { styles } from "../../../src/assets/styles.ts";
import { CSS_TARGET } from "../../../src/assets/targets.ts";
import { DESKTOP } from "../../../widgets/shared/media.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

/** All styles as they are published: that of the pages, and those that come with scripts. */
let published: string;

beforeAll(async () => {
  const shared = { bundle: true, minify: true, write: false, outdir: "assets" } as const;
  const { outputFiles = [] } = await esbuild.build(
    styles({ ...shared, entryNames: "[name]" }, true),
  );
  const onDemand = globSync("widgets/{*/on-demand,navigation/*}.css").map(
    (file) =>
      esbuild.transformSync(readFileSync(file, "utf8"), {
        loader: "css",
        minify: true,
        target: CSS_TARGET,
      }).code,
  );
  const pages = outputFiles.filter(({ path }) => path.endsWith(".css")).map(({ text }) => text);
  published = [...pages, ...onDemand].join("\n");
});

test("PE-4, PE-6 widths that separate layouts follow the text size, and scripts use the same", () => {
  const queries = [...published.matchAll(/@media([^{]*width[^{]*)\{/g)].map(([, query = ""]) =>
    query.replaceAll(/\s+/g, ""),
  );
  const desktop = DESKTOP.replaceAll(/\s+/g, "");
  const mobile = desktop.replace("notalland", "");
  expect(queries).toEqual(expect.arrayContaining([desktop, mobile]));
  expect(
    queries.filter((query) => !/^(notalland)?\((min|max)-width:[\d.]+em\)$/.test(query)),
  ).toEqual([]);
  expect(
    queries.filter((query) => /6[123]/.test(query) && ![desktop, mobile].includes(query)),
  ).toEqual([]);
});

test("WCAG 1.4.1 an underline and its thickness are separate: WebKit drops the shorthand of both", () => {
  expect(published).toMatch(/text-decoration:underline[;}]/);
  expect(published).toMatch(/text-decoration-thickness:2px/);
  expect(published.match(/text-decoration:[^;}]*\d[^;}]*/g)).toBeNull();
});

const FILES = {
  "src/assets/styles/site.css":
    '@layer layout, components;\n@import "../../components/bar/bar.css" layer(layout);',
  "src/components/announcement/announcement.css": ".announcement { color: red; }",
  "src/components/bar/bar.css": ".bar { color: red; }",
  "src/layouts/pages/home-page.css": ".home { color: red; }",
  "src/layouts/pages/list-page.css": ".list { color: red; }",
  "src/components/toast/toast.css": ".toast { color: red; }",
  "src/components/badge/badge.css": ".badge { color: red; }",
  "src/components/badge/badge.tsx": "export {};",
  "widgets/clock/clock.css": ".clock { color: red; }",
  "widgets/clock/on-demand.css": ".later { color: red; }",
};

test("a component's stylesheet is found; pages come last, and what only scripts or some pages need is left out", async () => {
  await using folder = await createTempFolder(FILES);
  const options = { bundle: true, minify: true, write: false, outdir: folder.dir } as const;
  const { outputFiles = [] } = await esbuild.build(styles(options, false, folder.dir));
  expect(outputFiles[0]?.text.trim()).toBe(
    "@layer layout,components;@layer layout{.bar{color:red}}" +
      ["badge", "toast", "clock", "list"]
        .map((name) => `@layer components{.${name}{color:red}}`)
        .join(""),
  );
});
