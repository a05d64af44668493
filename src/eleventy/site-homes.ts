import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "../schema/localized.ts";

/**
 * Where each language begins, for the scripts. Read without the schema, because they are built before
 * the data is checked; a mistake in the file is told by the schema soon after.
 *
 * @param root folder that holds `_data`
 * @returns paths such as `["/", "/en/"]`
 */
export function readHomes(root: string): string[] {
  try {
    const { locales } = JSON.parse(readFileSync(join(root, "_data/locales.json"), "utf8")) as {
      locales: Record<string, { path: string }>;
    };
    return LOCALES.map((locale) => locales[locale]?.path ?? "/");
  } catch {
    return ["/"];
  }
}
