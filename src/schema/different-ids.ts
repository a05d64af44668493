import type { z } from "zod";

/**
 * A check of a list: reports each entry whose id an entry before it has.
 *
 * @param what the entries: `events`
 */
export function differentIds(what: string) {
  return (entries: readonly { id?: string | undefined }[], context: z.RefinementCtx): void => {
    const taken = new Set<string>();
    for (const [index, { id }] of entries.entries()) {
      if (id === undefined) continue;
      if (taken.has(id))
        context.addIssue({
          code: "custom",
          path: [index, "id"],
          message: `two ${what} have the id "${id}"; write another one here`,
        });
      taken.add(id);
    }
  };
}
