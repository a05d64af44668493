import { expect, test } from "vitest";
import { footerFile } from "../../../src/schema/footer.ts";
import { schemaProblems } from "../../support/schema-problems.ts";
import { both } from "../../support/site-data.ts";

const told = (...links: unknown[]) => schemaProblems(footerFile, { links });
const label = both("x");
const COLUMN = { title: label, items: [{ label, to: "/x" }] };
const LINK = { label, to: "/x" };

test.each([
  { name: "columns", links: [COLUMN, { title: null, items: [] }] },
  { name: "a row", links: [LINK, { label, href: "https://x.example" }, { html: label }] },
  { name: "nothing", links: [] },
])("FOOT-1 $name can be a footer", ({ links }) => {
  expect(told(...links)).toEqual([]);
});

test.each([
  { order: "a link among columns", links: [COLUMN, LINK] },
  { order: "a column among links", links: [LINK, COLUMN] },
])("CONF-8 $order is told with the entry that differs", ({ links }) => {
  const [problem, ...others] = told(...links);
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /the links are either all columns \(with "title" and "items"\) or all single links/,
  );
  expect(problem).toContain(`this entry differs: ${JSON.stringify(LINK)}.`);
});

test.each([
  { rule: "no target", link: { label }, count: 0 },
  { rule: "two targets", link: { label, to: "/x", href: "https://x.example" }, count: 2 },
  { rule: "a target and html", link: { label, to: "/x", html: label }, count: 2 },
])("CONF-8 a link with $rule is told with the entry", ({ link, count }) => {
  const json = JSON.stringify(link);
  const rule = `exactly one of "to", "href" and "html" belongs in a footer link, found ${count}: ${json}.`;
  expect(told(link)).toEqual([`"links[0]" is ${json}: ${rule}`]);
  expect(told({ title: label, items: [LINK, link] })).toEqual([
    `"links[0].items[1]" is ${json}: ${rule}`,
  ]);
});

test("CONF-8 a link without label is told with the entry", () => {
  expect(told({ to: "/x" })).toEqual([
    '"links[0]" is {"to":"/x"}: a footer link needs a "label": {"to":"/x"}.',
  ]);
});

test("FOOT-2 a logo needs alt text", () => {
  const problems = (alt?: string) =>
    schemaProblems(footerFile, { logo: { src: "/a.svg", ...(alt === undefined ? {} : { alt }) } });
  expect(problems("KTH")).toEqual([]);
  expect(problems("")).toEqual(['"logo.alt" is empty. Write a text, or remove the line.']);
  expect(problems()).toEqual(['"logo.alt" is missing. Write a text in quotation marks there.']);
});

test("FOOT-4 style and icons are told with the known ones", () => {
  expect(schemaProblems(footerFile, { style: "blue" })).toEqual([
    '"style" is "blue". Write one of: "light", "dark"',
  ]);
  expect(told({ label, to: "/x", icon: "myspace" })[0]).toMatch(
    /^"links\[0\]\.icon" is "myspace"\. Write one of: "facebook", /,
  );
});
