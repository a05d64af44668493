import { randomUUID } from "node:crypto";
import { readFile, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sharePictures, wordsSvg } from "../../../src/assets/share-pictures.ts";
import { openFace, wrapText } from "../../../src/assets/wrap-text.ts";
import {
  PICTURE_LAYOUT,
  SharePicture,
} from "../../../src/components/share-picture/share-picture.tsx";
import { readFiles } from "../../../src/read/read-files.ts";
import { designTokens } from "../../../src/schema/design-tokens.ts";
import { MOTIFS, PICTURE_SIZE } from "../../../src/schema/pictures.ts";
import { FIXTURE } from "../../support/build.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const face = openFace("src/assets/fonts/young-serif.woff2");
const siteTitle = "Testsektionen";

test("SHARE-3 the words of a picture stay in their box, however long they are", async () => {
  const { width, height } = PICTURE_SIZE;
  const layout = PICTURE_LAYOUT;
  for (const [title, line] of [
    ["Civilingenjörsutbildningsprogramsinformationsdag".repeat(3), "1 juni"],
    [
      "Vi bjuder på trerätters och sång. ".repeat(9),
      `lördag 12 juni · ${"Brinellvägen 28 ".repeat(9)}`,
    ],
    ["🎉", null],
  ] as const) {
    const words = wordsSvg({ title, line, siteTitle }, face, layout);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${words.replaceAll(/var\(--[^)]*\)/g, "#fff")}</svg>`;
    const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
    const left = -(info.trimOffsetLeft ?? 0);
    const top = -(info.trimOffsetTop ?? 0);
    expect(left).toBeGreaterThanOrEqual(layout.words.left);
    expect(top).toBeGreaterThanOrEqual(layout.words.top);
    expect(left + info.width).toBeLessThanOrEqual(layout.words.right + 1);
    expect(top + info.height).toBeLessThanOrEqual(layout.words.bottom + 12);
  }
});

test("SHARE-4 a picture is drawn once, and again when it shows something else", async () => {
  await using folder = await createTempFolder({});
  const svg = (_: unknown, words: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${words.replaceAll(/var\(--[^)]*\)/g, "#fff")}</svg>`;
  const build = async (title: string) => {
    const pictures = sharePictures({ svg, layout: PICTURE_LAYOUT, colors: [] });
    const picture = { title, line: null, siteTitle, cluster: null, emblem: null };
    const name = basename(pictures.addressOf({ ...picture, motif: "book" }));
    await pictures.write(folder.dir);
    expect((await stat(join(folder.dir, "assets/share", name))).size).toBeGreaterThan(0);
    const kept = join(".cache/share-pictures", name);
    return { kept, time: (await stat(kept)).mtimeMs };
  };
  const title = randomUUID();
  const first = await build(title);
  const again = await build(title);
  const other = await build(`${title}x`);
  for (const { kept } of [first, other]) await rm(kept);
  expect(again).toEqual(first);
  expect(other.kept).not.toBe(first.kept);
});

test("SHARE-3 Swedish letters have outlines of their own", () => {
  const outlines = [..."aåäoöAÅÄOÖ"].map((letter) => face.outline(letter, 10));
  expect(new Set(outlines).size).toBe(outlines.length);
});

test.each([
  ["Kommunikationsnämnden", ["Kommunikationsnämnden"]],
  ["Industriell ekonomi – ämnet", ["Industriell", "ekonomi –", "ämnet"]],
  ["Kommunikations\u00adnämnden", ["Kommunikations-", "nämnden"]],
  ["Möte 🎉 snart", ["Möte snart"]],
])("SHARE-3 %s is wrapped as %j", (text, lines) => {
  const box = { width: 596, height: 330, leading: 1.1 };
  expect(wrapText(text, face, 104, box).lines).toEqual(lines);
});

test("SHARE-1 a picture of each motif with the longest title of the fixture has at most 100 kB", async () => {
  await using folder = await createTempFolder({});
  const { colors } = designTokens(await readFile("src/theme/tokens.css", "utf8"));
  const { addressOf, write } = sharePictures({
    svg: (picture, words) =>
      renderToStaticMarkup(createElement(SharePicture, { ...picture, words })),
    ...{ layout: PICTURE_LAYOUT, colors },
  });
  const texts = [...readFiles(FIXTURE).texts.values()].join("\n");
  const titles = [...texts.matchAll(/^title: (.*)$/gm)].map(([, title = ""]) => title);
  const title = titles.toSorted((a, b) => b.length - a.length)[0] ?? "";
  const picture = { title, line: "1 juni 2026", siteTitle, cluster: null, emblem: null };
  const addresses = MOTIFS.map((motif) => addressOf({ ...picture, motif }));
  await write(folder.dir);
  for (const address of addresses)
    expect((await stat(join(folder.dir, address))).size).toBeLessThan(100_000);
});
