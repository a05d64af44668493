import { expect, test } from "vitest";
import { designTokens } from "../../../src/schema/design-tokens.ts";

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

test("DESIGN-1 what only some stylesheets use comes after what every page has", () => {
  const more = CSS.replaceAll("--paper", "--board").replaceAll("--foam", "--event");
  expect(designTokens(CSS, more).colors.map(({ name, dark }) => [name, dark])).toEqual([
    ["--paper", "#000"],
    ["--foam", "#fe9"],
    ["--board", "#000"],
    ["--event", "#fe9"],
  ]);
});
