import type { ChartColor } from "../../schema/blocks.ts";

/** The colour of an area, on light and on dark pages. */
export function areaColor(color: ChartColor): string {
  return color === "brass" ? "var(--ill-accent-2)" : `var(--${color})`;
}

/** The colour of an area in a legend. */
export function AreaSwatch({ color }: { color: ChartColor }) {
  return (
    <svg viewBox="0 0 9 9" aria-hidden="true">
      <rect width="9" height="9" fill={areaColor(color)} />
    </svg>
  );
}
