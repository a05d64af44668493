import { NAVBAR_ICONS } from "./icon-paths.ts";

/** Decoration only: the button around it has the name. */
export function Icon({ name }: { name: keyof typeof NAVBAR_ICONS }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={NAVBAR_ICONS[name]} />
    </svg>
  );
}
