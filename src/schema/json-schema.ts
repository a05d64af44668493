import { z } from "zod";

/** The part of JSON Schema that zod writes and the project reads. */
export interface JsonSchema {
  type?: string | string[];
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
}

/** What a schema says about files as they are written, for editors that are not ours. */
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
