import { describe, expect, test } from "vitest";
import type { z } from "zod";
import {
  contentFrontMatter,
  docFrontMatter,
  homeFrontMatter,
  postFrontMatter,
} from "../../../src/schema/front-matter.ts";
import { schemaProblems } from "../../support/schema-problems.ts";
import { homeSource } from "../../support/site-data.ts";

const REQUIRED = { title: "T", description: "D" };
const KINDS: { kind: string; schema: z.ZodType }[] = [
  { kind: "page", schema: contentFrontMatter },
  { kind: "doc", schema: docFrontMatter },
  { kind: "post", schema: postFrontMatter },
];

describe.each(KINDS)("front matter of a $kind", ({ schema }) => {
  const told = (fields: object) => schemaProblems(schema, { ...REQUIRED, ...fields });

  test.each([
    {
      fields: { title: 5 },
      problem: '"title" is 5, but a text in quotation marks belongs there. Write:  "5"',
    },
    { fields: { title: "  " }, problem: '"title" is empty. Write a text, or remove the line.' },
    { fields: { draft: "yes" }, problem: '"draft" is "yes", but true or false belongs there.' },
    { fields: { unlisted: 1 }, problem: '"unlisted" is 1, but true or false belongs there.' },
    {
      fields: { slug: 2024 },
      problem: '"slug" is 2024, but a text in quotation marks belongs there. Write:  "2024"',
    },
    { fields: { lable: "x" }, problem: '"lable" is not a known field.' },
  ])("CONF-13 $fields is told with the field", ({ fields, problem }) => {
    expect(told(fields)).toEqual([problem]);
  });

  test("CONF-13 draft and unlisted together are told", () => {
    expect(told({ draft: true, unlisted: true })).toEqual([
      '"unlisted" is true: a page is either draft or unlisted, not both; remove one of the two lines.',
    ]);
    expect(told({ draft: false, unlisted: true })).toEqual([]);
    expect(told({ draft: true, unlisted: false })).toEqual([]);
  });

  test.each([1, 7])("CONF-9 the heading level %i is told with the range", (level) => {
    expect(told({ toc_max_heading_level: level })).toEqual([
      `"toc_max_heading_level" is ${level}. Write one of: 2, 3, 4, 5, 6`,
    ]);
  });

  test.each([
    { fields: { toc_min_heading_level: 4, toc_max_heading_level: 3 }, min: 4, max: 3 },
    { fields: { toc_min_heading_level: 6, toc_max_heading_level: 2 }, min: 6, max: 2 },
  ])("CONF-9 $fields is told: the smallest is above the largest", ({ fields, min, max }) => {
    expect(told(fields)).toEqual([
      `"toc_min_heading_level" is ${min}: the smallest level (${min}) must not be above the largest (${max}).`,
    ]);
  });

  test.each([
    { toc_min_heading_level: 4 },
    { toc_max_heading_level: 2 },
    { toc_min_heading_level: 3, toc_max_heading_level: 3 },
  ])("CONF-9 %o is allowed", (fields) => {
    expect(told(fields)).toEqual([]);
  });
});

test.each([
  { kind: "page", schema: contentFrontMatter, needed: ["title", "description"] },
  { kind: "doc", schema: docFrontMatter, needed: ["description"] },
  { kind: "post", schema: postFrontMatter, needed: [] },
])("CONF-13 a $kind needs $needed", ({ schema, needed }) => {
  expect(schemaProblems(schema, {})).toEqual(
    needed.map((field) => `"${field}" is missing. Write a text in quotation marks there.`),
  );
});

describe("docs", () => {
  const told = (fields: object) => schemaProblems(docFrontMatter, { ...REQUIRED, ...fields });

  test("SIDE-1 an id with a slash is told", () => {
    expect(told({ id: "event/cmi" })).toEqual([
      '"id" is "event/cmi": an id holds no slash; the folder already gives it one.',
    ]);
    expect(told({ id: "cmi" })).toEqual([]);
  });

  test.each([-1, 1.5, 0])("SIDE-2 the position %d is allowed", (position) => {
    expect(told({ sidebar_position: position })).toEqual([]);
  });

  test("SIDE-2 a position that is no number is told", () => {
    expect(told({ sidebar_position: "first" })).toEqual([
      '"sidebar_position" is "first", but a number belongs there.',
    ]);
  });

  test.each(["pagination_prev", "pagination_next", "displayed_sidebar"])(
    "PAGI-3 %s may be null",
    (field) => {
      expect(told({ [field]: null })).toEqual([]);
      expect(told({ [field]: "board" })).toEqual([]);
      expect(told({ [field]: 5 })).toHaveLength(1);
    },
  );
});

describe("posts", () => {
  const told = (fields: object) => schemaProblems(postFrontMatter, { ...REQUIRED, ...fields });

  test("BLOG-12 the same author twice is told", () => {
    expect(told({ authors: ["it", "ordf", "it"] })).toEqual([
      '"authors" is ["it","ordf","it"]: the same author is named twice.',
    ]);
    expect(told({ authors: ["it", "ordf"] })).toEqual([]);
  });

  test.each([
    ["2024-02-30", "February 2024 has 29 days"],
    ["2024-13-01", "there is no month 13; a date is written year-month-day"],
    ["2024-03-00", "days are counted from 01"],
    ["2024-03-25 18:00", "a day has no time here; write 2024-03-25"],
    ["25 mars 2024", "a date is written year-month-day, for example 2024-03-25"],
    ["2024-3-5", "a date is written year-month-day, for example 2024-03-25"],
  ])('BLOG-4 the date "%s" is told with its wrong part', (date, reason) => {
    expect(told({ date })).toEqual([`"date" is "${date}": ${reason}.`]);
  });

  test("a post without authors and tags has empty lists of them", () => {
    expect(postFrontMatter.parse({})).toEqual({ authors: [], tags: [] });
  });

  test("CONF-13 an author or tag that is not a text is told with its place", () => {
    expect(told({ tags: ["it", 5] })).toEqual([
      '"tags[1]" is 5, but a text in quotation marks belongs there. Write:  "5"',
    ]);
    expect(told({ authors: [{ name: "Me" }] })).toEqual([
      '"authors[0]" is {"name":"Me"}, but a text in quotation marks belongs there.',
    ]);
  });
});

describe("home", () => {
  const { frontMatter } = homeSource();

  test("CONF-13 a complete home page has no problems", () => {
    expect(schemaProblems(homeFrontMatter, frontMatter)).toEqual([]);
  });

  test("CONF-13 a missing part is told with its place", () => {
    const hero = { ...frontMatter.hero, lead: undefined };
    expect(schemaProblems(homeFrontMatter, { ...frontMatter, hero })).toEqual([
      '"hero.lead" is missing. Write a text in quotation marks there.',
    ]);
  });

  test("CONF-13 another illustration is told with those that exist", () => {
    const cards = [{ ...frontMatter.cards[0], illustration: "beer" }];
    expect(schemaProblems(homeFrontMatter, { ...frontMatter, cards })).toEqual([
      '"cards[0].illustration" is "beer". Write one of: "involved", "wellbeing", "business"',
    ]);
  });
});
