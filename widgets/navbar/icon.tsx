import type { MenuLabels } from "../../src/schema/menu.ts";
import { NAVBAR_ICONS } from "./icon-paths.ts";

export interface IconProps {
  name: keyof typeof NAVBAR_ICONS;
  className?: string;
}

/** Decoration only: the link or button around it has the name. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={NAVBAR_ICONS[name]} />
    </svg>
  );
}

/** Says that a link opens another tab (LINK-3). */
export function NewTab({ labels }: { labels: MenuLabels }) {
  return (
    <>
      <Icon name="external" className="ext" />
      <span className="sr">{labels.newTab}</span>
    </>
  );
}
