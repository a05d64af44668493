/** From which month something lasts for how many, where 0 is the first month of the year shown. */
export interface MonthSpan {
  first: number;
  count: number;
}

/** How far from its middle the wheel has room: round its hub, and within its ring of months. */
export const WHEEL = { hub: 30, field: 154, months: 177 } as const;

/** Of a patch on the wheel, in its units; where there are many they are smaller. */
const LARGEST = 52;

/** The middle of some months as an angle in degrees from the top. */
export const angleOf = ({ first, count }: MonthSpan) => (first + count / 2) * 30;

/**
 * Places for what happens in the year: patches in the middle of their months, each as far from the middle
 * of the wheel as is free.
 *
 * @returns how wide the patches are, and how far from the middle; none lies on another nor on its arc
 */
export function wheelPlaces(spans: readonly MonthSpan[]): { size: number; radii: number[] } {
  for (let size = LARGEST; ; size *= 0.9) {
    const radii = radiiFor(size, spans);
    if (radii) return { size, radii };
  }
}

function radiiFor(size: number, spans: readonly MonthSpan[]): number[] | null {
  const radii: number[] = [];
  for (const span of spans) {
    let radius = WHEEL.field - size / 2 - 3;
    const isTaken = (ring: number, index: number) =>
      ring === radius && !areApart(span, spans[index] ?? span, size / radius);
    while (radii.some(isTaken)) radius -= size + 2;
    if (radius - size / 2 < WHEEL.hub) return null;
    radii.push(radius);
  }
  return radii;
}

/** Whether two fit beside each other on a ring. */
function areApart(one: MonthSpan, other: MonthSpan, size: number): boolean {
  const angle = Math.abs(angleOf(one) - angleOf(other));
  // A patch is as wide as a chord; an arc reaches over half its months.
  const width = (Math.asin(Math.min(1, size / 2)) / Math.PI) * 360;
  const reach = ({ count }: MonthSpan) => Math.max(width, count > 1 ? count * 30 : 0) / 2;
  return Math.min(angle, 360 - angle) >= reach(one) + reach(other);
}
