import { originOf } from "../model/site-data.ts";
import { LOCALES } from "../schema/localized.ts";
import type { Site } from "../collections/site.ts";
import type { OutputFile } from "./output-file.ts";

const PATH = ".well-known/security.txt";

/**
 * Whom to tell of a security hole, if the data names somebody. It holds for a year from the month of
 * the build, so that all builds of a month are alike.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityContact({ data, build: { now } }: Site): OutputFile[] {
  const { contact } = data.site.security;
  if (!contact) return [];
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth()));
  const fields = {
    Contact: `mailto:${contact}`,
    Expires: expires.toISOString(),
    "Preferred-Languages": LOCALES.join(", "),
    Canonical: `${originOf(data)}/${PATH}`,
  };
  const content = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return [{ path: PATH, content: () => content.join("") }];
}
