import { arc, type PieArcDatum, pie } from "d3-shape";

const angles = pie<number>().sort(null);

// Two decimals are a twentieth of a pixel at the size shown.
const segment = arc<PieArcDatum<number>>().outerRadius(49).innerRadius(27).digits(2);

/**
 * SVG paths that together make a ring around the origin, the first one starting at twelve o'clock.
 *
 * @example ringSegments([50, 50])[0] // "M0,-49A49,49,0,1,1,0,49L0,27A27,27,0,1,0,0,-27Z"
 */
export function ringSegments(shares: number[]): string[] {
  return angles(shares).map((slice) => segment(slice) ?? "");
}
