import type { LocaleContext } from "../../../model/site-data.ts";
import { eventAddress, eventsPage } from "./event-addresses.ts";

/** The page that a poster had below that of its event. */
const POSTER = { sv: "affisch", en: "poster" };

/**
 * Lines of Netlify's `_redirects`. What has been for a year leads to what is to come; not for good, as a page may have
 * the address later. What the site no longer has leads to the nearest that it has (docs/decisions/retired.md).
 */
export function eventRedirects(context: LocaleContext): string[] {
  const { record, locale, generated } = context;
  const event = eventAddress(":event", context);
  return [
    `${event}  ${eventsPage(context)}  302`,
    `${record.path}veckobrev/*  ${generated("follow")}  301`,
    `${event}/${POSTER[locale]}  ${event}  301`,
  ];
}
