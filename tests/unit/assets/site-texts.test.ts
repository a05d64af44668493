import esbuild from "esbuild";
import { expect, test } from "vitest";
import { siteTexts } from "../../../src/assets/site-texts.ts";
import type { Labels } from "../../../src/schema/labels.ts";
import { WIDGET_TEXTS } from "../../../src/schema/widget-texts.ts";
import { LABEL_KEYS } from "../../support/labels.ts";

const labels = (prefix: string) =>
  Object.fromEntries(LABEL_KEYS.map((key) => [key, `${prefix} ${key}`])) as Labels;

test("a script holds only the texts of one language, and only those it needs", async () => {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: 'export { default } from "site-texts/en";' },
    bundle: true,
    format: "esm",
    write: false,
    plugins: [siteTexts({ sv: labels("av"), en: labels("in") })],
  });
  const url = `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`;
  const { default: texts } = (await import(/* @vite-ignore */ url)) as { default: unknown };
  expect(texts).toEqual(
    Object.fromEntries(Object.entries(WIDGET_TEXTS).map(([name, key]) => [name, `in ${key}`])),
  );
});

test("each language is a file of its own that is loaded on demand", async () => {
  const { outputFiles } = await esbuild.build({
    entryPoints: ["widgets/shared/texts.ts"],
    bundle: true,
    format: "esm",
    splitting: true,
    outdir: "out",
    write: false,
    plugins: [siteTexts({ sv: labels("av"), en: labels("in") })],
  });
  const holding = (text: string) => outputFiles.filter((file) => file.text.includes(text));
  const [swedish, english] = [holding("av loadError"), holding("in loadError")];
  expect([swedish.length, english.length]).toEqual([1, 1]);
  expect(swedish[0]?.path).not.toBe(english[0]?.path);
  expect(swedish[0]?.path).not.toMatch(/texts\.js$/);
});
