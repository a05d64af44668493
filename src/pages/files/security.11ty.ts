import { SECURITY_PATH, securityContact } from "../../files/security-contact.ts";
import type { PageData, SiteSettings } from "../../layouts/template.tsx";

/** Whom to report security problems to (RFC 9116). */
export const data = {
  permalink: ({ site }: SiteSettings) => (site.security.contact ? SECURITY_PATH : false),
  eleventyExcludeFromCollections: true,
};

export default ({ collections }: PageData): string => securityContact(collections.site);
