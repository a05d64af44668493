import { expect, test } from "vitest";
import { ringSegments } from "../../../src/blocks/chart/ring-segments.ts";

/** Where the outer edge of a segment begins and ends. */
const outerEdge = (path = "") => /^M([^A]+)A49,49,0,[01],1,([^LA]+)/.exec(path)?.slice(1);

test("a ring begins at twelve o'clock, goes clockwise, and leaves no gap", () => {
  const [quarter, half, rest] = ringSegments([25, 50, 25]);
  expect(outerEdge(quarter)).toEqual(["0,-49", "49,0"]);
  expect(outerEdge(half)).toEqual(["49,0", "-49,0"]);
  expect(outerEdge(rest)).toEqual(["-49,0", "0,-49"]);
});

test("a single value is a whole ring", () => {
  const [ring] = ringSegments([100]);
  expect(outerEdge(ring)).toEqual(["0,-49", "0,49"]);
  expect(ring?.match(/A49,/g)).toHaveLength(2);
});
