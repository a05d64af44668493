import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { MOTIFS } from "../../../src/schema/pictures.ts";
import clusters from "../../../src/theme/clusters.json" with { type: "json" };

const read = (file: string) =>
  readFileSync(resolve(import.meta.dirname, "../../../src/theme", file), "utf8");

test.each(Object.entries(clusters))("the cluster %s has colours and a cover", (name, { cover }) => {
  expect(MOTIFS).toContain(cover);
  expect(read("clusters.css")).toContain(`  --${name}: #`);
  for (const file of ["clusters.css", "tokens.css"])
    expect(read(file)).toContain(`[data-cluster="${name}"] {`);
});
