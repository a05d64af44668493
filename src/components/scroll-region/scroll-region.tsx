import type { ReactNode } from "react";

export interface ScrollRegionProps {
  /** What scrolls, in a few words. */
  label: string;
  children: ReactNode;
}

/** Holds a table that may be wider than the text, which then scrolls on its own. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section className="scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
