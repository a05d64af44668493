import type { Feature } from "../feature.ts";
import { Components } from "./components.tsx";
import { DesignTokens } from "./design-tokens.tsx";

/** For maintainers: colours, sizes and components. */
export const design: Feature = {
  blocks: { components: { Block: Components }, "design-tokens": { Block: DesignTokens } },
};
