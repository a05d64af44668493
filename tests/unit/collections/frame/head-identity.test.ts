import { expect, test } from "vitest";
import { type MetaFields, metaIdentity } from "../../../../src/collections/frame/head-identity.ts";

const light = "(prefers-color-scheme: light)";

test.each<{ one: MetaFields; other: MetaFields; same: boolean }>([
  { one: { name: "robots", content: "a" }, other: { name: "robots", content: "b" }, same: true },
  { one: { name: "robots" }, other: { name: "description" }, same: false },
  {
    one: { property: "og:type", content: "a" },
    other: { property: "og:type", content: "b" },
    same: true,
  },
  { one: { name: "title" }, other: { property: "title" }, same: false },
  {
    one: { name: "theme-color", media: light },
    other: { name: "theme-color", media: light },
    same: true,
  },
  { one: { name: "theme-color", media: light }, other: { name: "theme-color" }, same: false },
  {
    one: { property: "article:tag", content: "it" },
    other: { property: "article:tag", content: "it" },
    same: true,
  },
  ...["article:tag", "article:author", "og:locale:alternate"].map((property) => ({
    one: { property, content: "a" },
    other: { property, content: "b" },
    same: false,
  })),
])("HEAD-3 $one and $other say the same: $same", ({ one, other, same }) => {
  expect(metaIdentity(one) === metaIdentity(other)).toBe(same);
});

test("HEAD-3 an element with neither name nor property has no identity", () => {
  expect(metaIdentity({ content: "x" })).toBeUndefined();
});
