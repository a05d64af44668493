import type { Labels } from "../../schema/labels.ts";
import { Icon } from "../icon/icon.tsx";

/** Hidden until `widgets/behaviours/scroll-direction.ts` shows it (SMOOTH-2). */
export function BackToTop({ labels }: { labels: Labels }) {
  return (
    <button
      className="to-top"
      type="button"
      aria-label={labels["BackToTopButton.buttonAriaLabel"]}
      data-back-to-top=""
    >
      <Icon name="arrow-up" />
    </button>
  );
}
