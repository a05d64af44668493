/// <reference path="../../../../src/svg.d.ts" />
import { expect, test } from "vitest";
import {
  clothOf,
  type Point,
  patchPlaces,
} from "../../../../src/collections/boilersuit/patch-places.ts";
import drawing from "../../../../src/theme/boilersuit/boilersuit.svg";

const CLOTH = clothOf(drawing);
const [, , WIDTH = 0, HEIGHT = 0] = drawing.viewBox.split(" ").map(Number);

/** How far a point is inside a convex, clockwise shape; negative outside. */
function depthIn(shape: readonly Point[], x: number, y: number): number {
  return Math.min(
    ...shape.map(([x1, y1], index) => {
      const [x2, y2] = shape[(index + 1) % shape.length] as Point;
      return ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / Math.hypot(x2 - x1, y2 - y1);
    }),
  );
}

test.each([0, 1, 2, 25, 26, 70, 200])(
  "%i patches lie on the cloth, and none on another",
  (count) => {
    const places = patchPlaces(CLOTH, HEIGHT, count);
    expect(places).toHaveLength(count);
    places.forEach(({ x, y, size }, index) => {
      // Half a unit for what is lost by rounding.
      const reach = size / 2 - 0.5;
      expect(Math.max(...CLOTH.map((piece) => depthIn(piece, x, y)))).toBeGreaterThanOrEqual(reach);
      expect(HEIGHT - y).toBeGreaterThanOrEqual(reach);
      for (const other of places.slice(index + 1)) {
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(size);
      }
    });
  },
);

test("as many patches as there are committees are large enough to press where the drawing is smallest", () => {
  const [first] = patchPlaces(CLOTH, HEIGHT, 25);
  // At the breakpoint of the layouts, 62.25em, the drawing is half as wide as the window.
  expect(((first?.size ?? 0) * 498) / WIDTH).toBeGreaterThanOrEqual(44);
});
