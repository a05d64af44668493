import { describe, expect, test } from "vitest";
import { firstLink } from "../../../../../src/model/docs/sidebar/walk-sidebar.ts";
import { labelled, menuOf } from "../../../../support/docs-menu.ts";
import { both, docSource } from "../../../../support/site-data.ts";

describe("the first entry to link to", () => {
  test.each([
    {
      what: "html, another site, a doc",
      items: [
        { type: "html", value: both("x") },
        { type: "link", href: "https://x.example", label: both("X") },
        "board",
      ],
      href: "/docs/board",
    },
    {
      what: "a doc in nested categories",
      items: [labelled("A", { items: [labelled("B", { items: ["board"] })] })],
      href: "/docs/board",
    },
    {
      what: "a category with a doc as its page",
      items: [labelled("A", { items: ["board"], link: { type: "doc", id: "media" } })],
      href: "/docs/media",
    },
    { what: "an unlisted doc, another doc", items: ["hidden", "board"], href: "/docs/board" },
    {
      what: "a category with an unlisted page",
      items: [labelled("A", { items: ["board"], link: { type: "doc", id: "hidden" } })],
      href: "/docs/board",
    },
    { what: "nothing", items: [], href: undefined },
  ])("NAV-8 in a menu of $what it is $href", ({ items, href }) => {
    const hidden = docSource("hidden.md", { frontMatter: { unlisted: true } });
    expect(firstLink(menuOf(["board.md", "media.md", hidden], { items }).items)?.href).toBe(href);
  });
});
