/** What an address may begin with, besides `https://` and those of this site. */
const SCHEMES = ["mailto:", "tel:", "sms:", "webcal:"];

/**
 * The address that was probably meant.
 *
 * @returns null where it begins as it should, or like nothing known
 * @example misspelledScheme("htps:/example.org") // "https://example.org"
 */
export function misspelledScheme(address: string): string | null {
  if (/^https?:\/\/(?!\/)/i.test(address)) return null;
  const [, name = "", rest] = /^([a-z]{2,8})(?:[:;]\/*|\/\/:?)(.*)$/is.exec(address) ?? [];
  // The letters of "https", some of them missing, doubled or in another order.
  if (!/^(?=.*t)(?=.*p)[htps]{3,8}$/i.test(name)) return null;
  return `http${/s/i.test(name) ? "s" : ""}://${rest}`;
}

/** What is wrong with how an address begins, and what to write; null for one that browsers know. */
export function schemeProblem(address: string): { problem: string; fix: string } | null {
  if (SCHEMES.some((scheme) => address.toLowerCase().startsWith(scheme))) return null;
  const meant = misspelledScheme(address);
  return {
    problem: `The link "${address}" leads nowhere: no address begins like that.`,
    fix: meant
      ? `Did you mean "${meant}"?`
      : `Write an address that begins with https://, ${SCHEMES.join(", ")} or a slash.`,
  };
}
