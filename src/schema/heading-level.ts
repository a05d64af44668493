import { z } from "zod";

/** A level that the table of contents can hold; listed one by one, so that an error names them all (CONF-9). */
export const headingLevel = z.literal([2, 3, 4, 5, 6]);
