import type { LocaleContext } from "../../model/site-data.ts";
import type { Feature } from "../feature.ts";
import { HomePartners } from "./home-partners.tsx";

/** Companies that support the chapter: `_data/partners.json`. */
export const partners: Feature = {
  home: { partners: HomePartners },
};

/** The logo of a company that is a partner and has one, for light paper. */
export const logoOf = (company: string, { data }: LocaleContext) =>
  data.partners.find(({ name }) => name === company)?.logo;
