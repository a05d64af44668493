import { Arch } from "./arch.tsx";
import { ACCENT, ACCENT_2, BROWN, type IllustrationProps, INK, PAPER } from "./palette.ts";
import { Umbrella } from "./things.tsx";

/** A cup of tea that stays warm and dry under an umbrella. */
export function WellbeingIllustration({ className }: IllustrationProps) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden="true" focusable="false">
      <Arch fill={ACCENT_2} />
      <path
        fill="none"
        stroke={PAPER}
        strokeWidth="3"
        strokeLinecap="round"
        d="M34 18l-4 14M66 30l-4 14M20 62l-4 14M52 74l-4 14M36 104l-4 14M14 136l-4 14M58 140l-4 14M36 170l-4 14M268 24l-4 14M298 52l-4 14M304 98l-4 14M286 126l-4 14M262 142l-4 14M298 170l-4 14M270 184l-4 14"
      />
      {/* Umbrella */}
      <g transform="rotate(-14 160 20)translate(-6 -11)">
        <Umbrella />
      </g>
      {/* Tea */}
      <path
        fill="none"
        stroke={PAPER}
        strokeWidth="4"
        strokeLinecap="round"
        d="M114 139q-5-5 0-9t0-9m18 18q-5-5 0-9t0-9"
      />
      <path fill="none" stroke={PAPER} strokeWidth="8" d="M150 160h6q10 0 10 9t-10 9h-8" />
      <path fill={PAPER} d="M88 148h64v28q0 24-24 24h-16q-24 0-24-24z" />
      <path fill={BROWN} d="M88 148h64v8H88z" />
      <path fill={ACCENT} d="M106 170h14v17h-14z" />
      <path fill={INK} d="M112 148h2v22h-2zM76 199h88l-9 7H85z" />
    </svg>
  );
}
