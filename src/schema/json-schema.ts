import { z } from "zod";

/** What is said of a field once, with `.meta()` of its schema, for all who read it (`textFields` of `src/read`). */
export interface FieldMeta {
  /** An address; that of an upload has its kind. */
  link?: true | "image" | "document";
  /** The name of something that another file has. */
  reference?: Reference;
  /** Words that visitors read: one line, or sentences. */
  prose?: "line" | "sentences" | undefined;
  /** Of texts: the same in all languages, as days, names and uploads are. */
  shared?: true;
  /** Of lists that have an order of their own, or in which a new item comes first. */
  addsAtTop?: true;
  /** In place of the name of an entry. */
  isName?: true;
  /** Gets old without a day of its own. */
  isYearly?: true;
}

/** What fields refer to. */
export type Reference =
  | "author"
  | "body"
  | "cluster"
  | "committee"
  | "emblem"
  | "keyDate"
  | "owner"
  | "role"
  | "service"
  | "tag";

declare module "zod" {
  interface GlobalMeta extends FieldMeta {}
}

/** The part of JSON Schema that zod writes and the project reads. */
export interface JsonSchema extends FieldMeta {
  type?: string | string[];
  /** The label of a form, where `src/routes/form-labels.json` does not have it for several fields. */
  title?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | false;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

/** What a schema says about files as they are written; editors that are not ours pass over `FieldMeta`. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    // A value that is checked by code lists its forms separately (`navbar.ts`).
    override({ jsonSchema }) {
      const { forms } = jsonSchema;
      delete jsonSchema.forms;
      if (forms instanceof z.ZodType) {
        const { $schema, ...shown } = toJsonSchema(forms) as Record<string, unknown>;
        // More than one form may fit.
        delete jsonSchema.oneOf;
        Object.assign(jsonSchema, shown);
      }
    },
  }) as JsonSchema;
}
