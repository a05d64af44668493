import { Temporal } from "temporal-polyfill";
import type { Audience, SiteEvent } from "../schema/home.ts";
import { webAddress } from "../schema/link-target.ts";

/** What a line of a description says that an event has a field for. */
export type LineFields = Pick<SiteEvent, "signUp" | "lastDay" | "audience"> & { price?: string };

const SIGN_UP =
  /^(?:anmälan|anmäl dig|osa|o\.s\.a\.|sista (?:anmälnings)?dag(?:en)?|sign[ -]?up|rsvp|registration|last day(?: to sign up)?)\s*:\s*(.+)$/i;
const PRICE = /^(?:pris|kostnad|price|cost)\s*:\s*(.+)$/i;
const AUDIENCE = /^(?:för|öppet för|målgrupp|for|open to|audience)\s*:\s*(\p{L}+)\.?$/iu;

const AUDIENCE_WORDS: Record<Audience, RegExp> = {
  everyone: /^(alla|everyone|all)$/i,
  members: /^(medlemmar|sektionsmedlemmar|members)$/i,
  companies: /^(företag|companies)$/i,
};

const MONTHS =
  "jan(?:uari|uary)?|feb(?:ruari|ruary)?|mar(?:s|ch)?|apr(?:il)?|maj|may|jun[ie]?|jul[iy]?|aug(?:usti|ust)?|sept?(?:ember)?|okt(?:ober)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const DATES = [
  /\b(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)\b/,
  /\b(?<day>\d{1,2})\/(?<month>\d{1,2})\b/,
  new RegExp(
    `\\b(?:den )?(?<day>\\d{1,2})(?::e|st|nd|rd|th)? (?<name>${MONTHS})\\b\\.?(?: (?<year>\\d{4}))?`,
    "i",
  ),
  new RegExp(
    `\\b(?<name>${MONTHS}) (?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (?<year>\\d{4}))?`,
    "i",
  ),
];
const MONTH_STARTS = [
  /^jan/,
  /^feb/,
  /^mar/,
  /^apr/,
  /^ma[jy]/,
  /^jun/,
  /^jul/,
  /^aug/,
  /^sep/,
  /^o/,
  /^nov/,
  /^dec/,
];

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/i;
const MAIL = /[^\s<>@:]+@[^\s<>@]+\.[a-z]{2,}/i;
/** What may stand beside a link and a day in a line that says nothing else. */
const FILLER =
  /senast|via|till|på|här|by|before|until|at|here|the|latest|(?:mån|tis|ons|tors|fre|lör|sön)dag(?:en)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|[\s.,;:()–-]/giu;

/**
 * The fields that a line of a calendar's description is plainly about, and what is left of the line.
 *
 * @param start day of the event, `2026-12-01`: a day without a year is the last one until then
 * @example readLine("OSA: 20 november", "2026-12-01") // { fields: { lastDay: "2026-11-20" }, rest: "" }
 */
export function readLine(line: string, start: string): { fields: LineFields; rest: string } {
  const [, price] = PRICE.exec(line) ?? [];
  if (price) return { fields: { price }, rest: "" };
  const [, who = ""] = AUDIENCE.exec(line) ?? [];
  for (const [audience, words] of Object.entries(AUDIENCE_WORDS) as [Audience, RegExp][])
    if (words.test(who)) return { fields: { audience }, rest: "" };
  const [, text] = SIGN_UP.exec(line) ?? [];
  if (!text) return { fields: {}, rest: line };
  const address = webAddress.safeParse(ADDRESS.exec(text)?.[0]).data;
  const mail = address ? undefined : MAIL.exec(text)?.[0];
  const link = address ?? mail;
  const others = link ? text.replaceAll(link, "") : text;
  const { day, written } = dayIn(others, start);
  if (!link && !day) return { fields: {}, rest: line };
  const rest = (written ? others.replace(written, "") : others).replaceAll(FILLER, "");
  const signUp = address ?? (mail && `mailto:${mail}`);
  return {
    fields: { ...(signUp && { signUp }), ...(day && { lastDay: day }) },
    // What says more than the fields stays where it is.
    rest: rest === "" ? "" : line,
  };
}

function dayIn(text: string, start: string): { day?: string | undefined; written?: string } {
  for (const pattern of DATES) {
    const { 0: written, groups = {} } = pattern.exec(text) ?? {};
    if (written === undefined) continue;
    const named = groups.name?.toLowerCase() ?? "";
    const month = Number(groups.month ?? MONTH_STARTS.findIndex((name) => name.test(named)) + 1);
    const year = Number(groups.year ?? start.slice(0, 4));
    const day = dayOf(year, month, Number(groups.day));
    if (!day) continue;
    const isThen = groups.year || day <= start;
    return { day: isThen ? day : dayOf(year - 1, month, Number(groups.day)), written };
  }
  return {};
}

function dayOf(year: number, month: number, day: number): string | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" }).toString();
  } catch {
    return undefined;
  }
}
