import { join } from "node:path";
import esbuild from "esbuild";
import { expect, test } from "vitest";
import { ownCopies } from "../../../src/bundle/own-copies.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const FILES = {
  "main.ts": 'export const [a, b, c] = [import("./a.ts"), import("./b.ts"), import("./c.ts")];',
  "a.ts": 'import { small } from "./small.ts"; console.log("a", small);',
  "b.ts": 'import { small } from "./small.ts"; console.log("b", small);',
  "c.ts": 'import { small } from "./small.ts"; console.log("c", small);',
  "small.ts": "export const small = { of: 'shared' };",
};

test("a module that is given a copy needs no other file, and others share theirs", async () => {
  await using folder = await createTempFolder(FILES);
  const { metafile } = await esbuild.build({
    entryPoints: [join(folder.dir, "main.ts")],
    bundle: true,
    format: "esm",
    splitting: true,
    metafile: true,
    write: false,
    outdir: join(folder.dir, "out"),
    plugins: [ownCopies(folder.dir, ["c.ts"], ["small.ts"])],
  });
  const imports = (name: string) =>
    Object.entries(metafile.outputs).find(([file]) => file.includes(`/${name}-`))?.[1].imports;
  expect(imports("c")).toEqual([]);
  expect(imports("a")).toEqual(imports("b"));
  expect(imports("a")).toHaveLength(1);
});
