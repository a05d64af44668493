import type { z } from "zod";
import type { Localized } from "../schema/localized.ts";

/** What a subject's files hold, and where its pages are: what must be known before anything is read. */
export interface FeatureSchema {
  /** Files in `_data`, by name without `.json`. */
  data?: Readonly<Record<string, DataFile>>;
  /** Pages without a text that have one address in each language: the same behind its prefix, or one for each. */
  addresses?: Readonly<Record<string, string | Localized>>;
}

/** Names that are in one of several objects. */
export type NameIn<One> = One extends object ? keyof One & string : never;

interface DataFile {
  schema: z.ZodType;
  /** Whether a site may do without it. */
  isOptional?: true;
  /** Whether a version of the docs can have its own. */
  isVersioned?: true;
}
