import { SERVICES } from "../../messages/services.ts";
import { serviceLink } from "../../model/services.ts";
import type { ReadSite } from "../../read/site.ts";
import { suggestion } from "../../schema/describe-issue.ts";
import type { Mistake } from "../../schema/finding.ts";
import { LOCALES, type Locale } from "../../schema/localized.ts";
import { SERVICE_REFERENCE } from "../../schema/services.ts";

/** Lists of data whose links can name a service; menus hold whole addresses. */
const WITH_SERVICES = /^(?:src\/content\/.*|_data\/(?:documents|tasks|checklists)\.json)$/;

/** What is wrong with a reference to a service, `länk:key` or `telefon:key`; null where nothing is. */
export function serviceMistake(
  target: string,
  locale: Locale,
  { data: { services } }: ReadSite,
): Mistake | null {
  if (services === undefined || serviceLink(target, locale, services)) return null;
  const [, kind = "", key = ""] = SERVICE_REFERENCE.exec(target) ?? [];
  const isThere = services !== null && Object.hasOwn(services, key);
  return isThere
    ? SERVICES[kind.startsWith("l") ? "noAddress" : "noPhone"]({ target, key })
    : SERVICES.unknown({ target, fix: suggestion(key, Object.keys(services ?? {})) });
}

/** An address that is a service's, and so has to be changed in several places when it moves. */
export function repeatedAddress(
  href: string,
  file: string,
  { data: { services } }: ReadSite,
): Mistake | null {
  if (!/^https?:/i.test(href) || !WITH_SERVICES.test(file)) return null;
  const bare = (address: string | undefined) => address?.replace(/\/$/, "");
  const [key] =
    Object.entries(services ?? {}).find(([, { address }]) =>
      LOCALES.some((locale) => address?.[locale] && bare(address[locale]) === bare(href)),
    ) ?? [];
  if (key === undefined) return null;
  const kind = file.endsWith(".json") ? "repeatedInData" : "repeated";
  return SERVICES[kind]({ address: href, key });
}
