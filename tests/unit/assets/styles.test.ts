import { globSync, readFileSync } from "node:fs";
import esbuild from "esbuild";
import { beforeAll, expect, test } from "vitest";
import { printStyles, readPageStyles, styles } from "../../../src/assets/styles.ts";
import { CSS_TARGET } from "../../../src/assets/targets.ts";
import { DESKTOP } from "../../../widgets/shared/media.ts";

/** All styles as they are published: that of the pages, and those that come with scripts. */
let published: string;
const pageStyles = await readPageStyles(true);

beforeAll(async () => {
  const shared = { bundle: true, minify: true, outdir: "assets", write: false } as const;
  const { outputFiles: site = [] } = await esbuild.build(styles(shared, true));
  const { outputFiles: paper = [] } = await esbuild.build(printStyles(shared));
  const onDemand = globSync("widgets/{*/on-demand,navigation/*}.css").map((file) => {
    const how = { loader: "css", minify: true, target: CSS_TARGET } as const;
    return esbuild.transformSync(readFileSync(file, "utf8"), how).code;
  });
  const pages = [...site, ...paper]
    .filter(({ path }) => path.endsWith(".css"))
    .map(({ text }) => text);
  published = [...pages, ...pageStyles(), ...onDemand].join("\n");
});

test("AID-10 the preview has the styles of an announcement, which pages have while there is one", () => {
  const has = (html?: string) => pageStyles(html).join().includes(".announcement");
  expect([has(), has('<p class="announcement"><header><main>')]).toEqual([true, false]);
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

/** What fades moves nothing. */
const FADES = /^(opacity|visibility)$/;

test("PE-8 at most six things move, for 240 ms at most, and none with reduced motion", () => {
  const files = globSync(
    "{src/components,src/features,src/blocks,src/layouts,src/assets,src/theme,widgets}/**/*.css",
  );
  const found = files
    .filter((file) => !/screen|navigation/.test(file))
    .flatMap((file) => movementsOf(file, readFileSync(file, "utf8")));
  const moving = found.filter(({ what }) => !FADES.test(what));
  // The sixth is the patch that flies (`fly-patch.ts`). Waiting and folding have rules of their own.
  expect(moving.map(({ file, what }) => `${file}: ${what}`).sort()).toEqual([
    "src/assets/styles/base.css: transform",
    "src/components/committee-header/committee-header.css: transform",
    "src/components/navbar/navbar.css: transform",
    "widgets/behaviours/suit.css: scale",
    "widgets/mobile-menu/mobile-menu.css: transform",
  ]);
  expect(moving.filter(({ milliseconds }) => milliseconds > 240)).toEqual([]);
  expect(found.filter(({ isCalm }) => !isCalm)).toEqual([]);
});

/** Each part of each transition of a stylesheet, and whether it is for readers without reduced motion only. */
function movementsOf(file: string, css: string) {
  return [...css.matchAll(/\btransition:([^;]*);/g)].flatMap(({ 1: value = "", index }) => {
    const calm = css.lastIndexOf("(prefers-reduced-motion: no-preference) {", index);
    const isCalm = calm >= 0 && depthOf(css.slice(calm, index)) > 0;
    return value.split(",").flatMap((part) => {
      const [, what = "", time = "", unit] = /([\w-]+)\s+([\d.]+)(m?s)/.exec(part) ?? [];
      if (/^(color|background-color|display|overlay)$/.test(what)) return [];
      return { file, what, isCalm, milliseconds: Number(time) * (unit === "s" ? 1000 : 1) };
    });
  });
}

/** How many blocks are open at the end of a piece of CSS. */
const depthOf = (css: string) => css.split("{").length - css.split("}").length;
