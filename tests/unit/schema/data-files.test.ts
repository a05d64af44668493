import { expect, test } from "vitest";
import {
  chapterMapFile,
  chartsFile,
  coursesFile,
  keyDatesFile,
} from "../../../src/schema/blocks.ts";
import { navbarFile } from "../../../src/schema/navbar.ts";
import { contactsFile, peopleFile } from "../../../src/schema/people.ts";
import { redirectsFile } from "../../../src/schema/redirects.ts";
import { schemaProblems } from "../../support/schema-problems.ts";
import { both } from "../../support/site-data.ts";

const slice = { label: both("x"), value: 1, color: "education" };
const chart = (slices: unknown[]) => ({
  x: { title: both("x"), labelHeading: both("x"), valueHeading: both("x"), unit: "%", slices },
});

test.each([
  { what: "a chart of one slice", schema: chartsFile, value: chart([slice]), field: "x.slices" },
  {
    what: "a slice of nothing",
    schema: chartsFile,
    value: chart([slice, { ...slice, value: 0 }]),
    field: "x.slices[1].value",
  },
  {
    what: "a colour in words",
    schema: chartsFile,
    value: chart([slice, { ...slice, color: "red" }]),
    field: "x.slices[1].color",
  },
  {
    what: "a course without credits",
    schema: coursesFile,
    value: {
      x: {
        caption: both("x"),
        courseHeading: both("x"),
        creditsHeading: both("x"),
        courses: [{ name: both("x") }],
      },
    },
    field: "x.courses[0].credits",
  },
  {
    what: "a table without courses",
    schema: coursesFile,
    value: {
      x: { caption: both("x"), courseHeading: both("x"), creditsHeading: both("x"), courses: [] },
    },
    field: "x.courses",
  },
  {
    what: "a day that does not exist",
    schema: keyDatesFile,
    value: { x: { label: both("x"), date: "2026-02-30" } },
    field: "x.date",
  },
  {
    what: "a body without roles",
    schema: peopleFile,
    value: { board: { roles: [] } },
    field: "board.roles",
  },
  {
    what: "an address that is none",
    schema: peopleFile,
    value: { board: { roles: [{ title: both("x"), email: "ordf" }] } },
    field: "board.roles[0].email",
  },
  {
    what: "a contact table without rows",
    schema: contactsFile,
    value: {
      x: { caption: both("x"), topicHeading: both("x"), contactHeading: both("x"), rows: [] },
    },
    field: "x.rows",
  },
  {
    what: "an operating year of another form",
    schema: chapterMapFile,
    value: { title: both("x"), operatingYear: "2026/27", root: { label: both("x") } },
    field: "operatingYear",
  },
  {
    what: "an unknown colour group deep in the map",
    schema: chapterMapFile,
    value: {
      title: both("x"),
      operatingYear: "2026/2027",
      root: { label: both("x"), children: [{ label: both("x"), cluster: "party" }] },
    },
    field: "root.children[0].cluster",
  },
  {
    what: "a redirect without reason",
    schema: redirectsFile,
    value: [{ from: "/a", to: "/b" }],
    field: "[0].why",
  },
  {
    what: "a redirect from a relative address",
    schema: redirectsFile,
    value: [{ from: "a", to: "/b", why: "x" }],
    field: "[0].from",
  },
  {
    what: "a redirect from an address in codes (CHECK-6)",
    schema: redirectsFile,
    value: [{ from: "/a%20b", to: "/b", why: "x" }],
    field: "[0].from",
  },
  {
    what: "a redirect without a slash before its target (CHECK-6)",
    schema: redirectsFile,
    value: [{ from: "/a", to: "docs/media", why: "x" }],
    field: "[0].to",
  },
  {
    what: "a pattern that is none",
    schema: navbarFile,
    value: { items: [{ label: both("x"), to: "/x", activeBaseRegex: "(" }] },
    field: "items[0].activeBaseRegex",
  },
  {
    what: "a target that is no text",
    schema: navbarFile,
    value: { items: [{ label: both("x"), to: 5 }] },
    field: "items[0].to",
  },
  {
    what: "an attribute that is no text",
    schema: navbarFile,
    value: { items: [{ label: both("x"), to: "/x", "data-x": 5 }] },
    field: "items[0].data-x",
  },
])("CONF-1 $what is told with the field $field", ({ schema, value, field }) => {
  const told = schemaProblems(schema, value);
  expect(told).toHaveLength(1);
  expect(told[0]?.split(/ (?:is|has) /)[0]).toBe(`"${field}"`);
});
