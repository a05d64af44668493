import { distance } from "fastest-levenshtein";
import { z } from "zod";
import type { Mistake } from "./finding.ts";

/** What a link may begin with before its colon. */
const SCHEMES = ["https", "http", "mailto", "tel", "sms", "webcal", "roll"];
const FORMS = "Write /docs/board for a page of this site, https://…, mailto:… or tel:…";

/** Soft hyphens and spaces without width, which programs add to addresses; also encoded. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]|%C2%AD|%E2%80%8[B-D]|%E2%81%A0|%EF%BB%BF/i;

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
  const read = target.replace(/[\t\n\r]/g, "").trim();
  const shown = JSON.stringify(target);
  if (INVISIBLE.test(read)) {
    const fix = `Write:  ${read.replaceAll(new RegExp(INVISIBLE, "gi"), "")}`;
    return { problem: `${shown} holds a character that cannot be seen, pasted with it.`, fix };
  }
  if (read === "") return { problem: "The link leads nowhere: its address is empty.", fix: FORMS };
  if (HOST.test(read)) {
    return {
      problem: `${shown} has no protocol, so it would be a page of this site.`,
      fix: `Write:  https://${read}`,
    };
  }
  if (/^[^\s/:@]+@[^\s/:@]+\.[a-z]+$/i.test(read)) {
    return { problem: `${shown} is a mail address, not a link.`, fix: `Write:  mailto:${read}` };
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  if (scheme === undefined) return null;
  if (!SCHEMES.includes(scheme)) {
    const meant = SCHEMES.find((known) => distance(known, scheme) <= 2);
    return {
      problem: `${shown} begins with "${scheme}:", which no link here may lead to.`,
      fix: meant ? `Did you mean "${meant}:"? ${FORMS}` : FORMS,
    };
  }
  if (scheme === "mailto" && /^mailto:[^?@]*(\?|$)/i.test(read))
    return { problem: `${shown} holds no mail address.`, fix: "Write:  mailto:name@example.org" };
  if (!scheme.startsWith("http")) return null;
  // "https://x" is a beginning; a computer at home is reported as such.
  const isWhole = /^https?:\/\/(?:[^/\\?#]*\.[^./\\?#]|\[|localhost\b)/i.test(read);
  if (isWhole && z.url().safeParse(read).success) return null;
  return {
    problem: `${shown} is no whole address.`,
    fix: "Copy it from the bar of the browser; it looks like https://www.example.org",
  };
}

/** The target of a link: a page or file of this site, or another site. */
export const linkTarget = z
  .string()
  .min(1)
  .superRefine((target, context) => {
    const mistake = linkMistake(target);
    if (mistake && target !== "") context.addIssue({ code: "custom", params: { ...mistake } });
  })
  .describe(
    "En sida här, till exempel /ga-med, eller https://… / A page of this site, such as /ga-med, or https://…",
  );

const WHOLE = "an address of another site is whole and begins with https://";

/** An address of another site. */
export const webAddress = z
  .url({ error: WHOLE, abort: true })
  .refine((address) => /^https?:/i.test(address) && linkMistake(address) === null, WHOLE);
