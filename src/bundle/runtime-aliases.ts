import type { WidgetRuntime } from "../schema/site.ts";

const SERVER_ALIASES: Record<WidgetRuntime, Readonly<Record<string, string>>> = {
  react: {},
  preact: {
    react: "preact/compat",
    "react/jsx-runtime": "preact/jsx-runtime",
    "react-dom": "preact/compat",
    "react-dom/client": "preact/compat/client",
    "react-dom/server": "preact-render-to-string",
  },
};

const CLIENT_ALIASES: Record<WidgetRuntime, Record<string, string>> = {
  react: {},
  preact: {
    react: "./widgets/loader/preact/react.ts",
    "react/jsx-runtime": "preact/jsx-runtime",
    "react-dom": "./widgets/loader/preact/react-dom.ts",
    "react-dom/client": "./widgets/loader/preact/react-dom.ts",
  },
};

/** Packages that stand in for React where pages are rendered; never mix the two. */
export function serverAliases(runtime: WidgetRuntime): Readonly<Record<string, string>> {
  return SERVER_ALIASES[runtime];
}

/**
 * Modules that stand in for React in the browser, where Preact's own core does and the rest of
 * `preact/compat` is left out.
 */
export function clientAliases(runtime: WidgetRuntime): Record<string, string> {
  return CLIENT_ALIASES[runtime];
}
