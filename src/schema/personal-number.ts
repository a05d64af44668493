/** Six or eight digits of a day, of coordination numbers 60 more; then four, with a sign between them or the century. */
const WRITTEN =
  /(?<![\d-])(?:(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[06][1-9]|[1278]\d|[39][01])[-+ ]?|\d{2}(?:0[1-9]|1[0-2])(?:[06][1-9]|[1278]\d|[39][01])[-+])\d{4}(?![\d-])/g;

/**
 * Where a text has what looks like a Swedish personal identity number: a day and four digits, of which the last is
 * right.
 *
 * @returns index in the text; undefined where there is none
 * @see https://www.skatteverket.se/privat/folkbokforing/personnummer
 */
export function personalNumberAt(text: string): number | undefined {
  return [...text.matchAll(WRITTEN)].find(([written]) => {
    const digits = [...written.replace(/\D/g, "").slice(-10)].map(Number);
    // The check digit makes the sum a multiple of ten; every other digit counts twice.
    const sum = digits.reduce((all, digit, index) => {
      const value = index % 2 === 0 ? 2 * digit : digit;
      return all + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  })?.index;
}
