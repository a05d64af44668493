import { type Mistake, say } from "./message.ts";

/** Messages about pieces of HTML in data. */
export const HTML = {
  incomplete: () =>
    say({
      en: [
        "The tags do not fit together, so the rest of the page would change.",
        'Close each tag once, write links beside each other, and no comments:  <b>The <a href="/docs/board">board</a></b>',
      ],
      sv: [
        "Taggarna går inte ihop, så resten av sidan skulle ändras.",
        'Stäng varje tagg en gång, skriv länkar bredvid varandra, och inga kommentarer:  <b>Hela <a href="/docs/board">styrelsen</a></b>',
      ],
    }),
  linkInLink: () =>
    say({
      en: [
        "A link is in a text that is a link already.",
        'Write the address into "to" or "href" of the item, and remove <a>.',
      ],
      sv: [
        "En länk ligger i en text som redan är en länk.",
        'Skriv adressen i postens "to" eller "href", och ta bort <a>.',
      ],
    }),
  element: ({ name, allowed }: { name: string; allowed: string }) =>
    say({
      en: [
        `<${name}> cannot be in this text, which is part of a line on many pages.`,
        `Write text, and of HTML only: ${allowed}`,
      ],
      sv: [
        `<${name}> kan inte stå i den här texten, som är en del av en rad på många sidor.`,
        `Skriv text, och av HTML bara: ${allowed}`,
      ],
    }),
  attribute: ({ attribute, name }: { attribute: string; name: string }) =>
    say({
      en: [`The attribute "${attribute}" cannot be on <${name}> here.`, "Remove it."],
      sv: [`Attributet "${attribute}" kan inte stå på <${name}> här.`, "Ta bort det."],
    }),
} satisfies Record<string, (values: never) => Mistake>;
