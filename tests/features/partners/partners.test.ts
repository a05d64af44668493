import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { opticalSize, PartnerLinks } from "../../../src/features/partners/partner-links.tsx";
import { partnersFile } from "../../../src/features/partners/schema.ts";
import { all, ownText } from "../../build/dom.ts";
import { checkChanges } from "../../support/changes.ts";
import { checkRows, data } from "../../support/lint-rows.ts";
import { checkProblems } from "../../support/schema-problems.ts";
import { siteData, siteOf } from "../../support/site-data.ts";
import { SMALL_SITE } from "../../support/small-site.ts";

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

test("READER-5 on dark pages a logo without a variant for them lies on a light plate", () => {
  const styles = readFileSync("src/features/partners/partners.css", "utf8");
  expect(/\.on-plate \{[^}]*/.exec(styles)?.[0]).toMatch(/background: .*var\(--dark, #fff[^)]*\)/);
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

checkRows([
  {
    what: "CONF-34 the address of a partner is a link for the linter",
    files: {
      "_data/partners.json":
        '[{ "name": "Co", "url": "https://deploy-preview-7--x.netlify.app/" }]',
    },
    found: [/^(?:warning )?_data\/partners\.json:1 .*preview/],
  },
  {
    what: "FILE-2 the picture of data with a mistake is used",
    files: {
      "src/assets/img/affisch.webp": "",
      "_data/partners.json": '[{ "name": "", "logo": "/img/affisch.webp" }]',
    },
    found: [/partners\.json:1 /, /partners\.json:1 /],
  },
  {
    what: "CONF-39 markup that data would show as plain characters",
    files: {
      "_data/partners.json":
        '[{ "name": "Bolag &amp; **Co**", "url": "https://co.example/" },\n{ "name": "A & B", "url": "https://b.example/" }]',
    },
    found: [/partners\.json:1 \| .*readers would see the markup/],
  },
]);

test("the home page gives the main partner a place of its own while there is one", () => {
  const { partners } = siteData();
  const named = (list: typeof partners) => {
    const page = siteOf(SMALL_SITE, { partners: list }).document("/");
    const links = ["ul.main a", "ul:not(.main) a", "h3"];
    return links.map((some) => all(page, `.partners ${some}`).map(ownText));
  };
  expect(named(partners).slice(0, 2)).toEqual([["Stora Bolaget"], ["Bolag & Co"]]);
  expect(named(partners?.filter(({ main }) => !main) ?? null)).toEqual([[], ["Bolag & Co"], []]);
  expect(all(siteOf(SMALL_SITE, { partners: [] }).document("/"), ".partners ul")).toEqual([]);
});
