import { type Piece, say } from "./message.ts";

/** A problem of a link, and the pages that it is on. */
interface Link {
  href: string;
  path: string;
  pages: Piece;
}

/** Messages about finished pages. */
export const BUILT = {
  /** " on /blog and 3 other pages". */
  onPages: ({ first, count }: { first: string; count: number }): Piece => ({
    en: ` on ${first}${count === 0 ? "" : ` and ${count === 1 ? "1 other page" : `${count} other pages`}`}`,
    sv: ` på ${first}${count === 0 ? "" : ` och ${count === 1 ? "en sida till" : `${count} sidor till`}`}`,
  }),
  idTwice: ({ id, pages }: { id: string; pages: Piece }) =>
    say({
      en: [
        `The id "${id}"${pages?.en} occurs more than once, so links to it lead to the first place only.`,
        "Rename one of the headings, or give it an id of its own:  ## Heading {#my-id}",
      ],
      sv: [
        `Namnet "${id}"${pages?.sv} finns mer än en gång, så länkar dit leder bara till det första stället.`,
        "Byt namn på en av rubrikerna, eller ge den ett eget namn:  ## Rubrik {#mitt-namn}",
      ],
    }),
  dead: ({ href, path, pages }: Link) =>
    say({
      en: [`The link ${href}${pages?.en} leads to ${path}, which does not exist.`],
      sv: [`Länken ${href}${pages?.sv} leder till ${path}, som inte finns.`],
    }),
  noSection: ({ href, path, fragment, fix, pages }: Link & { fragment: string; fix: Piece }) =>
    say({
      en: [
        `The link ${href}${pages?.en} leads to "#${fragment}", and ${path} has no such section.`,
        fix?.en,
      ],
      sv: [
        `Länken ${href}${pages?.sv} leder till "#${fragment}", men ${path} har ingen sådan del.`,
        fix?.sv,
      ],
    }),
};
