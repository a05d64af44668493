import { join } from "node:path";
import esbuild from "esbuild";
import { afterEach, expect, test, vi } from "vitest";
import { embeddedStyles } from "../../../src/assets/embedded-styles.ts";
import { findWidgets, widgetEntries } from "../../../src/assets/widget-entries.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

afterEach(() => vi.unstubAllGlobals());

const FILES = {
  "widgets/main.ts": 'export { widgets } from "virtual:widgets";',
  "widgets/loader/hydrate.tsx": "export const hydrate = 'hydrates';",
  "widgets/shared/add-styles.ts": "export const addStyles = (root, css) => root.added.push(css);",
  "widgets/opening-hours/opening-hours.tsx": "export default 'opening hours';",
  "widgets/opening-hours/day.tsx": "export const day = 'a part of it';",
  "widgets/clock/clock.tsx": "export default 'clock';",
  "widgets/clock/on-demand.css": ".clock { color: red; }",
};

test("a folder with a component of its name is a widget, and nothing else is", async () => {
  await using folder = await createTempFolder(FILES);
  expect(findWidgets(folder.dir)).toEqual([
    {
      name: "clock",
      component: "widgets/clock/clock.tsx",
      styles: "widgets/clock/on-demand.css",
    },
    { name: "opening-hours", component: "widgets/opening-hours/opening-hours.tsx", styles: null },
  ]);
});

/** Bundles the folder into files of their own. */
async function bundle(root: string) {
  const outdir = join(root, "out");
  const { metafile } = await esbuild.build({
    entryPoints: [join(root, "widgets/main.ts")],
    bundle: true,
    format: "esm",
    splitting: true,
    metafile: true,
    outdir,
    outExtension: { ".js": ".mjs" },
    chunkNames: "[name]-[hash]",
    plugins: [
      widgetEntries(root, findWidgets(root)),
      embeddedStyles({ minify: true, target: ["safari15"] }),
    ],
  });
  return { main: join(outdir, "main.mjs"), outputs: metafile.outputs };
}

interface Loaded {
  widgets: Record<string, () => Promise<{ default: string; hydrate: string }>>;
}

test("the first script has a loader for each; one brings the widget, what hydrates it, and its styles", async () => {
  await using folder = await createTempFolder(FILES);
  const { main } = await bundle(folder.dir);
  const added: string[] = [];
  vi.stubGlobal("document", { added });
  const { widgets } = (await import(/* @vite-ignore */ main)) as Loaded;
  expect(Object.keys(widgets)).toEqual(["clock", "opening-hours"]);
  expect(await widgets["opening-hours"]?.()).toMatchObject({
    default: "opening hours",
    hydrate: "hydrates",
  });
  expect(added).toEqual([]);
  expect(await widgets.clock?.()).toMatchObject({ default: "clock", hydrate: "hydrates" });
  expect(added).toEqual([".clock{color:red}"]);
});
