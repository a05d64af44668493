import { expect, test } from "vitest";
import { designTokens } from "../../../src/schema/design-tokens.ts";

const CSS = `
:root {
  --paper: #fff;
  --foam: #fe9;
  --text: "Sans",
    serif;
}
@media screen { :root:not([data-theme="light"]) { --paper: #111; } }
@media screen { :root[data-theme="dark"] { --paper: #000; } }
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
