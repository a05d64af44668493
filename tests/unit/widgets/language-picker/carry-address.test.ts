import { expect, test } from "vitest";
import { switchPath } from "../../../../widgets/language-picker/carry-address.ts";

test.each([
  ["/nope", "/", "/en/", "/en/nope"],
  ["/en/docs/nope/", "/en/", "/", "/docs/nope/"],
  ["/nope", "/", "/", "/nope"],
  ["/english", "/", "/en/", "/en/english"],
  ["/en/en/nope", "/en/", "/", "/en/nope"],
  ["/en", "/en/", "/", "/"],
  ["/%C3%B6", "/", "/en/", "/en/%C3%B6"],
  ["/en//other.example/x", "/en/", "/", "/other.example/x"],
])("LOC-2 the missing page %s of the language at %s is, at %s, %s", (path, from, to, expected) => {
  expect(switchPath(path, from, to)).toBe(expected);
});
