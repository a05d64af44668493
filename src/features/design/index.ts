import { Components } from "../../blocks/design/components.tsx";
import { DesignTokens } from "../../blocks/design/design-tokens.tsx";
import type { Feature } from "../feature.ts";

/** For maintainers: colours, sizes and components. */
export const design: Feature = {
  blocks: { components: { Block: Components }, "design-tokens": { Block: DesignTokens } },
};
