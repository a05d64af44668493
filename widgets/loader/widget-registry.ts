import type { ComponentType } from "react";
import type { hydrate } from "./hydrate.tsx";

/** Loads a widget together with the function that hydrates it. */
type WidgetLoader = () => Promise<{
  default: ComponentType<never>;
  hydrate: typeof hydrate;
}>;

/** Every widget by the name in `data-widget`. */
export type WidgetRegistry = Readonly<Record<string, WidgetLoader>>;
