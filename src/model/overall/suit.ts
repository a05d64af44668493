/** In the units of the picture of the overall. */
export type Point = readonly [x: number, y: number];

/** Where a patch is stitched on: its middle, how wide it is, and how many degrees it is askew. */
export interface PatchPlace {
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** Size of the picture that the overall hangs in. */
export const SUIT_SIZE = { width: 660, height: 640 } as const;

/**
 * Its pieces of cloth between the seams, each convex and clockwise: fronts, sleeves, legs. The legs go
 * on below the picture.
 */
export const CLOTH: readonly (readonly Point[])[] = [
  [
    [250, 102],
    [323, 200],
    [323, 484],
    [178, 484],
    [182, 220],
    [184, 120],
  ],
  [
    [410, 102],
    [476, 120],
    [478, 220],
    [482, 484],
    [337, 484],
    [337, 200],
  ],
  [
    [172, 122],
    [172, 262],
    [124, 474],
    [32, 452],
    [106, 174],
  ],
  [
    [488, 122],
    [554, 174],
    [628, 452],
    [536, 474],
    [488, 262],
  ],
  [
    [178, 500],
    [323, 500],
    [316, 720],
    [170, 720],
  ],
  [
    [337, 500],
    [482, 500],
    [490, 720],
    [344, 720],
  ],
];

/** A single patch is no larger than this, and many are as small as they have to be. */
const LARGEST = 66;

/** How far a patch reaches from its middle, corners and thread included, as a share of its size. */
const REACH = 0.53;

/** Nobody sews straight. */
const TURNS = [-7, 5, -3, 8, -5, 3, -8, 6, 2];

/**
 * Places for patches on the overall, from its shoulders down and from left to right: as large as lets
 * all of them lie within one piece of cloth each, and none on another.
 *
 * @param count any number of patches
 */
export function patchPlaces(count: number): PatchPlace[] {
  let size = LARGEST;
  let places = allPlaces(size);
  while (places.length < count) {
    size *= 0.97;
    places = allPlaces(size);
  }
  return places.slice(0, count).map(([x, y], index) => ({
    x,
    y,
    size: rounded(size),
    turn: TURNS[index % TURNS.length] ?? 0,
  }));
}

function allPlaces(size: number): Point[] {
  return CLOTH.flatMap((piece) => placesOn(piece, size)).sort(
    ([x1, y1], [x2, y2]) => y1 - y2 || x1 - x2,
  );
}

/** Rows of as many patches as fit side by side, each row as far up as it can be. */
function placesOn(piece: readonly Point[], size: number): Point[] {
  const reach = size * REACH;
  const step = 2 * reach;
  const places: Point[] = [];
  for (let y = reach; y <= SUIT_SIZE.height - reach; y += 1) {
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

/** From where to where the middle of something round lies within a convex shape, at a height. */
function middlesAt(shape: readonly Point[], y: number, reach: number): Point {
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
