import { readFileSync } from "node:fs";
import { join } from "node:path";
import { unchosenMode } from "../model/frame/color-mode.ts";
import { colorModeSettings } from "../schema/color-mode.ts";

/** What of the data decides which code and rules pages carry. */
export interface BundleSettings {
  hasAnnouncement: boolean;
  colorMode: { unchosen: "system" | "light" | "dark"; hasSwitch: boolean };
}

/**
 * Reads them before the data is checked, because stylesheet and scripts are built first; a mistake in
 * a file is told by its schema soon after.
 *
 * @param root folder that holds `_data`
 */
export function readBundleSettings(root: string): BundleSettings {
  const { colorMode = {} } = read(root, "site.json");
  const { data = colorModeSettings.parse({}) } = colorModeSettings.safeParse(colorMode);
  return {
    hasAnnouncement: read(root, "announcement.json").enabled === true,
    colorMode: { unchosen: unchosenMode(data), hasSwitch: data.switch },
  };
}

function read(root: string, file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(join(root, "_data", file), "utf8")) ?? {};
  } catch {
    return {};
  }
}
