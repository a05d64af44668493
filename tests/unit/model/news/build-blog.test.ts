import { expect, test } from "vitest";
import { authorsFile } from "../../../../src/schema/blog.ts";
import { blogOf, both } from "../../../support/site-data.ts";

const authors = authorsFile.parse({
  it: { name: { sv: "IT-gruppen", en: "The IT group" }, email: "webmaster@example.org" },
  ordf: { name: both("Ordf"), page: true, url: "https://ordf.example", email: "ordf@example.org" },
  press: {
    name: both("Press"),
    url: "https://press.example",
    socials: { github: "https://github.com/x" },
  },
  quiet: { imageURL: "/img/quiet.png" },
});

test.each([
  { key: "it", href: "mailto:webmaster@example.org", external: false },
  { key: "ordf", href: "/blog/authors/ordf", external: false },
  { key: "press", href: "https://press.example", external: true },
  { key: "quiet", href: null, external: false },
])("BLOG-12 $key is linked to $href: own page, else url, else mail", ({ key, href, external }) => {
  expect(
    blogOf([], { newsAuthors: authors }).authors.find((author) => author.key === key),
  ).toMatchObject({
    href,
    external,
  });
});

test("BLOG-12 names are in the language of the page; without a name the key is shown", () => {
  const english = blogOf([], { newsAuthors: authors }, "en").authors;
  expect(english.map(({ name }) => name)).toEqual(["The IT group", "Ordf", "Press", "quiet"]);
  expect(english[2]?.socials).toEqual([{ label: "github", href: "https://github.com/x" }]);
});
