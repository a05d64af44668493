import type { ColorModeSettings } from "../../schema/color-mode.ts";

/** What holds as long as a visitor has chosen neither light nor dark (MODE-2). */
export function unchosenMode(
  settings: Pick<ColorModeSettings, "default" | "respectSystem">,
): "system" | "light" | "dark" {
  return settings.respectSystem ? "system" : settings.default;
}
