import { z } from "zod";
import { localized } from "./localized.ts";

/** `_data/stats.json`: the chapter in numbers. */
export const statsFile = z.array(z.strictObject({ value: localized, label: localized }));
