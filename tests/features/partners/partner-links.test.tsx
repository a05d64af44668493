import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { opticalSize, PartnerLinks } from "../../../src/features/partners/partner-links.tsx";

test.each([
  [
    { width: 400, height: 100 },
    { width: 160, height: 40 },
  ],
  [
    { width: 500, height: 500 },
    { width: 72, height: 72 },
  ],
  [
    { width: 1000, height: 100 },
    { width: 176, height: 18 },
  ],
  [
    { width: 50, height: 200 },
    { width: 18, height: 72 },
  ],
])("READER-5 a logo of %o is shown as large as the others: %o", (size, shown) => {
  expect(opticalSize(size)).toEqual(shown);
});

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
