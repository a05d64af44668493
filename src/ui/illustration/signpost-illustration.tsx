import { Arch } from "./arch.tsx";
import { ACCENT, ACCENT_2, BROWN, type IllustrationProps, INK, PAPER } from "./palette.ts";

/** A signpost with four arms and a lantern: where in the chapter one may go. */
export function SignpostIllustration({ className }: IllustrationProps) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden="true" focusable="false">
      <Arch />
      <path fill={INK} d="M155 52h10v154h-10zM134 198h52v8h-52z" />
      <path fill={ACCENT_2} d="M148 36h24l4 20h-32z" />
      <path fill={INK} d="M142 30h36v7h-36zM152 22h16v8h-16z" />
      <path fill={ACCENT} d="M165 68h58l16 13-16 13h-58z" />
      <path fill={BROWN} d="M155 90H99L83 103l16 13h56z" />
      <path fill={ACCENT_2} d="M165 112h48l16 13-16 13h-48z" />
      <path fill={INK} d="M155 134H105L89 147l16 13h50z" />
      <path
        fill="none"
        stroke={PAPER}
        strokeWidth="4"
        strokeLinecap="round"
        d="M176 81h36M108 103h36M112 147h32"
      />
      <path fill="none" stroke={INK} strokeWidth="4" strokeLinecap="round" d="M176 125h28" />
      {/* Bushes */}
      <path fill={ACCENT} d="M92 206q-2-26 18-26 8-14 20-4 14 2 10 30z" />
      <path fill={ACCENT_2} d="M184 206q0-18 14-18 8-12 18-2 12 4 10 20z" />
    </svg>
  );
}
