import { join } from "node:path";
import esbuild from "esbuild";
import { expect, test } from "vitest";
import { joinedFiles } from "../../../src/bundle/joined-files.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const FILES = {
  "main.ts": `
    export const loadSpy = () => import("./parts/spy.ts");
    export const loadFold = () => import("./parts/fold.ts");
    export const loadFailure = () => import("./parts/failure.ts");
    export const loadClock = () => import("./parts/clock.ts");`,
  "parts/spy.ts":
    'import { focus } from "./focus.ts"; export const startSpy = () => "spy " + focus;',
  "parts/fold.ts": "export const startFold = () => 'fold';",
  "parts/failure.ts":
    'import { focus } from "./focus.ts"; export const showFailure = () => "failure " + focus;',
  "parts/clock.ts": "export const startClock = () => 'clock';",
  "parts/focus.ts": "export const focus = 'with focus';",
};

async function bundle(root: string) {
  const outdir = join(root, "out");
  const { metafile } = await esbuild.build({
    entryPoints: [join(root, "main.ts")],
    bundle: true,
    format: "esm",
    splitting: true,
    metafile: true,
    outdir,
    outExtension: { ".js": ".mjs" },
    plugins: [joinedFiles(root, ["parts/spy.ts", "parts/fold.ts"], ["parts/failure.ts"])],
  });
  const holders = (file: string) =>
    Object.values(metafile.outputs).filter(({ inputs }) =>
      Object.keys(inputs).some((input) => input.endsWith(file)),
    );
  return { main: join(outdir, "main.mjs"), holders };
}

type Loaders = Record<string, () => Promise<Record<string, () => string>>>;

test("joined modules are one file, whichever of them is imported", async () => {
  await using folder = await createTempFolder(FILES);
  const { main, holders } = await bundle(folder.dir);
  const { loadSpy, loadFold } = (await import(/* @vite-ignore */ main)) as Loaders;
  const [spy, fold] = [await loadSpy?.(), await loadFold?.()];
  expect(spy).toBe(fold);
  expect([spy?.startSpy?.(), spy?.startFold?.()]).toEqual(["spy with focus", "fold"]);
  expect(holders("spy.ts")).toEqual(holders("fold.ts"));
});

test("what a follower shares with them stays in their file", async () => {
  await using folder = await createTempFolder(FILES);
  const { main, holders } = await bundle(folder.dir);
  const { loadFailure } = (await import(/* @vite-ignore */ main)) as Loaders;
  expect((await loadFailure?.())?.showFailure?.()).toBe("failure with focus");
  expect(holders("focus.ts")).toEqual(holders("spy.ts"));
  expect(holders("failure.ts")).not.toEqual(holders("spy.ts"));
});

test("any other module is a file of its own", async () => {
  await using folder = await createTempFolder(FILES);
  const { main, holders } = await bundle(folder.dir);
  const { loadClock } = (await import(/* @vite-ignore */ main)) as Loaders;
  expect(Object.keys((await loadClock?.()) ?? {})).toEqual(["startClock"]);
  expect(holders("clock.ts")).toHaveLength(1);
  expect(Object.keys(holders("clock.ts")[0]?.inputs ?? {})).toHaveLength(1);
});
