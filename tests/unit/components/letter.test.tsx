import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Letter, letters } from "../../../src/collections/letters.ts";
import { forOutlook, LetterDocument } from "../../../src/components/letter/letter.tsx";
import { designTokens, TOKEN_FILES } from "../../../src/schema/design-tokens.ts";
import { parseHtml } from "../../support/build.ts";
import { both, contextOf, siteData } from "../../support/site-data.ts";

const { colors } = designTokens(...TOKEN_FILES.map((file) => readFileSync(file, "utf8")));

/** The letter of a week with forty events. */
function fullLetter() {
  const events = Array.from({ length: 40 }, (_, index) => ({
    title: both(`Evenemang ${index} ${"med en lång titel ".repeat(6)}`),
    place: both("Undervisningshuset, Brinellvägen 28, 100 44 Stockholm"),
    start: "2026-06-03T18:00",
    end: "2026-06-03T20:00",
  }));
  const context = contextOf("sv", {
    today: "2026-06-01",
    events: { ...siteData().events, events },
  });
  const blog = { listed: [] } as never;
  const letter = letters({ context, blog }).find(({ name }) => name === "2026-v23") as Letter;
  return forOutlook(
    renderToStaticMarkup(<LetterDocument letter={letter} context={context} colors={colors} />),
  );
}

test("LETTER-1 a full letter is one that Gmail does not cut, and that looks right without its stylesheet", () => {
  const html = fullLetter();
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  const page = parseHtml(html.replace(/<style>.*?<\/style>/s, ""));
  const all = [...page.body.querySelectorAll<HTMLElement>("*")];
  expect(all.filter(({ tagName }) => tagName === "A")).toHaveLength(41);
  for (const element of all.filter(({ tagName }) => /^(H1|H2|P|A)$/.test(tagName)))
    expect(element.style.color, element.outerHTML).not.toBe("");
  for (const element of all.filter(({ tagName }) => /^(H1|H2|P)$/.test(tagName)))
    expect(element.style.fontFamily, element.outerHTML).not.toBe("");
});

test("LETTER-1 Outlook gets what it knows: tables with a role and a width, no pictures behind text, sizes as attributes", () => {
  const html = fullLetter();
  expect(html).not.toMatch(/background-image|background:\s*url|display:\s*(flex|grid)|position:/);
  const page = parseHtml(html);
  expect(page.body.querySelectorAll("script, link, style, svg, video, form")).toHaveLength(0);
  for (const table of page.querySelectorAll("table")) {
    expect(table.getAttribute("role")).toBe("presentation");
    expect(table.getAttribute("width")).toMatch(/^(600|100%)$/);
  }
  for (const image of page.querySelectorAll("img")) {
    for (const name of ["width", "height", "alt"]) expect(image.hasAttribute(name)).toBe(true);
    expect(image.getAttribute("src")).toMatch(/^https:/);
  }
  const [opened, closed] = [/<!--\[if mso\]><table[^>]* width="600"/g, /<\/table><!\[endif\]-->/g];
  expect([html.match(opened), html.match(closed)].map((found) => found?.length)).toEqual([1, 1]);
});
