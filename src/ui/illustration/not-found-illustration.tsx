import { Arch } from "./arch.tsx";
import { ACCENT_2, type IllustrationProps, PAPER } from "./palette.ts";
import { Hanger } from "./things.tsx";

/** An arch with an empty hanger, its hook bent to a question mark; only a patch is left on the floor. */
export function NotFoundIllustration({ className }: IllustrationProps) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden="true" focusable="false">
      <Arch />
      <Hanger />
      <path fill={ACCENT_2} d="m196 191 38-5 3 20-38 5z" />
      <path
        fill="none"
        stroke={PAPER}
        strokeWidth="1.5"
        strokeDasharray="4 2.5"
        d="m200 194 31-4 2 13-31 4z"
      />
    </svg>
  );
}
