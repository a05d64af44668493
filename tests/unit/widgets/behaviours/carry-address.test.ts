// @vitest-environment jsdom
import { expect, test } from "vitest";
import { switchPath } from "../../../../widgets/behaviours/carry-address.ts";

const HOMES = ["/", "/en/"];

test.each([
  ["/nope", "/en/", "/en/nope"],
  ["/en/docs/nope/", "/", "/docs/nope/"],
  ["/nope", "/", "/nope"],
  ["/english", "/en/", "/en/english"],
  ["/en/en/nope", "/", "/en/nope"],
  ["/en", "/", "/"],
  ["/%C3%B6", "/en/", "/en/%C3%B6"],
  ["/en//other.example/x", "/", "/other.example/x"],
])("LOC-2 the missing page %s is %s%s in the other language", (path, home, expected) => {
  expect(switchPath(path, home, HOMES)).toBe(expected);
});
