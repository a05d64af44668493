import { type Mistake, type Piece, say } from "./message.ts";

/** Messages about items of the navbar; each is followed by the item. */
export const NAVBAR = {
  unknownType: ({ type, fix }: { type: string; fix: Piece }) =>
    say({
      en: [`There is no navbar item type "${type}":`, fix?.en],
      sv: [`Huvudmenyn har ingen sort "${type}":`, fix?.sv],
    }),
  notInside: ({ type }: { type: string }) =>
    say({
      en: [`A ${type} cannot be inside a dropdown:`, "Move it to the bar itself."],
      sv: [`${type} kan inte ligga i en undermeny:`, "Flytta posten till själva menyn."],
    }),
  noPosition: () =>
    say({
      en: ["An item inside a dropdown has no position:", 'Remove "position".'],
      sv: ["En post i en undermeny har ingen sida:", 'Ta bort "position".'],
    }),
  oneTarget: ({ hasBoth }: { hasBoth: boolean }) =>
    say({
      en: [
        `A link has exactly one of "to" and "href", this one has ${hasBoth ? "both" : "neither"}:`,
        'Write "to" for a page of this site, "href" for another site.',
      ],
      sv: [
        `En länk har antingen "to" eller "href", den här har ${hasBoth ? "båda" : "ingetdera"}:`,
        'Skriv "to" för en sida här, "href" för en annan webbplats.',
      ],
    }),
  htmlOrLabel: () =>
    say({
      en: ['"html" and "label" exclude each other:', "Remove one of them."],
      sv: ['"html" och "label" går inte ihop:', "Ta bort en av dem."],
    }),
  noLabel: () =>
    say({
      en: ["The item has no label:", 'Write "label": { "sv": "…", "en": "…" }.'],
      sv: ["Posten har ingen text:", 'Skriv "label": { "sv": "…", "en": "…" }.'],
    }),
  noLink: ({ field }: { field: string }) =>
    say({
      en: [
        `Nothing comes of "${field}" here:`,
        'The label of this dropdown is no link. Remove the field, or add "to" or "href".',
      ],
      sv: [
        `"${field}" gör inget här:`,
        'Undermenyns text är ingen länk. Ta bort fältet, eller lägg till "to" eller "href".',
      ],
    }),
  noPrefix: () =>
    say({
      en: [
        'Nothing comes of "prependBaseUrlToHref" here:',
        'Remove it: "to" gets the language of the page anyway.',
      ],
      sv: ['"prependBaseUrlToHref" gör inget här:', 'Ta bort det: "to" följer ändå sidans språk.'],
    }),
  oneSearch: () =>
    say({
      en: ["There is a search above already; the bar shows one.", "Remove one of them."],
      sv: ["Det finns redan en sökning ovanför; menyn visar en.", "Ta bort en av dem."],
    }),
  noHome: ({ hasLogo }: { hasLogo: boolean }) =>
    say({
      en: [
        hasLogo
          ? 'The link home has no name: there is no "title", and the "alt" of the logo is empty.'
          : 'The link home is empty: there is neither "title" nor "logo".',
        'Write "title": "…".',
      ],
      sv: [
        hasLogo
          ? 'Länken hem saknar namn: det finns ingen "title", och märkets "alt" är tom.'
          : 'Länken hem är tom: det finns varken "title" eller "logo".',
        'Skriv "title": "…".',
      ],
    }),
} satisfies Record<string, (values: never) => Mistake>;
