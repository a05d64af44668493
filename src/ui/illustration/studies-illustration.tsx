import { Arch } from "./arch.tsx";
import { ACCENT, ACCENT_2, BROWN, type IllustrationProps, INK, PAPER } from "./palette.ts";

/** A student cap on a pile of course books, with a ruler. */
export function StudiesIllustration({ className }: IllustrationProps) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden="true" focusable="false">
      <Arch fill={ACCENT} />
      {/* Books */}
      <path fill={ACCENT_2} d="M98 182h124v24H98z" />
      <path fill={PAPER} d="M108 188h114v12H108z" />
      <path fill={BROWN} d="M110 158h116v24H110z" />
      <path fill={INK} d="M122 158h9v24h-9zM206 158h6v24h-6z" />
      <path fill={INK} d="M102 134h112v24H102z" />
      <path fill={PAPER} d="M102 140h104v12H102z" />
      {/* Student cap */}
      <path fill={PAPER} d="M112 112q-12-14 0-26 48-16 96 0 12 12 0 26z" />
      <path
        fill={INK}
        d="M118 108q42-9 84 0v18q-42-7-84 0zM116 128q44-8 88 0l28 11q-62-12-116-11z"
      />
      <circle cx="160" cy="114" r="6" fill={ACCENT_2} />
      {/* Ruler */}
      <path fill={PAPER} d="m246 84 18-4 28 124-18 4z" />
      <path
        fill="none"
        stroke={INK}
        strokeWidth="2.5"
        d="m249 96 8-2m-5 16 12-3m-8 17 8-2m-5 16 12-3m-8 17 8-2m-5 16 12-3m-8 17 8-2m-5 16 12-3"
      />
    </svg>
  );
}
