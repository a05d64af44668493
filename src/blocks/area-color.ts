import type { ChartColor } from "../schema/blocks.ts";

/** The colour of an area, on light and on dark pages. */
export function areaColor(color: ChartColor): string {
  return color === "brass" ? "var(--ill-accent-2)" : `var(--${color})`;
}
