import { expect, test } from "vitest";
import { docsItems } from "../../../../src/model/navbar/menus.ts";
import { labelled, menuOf } from "../../../support/docs-menu.ts";
import { labelsOf } from "../../../support/labels.ts";

const DOCS = Array.from({ length: 100 }, (_, index) => `a/doc-${index}`);
const LINK = { type: "link", href: "/section", label: { sv: "Om", en: "About" } };

/** What pages have of each category while it is closed. */
function stubs(docs: string[], items: unknown[]): (string | undefined)[] {
  const menu = docsItems(
    menuOf(
      docs.map((id) => `${id}.md`),
      { items },
    ).items,
    labelsOf("sv"),
    "docs",
  );
  return menu.map((item) => (item.kind === "group" ? item.stub?.html : ""));
}

const category = (items: unknown[], rest: object = {}) => labelled("Namn", { items, ...rest });

test("SIDE-11 from 101 entries on, a closed category is a link to its first page, unless it has none", () => {
  const all = category(DOCS.slice(1));
  expect(stubs(DOCS, [all])).toEqual([undefined]);
  expect(stubs(DOCS, [all, DOCS[0]])).toEqual([
    '<li><a href="/docs/a/doc-1">Visa alla</a></li>',
    "",
  ]);
  const elsewhere = [{ type: "ref", id: DOCS[0] }, LINK];
  expect(
    stubs(DOCS, [
      all,
      category([...elsewhere, category([DOCS[0]])]),
      category(elsewhere),
      category([LINK], { link: { type: "generated-index", slug: "/x" } }),
      category([LINK], { collapsed: false }),
      category([LINK], { collapsible: false }),
    ]).slice(1),
  ).toEqual([
    '<li><a href="/docs/a/doc-0">Visa alla</a></li>',
    undefined,
    '<li><a href="/docs/x">Visa alla</a></li>',
    undefined,
    undefined,
  ]);
});
