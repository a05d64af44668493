import { Temporal } from "temporal-polyfill";
import { webAddress } from "../../schema/link-target.ts";
import type { Audience, SiteEvent } from "../events/schema.ts";

/** What a line of a description says that an event has a field for. */
export type LineFields = Pick<SiteEvent, "signUp" | "signUpOpens" | "lastDay" | "audience"> & {
  price?: string;
};

const SIGN_UP =
  /^(?:anmälan|anmäl dig|osa|o\.s\.a\.|sista (?:anmälnings)?dag(?:en)?|sign[ -]?up|rsvp|registration|last day(?: to sign up)?)\s*:\s*(.+)$/i;
/** The same without a colon: with an address, or with the opening. */
const SIGN_UP_AT = /^(?:anmäl (?:dig|er)|sign up|register)\s+(.*https?:\/\/.+)$/i;
const OPENING =
  /^(?:(?:anmälan|biljetterna|biljettsläppet|(?:the )?sign[- ]?up|(?:the )?registration|(?:the )?tickets)\s+)(?=öppnar|släpps|opens?\b)(.+)$/iu;
/** Before the day on which the sign-up opens. */
const OPENS =
  /(?<!\p{L})(?:öppnar|öppen fr|släpps|från|fr\.? ?o\.? ?m|opens?|from|starts|börjar)(?!\p{L})/iu;
/** Behind that day. */
const TIME = /^[,\s]*(?:(?:kl\.?|klockan|at)\s*)?(\d{1,2})[.:](\d\d)(?!\d)/i;
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
  /\b(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)\b/g,
  /\b(?<day>\d{1,2})\/(?<month>\d{1,2})\b/g,
  new RegExp(
    `\\b(?:den )?(?<day>\\d{1,2})(?::e|st|nd|rd|th)? (?<name>${MONTHS})\\b\\.?(?: (?<year>\\d{4}))?`,
    "gi",
  ),
  new RegExp(
    `\\b(?<name>${MONTHS}) (?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (?<year>\\d{4}))?`,
    "gi",
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
/** A whole word, so no part of an address. */
const MAIL = /(?<=^|[\s<>(:])[^\s<>@:/?&=]+@[^\s<>@/?&=]+\.[a-z]{2,}(?![/?&=])/i;
/** What may stand beside a link in a line that says nothing else. */
const FILLER =
  /(?<!\p{L})(?:via|till|på|här|at|on|to|here|the|formulär(?:et)?|länk(?:en)?|form|link)(?!\p{L})|[\s.,;:()–-]/giu;
/** What may stand beside a day besides; without one it says something. */
const DAY_FILLER =
  /(?<!\p{L})(?:senast|och med|t\.? ?o\.? ?m|by|before|until|latest|öppen|öppnar|släpps|från|fr\.? ?o\.? ?m|open|opens|from|kl|(?:mån|tis|ons|tors|fre|lör|sön)dag(?:en)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\p{L})/giu;

/**
 * The fields that a line of a calendar's description is plainly about, and what is left of the line.
 *
 * @param start day of the event, `2026-12-01`: a day without a year is the last one until then, unless that is more
 *   than half a year earlier
 * @example readLine("OSA: 20 november", "2026-12-01") // { fields: { lastDay: "2026-11-20" }, rest: "" }
 */
export function readLine(line: string, start: string): { fields: LineFields; rest: string } {
  const [, price] = PRICE.exec(line) ?? [];
  if (price) return { fields: { price }, rest: "" };
  const [, who = ""] = AUDIENCE.exec(line) ?? [];
  for (const [audience, words] of Object.entries(AUDIENCE_WORDS) as [Audience, RegExp][])
    if (words.test(who)) return { fields: { audience }, rest: "" };
  const [, text] = SIGN_UP.exec(line) ?? SIGN_UP_AT.exec(line) ?? OPENING.exec(line) ?? [];
  if (!text) return { fields: {}, rest: line };
  const address = webAddress.safeParse(ADDRESS.exec(text)?.[0]).data;
  const mail = address ? undefined : MAIL.exec(text)?.[0];
  const link = address ?? mail;
  const others = link ? text.replaceAll(link, "") : text;
  const { lastDay, signUpOpens, left } = daysIn(others, start);
  if (!link && !lastDay && !signUpOpens) return { fields: {}, rest: line };
  const besides = (lastDay || signUpOpens ? left.replaceAll(DAY_FILLER, "") : left).replaceAll(
    FILLER,
    "",
  );
  const signUp = address ?? (mail && `mailto:${mail}`);
  return {
    fields: {
      ...(signUp && { signUp }),
      ...(signUpOpens && { signUpOpens }),
      ...(lastDay && { lastDay }),
    },
    // What says more than the fields stays where it is.
    rest: besides === "" ? "" : line,
  };
}

/** The day on which a sign-up opens, of the other days the last one, and what the text says besides. */
function daysIn(text: string, start: string) {
  const found: { index: number; written: string; day: string }[] = [];
  for (const pattern of DATES)
    for (const { index, 0: written, groups = {} } of text.matchAll(pattern)) {
      const isKnown = found.some(
        (other) =>
          index < other.index + other.written.length && other.index < index + written.length,
      );
      const day = isKnown ? undefined : dayOfGroups(groups, start);
      if (day) found.push({ index, written, day });
    }
  let left = "";
  let from = 0;
  let lastDay: string | undefined;
  let signUpOpens: string | undefined;
  for (const { index, written, day } of found.sort((one, other) => one.index - other.index)) {
    const before = text.slice(from, index);
    from = index + written.length;
    if (OPENS.test(before)) {
      const [time = "", hour = "00", minute = "00"] = TIME.exec(text.slice(from)) ?? [];
      from += time.length;
      signUpOpens = `${day}T${hour.padStart(2, "0")}:${minute}`;
    } else lastDay = lastDay && lastDay > day ? lastDay : day;
    left += before;
  }
  return { lastDay, signUpOpens, left: left + text.slice(from) };
}

/** Longer before an event nobody signs up without saying of which year. */
const LONGEST = { months: 6 };

function dayOfGroups(groups: Record<string, string>, start: string): string | undefined {
  const named = groups.name?.toLowerCase() ?? "";
  const month = Number(groups.month ?? MONTH_STARTS.findIndex((name) => name.test(named)) + 1);
  const date = Number(groups.day);
  if (groups.year) return dayOf(Number(groups.year), month, date);
  const year = Number(start.slice(0, 4));
  const day = [year, year - 1]
    .map((one) => dayOf(one, month, date))
    .find((one) => one !== undefined && one <= start);
  const first = Temporal.PlainDate.from(start).subtract(LONGEST).toString();
  return day && day >= first ? day : undefined;
}

function dayOf(year: number, month: number, day: number): string | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" }).toString();
  } catch {
    return undefined;
  }
}
