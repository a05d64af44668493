import { MODE_CHOICES, type ModeChoice } from "../../../widgets/color-mode/color-mode-choice.ts";
import type { Menus } from "../../schema/menu.ts";

/** Drawn like the icons of the site: a 24 × 24 grid and a 1.75 px line. */
const ICONS: Record<ModeChoice, string> = {
  system: "M12 3.5a8.5 8.5 0 1 0 0 17zA8.5 8.5 0 1 1 12 20.5M12 8h6.5M12 12h8.5M12 16h6.5",
  light:
    "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7",
  dark: "M20.5 14.5A9 9 0 0 1 9.5 3.5a9 9 0 1 0 11 11z",
};

/**
 * What is in the button of the colour mode: icon, name and tooltip of each choice. There is no live region
 * and no `title` beside a name: with either a change was read out several times
 * (facebook/docusaurus#7667, #8569).
 */
export function ModeChoices({ texts }: { texts: NonNullable<Menus["modes"]> }) {
  return MODE_CHOICES.map((choice) => (
    <span key={choice} data-choice={choice} title={texts[choice].mode}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[choice]} />
      </svg>
      <span className="sr">{texts[choice].label}</span>
    </span>
  ));
}
