import { expect, test } from "vitest";
import { unchosenMode } from "../../../../src/collections/frame/color-mode.ts";
import { colorModeSettings } from "../../../../src/schema/color-mode.ts";

test.each([
  { colorMode: {}, unchosen: "system" },
  { colorMode: { default: "dark" }, unchosen: "system" },
  { colorMode: { respectSystem: false }, unchosen: "light" },
  { colorMode: { default: "dark", respectSystem: false }, unchosen: "dark" },
])("MODE-2 $colorMode: what holds at first is $unchosen", ({ colorMode, unchosen }) => {
  expect(unchosenMode(colorModeSettings.parse(colorMode))).toBe(unchosen);
});
