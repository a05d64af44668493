import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { contrast } from "../../../src/schema/color.ts";
import { designTokens } from "../../../src/schema/design-tokens.ts";
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

const ON_PAPER = ["--ink", "--soft", "--brown", "--communication", "--education", "--projects"];
/** What text may be in, by its background. */
const TEXT: Record<string, readonly string[]> = {
  "--paper": ON_PAPER,
  "--raised": ON_PAPER,
  "--tint": ON_PAPER,
  "--ink": ["--paper"],
  "--button": ["--on-button"],
  "--hero": ["--on-hero"],
  "--deep": ["--on-hero", "--foam"],
  "--foam": ["--on-foam"],
  "--brass": ["--ink"],
  "--on-foam": ["--on-hero"],
  "--night": ["--on-night"],
  "--brown": ["--on-c"],
  ...Object.fromEntries(
    Object.keys(clusters).flatMap((name) => (name === "board" ? [] : [[`--${name}`, ["--on-c"]]])),
  ),
};

test("ACCESS-1 text has a contrast of at least 7:1 with its background, in light and dark colours", () => {
  const { colors } = designTokens(read("tokens.css"), read("clusters.css"));
  const value = (name: string, mode: "light" | "dark") =>
    colors.find((color) => color.name === name)?.[mode].replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3") ??
    "";
  const low = Object.entries(TEXT).flatMap(([background, texts]) =>
    texts.flatMap((text) =>
      (["light", "dark"] as const)
        .map((mode) => ({
          pair: `${text} on ${background}, ${mode}`,
          ratio: contrast(value(text, mode), value(background, mode)),
        }))
        .filter(({ ratio }) => ratio < 7),
    ),
  );
  expect(low).toEqual([]);
});
