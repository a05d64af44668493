import { describe, expect, test } from "vitest";
import { cardsOf } from "../../../../../src/model/docs/sidebar/category-cards.ts";
import { labelled, menuOf } from "../../../../support/docs-menu.ts";
import { both, contextOf, docSource } from "../../../../support/site-data.ts";

test("SIDE-1 a draft that is named is left out without a word", () => {
  const menu = menuOf(["board.md"], {
    items: ["board", "plan", labelled("Plans", { items: ["plan"] })],
  });
  expect(menu.text).toBe("board");
});

test("SIDE-2 positions come first, then names by code unit", () => {
  const at = (path: string, sidebar_position: number) =>
    docSource(path, { frontMatter: { sidebar_position } });
  const docs = [
    ...["å.md", "zz.md", "a.md", "Z.md", "2.md", "10.md"],
    ...[at("p2.md", 2), at("p15.md", 1.5), at("p1.md", 1), at("m1.md", -1)],
  ];
  expect(menuOf(docs).text).toBe("m1, p1, p15, p2, 10, 2, Z, a, zz, å");
});

test("SIDE-3 the label that the menu has for a doc comes before its title", () => {
  const items = [{ type: "doc", id: "board", label: both("The board") }];
  expect(menuOf(["board.md"], { items }).text).toBe("The board");
});

describe("links of categories", () => {
  const category = (rest: object) => ({ event: { label: both("Event"), ...rest } });
  const docs = (name: string) => [`event/${name}.md`, "event/cmi.md", "event/board.md"];

  test.each([
    { name: "README", text: "Event → /docs/event (event/board, event/cmi)" },
    { name: "Event", text: "Event → /docs/event (event/board, event/cmi)" },
    { name: "other", text: "Event (event/board, event/cmi, event/other)" },
  ])("SIDE-4 a folder with a doc called $name is shown as $text", ({ name, text }) => {
    expect(menuOf(docs(name), { categories: category({}) }).text).toBe(text);
  });

  test.each([
    {
      link: { type: "generated-index", slug: "/events" },
      text: "Event → /docs/events (event/board, event/cmi, event/index)",
    },
    { link: null, text: "Event (event/board, event/cmi, event/index)" },
  ])("SIDE-4 with the link $link a folder is shown as $text", ({ link, text }) => {
    const menu = menuOf(docs("index"), { categories: category({ link }) });
    expect(menu.text).toBe(text);
  });
});

test("SIDE-4 a generated page shows a card per child: its description, or how many pages it holds", () => {
  const hidden = (path: string) => docSource(path, { frontMatter: { unlisted: true } });
  const { items } = menuOf([
    "cmi.md",
    hidden("hidden.md"),
    "large/a.md",
    "large/b.md",
    hidden("large/hidden.md"),
  ]);
  expect(cardsOf(items, contextOf("sv"))).toEqual([
    { label: "cmi", href: "/docs/cmi", text: "About cmi" },
    { label: "large", href: "/docs/large/a", text: "2 sidor" },
  ]);
});

describe("empty categories", () => {
  test("SIDE-5 with a doc link only it becomes a link to that doc", () => {
    const menu = menuOf(["board.md"], {
      items: [labelled("Projects", { items: [], link: { type: "doc", id: "board" } })],
    });
    expect(menu.items).toMatchObject([{ kind: "link", label: "Projects", href: "/docs/board" }]);
    expect([...menu.docIds]).toEqual(["board"]);
  });

  test("SIDE-5 with a generated page only it is left out, and so is the page", () => {
    const menu = menuOf(["board.md"], {
      items: ["board", labelled("Projects", { items: [], link: { type: "generated-index" } })],
    });
    expect(menu.text).toBe("board");
    expect(menu.indexes).toEqual([]);
  });
});

test("SIDE-6 categories are collapsible and collapsed unless the data say otherwise", () => {
  const items = [
    labelled("A", { items: ["board"] }),
    labelled("B", { items: ["board"], collapsed: false }),
    labelled("C", { items: ["board"], collapsible: false }),
  ];
  expect(menuOf(["board.md"], { items }).items).toMatchObject([
    { collapsible: true, collapsed: true },
    { collapsible: true, collapsed: false },
    { collapsible: false, collapsed: true },
  ]);
});
