import type { Metafile } from "esbuild";
import { expect, test } from "vitest";
import { widgetChunks } from "../../../src/bundle/chunk-names.ts";

type Output = Metafile["outputs"][string];

const output = (imports: string[], entryPoint?: string): Output => ({
  bytes: 1,
  inputs: {},
  exports: [],
  imports: imports.map((name) => ({ path: `out/${name}`, kind: "import-statement" })),
  ...(entryPoint ? { entryPoint } : {}),
});

test("all that widgets import is asked for at once, however far down, but nothing that is there", () => {
  const outputs = {
    "out/main.js": output(["first.js"], "widgets/main.ts"),
    "out/first.js": output([]),
    "out/clock.js": output(["chunk-REACT.js", "first.js"], "virtual:widgets/clock"),
    "out/map.js": output(["chunk-REACT.js", "chunk-PARTS.js"], "virtual:widgets/map"),
    "out/chunk-REACT.js": output(["chunk-HELPERS.js"]),
    "out/chunk-HELPERS.js": output([]),
    "out/chunk-PARTS.js": output([]),
    "out/page.js": output(["page-parts.js"], "widgets/page.ts"),
    "out/page-parts.js": output([]),
  };
  expect(widgetChunks({ inputs: {}, outputs }, "out/main.js").sort()).toEqual([
    "HELPERS",
    "PARTS",
    "REACT",
  ]);
});
