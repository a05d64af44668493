import MarkdownIt from "markdown-it";
import { expect, test } from "vitest";
import { escapeMarkdown } from "../../../src/pages/escape-markdown.ts";
import { markdownExports } from "../../../src/pages/files/markdown.11ty.ts";
import { homeSource, siteData, siteOf } from "../../support/site-data.ts";

/** A name that is an element, a link and an image, each with a script. */
const HOSTILE = '<script>alert(1)</script> <img src=x onerror="a()"> [x](javascript:a()) ![x](y)';

test("TWIN-3 names stand in Markdown exports as text", () => {
  expect(escapeMarkdown("<script>[x](y) *z*")).toBe("\\<script>\\[x\\](y) \\*z\\*");
});

test("TWIN-3 a hostile name of a partner and of the home page is text in the export of a site", () => {
  const [partner] = siteData().partners;
  if (!partner) throw new Error("the fixture has no partner");
  const { hero } = homeSource().frontMatter;
  const home = homeSource("sv", { hero: { ...hero, title: HOSTILE } });
  const files = siteOf([home], { partners: [{ ...partner, name: HOSTILE }] }).files(
    markdownExports,
  );
  const html = new MarkdownIt({ html: true }).render(files.get("index.md") ?? "");
  expect(html.split("alert(1)").length).toBeGreaterThan(2);
  expect(html).not.toMatch(/<script|<img|href="javascript/);
});
