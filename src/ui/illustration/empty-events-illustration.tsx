import { ACCENT, ACCENT_2, BROWN, type IllustrationProps, PAPER, TINT } from "./palette.ts";

/** A wall calendar with nothing in it yet, and a cup to wait with. */
export function EmptyEventsIllustration({ className }: IllustrationProps) {
  return (
    <svg className={className} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      <path fill={TINT} d="M16 106V70a58 58 0 0 1 116 0v36z" />
      <path fill={PAPER} d="m36 30 72-6 5 62-72 6z" />
      <path fill={BROWN} d="m35 20 72-6 2 20-72 6zM4 106h152v6H4z" />
      <g fill="none" strokeWidth="8">
        <path
          stroke={BROWN}
          opacity=".25"
          strokeDasharray="8 5"
          d="m44 53 60-5m-59 18 60-5m-59 18 60-5"
        />
        <path stroke={ACCENT} d="m84.9 75.8 8-.7" />
        <path stroke={ACCENT_2} strokeWidth="6" d="M136 82h4q8 0 8 7t-8 7h-6" />
        <path
          stroke={BROWN}
          strokeWidth="3"
          strokeLinecap="round"
          d="m50 26-1-14m43 10-1-14M115 64q-4-5 0-9t0-9m13 18q-4-5 0-9t0-9"
        />
      </g>
      <path fill={ACCENT_2} d="M104 72h34l-3 34h-28z" />
    </svg>
  );
}
