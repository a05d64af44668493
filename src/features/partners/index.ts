import type { Feature } from "../feature.ts";
import { HomePartners } from "./home-partners.tsx";

/** Companies that support the chapter: `_data/partners.json`. */
export const partners: Feature = {
  home: { partners: HomePartners },
};
