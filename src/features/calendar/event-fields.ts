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
  /^(?:anmälan|biljetterna|biljettsläppet|(?:the )?sign[- ]?up|(?:the )?registration|(?:the )?tickets)(?: (?:till|för|to|for) [^.:\d]{1,60}?)? (?:kommer att )?(?=öppna|släpps|(?:will )?opens?\b|starts?\b)(.+)$/iu;
/** Words that say by themselves that something opens. */
const RELEASE = /^(?:biljettsläpp|ticket release)\b:?\s*(.+)$/iu;

/** Before a day on which the sign-up opens, or on which it closes. */
const OPENS =
  /(?<!\p{L})(?:öppna[rs]?|öppen fr|släpps|från|fr\.? ?o\.? ?m|opens?|from|starts?|börjar)(?!\p{L})/giu;
const CLOSES =
  /(?<!\p{L})(?:stängs|stänger|senast|sista|slutar|och med|t\.? ?o\.? ?m|closes?|ends|deadline|by|before|until|latest|last|(?:till|to)(?=\s(?:(?:den|the|\p{L}+day|\p{L}+dag) )?$))(?!\p{L})/giu;
/** Between the first and the last day. */
const RANGE = /^\s*(?:[–-]|till|to|until|t\.? ?o\.? ?m\.?|till och med)\s*(?:den )?$/iu;
/** Nothing but the link stands before the opening. */
const BEGINS_OPEN =
  /^[\s.,;:()–-]*(?:kommer att |will )?(?:öppna[rs]?|öppen fr|släpps|opens?)(?!\p{L})/iu;

/** Those who sign up before the others; and the others. */
const SOME = /(?<!\p{L})(?:för|for|to) \p{L}|(?<!icke-?|non-?)(?:medlem|member)/iu;
const ALL =
  /(?<!\p{L})(?:alla|övriga|andra|resten|allmänheten|icke-?medlem|everyone|everybody|all|others?|the rest|the public|non-?member)(?!.*(?<!icke-?|non-?)(?:medlem|member))/iu;

/** Between a day and its time. */
const BETWEEN = String.raw`(?:[\s,;()–-]|(?<!\p{L})(?:den|the|of|on|på|vid|från|from|med start|starting|T|(?:mån|tis|ons|tors?|fre|lör|sön)(?:dag(?:en)?)?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)(?!\p{L})\.?)*`;
const CLOCK = String.raw`(?<!\p{L})(?:kl(?:ockan)?\.?|at|@)\s*`;
const HOUR = String.raw`(?<![\d/:]|\d\.)(?<hour>\d{1,2})`;
const HALF = String.raw`\s*(?<half>[ap])\.?\s?m(?!\p{L})\.?`;
/** A time, but not the one of a night. */
const TIME = String.raw`(?:(?:${CLOCK})?${HOUR}(?:[.:]|h)(?<minute>\d\d)(?:[.:]\d\d)?(?![.:]?\d)(?:${HALF})?|(?:${CLOCK})?${HOUR}${HALF}|${CLOCK}${HOUR}(?<minute>\d\d)?(?![\d/]|[.:]\d|-?tiden)|(?:${CLOCK})?${HOUR}\s*o.?clock|(?:${CLOCK})?(?:12\s*)?(?<!\p{L})(?<noon>noon|midday)(?!\p{L}))(?!\s*(?:[ap]\.?m|midnight|midnatt|på |in the|at night))`;
const TIME_BEHIND = new RegExp(`^${BETWEEN}${TIME}`, "iu");
const TIME_BEFORE = new RegExp(`${TIME}${BETWEEN}$`, "iu");
/** What may be a time, however it is written: numbers, words, or a number alone behind a day. */
const TIME_LIKE =
  /(?<!\p{L})(?:kl(?:ockan)?(?!\p{L})|noon|midday|midnight|midnatt|kvart (?:i|över)|halv \p{L}+|half past|quarter (?:to|past))|\d[.:]\d|\d\s*[ap]\.?m(?!\p{L})|\d\s*o.?clock|\d-?tiden/iu;
const NUMBER = /^[\s,]*\d{1,4}[\s,.)]*(?:$|[–-]|https?:)/u;
const SOME_DAY = /(?:dag(?:en)?|day|i ?morgon|tomorrow)(?!\p{L})/iu;
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
  /\b(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?!\d)/g,
  /\b(?<day>\d{1,2})\/(?<month>\d{1,2})(?:[/ -](?<year>20\d\d))?\b/g,
  new RegExp(
    `\\b(?:den )?(?<day>\\d{1,2})(?::e|:a|st|nd|rd|th)?(?: of)? ?(?<name>${MONTHS})\\b\\.?(?:,? (?<year>20\\d\\d))?`,
    "gi",
  ),
  new RegExp(
    `\\b(?<name>${MONTHS}) (?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (?<year>20\\d\\d))?`,
    "gi",
  ),
];
const MONTH_STARTS = "jan feb mar apr ma jun jul aug sep o nov dec".split(" ");

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/i;
/** A whole word, so no part of an address. */
const MAIL = /(?<=^|[\s<>(:])[^\s<>@:/?&=]+@[^\s<>@/?&=]+\.[a-z]{2,}(?![/?&=])/i;
/** What may stand beside a link in a line that says nothing else. */
const FILLER =
  /(?<!\p{L})(?:via|till|på|här|at|on|to|here|the|formulär(?:et)?|länk(?:en)?|form|link)(?!\p{L})|[\s.,;:()–-]/giu;
/** What may stand beside a day besides; without one it says something. */
const DAY_FILLER =
  /(?<!\p{L})(?:senast|och med|t\.? ?o\.? ?m|by|before|until|latest|öppen|öppnar?|släpps|från|fr\.? ?o\.? ?m|opens?|from|kl|kommer att|will|stänger|closes|och|and|(?:mån|tis|ons|tors|fre|lör|sön)dag(?:en)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\p{L})/giu;

/**
 * The fields that a line of a calendar's description is plainly about, and what is left of the line.
 *
 * @param start day of the event, `2026-12-01`: a day without a year is the last one until then, unless that is more
 *   than half a year earlier
 * @returns besides, whether the line says when the sign-up opens in a way that is not understood: then it stays a text
 * @example readLine("OSA: 20 november", "2026-12-01") // { fields: { lastDay: "2026-11-20" }, rest: "" }
 */
export function readLine(
  line: string,
  start: string,
): { fields: LineFields; rest: string; isUnread?: true } {
  const [, price] = PRICE.exec(line) ?? [];
  if (price) return { fields: { price }, rest: "" };
  const [, who = ""] = AUDIENCE.exec(line) ?? [];
  for (const [audience, words] of Object.entries(AUDIENCE_WORDS) as [Audience, RegExp][])
    if (words.test(who)) return { fields: { audience }, rest: "" };
  const [, release] = RELEASE.exec(line) ?? [];
  const [, text = release && `öppnar ${release}`] =
    SIGN_UP.exec(line) ?? SIGN_UP_AT.exec(line) ?? OPENING.exec(line) ?? [];
  if (!text) return { fields: {}, rest: line };
  const address = webAddress.safeParse(ADDRESS.exec(text)?.[0]).data;
  const mail = address ? undefined : MAIL.exec(text)?.[0];
  const link = address ?? mail;
  const { lastDay, signUpOpens, left, isUnread } = daysIn(
    link ? text.replaceAll(link, "") : text,
    start,
  );
  if (isUnread) return { fields: {}, rest: line, isUnread };
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

/**
 * The day on which a sign-up opens, of several the first that is for all; of the other days the last one; and what
 * the text says besides.
 */
function daysIn(text: string, start: string) {
  const { moments, tail } = momentsIn(text, start);
  const openings: { day: string; time?: string | undefined; words: string; behind: string }[] = [];
  let lastDay: string | undefined;
  let more = "";
  let isOpening = RANGE.test(moments[1]?.before ?? "");
  const begins = moments[0]?.before ?? "";
  for (const [index, { day, time, before }] of moments.entries()) {
    const [opens = -1, closes = -1] = [OPENS, CLOSES].map(
      (words) => [...before.matchAll(words)].at(-1)?.index ?? -1,
    );
    if (opens !== closes || (index > 0 && RANGE.test(before))) isOpening = opens > closes;
    const behind = moments[index + 1]?.before ?? tail;
    if (isOpening) openings.push({ day, time, words: SOME.test(begins) ? before : behind, behind });
    else {
      lastDay = lastDay && lastDay > day ? lastDay : day;
      if (time !== "23:59") more += time ?? "";
    }
  }
  const opening = openings.find(({ words }) => ALL.test(words) || !SOME.test(words)) ?? openings[0];
  const left = moments.map(({ before }) => before).join("") + tail;
  const isUnread = opening
    ? !opening.time && (TIME_LIKE.test(left) || NUMBER.test(opening.behind))
    : BEGINS_OPEN.test(text) && (TIME_LIKE.test(left) || SOME_DAY.test(left));
  return {
    lastDay,
    signUpOpens: opening && `${opening.day}T${opening.time ?? "00:00"}`,
    left: left + more,
    ...(isUnread && { isUnread }),
  };
}

/** The days of a text, each with its time and what is before it; and what is behind the last one. */
function momentsIn(text: string, start: string) {
  const found: { index: number; end: number; day: string }[] = [];
  for (const pattern of DATES)
    for (const { index, 0: written, groups = {} } of text.matchAll(pattern)) {
      const end = index + written.length;
      const isKnown = found.some((other) => index < other.end && other.index < end);
      const day = isKnown ? undefined : dayOfGroups(groups, start);
      if (day) found.push({ index, end, day });
    }
  found.sort((one, other) => one.index - other.index);
  let from = 0;
  const moments = found.map(({ index, end, day }, number) => {
    const words = text.slice(from, index);
    const ahead = TIME_BEFORE.exec(words);
    const behind = TIME_BEHIND.exec(text.slice(end, found[number + 1]?.index));
    const time = timeOfGroups((ahead ?? behind)?.groups);
    from = time && !ahead ? end + (behind?.[0].length ?? 0) : end;
    return { day, time, before: time && ahead ? words.slice(0, ahead.index) : words };
  });
  return { moments, tail: text.slice(from) };
}

/** A time of day as data files write it; undefined where no clock shows it, or where the day of a midnight is open. */
function timeOfGroups({ hour, minute = "00", half, noon }: Record<string, string> = {}) {
  if (noon) return "12:00";
  const written = Number(hour);
  const isPm = half?.toLowerCase() === "p";
  const hours = isPm && written < 12 ? written + 12 : written;
  const isRight = half ? written > 0 && written <= 12 && (isPm || written < 12) : hours < 24;
  return isRight && Number(minute) < 60 ? `${String(hours).padStart(2, "0")}:${minute}` : undefined;
}

/** Longer before an event nobody signs up without saying of which year. */
const LONGEST = { months: 6 };

function dayOfGroups(groups: Record<string, string>, start: string): string | undefined {
  const named = groups.name?.toLowerCase() ?? "";
  const month = Number(
    groups.month ?? MONTH_STARTS.findIndex((name) => named.startsWith(name)) + 1,
  );
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
