import { expect, test } from "vitest";
import { format, formatMeasure, formatNumber, pluralize } from "../../../src/collections/format.ts";

test.each<{ pattern: string; values: Record<string, string | number>; text: string }>([
  {
    pattern: "Direct link to {heading}",
    values: { heading: "Contact" },
    text: "Direct link to Contact",
  },
  { pattern: "{a} and {a}", values: { a: 1 }, text: "1 and 1" },
  { pattern: "{a} and {b}", values: { a: "x" }, text: "x and {b}" },
  { pattern: "{title}", values: { title: "{count}", count: 2 }, text: "{count}" },
  { pattern: "no placeholder", values: {}, text: "no placeholder" },
])('a label "$pattern" with $values reads "$text"', ({ pattern, values, text }) => {
  expect(format(pattern, values)).toBe(text);
});

test.each([
  { pattern: "One post|{count} posts", count: 0, lang: "en", form: "{count} posts" },
  { pattern: "One post|{count} posts", count: 1, lang: "en", form: "One post" },
  { pattern: "One post|{count} posts", count: 2, lang: "en", form: "{count} posts" },
  { pattern: "Ett inlägg|{count} inlägg", count: 1, lang: "sv", form: "Ett inlägg" },
  { pattern: "Ett inlägg|{count} inlägg", count: 0, lang: "sv", form: "{count} inlägg" },
  { pattern: "posts", count: 5, lang: "en", form: "posts" },
])(
  'BLOG-7 of "$pattern" the form for $count in $lang is "$form"',
  ({ pattern, count, lang, form }) => {
    expect(pluralize(pattern, count, lang)).toBe(form);
  },
);

test.each([
  { value: 22.5, sv: "22,5", en: "22.5" },
  { value: 27, sv: "27", en: "27" },
  { value: 75000, sv: "75\u00a0000", en: "75,000" },
  { value: 13.456, sv: "13,46", en: "13.46" },
])("the number $value is written as each language does", ({ value, sv, en }) => {
  expect(formatNumber(value, "sv")).toBe(sv);
  expect(formatNumber(value, "en")).toBe(en);
});

test("the percent sign follows its number directly in English, and after a space in Swedish", () => {
  expect(formatMeasure(13.5, "%", "sv")).toBe("13,5\u00a0%");
  expect(formatMeasure(13.5, "%", "en")).toBe("13.5%");
  expect(formatMeasure(13.5, "hp", "en")).toBe("13.5\u00a0hp");
});
