import { join } from "node:path";
import esbuild from "esbuild";
import { expect, test } from "vitest";
import { embeddedStyles } from "../../../src/assets/embedded-styles.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const TARGET = ["safari15"];

async function build(css: string, minify: boolean) {
  await using folder = await createTempFolder({
    "style.css": css,
    "script.js": 'export { default } from "./style.css" with { type: "text" };',
  });
  const { outputFiles, warnings } = await esbuild.build({
    entryPoints: [join(folder.dir, "script.js")],
    bundle: true,
    format: "esm",
    write: false,
    logLevel: "silent",
    plugins: [embeddedStyles({ minify, target: TARGET })],
  });
  const url = `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`;
  const { default: text } = (await import(/* @vite-ignore */ url)) as { default: string };
  return { text, warnings };
}

test("a stylesheet in a script has neither comments nor blanks, and no nesting that Safari 15 does not know", async () => {
  const css =
    "/* Why. */\n@layer components {\n  .a {\n    color: red;\n    b { top: 0; }\n  }\n}\n";
  const { text, warnings } = await build(css, true);
  expect(text).toBe("@layer components{.a{color:red}.a b{top:0}}");
  expect(warnings).toEqual([]);
});

test("in development it can be read, and holds the same rules", async () => {
  const { text } = await build(".a {\n  b { top: 0; }\n}\n", false);
  expect(text).toBe(".a b {\n  top: 0;\n}");
});

test("a mistake in it is told with its file and line", async () => {
  const { warnings } = await build(".a { color: red;\n", true);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]?.location?.file).toMatch(/style\.css$/);
  expect(warnings[0]?.location?.line).toBe(2);
});
