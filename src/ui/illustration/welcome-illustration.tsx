import { Arch } from "./arch.tsx";
import { ACCENT, ACCENT_2, BROWN, type IllustrationProps, INK, PAPER } from "./palette.ts";

/** What somebody who has just been admitted comes with: a rucksack, a bottle and a map of the campus. */
export function WelcomeIllustration({ className }: IllustrationProps) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden="true" focusable="false">
      <Arch />
      {/* Rucksack */}
      <path fill="none" stroke={INK} strokeWidth="7" d="M144 70v-12q0-10 16-10t16 10v12" />
      <path fill={BROWN} d="M104 206V118q0-54 56-54t56 54v88z" />
      <path fill={ACCENT} d="M104 118q0-54 56-54t56 54v14q-56 16-112 0z" />
      <path fill={INK} d="M134 122h9v46h-9zM177 122h9v46h-9z" />
      <path fill={ACCENT_2} d="M131 146h15v12h-15zM174 146h15v12h-15z" />
      <path fill={INK} d="M118 174h84v32h-84z" />
      <path fill={PAPER} d="m150 182 22 0-3 5h-5l-2 9h5l-1 5h-20l1-5h4l2-9h-5z" />
      {/* Bottle */}
      <path fill={PAPER} d="M230 206v-58q0-10 8-14v-10h16v10q8 4 8 14v58z" />
      <path fill={ACCENT} d="M230 160h32v24h-32zM236 114h20v12h-20z" />
      {/* Map */}
      <path fill={PAPER} d="m26 168 18-8 18 8 18-8v40l-18 6-18-6-18 6z" />
      <path fill={ACCENT_2} d="m44 160 18 8v38l-18-6z" />
      <circle cx="70" cy="176" r="5" fill={ACCENT} />
    </svg>
  );
}
