/** A place on the wheel, in its units from its middle. */
export interface WheelPoint {
  x: number;
  y: number;
}

/** From which month something lasts for how many, where 0 is the first month of the year shown. */
export interface MonthSpan {
  first: number;
  count: number;
}

/** Position of an entry on the wheel: a patch in the middle of its months, and an arc over several. */
export interface WheelPlace extends WheelPoint {
  /** Width of the patch. */
  size: number;
  arc: { radius: number; from: WheelPoint; to: WheelPoint } | null;
}

/** How far from its middle the wheel has room: round its hub, and within its ring of months. */
export const WHEEL = { hub: 30, field: 154, months: 177 } as const;

const LARGEST = 52;

/** An arc ends this far from where its months do, as its ends are round. */
const INSET = 13;

/** Middle of a month, counted from 0; the first begins at the top. */
export function monthPlace(index: number): WheelPoint {
  return pointAt(index + 0.5, WHEEL.months);
}

/**
 * Places for what happens in the year, each on the outermost ring that is free there.
 *
 * @returns patches that do not lie on each other nor on another's arc; the more there are, the smaller
 */
export function wheelPlaces(spans: readonly MonthSpan[]): WheelPlace[] {
  for (let size = LARGEST; ; size *= 0.9) {
    const places = placesOfSize(size, spans);
    if (places) return places.map((place) => ({ ...place, size: rounded(size) }));
  }
}

function placesOfSize(size: number, spans: readonly MonthSpan[]): WheelPlace[] | null {
  const rings: { radius: number; taken: MonthSpan[] }[] = [];
  for (
    let radius = WHEEL.field - size / 2 - 3;
    radius - size / 2 >= WHEEL.hub;
    radius -= size + 2
  ) {
    rings.push({ radius, taken: [] });
  }
  const places: WheelPlace[] = [];
  for (const span of spans) {
    const ring = rings.find(({ radius, taken }) =>
      taken.every((other) => areApart(span, other, size / radius)),
    );
    if (!ring) return null;
    ring.taken.push(span);
    places.push(placeOn(ring.radius, span, size));
  }
  return places;
}

/** Whether two fit beside each other on a ring. */
function areApart(one: MonthSpan, other: MonthSpan, size: number): boolean {
  const months = Math.abs(middleOf(one) - middleOf(other));
  const between = Math.min(months, 12 - months);
  // A patch is as wide as a chord; an arc reaches over half its months.
  const width = (24 / Math.PI) * Math.asin(Math.min(1, size / 2)) * 0.5;
  const reach = ({ count }: MonthSpan) => Math.max(width, count > 1 ? count : 0) / 2;
  return between >= reach(one) + reach(other);
}

const middleOf = ({ first, count }: MonthSpan) => first + count / 2;

function placeOn(radius: number, { first, count }: MonthSpan, size: number): WheelPlace {
  const inset = (INSET / radius / Math.PI) * 6;
  return {
    ...pointAt(first + count / 2, radius),
    size,
    arc:
      count > 1
        ? {
            radius,
            from: pointAt(first + inset, radius),
            to: pointAt(first + count - inset, radius),
          }
        : null,
  };
}

/** @param months since the beginning of the year */
function pointAt(months: number, radius: number): WheelPoint {
  const angle = (months / 6) * Math.PI;
  return { x: rounded(radius * Math.sin(angle)), y: rounded(-radius * Math.cos(angle)) };
}

// Adding 0 makes a negative zero a zero.
const rounded = (value: number) => Math.round(value * 10) / 10 + 0;
