import { expect, test } from "vitest";
import { readEmblems } from "../../../src/eleventy/read-emblems.ts";
import type { Finding } from "../../../src/schema/finding.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const svg = (drawing: string, size = "0 0 64 64") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">\n  <!-- note -->\n  ${drawing}\n</svg>\n`;

/** The emblems made from drawings, and the findings about them. */
async function read(drawings: Record<string, string>) {
  await using folder = await createTempFolder(
    Object.fromEntries(
      Object.entries(drawings).map(([name, text]) => [`src/theme/emblems/${name}`, text]),
    ),
  );
  const findings: Finding[] = [];
  return { ...readEmblems(folder.dir, findings), findings };
}

test("drawings become one file, whose address follows what they draw", async () => {
  const door = svg("<g/>", "0 0 280 240");
  // What programs write above a drawing does not count.
  const head = '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n';
  const drawings = { "ball.svg": head + svg("<path/>"), "arch.svg": door, "door-leaf.svg": door };
  const { drawings: drawn, arch, leaf, sprite, findings } = await read(drawings);
  expect({ drawn, arch, leaf, findings }).toEqual({
    drawn: new Map([["ball", "<path/>"]]),
    arch: `${sprite.address}#arch`,
    leaf: `${sprite.address}#door-leaf`,
    findings: [],
  });
  expect(sprite.content).toContain('<g id="ball"><path/></g>');
  expect(sprite.address).toMatch(/^\/assets\/emblems-[0-9a-z]{1,7}\.svg$/);
  expect((await read({ ...drawings, "ball.svg": svg("<rect/>") })).sprite.address).not.toBe(
    sprite.address,
  );
  expect((await read({})).drawings).toEqual(new Map());
});

test.each([
  ["Boll.svg", svg("<path/>"), /^The name of an emblem/],
  ["ball.svg", svg("<path/>", "0 0 24 24"), /^The drawing is not 64 × 64\.$/],
  ["ball.svg", svg('<path style="fill:red"/>'), /contains "style="/],
  ["ball.svg", svg("<text>I</text>"), /contains "<text"/],
])("%s that cannot be used is a finding", async (name, text, problem) => {
  const { drawings, findings } = await read({ [name]: text });
  expect(drawings).toEqual(new Map());
  expect(findings).toEqual([
    expect.objectContaining({
      file: `src/theme/emblems/${name}`,
      problem: expect.stringMatching(problem),
    }),
  ]);
});
