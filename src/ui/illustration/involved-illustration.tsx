import { Arch } from "./arch.tsx";
import { ACCENT, ACCENT_2, type IllustrationProps, INK, PAPER } from "./palette.ts";
import { Standard } from "./things.tsx";

/** The chapter's standard, the gavel of the chapter meeting and a megaphone. */
export function InvolvedIllustration({ className }: IllustrationProps) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden="true" focusable="false">
      <Arch fill={ACCENT} />
      {/* Standard */}
      <Standard />
      <circle cx="169" cy="77" r="7.5" fill={ACCENT} />
      {/* Gavel */}
      <path fill={INK} d="M22 195h66v11H22z" />
      <path fill={PAPER} d="m60 160 62 36-4 7-62-36z" />
      <path fill={ACCENT_2} d="m52 138 26 15-21 37-26-15z" />
      <path fill={PAPER} d="m54 134 26 15-4 7-26-15zM33 171l26 15-4 7-26-15z" />
      {/* Megaphone */}
      <path fill={INK} d="m232 180 14-4 8 26q-6 5-14 4z" />
      <path fill={PAPER} d="m218 164 64-42 18 60-76-2q-8-1-9-8 0-6 3-8z" />
      <path fill={ACCENT_2} d="m278 119 8-3 22 70-8 3zM218 164l12-8 7 24-13 0q-8-1-9-8 0-6 3-8z" />
    </svg>
  );
}
