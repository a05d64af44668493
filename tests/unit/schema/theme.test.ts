import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { contrast } from "../../../src/schema/color.ts";
import { designTokens } from "../../../src/schema/design-tokens.ts";
import { MOTIFS } from "../../../src/schema/pictures.ts";
import clusters from "../../../src/theme/clusters.json" with { type: "json" };

const read = (file: string) =>
  readFileSync(resolve(import.meta.dirname, "../../../src/theme", file), "utf8");

test.each(Object.entries(clusters))(
  "ACCESS-1 the cluster %s has a cover, and one colour, on which text is readable",
  (name, { cover }) => {
    expect(MOTIFS).toContain(cover);
    const cloth = new RegExp(`\\[data-cluster="${name}"\\] \\{\\s+--patch: (#\\w+);`).exec(
      read("tokens.css"),
    );
    const { colors } = designTokens(read("tokens.css"));
    const onCloth = colors.find((color) => color.name === "--on-hero")?.light ?? "";
    expect(contrast(onCloth, cloth?.[1] ?? "")).toBeGreaterThan(7);
    expect(read("clusters.css")).toContain(`  --${name}: var(--light, ${cloth?.[1]}) `);
  },
);

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
  "--brass-button": ["--brass"],
  "--ill-accent-2": ["--on-foam"],
  "--on-foam": ["--on-hero"],
  "--night": ["--on-night"],
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
