import type { ComponentType } from "react";

/** Loads a widget together with what brings it to life, so that both are one file. */
type WidgetLoader = () => Promise<{
  default: ComponentType<never>;
  hydrate: typeof import("./hydrate.tsx").hydrate;
}>;

/** Every widget by the name in `data-widget`, which is that of its folder. */
export type WidgetRegistry = Readonly<Record<string, WidgetLoader>>;
