import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AssetOptions } from "../bundle/assets.ts";
import { unchosenMode } from "../model/color-mode.ts";
import { colorModeSettings } from "../schema/color-mode.ts";
import type { Labels } from "../schema/labels.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import { WIDGET_RUNTIMES, type WidgetRuntime } from "../schema/site.ts";

/**
 * What the bundles hold of the data. Read without the schema, because they are made before the data
 * is checked; a mistake in a file is told by its schema soon after.
 *
 * @param root folder that holds `_data`
 */
export function readBundleInput(root: string): Omit<AssetOptions, "hashed" | "runtime"> {
  const { colorMode = {} } = read(root, "site.json");
  const { data = colorModeSettings.parse({}) } = colorModeSettings.safeParse(colorMode);
  const locales = read(root, "locales.json").locales as
    | Record<string, { path?: string } | undefined>
    | undefined;
  return {
    homes: LOCALES.map((locale) => locales?.[locale]?.path ?? "/"),
    labels: Object.fromEntries(
      LOCALES.map((locale) => [locale, read(root, `labels/${locale}.json`)]),
    ) as Record<Locale, Labels>,
    colorMode: { unchosen: unchosenMode(data), hasSwitch: data.switch },
    hasAnnouncement: read(root, "announcement.json").enabled === true,
  };
}

/**
 * What brings widgets to life: the environment variable SITE_WIDGET_RUNTIME, else `widgetRuntime`
 * in `_data/site.json`.
 *
 * @param root folder that holds `_data`
 * @throws Error when the environment variable names neither
 */
export function widgetRuntime(root: string): WidgetRuntime {
  const wanted = process.env.SITE_WIDGET_RUNTIME;
  const known = (name: unknown) => WIDGET_RUNTIMES.find((runtime) => runtime === name);
  if (!wanted) return known(read(root, "site.json").widgetRuntime) ?? "react";
  const runtime = known(wanted);
  if (runtime) return runtime;
  throw new Error(`SITE_WIDGET_RUNTIME is "${wanted}"; write one of ${WIDGET_RUNTIMES.join(", ")}`);
}

function read(root: string, file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(join(root, "_data", file), "utf8")) ?? {};
  } catch {
    return {};
  }
}
