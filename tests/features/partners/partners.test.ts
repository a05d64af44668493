import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { opticalSize, PartnerLinks } from "../../../src/features/partners/partner-links.tsx";
import { partnersFile } from "../../../src/features/partners/schema.ts";
import { checkChanges } from "../../support/changes.ts";
import { data } from "../../support/lint-rows.ts";
import { checkProblems } from "../../support/schema-problems.ts";

test.each([
  [400, 100, 160, 40],
  [500, 500, 72, 72],
  [1000, 100, 176, 18],
  [50, 200, 18, 72],
])(
  "READER-5 a logo of %i × %i is shown as large as the others: %i × %i",
  (width, height, ...shown) => {
    expect(Object.values(opticalSize({ width, height }))).toEqual(shown);
  },
);

test("READER-5 a partner is its logo for each mode, or its name", () => {
  const file = { url: "/assets/images/a.svg", width: 400, height: 100 };
  const images = { byPath: new Map([["src/assets/img/a.svg", { svg: [file] } as never]]) };
  const partner = { url: "https://a.example", main: false };
  const partners = [
    { ...partner, name: "Both", logo: file.url, logoDark: file.url },
    { ...partner, name: "One", logo: file.url },
    { ...partner, name: "None" },
  ];
  const html = renderToStaticMarkup(createElement(PartnerLinks, { partners, images }));
  const [both = "", one = "", none = ""] = html.split("</li>");
  expect(both.match(/class="[^"]*"/g)).toEqual(['class="logo on-light"', 'class="logo on-dark"']);
  expect(one).toMatch(/<img [^>]*alt="One" class="logo on-plate"[^>]*width="160" height="40"/);
  expect(none).not.toContain("<img");
  expect(none).toContain(">None</a>");
});

const partner = { name: "A", url: "https://x.example" };
checkProblems("partners", [
  [
    partnersFile,
    ["A", "B"].map((name) => ({ ...partner, name, main: true })),
    "only one partner can be the main partner",
  ],
  [
    partnersFile,
    [{ ...partner, logoDark: "/img/a.svg" }],
    'a logo for dark mode needs one for light mode in "logo"',
  ],
]);

checkChanges([
  {
    what: "the logo of a partner, for light and dark pages",
    files: {
      ...data("partners", (partners: object[]) => {
        Object.assign(partners[1] ?? {}, { logo: "/img/co.png", logoDark: "/img/co-dark.webp" });
      }),
      "src/assets/img/co.png": "",
      "src/assets/img/co-dark.webp": "",
    },
    shows: /\/shown\/co\.png.*\/shown\/co-dark\.webp/,
    places: 3,
  },
]);
