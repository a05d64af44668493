import { readFileSync } from "node:fs";
import { join } from "node:path";
import { WIDGET_RUNTIMES, type WidgetRuntime } from "../schema/site.ts";

/** Packages that stand in for React on the server; never mix the two. */
export const RUNTIME_ALIASES: Record<WidgetRuntime, Record<string, string>> = {
  react: {},
  preact: {
    react: "preact/compat",
    "react/jsx-runtime": "preact/jsx-runtime",
    "react-dom": "preact/compat",
    "react-dom/client": "preact/compat/client",
    "react-dom/server": "preact-render-to-string",
  },
};

/** The same in the browser, where Preact's own core does and the rest of `preact/compat` is left out. */
export const CLIENT_ALIASES: Record<WidgetRuntime, Record<string, string>> = {
  react: {},
  preact: {
    react: "./widgets/preact/react.ts",
    "react/jsx-runtime": "preact/jsx-runtime",
    "react-dom": "./widgets/preact/react-dom.ts",
    "react-dom/client": "./widgets/preact/react-dom.ts",
  },
};

/**
 * What brings widgets to life: the environment variable SITE_WIDGET_RUNTIME, else `widgetRuntime`
 * in `_data/site.json`. Read before anything else is loaded, so without the schema; a wrong value
 * in the file is told by the schema soon after.
 *
 * @param root folder that holds `_data`
 * @throws Error when the environment variable names neither
 */
export function widgetRuntime(root: string): WidgetRuntime {
  const wanted = process.env.SITE_WIDGET_RUNTIME;
  const isKnown = (name: unknown): name is WidgetRuntime =>
    (WIDGET_RUNTIMES as readonly unknown[]).includes(name);
  if (wanted) {
    if (isKnown(wanted)) return wanted;
    throw new Error(
      `SITE_WIDGET_RUNTIME is "${wanted}"; write one of ${WIDGET_RUNTIMES.join(", ")}`,
    );
  }
  try {
    const site = JSON.parse(readFileSync(join(root, "_data/site.json"), "utf8")) as Record<
      string,
      unknown
    >;
    return isKnown(site.widgetRuntime) ? site.widgetRuntime : "react";
  } catch {
    return "react";
  }
}
