import { ACCENT, ACCENT_2, BROWN, type IllustrationProps, INK, PAPER, TINT } from "./palette.ts";
import { Bricks, OakCrown, Overall, Stones } from "./things.tsx";

/** A brick arcade at KTH: the overalls, the oak in the courtyard, a porter and the song it goes with. */
export function HeroIllustration({ className }: IllustrationProps) {
  return (
    <svg className={className} viewBox="36 -80 550 440" aria-hidden="true" focusable="false">
      {/* Courtyard: to both edges of the window */}
      <path fill={TINT} d="M-3000 332h6000v28h-6000z" />
      {/* Bunting */}
      <path
        fill="none"
        stroke={INK}
        strokeWidth="2"
        d="M-20-54Q150 10 320-66 490 10 660-66 830 10 1000-66 1170 10 1340-66"
      />
      <path
        fill={ACCENT}
        d="M9-44l23 7-15 21zM162-25l24-3-11 26zM349-54l23 8-16 21zM502-25l24 0-12 25zM691-54l23 8-16 21zM842-25l24 0-12 25zM1031-54l23 8-16 21z"
      />
      <path
        fill={PAPER}
        d="M60-31l24 3-14 23zM213-32l24-5-9 28zM400-38l24 5-15 23zM553-27l24-4-10 27zM740-36l24 5-15 23zM893-28l24-4-10 27z"
      />
      <path
        fill={ACCENT_2}
        d="M111-25l24 0-13 25zM264-45l23-7-6 28zM451-28l24 2-14 24zM604-37l23-6-7 28zM791-26l24 2-14 24zM944-38l23-6-7 28z"
      />
      <path
        fill={INK}
        d="M-20-59a5 5 0 0 1 0 10 5 5 0 0 1 0-10zM320-71a5 5 0 0 1 0 10 5 5 0 0 1 0-10zM660-71a5 5 0 0 1 0 10 5 5 0 0 1 0-10zM1000-71a5 5 0 0 1 0 10 5 5 0 0 1 0-10z"
      />
      {/* Bricks of a wall that has the colour of the field behind it */}
      <Bricks>
        <path d="M22 90h175M443 90h197M-13 112h72M0 134h47M575 112h65M604 134h36M215 112h22M410 112h22M12 238h22M606 194h22M594 260h22M-25 304h71M230 24h72M640 46h97M760 68h47M900 24h72" />
        <path d="M0 101h72M188 101h47M405 101h60M566 101h74M-25 123h72M588 123h52M203 123h22M418 123h22M-13 249h47M606 205h22M12 293h22M242 35h47M652 57h72M772 79h22M888 35h47" />
      </Bricks>
      {/* Arches */}
      <path
        fill={PAPER}
        d="M66 326V180a64 64 0 0 1 128 0v146zM614 326V180a86 86 0 0 1 172 0v146z"
      />
      <path
        fill={ACCENT}
        d="M234 326V180a86 86 0 0 1 172 0v146zM994 326V180a86 86 0 0 1 172 0v146z"
      />
      <path
        fill={ACCENT_2}
        d="M446 326V180a64 64 0 0 1 128 0v146zM826 326V180a64 64 0 0 1 128 0v146z"
      />
      <path
        fill="none"
        stroke={TINT}
        strokeWidth="14"
        strokeDasharray="11.5 2.5"
        d="M59 180a71 71 0 0 1 142 0M227 180a93 93 0 0 1 186 0M439 180a71 71 0 0 1 142 0M607 180a93 93 0 0 1 186 0M819 180a71 71 0 0 1 142 0M987 180a93 93 0 0 1 186 0"
      />
      <path
        fill={INK}
        d="M48 180h18v10H48zM194 180h40v10h-40zM406 180h40v10h-40zM574 180h40v10h-40zM786 180h40v10h-40zM954 180h40v10h-40z"
      />
      {/* Standard, and further to the right, seen on wide screens only, a lamp */}
      <path fill={INK} d="M697 130h6v196h-6zM652 140h96v6h-96zM678 318h44v8h-44z" />
      <path fill={BROWN} d="M658 146h84v92l-42 26-42-26z" />
      <path
        fill={PAPER}
        d="m690 176 31 0-1.4 6.5q-8 0-9 4l-4.4 20q-1 4 7 4l-1.4 6.5h-31l1.4-6.5q8 0 9-4l4.4-20q1-4-7-4z"
      />
      <circle cx="709" cy="163" r="7.5" fill={ACCENT_2} />
      <path
        fill={INK}
        d="M887 196h6v130h-6zM872 318h36v8h-36zM874 150h32l-5 46h-22zM868 144h44v6h-44z"
      />
      <path fill={PAPER} d="M880 156h20l-3 34h-14z" />
      {/* Oak */}
      <circle cx="362" cy="296" r="29" fill={PAPER} />
      <g transform="translate(20 9)scale(.94)">
        <OakCrown />
      </g>
      <path
        fill={INK}
        d="M234 326v-20q44-2 66-14 12-26 9-62l-34-40q22 14 38 28l4-52 6 50q10-16 28-28l-20 36q-4 40 10 68 24 12 65 14v20z"
      />
      {/* Overalls */}
      <Overall />
      {/* Porter, song book and song */}
      <path
        fill={PAPER}
        d="M540 222h10q18 0 18 20v16q0 20-18 20h-12v-11h9q9 0 9-9v-16q0-9-9-9h-9z"
      />
      <path fill={INK} d="M492 206h52l-4 88h-44z" />
      <path fill={ACCENT} d="m501 222 3 60h6l-3-60zM516 222h4v60h-4z" />
      <path
        fill={PAPER}
        d="M486 214q-8-14 6-20 2-14 17-11 12-10 22 1 15-2 16 11 10 8 1 18-8 8-14 1-3 17-9 1-9 8-16 0-13 8-23-1z"
      />
      <path fill={ACCENT} d="m452 228 30-6 12 69-30 6z" />
      <path
        fill={INK}
        d="m452 228 6-1 12 69-6 1zM466 240l13-2 1 4-4 1 3 16 4-1 1 4-13 2-1-4 4-1-3-16-4 1z"
      />
      <path
        fill={PAPER}
        d="M470 134l30-8v36q0 7-8 8t-8-6 8-7l3-1v-17l-20 5v30q0 7-8 8t-8-6 8-7l3-1zM540 142h4q1 7 7 10t4 13q-2-7-11-8v15q0 6-7 7t-7-5 7-6h3z"
      />
      <path fill={BROWN} d="M446 294h128v9H446z" />
      <path fill={INK} d="M446 303h128v23H446z" />
      <path fill={INK} d="M-3000 326h6000v6h-6000z" />
      <Stones>
        <path d="M-1300 342h3000M-1314 354h3000" />
      </Stones>
      {/* Student cap */}
      <path fill={PAPER} d="M194 332q-14-12-4-19 24-9 50 0 10 7-4 19z" />
      <path fill={INK} d="M194 328q21-5 42 0v12q-21-4-42 0zM194 340q21-5 42 0l14 7q-34-6-56-4z" />
      <circle cx="215" cy="333" r="3.5" fill={ACCENT} />
    </svg>
  );
}
