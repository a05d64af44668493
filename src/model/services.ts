import type { Locale } from "../schema/localized.ts";
import { SERVICE_REFERENCE, type ServicesFile } from "../schema/services.ts";

/** Where a reference to a service leads, and the text of its link. */
export interface ServiceLink {
  href: string;
  text: string;
}

/** The address of a service in a language, else in the other; undefined for an unknown one or one that is only called. */
export function serviceAddress(
  key: string | undefined,
  locale: Locale,
  services: ServicesFile | null,
): string | undefined {
  const address = key === undefined ? undefined : services?.[key]?.address;
  return address?.[locale] ?? address?.sv ?? address?.en;
}

/**
 * The service that a reference in a text names.
 *
 * @param target `länk:key` or `telefon:key`, in either language
 * @returns undefined where it has no address or number
 */
export function serviceLink(
  target: string,
  locale: Locale,
  services: ServicesFile | null,
): ServiceLink | undefined {
  const [, kind = "", key = ""] = SERVICE_REFERENCE.exec(target) ?? [];
  if (!/^(länk|link)$/.test(kind)) {
    const phone = services?.[key]?.phone;
    if (phone === undefined) return undefined;
    // It stays on one line; after a hyphen no browser breaks a number.
    return { href: `tel:${phone.replaceAll(/[ -]/g, "")}`, text: phone.replaceAll(" ", "\u00a0") };
  }
  const href = serviceAddress(key, locale, services);
  return href === undefined ? undefined : { href, text: services?.[key]?.title[locale] ?? key };
}
