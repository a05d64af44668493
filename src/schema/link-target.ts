import { distance } from "fastest-levenshtein";
import { z } from "zod";
import { LINKS } from "../messages/links.ts";
import { type Mistake, rule } from "../messages/message.ts";
import { PIECES } from "../messages/values.ts";
import { ALL_INVISIBLE } from "./invisible.ts";

/** What a link may begin with before its colon. */
const SCHEMES = ["https", "http", "mailto", "tel", "sms", "webcal", "roll"];
/** What programs add to addresses and nobody sees, as it is or encoded. */
const UNSEEN = new RegExp(
  `${ALL_INVISIBLE.source}|[\\u00ad\\u200c\\u200d]|%C2%AD|%E2%80%(?:8[B-F]|A[A-E])|%E2%81%A[0-9]|%EF%BB%BF`,
  "giu",
);

/** What Windows and browsers call a file of one's own computer. */
export const ON_COMPUTER = /^(?:file:|[a-z]:[\\/])/i;

/** What is in front of the host: `https://www.example.com@example.org/` leads to example.org. */
const USER_NAME = /^(?:https?:)?[/\\]{2,}[^/\\?#]*@/i;

/** A name that only a host has: with `www.`, or with one of the endings that are frequent here. */
const HOST =
  /^(?:www\.[^/?#]+\.[^/?#]+|(?:[a-z0-9-]+\.)+(?:se|nu|com|org|net|eu|io|dev))(?:[/?#:]|$)/i;

/**
 * What is wrong with the target of a link, as far as it shows in the target alone: whether a page of
 * this site exists is asked when all of them are known.
 *
 * @returns null where nothing is wrong
 */
export function linkMistake(target: string): Mistake | null {
  // Browsers leave these out, so `java\nscript:` runs too.
  const written = target.replaceAll(/[\t\n\r]/g, "");
  const read = written.replaceAll(UNSEEN, "").trim();
  const shown = JSON.stringify(target);
  if (read === "") return LINKS.empty();
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  const isKnown = scheme === undefined || SCHEMES.includes(scheme) || ON_COMPUTER.test(read);
  if (isKnown && read !== written.trim()) return LINKS.invisible({ shown, address: read });
  const plain = read.replaceAll(/%5C/gi, "\\");
  if (ON_COMPUTER.test(plain)) return LINKS.onComputer({ shown: plain });
  if (HOST.test(read)) return LINKS.noProtocol({ shown, address: read });
  if (/^[^\s/:@]+@[^\s/:@]+\.[a-z]+$/i.test(read)) return LINKS.isMail({ shown, address: read });
  if (USER_NAME.test(read)) return LINKS.userName({ shown });
  if (scheme === undefined)
    return plain.includes("\\")
      ? LINKS.backslash({ shown: plain, better: plain.replaceAll("\\", "/") })
      : null;
  if (!SCHEMES.includes(scheme)) {
    const known = SCHEMES.find((known) => distance(known, scheme) <= 2);
    const meant = known ? PIECES.meant({ name: `${known}:` }) : null;
    return LINKS.otherScheme({ shown, scheme, meant });
  }
  if (scheme === "mailto" && /^mailto:(?:[^?@]*(?:\?|$)|[^?]*[^\s,?]\s+[^\s?])/i.test(read))
    return LINKS.noAddressee({ shown });
  if (!scheme.startsWith("http")) return null;
  if (/[.,;]$/.test(read)) return LINKS.fullStop({ shown, address: read.replace(/[.,;]+$/, "") });
  // "https://x" is a beginning; a computer at home is reported as such.
  const isWhole = /^https?:\/\/(?:[^/\\?#]*\.[^./\\?#]|\[|localhost\b)/i.test(read);
  return isWhole && !/^[^?#]*\s/.test(read) && z.url().safeParse(read).success
    ? null
    : LINKS.notWhole({ shown });
}

function tellMistake(target: string, context: z.RefinementCtx): void {
  const mistake = linkMistake(target);
  if (mistake && target !== "") context.addIssue({ code: "custom", params: { ...mistake } });
}

/** The target of a link: a page or file of this site, or another site. */
export const linkTarget = z
  .string()
  .min(1)
  .superRefine(tellMistake)
  .meta({ link: true })
  .describe(
    "En sida här, till exempel /ga-med, eller https://… / A page of this site, such as /ga-med, or https://…",
  );

/** A picture of this site, which no visitor loads from elsewhere. */
export const ownPicture = linkTarget.refine(
  (target) => /^\/(?!\/)/.test(target),
  rule(
    "a picture is a file of this site, such as /img/logo.svg",
    "en bild är en fil på den här webbplatsen, till exempel /img/logo.svg",
  ),
);

const WHOLE = rule(
  "an address of another site is whole and begins with https://",
  "en adress till en annan webbplats är hel och börjar med https://",
);

const WEB = z.url({ protocol: /^https?$/, error: WHOLE });

/** The address of another site, judged by its form alone. */
export const webAddress = WEB.superRefine((address, context) => {
  if (WEB.safeParse(address).success) tellMistake(address, context);
}).meta({ link: true });
