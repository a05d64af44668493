import { expect, test } from "vitest";
import { isHiddenOn } from "../../../src/schema/hidden.ts";

test.each([
  ["2026-06-09", false],
  ["2026-06-10", true],
  ["2026-08-09", true],
  ["2026-08-10", false],
])("AID-7 from 10 June until 10 August something is hidden on %s: %s", (today, expected) => {
  expect(isHiddenOn({ from: "2026-06-10", until: "2026-08-10" }, today)).toBe(expected);
  expect(isHiddenOn({ until: "2026-08-10" }, today)).toBe(today < "2026-08-10");
  expect(isHiddenOn(undefined, today)).toBe(false);
});
