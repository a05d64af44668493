import { siteFiles, writeFile } from "../../layouts/template.tsx";
import type { Site } from "../../model/site.ts";
import { originOf } from "../../model/site-data.ts";
import { LOCALES } from "../../schema/localized.ts";

export const data = siteFiles((site) =>
  site.data.site.security.contact
    ? [{ path: SECURITY_PATH, content: () => securityContact(site) }]
    : [],
);

export default writeFile;

const SECURITY_PATH = ".well-known/security.txt";

/**
 * Where to report security problems to. It is valid for a year from the month of the build, so that all
 * builds of a month are alike.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityContact({ data, build: { now } }: Site): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth()));
  const fields = {
    Contact: `mailto:${data.site.security.contact}`,
    Expires: expires.toISOString(),
    "Preferred-Languages": LOCALES.join(", "),
    Canonical: `${originOf(data)}/${SECURITY_PATH}`,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");
}
