import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { posixPath } from "../../src/schema/posix-path.ts";
import { createProject, FIXTURE, PROJECT, WITHOUT_NEWS } from "../support/build.ts";

const CLUSTERS = { north: "#0b5c4a", south: "#5c0b3a" };

/** The theme of an invented chapter: other colours and clusters, and a plain shape for each drawing. */
function otherTheme(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const root of [PROJECT, FIXTURE]) {
    for (const path of globSync("src/theme/**/*.svg", { cwd: root })) {
      const [viewBox] = /viewBox="[^"]*"/.exec(readFileSync(join(root, path), "utf8")) ?? [];
      files[posixPath(path)] = `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>
  <path fill="var(--ill-paper,#fff)" d="M0 0h64v64H0z"/>
</svg>
`;
    }
  }
  const tokens = readFileSync(join(PROJECT, "src/theme/tokens.css"), "utf8");
  const colors = Object.entries(CLUSTERS).map(([name, color]) => `--${name}: ${color};`);
  const roles = ["note", "tip", "info", "warning", "danger", "code-1", "code-2", "code-3"];
  return {
    ...files,
    "src/theme/tokens.css": tokens.replaceAll(/#(..)(..)(..)\b/g, "#$3$1$2"),
    "src/theme/clusters.json": JSON.stringify({
      north: { joined: true, cover: "tree" },
      south: { joined: false, cover: "book" },
    }),
    "src/theme/clusters.css": `
:root,
.in-dark { ${[...colors, ...roles.map((role) => `--${role}: var(--north);`)].join(" ")} }
`,
  };
}

/** Files of the fixture and labels with other words. */
function reworded(words: Record<string, [RegExp, string][]>): Record<string, string> {
  const read = (path: string) =>
    readFileSync(join(path.includes("labels") ? PROJECT : FIXTURE, path), "utf8");
  return Object.fromEntries(
    Object.entries(words).map(([path, pairs]) => [
      path,
      pairs.reduce((text, [from, to]) => text.replaceAll(from, to), read(path)),
    ]),
  );
}

test("THEME-1 another chapter replaces the theme and data, and nothing of this one is left", async () => {
  const name: [RegExp, string][] = [
    [/I-Sektionen på KTH|I-Sektionen|I-Chapter( at KTH)?/g, "Rymdsektionen"],
  ];
  await using project = await createProject({
    files: {
      ...WITHOUT_NEWS,
      ...otherTheme(),
      ...reworded({
        "_data/labels/sv.json": name,
        "_data/labels/en.json": name,
        "_data/site.json": [
          [/Testsektionen/g, "Rymdsektionen"],
          [/#7d5a3e/g, "#0b5c4a"],
        ],
        "_data/navbar.json": [
          [/Testsektionen/g, "Rymdsektionen"],
          [/\/img\/logo(-dark)?\.svg/g, "/favicon.svg"],
        ],
        "_data/chapter-map.json": [
          [/"cluster": "board"/g, '"cluster": "north"'],
          [/"cluster": "event"/g, '"cluster": "south"'],
        ],
        "_data/charts.json": [[/"color": "(education|event)"/g, '"color": "north"']],
        "src/content/sv/ga-med.md": [[/committees event/g, "committees south"]],
        "src/content/en/ga-med.md": [[/committees event/g, "committees south"]],
        "src/assets/img/logo.svg": [[/#7d5a3e/g, "#0b5c4a"]],
      }),
    },
  });
  const { exitCode, output, files, read, page } = await project.build();
  expect({ exitCode, output }).toEqual({
    exitCode: 0,
    output: expect.not.stringMatching(/finding/),
  });
  expect(page("/").title).toContain("Rymdsektionen");
  const left = files
    .filter((file) => !/\.(png|ico|woff2|jpe?g|webp|avif)$/.test(file))
    .filter((file) => /I-Sektionen|I-Chapter|\biare\b|7d5a3e|\bKTH\b/i.test(read(file)));
  expect(left).toEqual([]);
});
