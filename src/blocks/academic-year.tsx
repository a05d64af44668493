import { YearStreet } from "../components/year-street/year-street.tsx";
import type { BlockProps } from "../model/site.ts";

/** The street of the year, from `_data/academic-year.json` and the next events. */
export const AcademicYear = ({ context }: BlockProps) => <YearStreet context={context} />;
