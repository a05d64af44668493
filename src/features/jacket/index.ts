import type { Feature } from "../feature.ts";
import { HomeJacket, jacketExample } from "./home-jacket.tsx";

/** The jacket with the patches of all committees. */
export const jacket: Feature = {
  examples: jacketExample,
  home: { overall: HomeJacket },
};
