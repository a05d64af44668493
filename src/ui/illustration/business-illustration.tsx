import { Arch } from "./arch.tsx";
import { ACCENT, ACCENT_2, BROWN, type IllustrationProps, INK, PAPER } from "./palette.ts";

/** A briefcase in front of bars laid brick by brick, and the coffee of a lunch lecture. */
export function BusinessIllustration({ className }: IllustrationProps) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden="true" focusable="false">
      <Arch />
      {/* Bars */}
      <g fill="none" strokeWidth="11" strokeDasharray="14 2">
        <path stroke={BROWN} d="M90 200h30M90 187h30M90 174h30" />
        <path stroke={ACCENT} d="M126 200h30M126 187h30M126 174h30M126 161h30M126 148h30" />
        <path
          stroke={ACCENT_2}
          d="M162 200h30M162 187h30M162 174h30M162 161h30M162 148h30M162 135h30M162 122h30"
        />
        <path
          stroke={BROWN}
          d="M198 200h30M198 187h30M198 174h30M198 161h30M198 148h30M198 135h30M198 122h30M198 109h30M198 96h30M198 83h30"
        />
      </g>
      <path fill="none" stroke={INK} strokeWidth="3" d="m105 146 36-26 36-26 36-40" />
      <g fill={INK}>
        <circle cx="105" cy="146" r="5" />
        <circle cx="141" cy="120" r="5" />
        <circle cx="177" cy="94" r="5" />
        <circle cx="213" cy="54" r="5" />
      </g>
      {/* Briefcase */}
      <path fill="none" stroke={INK} strokeWidth="7" d="M236 152v-8q0-6 6-6h20q6 0 6 6v8" />
      <path fill={ACCENT_2} d="M206 150h92q4 0 4 4v52H202v-52q0-4 4-4z" />
      <path fill={INK} d="M202 172h100v5H202z" />
      <path fill={ACCENT} d="M244 166h16v17h-16z" />
      {/* Coffee */}
      <path fill={PAPER} d="M32 154h44l-6 52H38z" />
      <path fill={ACCENT} d="M34 168h40l-2 20H36z" />
      <path fill={INK} d="M34 140h40l2 6h4v8H28v-8h4z" />
    </svg>
  );
}
