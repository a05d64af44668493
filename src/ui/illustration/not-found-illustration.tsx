import { Arch } from "./arch.tsx";
import { ACCENT, ACCENT_2, type IllustrationProps, INK, PAPER } from "./palette.ts";

/** An arch with an empty hanger, its hook bent to a question mark; only a patch is left on the floor. */
export function NotFoundIllustration({ className }: IllustrationProps) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden="true" focusable="false">
      <Arch />
      <path
        fill="none"
        stroke={INK}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M141 58q1-19 19-19t19 18q0 11-11 16-8 4-8 13v18l62 36q7 8-4 8H102q-11 0-4-8l62-36"
      />
      <circle cx="160" cy="104" r="9" fill={ACCENT} />
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
