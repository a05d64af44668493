import type { Drawing } from "../../schema/drawing.ts";

/** In the units of the drawing. */
export type Point = readonly [x: number, y: number];

/** A piece of cloth between seams: convex, clockwise. */
export type Piece = readonly Point[];

/** The pieces of cloth of a drawing: the paths in its group with `data-cloth`. */
export function clothOf({ content }: Drawing): Piece[] {
  const [, group = ""] = /<g data-cloth=[^>]*>(.*?)<\/g>/s.exec(content) ?? [];
  return [...group.matchAll(/\sd="M([^"z]*)z"/g)].map(([, points = ""]) =>
    points.split(" ").map((point): Point => {
      const [x = 0, y = 0] = point.split(",").map(Number);
      return [x, y];
    }),
  );
}

/** Of a patch; many patches are smaller. */
const LARGEST = 66;

/** From the centre of a patch to its edge, corners and thread included, as a share of its size. */
const REACH = 0.53;

/** Patches that are sewn on by hand are not straight. */
const TURNS = [-7, 5, -3, 8, -5, 3, -8, 6, 2];

/**
 * Places for patches, from top to bottom and from left to right: as large as possible while each is
 * within one piece of cloth and none covers another.
 *
 * @param cloth pieces that may go on below the drawing
 * @param height of the drawing
 * @param count any number of patches; without cloth there are no places
 * @returns the centre of each patch, its width, and the angle in degrees that it is turned by
 */
export function patchPlaces(cloth: readonly Piece[], height: number, count: number) {
  if (cloth.length === 0) return [];
  let size = LARGEST;
  let places = allPlaces(cloth, height, size);
  while (places.length < count) {
    size *= 0.97;
    places = allPlaces(cloth, height, size);
  }
  return places.slice(0, count).map(([x, y], index) => ({
    x,
    y,
    size: rounded(size),
    turn: TURNS[index % TURNS.length] ?? 0,
  }));
}

function allPlaces(cloth: readonly Piece[], height: number, size: number): Point[] {
  return cloth
    .flatMap((piece) => placesOn(piece, height, size))
    .sort(([x1, y1], [x2, y2]) => y1 - y2 || x1 - x2);
}

/** Rows of as many patches as fit side by side, each row as far up as possible. */
function placesOn(piece: Piece, height: number, size: number): Point[] {
  const reach = size * REACH;
  const step = 2 * reach;
  const places: Point[] = [];
  for (let y = reach; y <= height - reach; y += 1) {
    const [from, to] = middlesAt(piece, y, reach);
    if (from > to) continue;
    const count = Math.floor((to - from) / step) + 1;
    for (let index = 0; index < count; index += 1) {
      const across = count > 1 ? index / (count - 1) : 0.5;
      places.push([rounded(from + (to - from) * across), y]);
    }
    y += step - 1;
  }
  return places;
}

/** Between which x a circle at height `y` is within a convex shape. */
function middlesAt(shape: Piece, y: number, reach: number): Point {
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  shape.forEach(([x1, y1], index) => {
    const [x2, y2] = shape[(index + 1) % shape.length] ?? [x1, y1];
    const [right, down] = [x2 - x1, y2 - y1];
    // Inside is where this is at least 0: (right * (y - y1) - down * (x - x1)) / length - reach.
    const rest = right * (y - y1) + down * x1 - reach * Math.hypot(right, down);
    if (down > 0) to = Math.min(to, rest / down);
    else if (down < 0) from = Math.max(from, rest / down);
    else if (rest < 0) to = Number.NEGATIVE_INFINITY;
  });
  return [from, to];
}

const rounded = (value: number) => Math.round(value * 10) / 10;
