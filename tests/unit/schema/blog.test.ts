import { expect, test } from "vitest";
import { authorsFile, tagsFile } from "../../../src/schema/blog.ts";
import { schemaProblems } from "../../support/schema-problems.ts";
import { both } from "../../support/site-data.ts";

test.each([{ name: both("IT") }, { imageURL: "/img/it.png" }])(
  "BLOG-12 an author may have only %o",
  (author) => {
    expect(schemaProblems(authorsFile, { it: author })).toEqual([]);
  },
);

test("BLOG-12 an author with neither name nor image is told", () => {
  expect(schemaProblems(authorsFile, { it: { email: "webmaster@iare.nu" } })).toEqual([
    '"it" is {"email":"webmaster@iare.nu"}: an author needs a "name" or an "imageURL" (BLOG-12).',
  ]);
});

test("BLOG-12 an author has no page unless the file says so", () => {
  expect(authorsFile.parse({ it: { name: both("IT") } }).it).toMatchObject({
    page: false,
    socials: {},
  });
});

test.each(["it gruppen", "it/ny", "åsa"])('BLOG-12 "%s" is no key of an author', (key) => {
  expect(schemaProblems(authorsFile, { [key]: { name: both("x") } })).toHaveLength(1);
});

test.each([
  { fields: { email: "webmaster" }, field: "it.email" },
  { fields: { url: "www.iare.se" }, field: "it.url" },
  { fields: { socials: { github: "x" } }, field: "it.socials.github" },
])("BLOG-12 a broken address in $field is told", ({ fields, field }) => {
  const told = schemaProblems(authorsFile, { it: { name: both("IT"), ...fields } });
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`"${field}" is `);
});

test.each(["it", "/IT", "/a b", "/å"])('BLOG-11 "%s" is no permalink', (permalink) => {
  expect(schemaProblems(tagsFile, { it: { label: both("IT"), permalink } })).toEqual([
    `"it.permalink" is "${permalink}": a permalink is a slash and lower-case letters: /it.`,
  ]);
});

test("BLOG-11 a tag needs a label in both languages", () => {
  expect(schemaProblems(tagsFile, { it: { label: { sv: "IT" } } })).toEqual([
    '"it.label.en" is missing. Write a text in quotation marks there.',
  ]);
});
