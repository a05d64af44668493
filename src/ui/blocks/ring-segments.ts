const OUTER_RADIUS = 49;
const INNER_RADIUS = 27;

/**
 * SVG paths that together make a ring around the origin, the first one starting at twelve o'clock.
 *
 * @example ringSegments([50, 50])[0] // "M0-49A49 49 0 0 1 0 49L0 27A27 27 0 0 0 0-27Z"
 */
export function ringSegments(percents: number[]): string[] {
  let start = 0;
  return percents.map((percent) => {
    // A whole turn would end where it began and draw nothing.
    const end = start + Math.min(percent, 99.99);
    const isLarge = percent > 50 ? 1 : 0;
    const path =
      `M${point(OUTER_RADIUS, start)}` +
      `A${OUTER_RADIUS} ${OUTER_RADIUS} 0 ${isLarge} 1 ${point(OUTER_RADIUS, end)}` +
      `L${point(INNER_RADIUS, end)}` +
      `A${INNER_RADIUS} ${INNER_RADIUS} 0 ${isLarge} 0 ${point(INNER_RADIUS, start)}Z`;
    start = end;
    return path;
  });
}

function point(radius: number, percent: number): string {
  const angle = (percent / 100) * 2 * Math.PI;
  const x = round(radius * Math.sin(angle));
  const y = round(-radius * Math.cos(angle));
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/** Two decimals are a twentieth of a pixel at the size shown; `+ 0` makes minus zero zero. */
function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
