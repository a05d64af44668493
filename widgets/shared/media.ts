/**
 * The one rule that separates the layouts, in CSS and scripts (PE-4): desktop is wider than 996 px,
 * or as much more as the visitor's text is larger (PE-6). Written as a negation, so that 996.5 px has
 * a layout too and old browsers know it.
 */
export const DESKTOP = "not all and (max-width: 62.25em)";

/** Whether the visitor wants less movement; read when a movement begins (PE-5). */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
