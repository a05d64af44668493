import type { ComponentType } from "react";
import type { hydrate } from "./hydrate.tsx";

/** What loads a widget together with the function that hydrates it, by the name in `data-widget`. */
export type WidgetRegistry = Readonly<
  Record<string, () => Promise<{ default: ComponentType<never>; hydrate: typeof hydrate }>>
>;
