import type { PageData, SiteSettings } from "../../layouts/template.tsx";
import { SECURITY_PATH, securityContact } from "../../output/security-contact.ts";

/** Whom to report security problems to (RFC 9116). */
export const data = {
  permalink: ({ site }: SiteSettings) => (site.security.contact ? SECURITY_PATH : false),
  eleventyExcludeFromCollections: true,
};

export default ({ collections }: PageData): string => securityContact(collections.site);
