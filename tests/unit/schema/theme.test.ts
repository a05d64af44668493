import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { contrast } from "../../../src/schema/color.ts";
import { designTokens, TOKEN_FILES } from "../../../src/schema/design-tokens.ts";
import { MOTIFS } from "../../../src/schema/pictures.ts";

const read = (file: string) =>
  readFileSync(resolve(import.meta.dirname, "../../../src/theme", file), "utf8");

test.each(Object.entries<{ cover: string }>(JSON.parse(read("clusters.json"))))(
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

const ON_PAPER = ["--ink", "--soft", "--brown", "--code-1", "--code-2", "--code-3"];
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

/** Where the focus can be, with the colour of its ring there. */
const RINGS: Record<string, readonly string[]> = {
  "--paper": ["--focus"],
  "--raised": ["--focus"],
  "--tint": ["--focus"],
  "--hero": ["--foam"],
  "--deep": ["--foam"],
  "--night": ["--foam"],
  "--brass": ["--ink"],
};

/** The stones of an arch, by the wall that they are in: the motif of the site, which night must not hide. */
const STONES: Record<string, readonly string[]> = {
  "--ill-brown": ["--ill-stone"],
  "--hero": ["--hero-stone"],
  "--deep": ["--deep-stone"],
  "--brass": ["--brass-stone"],
};

test.each([
  { what: "ACCESS-1 text has a contrast of at least 7:1", pairs: TEXT, least: 7 },
  { what: "ACCESS-4 the ring of the focus has a contrast of at least 3:1", pairs: RINGS, least: 3 },
  { what: "MODE-9 an arch has a contrast of at least 2.5:1", pairs: STONES, least: 2.5 },
])("$what with its background, in light and dark colours", ({ pairs, least }) => {
  const { colors, others } = designTokens(...TOKEN_FILES.map((file) => readFileSync(file, "utf8")));
  const value = (name: string, mode: "light" | "dark") => {
    const named = others.find((other) => other.name === name)?.value.slice("var(".length, -1);
    const color = colors.find((one) => one.name === (named ?? name));
    return color?.[mode].replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3") ?? "";
  };
  const low = Object.entries(pairs).flatMap(([background, others]) =>
    others.flatMap((other) =>
      (["light", "dark"] as const)
        .map((mode) => ({
          pair: `${other} on ${background}, ${mode}`,
          ratio: contrast(value(other, mode), value(background, mode)),
        }))
        .filter(({ ratio }) => !(ratio >= least)),
    ),
  );
  expect(low).toEqual([]);
});

test("MODE-9 at night niches are lighter than the wall", () => {
  const { colors } = designTokens(read("tokens.css"));
  const night = (name: string) => colors.find((color) => color.name === name)?.dark ?? "";
  const above = (name: string) => contrast(night(name), "#000000");
  for (const niche of ["--ill-accent", "--ill-accent-2", "--ill-paper"])
    expect(above(niche)).toBeGreaterThan(1.5 * above("--ill-brown"));
});

test("ACCESS-4 nothing but the tokens decides the colour of the ring", () => {
  const rings = globSync("src/**/*.css").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/--focus: ([^;]+)/g)].map(([, color]) => color),
  );
  const known = [...new Set(Object.values(RINGS).flat())].map((name) => `var(${name})`);
  expect(
    rings.filter((color) => !color?.startsWith("var(--light") && !known.includes(`${color}`)),
  ).toEqual([]);
});

test("ACCESS-4 lines are as dark as text for readers who ask for more contrast", () => {
  const css = read("tokens.css");
  const [, rule = ""] = /@media \(prefers-contrast: more\) \{(.*?)\n\}/s.exec(css) ?? [];
  expect(rule.replaceAll(/\s+/g, " ").trim()).toBe(
    ":root, .in-light, .in-dark { --line: var(--soft); }",
  );
});

const CSS = `
@media screen {
  .in-dark { --light: ; }
}
:root,
.in-dark {
  --paper: var(--light, #fff) var(--dark, #000);
  --foam: #fe9;
  --text: "Sans",
    serif;
}
[data-cluster="event"] { --patch: #123; }
`;

test("DESIGN-1 the tokens of the stylesheet, each colour with its value in both modes", () => {
  expect(designTokens(CSS)).toEqual({
    colors: [
      { name: "--paper", light: "#fff", dark: "#000" },
      { name: "--foam", light: "#fe9", dark: "#fe9" },
    ],
    others: [{ name: "--text", value: '"Sans", serif' }],
  });
});

test("DESIGN-1 a stylesheet without tokens is reported", () => {
  expect(() => designTokens(".dark { --paper: #fff; }")).toThrow('no block for ".in-dark"');
});
