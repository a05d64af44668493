import { expect, test } from "vitest";
import { localesFile } from "../../../src/schema/locales.ts";
import { schemaProblems } from "../../support/schema-problems.ts";
import { LOCALES_FILE } from "../../support/site-data.ts";

const { sv, en } = LOCALES_FILE.locales;

test("CONF-11 a missing record is told with its language", () => {
  expect(schemaProblems(localesFile, { default: "sv", locales: { sv } })).toEqual([
    '"locales.en" is missing. Write a group in { } there.',
  ]);
});

test.each(["english_uk", "", "e", "en-"])('CONF-11 "%s" is no language tag', (htmlLang) => {
  const told = schemaProblems(localesFile, {
    default: "sv",
    locales: { sv, en: { ...en, htmlLang } },
  });
  expect(told).toEqual([
    `"locales.en.htmlLang" is "${htmlLang}": a language tag looks like sv or en-GB.`,
  ]);
});

test.each(["sv", "en-GB", "zh-Hans"])('CONF-11 "%s" is a language tag', (htmlLang) => {
  expect(
    schemaProblems(localesFile, { default: "sv", locales: { sv, en: { ...en, htmlLang } } }),
  ).toEqual([]);
});

test.each(["en", "/en", "en/", "//", "/en/gb/"])('ROUTE-2 "%s" is no base path', (path) => {
  const told = schemaProblems(localesFile, { default: "sv", locales: { sv, en: { ...en, path } } });
  expect(told).toEqual([
    `"locales.en.path" is "${path}": a base path begins and ends with a slash: "/" or "/en/".`,
  ]);
});

test("ROUTE-2 a language that the site does not have is told", () => {
  expect(schemaProblems(localesFile, { default: "de", locales: { sv, en } })).toEqual([
    '"default" is "de". Write one of: "sv", "en"',
  ]);
  expect(schemaProblems(localesFile, { default: "sv", locales: { sv, en, de: en } })).toEqual([
    '"de" is not a known field of "locales".',
  ]);
});

test("ROUTE-2 a direction is left to right or right to left", () => {
  const told = schemaProblems(localesFile, {
    default: "sv",
    locales: { sv, en: { ...en, direction: "up" } },
  });
  expect(told).toEqual(['"locales.en.direction" is "up". Write one of: "ltr", "rtl"']);
});
