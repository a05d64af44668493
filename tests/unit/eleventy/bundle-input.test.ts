import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBundleInput } from "../../../src/eleventy/bundle-input.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const USUAL = { hasAnnouncement: false, colorMode: { unchosen: "system", hasSwitch: true } };

async function settings(files: Record<string, string | undefined>) {
  await using folder = await createTempFolder({});
  mkdirSync(join(folder.dir, "_data"));
  for (const [name, text = ""] of Object.entries(files)) {
    writeFileSync(join(folder.dir, "_data", name), text);
  }
  const { hasAnnouncement, colorMode } = readBundleInput(folder.dir);
  return { hasAnnouncement, colorMode };
}

test.each([
  { what: "without files", files: {} },
  { what: "with files that are no JSON", files: { "site.json": "{", "announcement.json": "" } },
  {
    what: "with files that say nothing",
    files: { "site.json": "null", "announcement.json": "{}" },
  },
  { what: "with a wrong mode", files: { "site.json": '{"colorMode":{"default":"Dark"}}' } },
  { what: "with the announcement off", files: { "announcement.json": '{"enabled":false}' } },
])("$what pages are the usual ones", async ({ files }) => {
  expect(await settings(files)).toEqual(USUAL);
});

test("ANN-1 an announcement that is on is noticed", async () => {
  expect(await settings({ "announcement.json": '{"enabled":true}' })).toEqual({
    ...USUAL,
    hasAnnouncement: true,
  });
});

test.each([
  { colorMode: { default: "dark" }, unchosen: "system", hasSwitch: true },
  { colorMode: { respectSystem: false }, unchosen: "light", hasSwitch: true },
  { colorMode: { default: "dark", respectSystem: false }, unchosen: "dark", hasSwitch: true },
  { colorMode: { switch: false }, unchosen: "system", hasSwitch: false },
])("MODE-2 $colorMode: what holds at first is $unchosen", async ({ colorMode, ...expected }) => {
  const site = JSON.stringify({ colorMode });
  expect((await settings({ "site.json": site })).colorMode).toEqual(expected);
});
