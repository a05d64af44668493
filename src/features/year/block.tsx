import type { BlockProps } from "../../model/site.ts";
import { YearStreet } from "./year-street.tsx";

/** The street of the year, from `_data/academic-year.json` and the next events. */
export const AcademicYear = ({ context }: BlockProps) => <YearStreet context={context} />;
