import type { ComponentType } from "react";
import type { hydrate } from "./hydrate.tsx";

/** Loads a widget together with what brings it to life, so that both are one file. */
type WidgetLoader = () => Promise<{
  default: ComponentType<never>;
  hydrate: typeof hydrate;
}>;

/** Every widget by the name in `data-widget`, which is that of its folder. */
export type WidgetRegistry = Readonly<Record<string, WidgetLoader>>;
