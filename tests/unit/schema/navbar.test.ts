import { describe, expect, test } from "vitest";
import { navbarFile } from "../../../src/schema/navbar.ts";
import { itemOf } from "../../support/navbar.ts";
import { schemaFindings } from "../../support/schema-problems.ts";
import { both } from "../../support/site-data.ts";

/** The findings about a navbar with one item. */
const findingsOf = (item: unknown) => schemaFindings(navbarFile, { title: "I", items: [item] });

describe("types", () => {
  const children = [{ label: both("child"), to: "/x" }];

  test.each([
    { what: "a target without type", item: { label: both("x"), to: "/x" }, kind: "link" },
    { what: "items without type", item: { label: both("x"), items: children }, kind: "group" },
  ])("NAV-3 an item of the type $what becomes $kind", ({ item, kind }) => {
    expect(findingsOf(item)).toEqual([]);
    expect(itemOf(item)).toMatchObject({ kind });
  });

  const KNOWN =
    "Known: default, html, doc, docSidebar, docsVersion, dropdown, search, docsVersionDropdown, localeDropdown";

  test.each([
    { type: "foo", fix: `Did you mean "doc"? ${KNOWN}` },
    { type: "dropdwn", fix: `Did you mean "dropdown"? ${KNOWN}` },
    { type: "toString", fix: KNOWN },
  ])('CONF-2 the type "$type" is reported with the known ones', ({ type, fix }) => {
    expect(findingsOf({ type, to: "/x" })).toEqual([
      {
        path: ["items", 0],
        problem: `There is no navbar item type "${type}": {"type":"${type}","to":"/x"}`,
        fix,
      },
    ]);
  });
});

describe("fields that exclude each other", () => {
  const x = both("x");
  const EXACTLY_ONE = 'A link has exactly one of "to" and "href", this one has';

  test.each([
    {
      rule: "both targets",
      item: { label: x, to: "/x", href: "https://x.example" },
      problem: `${EXACTLY_ONE} both:`,
    },
    { rule: "no target", item: { label: x }, problem: `${EXACTLY_ONE} neither:` },
    {
      rule: "both targets on a dropdown",
      item: { label: x, to: "/x", href: "https://x.example", items: [] },
      problem: `${EXACTLY_ONE} both:`,
    },
    {
      rule: "label and html",
      item: { label: x, html: x, to: "/x" },
      problem: '"html" and "label" exclude each other:',
    },
    { rule: "no label", item: { to: "/x" }, problem: "The item has no label:" },
  ])("CONF-3 $rule: the item and the rule are reported", ({ item, problem }) => {
    const report = findingsOf(item);
    expect(report).toHaveLength(1);
    const json = report[0]?.problem.slice(problem.length + 1) ?? "";
    expect(report[0]?.problem.slice(0, problem.length)).toBe(problem);
    expect(JSON.parse(json)).toEqual(item);
  });

  test.each([
    { child: { type: "dropdown", label: x, items: [] }, type: "dropdown" },
    { child: { type: "search" }, type: "search" },
  ])("CONF-3 a $type inside a dropdown is an error at its place", ({ child, type }) => {
    const report = findingsOf({ label: x, items: [{ label: x, to: "/x" }, child] });
    expect(report).toMatchObject([
      {
        path: ["items", 0, "items", 1],
        problem: expect.stringContaining(`A ${type} cannot be inside a dropdown:`),
      },
    ]);
  });
});

describe("the position of an item", () => {
  test("NAV-2 another position is an error", () => {
    expect(findingsOf({ position: "middle", label: both("a"), to: "/x" })).toEqual([
      {
        path: ["items", 0, "position"],
        problem: '"items[0].position" is "middle".',
        fix: 'Write one of: "left", "right"',
      },
    ]);
  });
});

describe("fields that an item does not have", () => {
  const x = both("x");

  test.each([
    { item: { label: x, to: "/x", lable: "y" }, field: "lable", fix: 'Did you mean "label"?' },
    {
      item: { type: "localeDropdown", quryString: "?a" },
      field: "quryString",
      fix: 'Did you mean "queryString"?',
    },
    {
      item: { label: x, items: [], activeBasPath: "/a" },
      field: "activeBasPath",
      fix: 'Did you mean "activeBasePath"?',
    },
    {
      item: { type: "html", value: x, to: "/x" },
      field: "to",
      fix: "Known: type, value, className, position",
    },
  ])("CONF-13 $field in $item is reported with the one that was meant", ({ item, field, fix }) => {
    expect(findingsOf(item)).toEqual([
      {
        path: ["items", 0, field],
        problem: `"${field}" is not a known field of "items[0]".`,
        fix,
      },
    ]);
  });

  test.each([
    { item: { label: x, items: [], rel: "me" }, problem: '"rel" has no effect here:' },
    { item: { label: x, items: [], "data-a": "b" }, problem: '"data-a" has no effect here:' },
    {
      item: { label: x, items: [], activeBasePath: "/a" },
      problem: '"activeBasePath" has no effect here:',
    },
    {
      item: { label: x, to: "/x", prependBaseUrlToHref: true },
      problem: '"prependBaseUrlToHref" has no effect here:',
    },
  ])("CONF-15 an item that would draw nothing is reported: $item", ({ item, problem }) => {
    expect(findingsOf(item)).toMatchObject([
      { path: ["items", 0], problem: expect.stringContaining(problem), fix: expect.any(String) },
    ]);
  });

  test("CONF-15 a second search is reported at its place", () => {
    const items = [{ type: "search" }, { label: x, to: "/x" }, { type: "search" }];
    expect(schemaFindings(navbarFile, { title: "I", items })).toMatchObject([
      { path: ["items", 2], problem: expect.stringContaining("a search above already") },
    ]);
  });

  test("NAV-1 the search is on either side", () => {
    for (const position of ["left", "right"])
      expect(findingsOf({ type: "search", position, className: "x" })).toEqual([]);
  });

  test("CONF-3 what a link to a language adds to its address begins with a question mark", () => {
    expect(findingsOf({ type: "localeDropdown", queryString: "?x=1" })).toEqual([]);
    expect(findingsOf({ type: "localeDropdown", queryString: "x=1" })).toMatchObject([
      {
        path: ["items", 0, "queryString"],
        problem: expect.stringContaining('such as "?from=menu"'),
      },
    ]);
  });
});

test.each([
  { navbar: {}, problem: "The link to the home page is empty" },
  { navbar: { title: " " }, problem: "The link to the home page is empty" },
  {
    navbar: { logo: { src: "/a.svg", alt: "" } },
    problem: "The link to the home page has no name",
  },
])("CONF-15 a brand that nobody could see or hear is reported: $navbar", ({ navbar, problem }) => {
  expect(schemaFindings(navbarFile, { ...navbar, items: [] })).toMatchObject([
    { path: [], problem: expect.stringContaining(problem), fix: 'Write "title": "…".' },
  ]);
});
