import { catalogue } from "./message.ts";

/** Messages about pieces of HTML in data. */
export const HTML = catalogue({
  incomplete: [
    'The tags do not fit together, so the rest of the page would change.\nClose each tag once, write links beside each other, and no comments:  <b>The <a href="/docs/board">board</a></b>',
    'Taggarna går inte ihop, så resten av sidan skulle ändras.\nStäng varje tagg en gång, skriv länkar bredvid varandra, och inga kommentarer:  <b>Hela <a href="/docs/board">styrelsen</a></b>',
  ],
  linkInLink: [
    'A link is in a text that is a link already.\nWrite the address into "to" or "href" of the item, and remove <a>.',
    'En länk ligger i en text som redan är en länk.\nSkriv adressen i postens "to" eller "href", och ta bort <a>.',
  ],
  element: [
    "<%{name}> cannot be in this text, which is part of a line on many pages.\nWrite text, and of HTML only: %{allowed}",
    "<%{name}> kan inte stå i den här texten, som är en del av en rad på många sidor.\nSkriv text, och av HTML bara: %{allowed}",
  ],
  attribute: [
    'The attribute "%{attribute}" cannot be on <%{name}> here.\nRemove it. There can be: %{allowed}',
    'Attributet "%{attribute}" kan inte stå på <%{name}> här.\nTa bort det. Där kan stå: %{allowed}',
  ],
});
