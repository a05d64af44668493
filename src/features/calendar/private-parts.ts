import { personalNumberAt } from "../../schema/personal-number.ts";

/**
 * What meeting programs add to an entry: codes, and numbers to dial. Whoever has them is in the meeting, so only a
 * link to it may be public.
 */

/** Hosts of meetings, and what a link to one is called. */
const MEETINGS: readonly [host: RegExp, name: string][] = [
  [/^(?:meet\.google\.com|tel\.meet)$/, "Google Meet"],
  [/(?:^|\.)zoom(?:gov)?\.(?:us|com)$/, "Zoom"],
  [/^teams\.(?:microsoft|live)\.com$/, "Microsoft Teams"],
  [/(?:^|\.)webex\.com$/, "Webex"],
];

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;

/** Parameters of other addresses that let somebody in. */
const SECRET_PARAMETER = /^(?:pwd|pin|pass(?:code|word)?|code|kod|token|zak)$/i;

/** Where somebody changes a form of Google or Microsoft. */
const EDITED_FORM =
  /^docs\.google\.com\/forms\/(?:u\/\d+\/)?d\/(?!e\/)[^/]+(?:\/(?:edit|prefill))?\/?$|^forms\.(?:office|microsoft|cloud\.microsoft)(?:\.com)?\/Pages\/(?:Design|Analysis)/i;

/** Google's block, and what Outlook puts between two lines; one whose end is cut off goes on to the end. */
const MARKED = /-::~[:~]*::-[\s\S]*?(?:-::~[:~]*::-|$)|_{20,}[\s\S]*?(?:_{20,}|$)/g;

/** Codes that everybody may have. */
const PUBLIC_CODE =
  "rabatt|kampanj|kurs|post|streck|färg|lands|promo|discount|postal|zip|area|colou?r";

/** A code with its name. Others, of a door or an alarm, have a number. */
const CODE = new RegExp(
  [
    "(?<![\\p{L}\\p{N}])(?:pin(?:[- ]?(?:kod|code|nummer|number))?|pass[- ]?(?:code|word|phrase)|pwd|lösen(?:ord|kod|ordskod)?",
    "(?:access|security|meeting|host|participant|attendee|door)[- ]?(?:code|key|pin|password)",
    "(?:åtkomst|säkerhets|mötes|deltagar|värd|port|dörr)[- ]?(?:kod|nyckel|pin)(?:en)?",
    "(?:phone |tele|telefon)?(?:conference|konferens)[- ]?id|(?:meeting|mötes|webinar)[- ]?(?:id|number|nummer))" +
      "(?!\\p{L})(?:\\s*(?:är|is))?\\s*(?:[:=]\\s*\\S|#?\\s*[\\d*#]{3,})",
    "(?<![\\p{L}\\p{N}])(?:lösen(?:ord|kod)(?:et)?|password)(?:\\s+(?:är|is))?\\s+(?=\\p{L}*\\d)\\S",
    `(?<!\\p{L})(?!(?:${PUBLIC_CODE})[- ]?(?:kod|code))(?<!(?:${PUBLIC_CODE})[- ])\\p{L}*(?:kod|code)(?:en)?` +
      "(?:\\s+(?:till|för|to|for)(?:\\s+\\p{L}+){1,3})?(?:\\s+(?:är|is))?\\s*:?\\s*#?\\d{4,}",
  ].join("|"),
  "iu",
);

/** A number, and one as programs dial it: with the code behind commas or before a "#". */
const PHONE = /\+?\d[\d().\- ]{6,}/;
const DIALLED = /\+?\d[\d().\- ]{5,}(?:,+[\d#*,]+|#)/;

/** A line about dialling in; below it there are numbers. */
const DIALLING =
  /one[- ]tap mobile|ett[- ]?klick|(?:dial|call|ring)[- ]?(?:in|by)\b|^(?:or|eller) (?:dial|call|ring)\b|telefonnummer|phone numbers?|local numbers?|lokal[at] nummer|audio only|endast ljud|by phone|(?:per|via) telefon|join by (?:sip|h\.323|skype)|@zoomcrc\.com/i;

/** What else such a block says. */
const BOILERPLATE =
  /^(?:join|anslut|delta|gå med)\b.{0,30}\b(?:meet|meeting|möte\p{L}*|call|device|rumsenhet)\W*$|^(?:click here|klicka här).{0,40}(?:meeting|mötet)\W*$|^microsoft teams(?:[- ](?:meeting|möte)\W*)?(?:need help\W*|behöver du hjälp\W*)?$|scheduled zoom meeting|schemalagt zoom|^(?:topic|ämne|time|tid): |edit this section|redigera inte|^(?:download teams|ladda ned teams|learn more|meeting options|mötesalternativ)\b.{0,60}$|^-{3,}$/iu;

/**
 * A description as the public may read it: without codes and numbers of meetings, with one link to each meeting.
 *
 * @param text of several lines
 * @returns the text, and whether something was left out
 */
export function publicText(text: string): { text: string; hasSecrets: boolean } {
  let hasSecrets = false;
  const unmarked = text.replaceAll(MARKED, (block) => {
    const link = meetingLink(block);
    if (!link && !CODE.test(block) && !DIALLED.test(block)) return block;
    hasSecrets = true;
    return `\n${link ?? ""}\n`;
  });
  let isDialling = false;
  const lines = unmarked.split(/\r?\n/).flatMap((written) => {
    const line = written.trim();
    const isNumber = PHONE.test(line);
    const isHead = DIALLING.test(line) && (isNumber || line.length < 60 || line.includes("://"));
    const isPart = isHead || DIALLED.test(line) || (isDialling && isNumber);
    if (line !== "") isDialling = isPart;
    const shown = publicLine(line);
    hasSecrets ||= shown.hasSecrets || (isPart && isNumber);
    return isPart ? [] : [shown.text];
  });
  const hasMeeting = hasSecrets || meetingLink(text) !== undefined;
  const kept = hasMeeting ? lines.flatMap(withoutBoilerplate) : lines;
  return { text: kept.join("\n"), hasSecrets };
}

/** A line; of one that only leads to the meeting the address. */
function withoutBoilerplate(line: string): string[] {
  return BOILERPLATE.test(line.replaceAll(ADDRESS, "").trim())
    ? (line.match(ADDRESS) ?? [])
    : [line];
}

/** The same of a title, a place or a single line: from a code on, only addresses are left. */
export function publicLine(line: string): { text: string; hasSecrets: boolean } {
  let hasSecrets = false;
  const plain = line.replaceAll(ADDRESS, (address) => {
    const shown = publicAddress(address);
    hasSecrets ||= shown !== address;
    return shown;
  });
  const start = Math.min(
    ...[CODE.exec(plain)?.index, DIALLED.exec(plain)?.index, personalNumberAt(plain)].map(
      (index) => index ?? plain.length,
    ),
  );
  if (start === plain.length) return { text: plain, hasSecrets };
  const addresses = plain.slice(start).match(ADDRESS) ?? [];
  const before = plain.slice(0, start).replace(/[\s,;(–-]+$/, "");
  return { text: [before, ...addresses].join(" ").trim(), hasSecrets: true };
}

/**
 * An address without what lets somebody in; a link to a meeting keeps only what Teams needs to find it. Of one where a
 * form is changed and its answers are read nothing is left.
 */
export function publicAddress(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  if (EDITED_FORM.test(url.hostname + url.pathname)) return "";
  const hasName = nameOf(url) !== undefined;
  const isSecret = (name: string) =>
    hasName ? !/^(?:context|tenantid)$/i.test(name) : SECRET_PARAMETER.test(name);
  const secrets = [...url.searchParams.keys()].filter(isSecret);
  if (secrets.length === 0) return address;
  for (const name of secrets) url.searchParams.delete(name);
  return url.href;
}

/** Whether an address leads to a meeting of a program. */
export const isMeeting = (address: string) => {
  const url = URL.parse(address);
  return url !== null && nameOf(url) !== undefined;
};

const nameOf = ({ hostname }: URL) => MEETINGS.find(([host]) => host.test(hostname))?.[1];

/** The first link to a meeting, with its name. */
function meetingLink(text: string): string | undefined {
  for (const [address] of text.matchAll(ADDRESS)) {
    const url = URL.parse(address.replace(/[.,;:!?)\]]+$/, ""));
    const name = url && nameOf(url);
    if (url && name && url.hostname !== "tel.meet") return `${name}: ${publicAddress(url.href)}`;
  }
  return undefined;
}
