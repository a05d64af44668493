import { MODE_CHOICES } from "../../../widgets/color-mode/color-mode-choice.ts";
import type { Menus } from "../../schema/menu.ts";
import { Icon } from "../icon/icon.tsx";

/**
 * What is in the button of the colour mode: icon, name and tooltip of each choice. There is no live region
 * and no `title` beside a name: with either a change was read out several times
 * (facebook/docusaurus#7667, #8569).
 */
export function ModeChoices({ texts }: { texts: NonNullable<Menus["modes"]> }) {
  return MODE_CHOICES.map((choice) => (
    <span key={choice} data-choice={choice} title={texts[choice].mode}>
      <Icon name={choice} />
      <span className="sr">{texts[choice].label}</span>
    </span>
  ));
}
