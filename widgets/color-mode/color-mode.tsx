import { useState } from "react";
import { ColorModeButton, type ModeTexts } from "./color-mode-button.tsx";
import { MODE_CHOICES } from "./color-mode-choice.ts";

export interface ColorModeSwitchProps {
  /** At build. In the browser the page has them, so they do not travel a second time. */
  texts?: ModeTexts;
}

/** The button for the colour mode; nothing where the page has none to read its texts from. */
export default function ColorModeSwitch({ texts }: ColorModeSwitchProps) {
  const [shown] = useState(() => texts ?? readModeTexts(document));
  return shown && <ColorModeButton texts={shown} />;
}

/** The texts of the button that the page shows; null: it shows none. */
export function readModeTexts(root: ParentNode): ModeTexts | null {
  const button = root.querySelector(".color-mode");
  if (!button) return null;
  return Object.fromEntries(
    MODE_CHOICES.map((choice) => {
      const state = button.querySelector(`[data-choice="${choice}"]`);
      return [
        choice,
        { mode: state?.getAttribute("title") ?? "", label: state?.textContent ?? "" },
      ];
    }),
  ) as ModeTexts;
}
