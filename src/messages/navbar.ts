import { catalogue } from "./message.ts";

/** Messages about items of the navbar; each is followed by the item. */
export const NAVBAR = catalogue({
  unknownType: [
    'There is no navbar item type "%{type}":\n%{fix}',
    'Huvudmenyn har ingen sort "%{type}":\n%{fix}',
  ],
  notInside: [
    "A %{type} cannot be inside a dropdown:\nMove it to the bar itself.",
    "%{type} kan inte ligga i en undermeny:\nFlytta posten till själva menyn.",
  ],
  noPosition: [
    'An item inside a dropdown has no position:\nRemove "position".',
    'En post i en undermeny har ingen placering:\nTa bort "position".',
    "An item inside a dropdown has no place in the bar:\nEmpty “Place in the bar”.",
    "En post i en undermeny har ingen placering i menyraden:\nTöm ”Placering i menyraden”.",
  ],
  twoTargets: [
    'A link has exactly one of "to" and "href", this one has both:\nWrite "to" for a page of this site, "href" for another site.',
    'En länk har antingen "to" eller "href", den här har båda:\nSkriv "to" för en sida här, "href" för en annan webbplats.',
    "A link leads either to a page here or to another site, this one to both:\nEmpty one of the two fields.",
    "En länk leder antingen till en sida här eller till en annan webbplats, den här till båda:\nTöm ett av de två fälten.",
  ],
  noTarget: [
    'A link has exactly one of "to" and "href", this one has neither:\nWrite "to" for a page of this site, "href" for another site.',
    'En länk har antingen "to" eller "href", den här har ingetdera:\nSkriv "to" för en sida här, "href" för en annan webbplats.',
    "The link leads nowhere:\nFill in “Leads to”.",
    "Länken leder ingenstans:\nFyll i ”Leder till”.",
  ],
  htmlOrLabel: [
    '"html" and "label" exclude each other:\nRemove one of them.',
    '"html" och "label" går inte ihop:\nTa bort en av dem.',
    "An item has either HTML or a text:\nEmpty one of the two fields.",
    "En post har antingen HTML eller en text:\nTöm ett av de två fälten.",
  ],
  noLabel: [
    'The item has no label:\nWrite "label": { "sv": "…", "en": "…" }.',
    'Posten har ingen text:\nSkriv "label": { "sv": "…", "en": "…" }.',
    "The item has no text:\nFill in “Label” in both languages.",
    "Posten har ingen text:\nFyll i ”Text” på båda språken.",
  ],
  noLink: [
    '"%{field}" has no effect here:\nThe label of this dropdown is not a link. Remove the field, or add "to" or "href".',
    '"%{field}" har ingen verkan här:\nUndermenyns text är inte en länk. Ta bort fältet, eller lägg till "to" eller "href".',
  ],
  oneSearch: [
    "There is a search above already; the bar shows one.\nRemove one of them.",
    "Det finns redan en sökning ovanför; menyn visar en.\nTa bort en av dem.",
  ],
  longBar: [
    "In a window of 1,000 pixels the bar breaks into two lines: its labels are about %{letters} letters too long.\nMove an item into a dropdown, or shorten labels.",
    "I ett fönster på 1 000 bildpunkter bryts menyraden på två rader: texterna i den är ungefär %{letters} tecken för långa.\nFlytta en post till en undermeny, eller korta texter.",
  ],
  noHome: [
    'The link to the home page is empty: there is neither "title" nor "logo".\nWrite "title": "…".',
    'Länken till startsidan är tom: det finns varken "title" eller "logo".\nSkriv "title": "…".',
  ],
  namelessHome: [
    'The link to the home page has no name: there is no "title", and the "alt" of the logo is empty.\nWrite "title": "…".',
    'Länken till startsidan saknar namn: det finns ingen "title", och logotypens "alt" är tom.\nSkriv "title": "…".',
  ],
});
