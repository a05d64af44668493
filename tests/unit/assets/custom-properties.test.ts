import { expect, test } from "vitest";
import { unknownProperties } from "../../../src/assets/custom-properties.ts";

test("START-4 a custom property that nothing sets is a finding, with the name that was probably meant", () => {
  const files = new Map([
    ["src/theme/tokens.css", ":root {\n  --brown: #7d5a3e;\n}\n"],
    ["src/a.css", ".a {\n  color: var(--browm);\n  width: var(--size);\n}\n"],
    ["src/b.css", ".b { color: var( --brown ); top: var(--none, 0); left: var(--moved); }"],
    ["src/a.tsx", 'const style = { "--size": 3 }; node.style.setProperty("--moved", "1px");'],
  ]);
  expect(unknownProperties(files)).toEqual([
    expect.objectContaining({
      file: "src/a.css",
      line: 2,
      problem: 'Nothing sets "--browm", so browsers ignore it.',
      fix: 'Did you mean "--brown"?',
    }),
  ]);
});
