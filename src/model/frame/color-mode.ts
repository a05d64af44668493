import type { ColorModeSettings } from "../../schema/color-mode.ts";
import type { Labels } from "../../schema/labels.ts";
import type { Menus } from "../../schema/menu.ts";

/** What holds as long as a visitor has chosen neither light nor dark (MODE-2). */
export function unchosenMode(
  settings: Pick<ColorModeSettings, "default" | "respectSystem">,
): "system" | "light" | "dark" {
  return settings.respectSystem ? "system" : settings.default;
}

/**
 * Names of the colour-mode button in each state, and the mode alone as its tooltip (MODE-4).
 *
 * @example colorModeTexts(labels).dark.label // "Switch between dark and light mode (currently dark mode)"
 */
export function colorModeTexts(labels: Labels): NonNullable<Menus["modes"]> {
  const texts = (choice: "system" | "light" | "dark") => {
    const mode = labels[`colorToggle.ariaLabel.mode.${choice}`];
    return { mode, label: labels["colorToggle.ariaLabel"].replace("{mode}", () => mode) };
  };
  return { system: texts("system"), light: texts("light"), dark: texts("dark") };
}
