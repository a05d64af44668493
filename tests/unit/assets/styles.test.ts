import { globSync, readFileSync } from "node:fs";
import esbuild from "esbuild";
import { beforeAll, expect, test } from "vitest";
import { readPageStyles, styles } from "../../../src/assets/styles.ts";
import { CSS_TARGET } from "../../../src/assets/targets.ts";
import { DESKTOP } from "../../../widgets/shared/media.ts";

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
  const pageStyles = await readPageStyles(true);
  published = [...pages, ...pageStyles(), ...onDemand].join("\n");
});

test("PE-4, PE-6 widths that separate layouts follow the text size, and scripts use the same", () => {
  const queries = [...published.matchAll(/@media([^{]*width[^{]*)\{/g)].map(([, query = ""]) =>
    query.replaceAll(/\s+/g, ""),
  );
  const desktop = DESKTOP.replaceAll(/\s+/g, "");
  const mobile = desktop.replace("notalland", "");
  expect(queries).toEqual(expect.arrayContaining([desktop, mobile]));
  expect(
    queries.filter((query) => !/^(notalland|screenand)?\((min|max)-width:[\d.]+em\)$/.test(query)),
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
