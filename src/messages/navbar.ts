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
    'En post i en undermeny har ingen sida:\nTa bort "position".',
  ],
  twoTargets: [
    'A link has exactly one of "to" and "href", this one has both:\nWrite "to" for a page of this site, "href" for another site.',
    'En länk har antingen "to" eller "href", den här har båda:\nSkriv "to" för en sida här, "href" för en annan webbplats.',
  ],
  noTarget: [
    'A link has exactly one of "to" and "href", this one has neither:\nWrite "to" for a page of this site, "href" for another site.',
    'En länk har antingen "to" eller "href", den här har ingetdera:\nSkriv "to" för en sida här, "href" för en annan webbplats.',
  ],
  htmlOrLabel: [
    '"html" and "label" exclude each other:\nRemove one of them.',
    '"html" och "label" går inte ihop:\nTa bort en av dem.',
  ],
  noLabel: [
    'The item has no label:\nWrite "label": { "sv": "…", "en": "…" }.',
    'Posten har ingen text:\nSkriv "label": { "sv": "…", "en": "…" }.',
  ],
  noLink: [
    'Nothing comes of "%{field}" here:\nThe label of this dropdown is no link. Remove the field, or add "to" or "href".',
    '"%{field}" gör inget här:\nUndermenyns text är ingen länk. Ta bort fältet, eller lägg till "to" eller "href".',
  ],
  noPrefix: [
    'Nothing comes of "prependBaseUrlToHref" here:\nRemove it: "to" gets the language of the page anyway.',
    '"prependBaseUrlToHref" gör inget här:\nTa bort det: "to" följer ändå sidans språk.',
  ],
  oneSearch: [
    "There is a search above already; the bar shows one.\nRemove one of them.",
    "Det finns redan en sökning ovanför; menyn visar en.\nTa bort en av dem.",
  ],
  noHome: [
    'The link home is empty: there is neither "title" nor "logo".\nWrite "title": "…".',
    'Länken hem är tom: det finns varken "title" eller "logo".\nSkriv "title": "…".',
  ],
  namelessHome: [
    'The link home has no name: there is no "title", and the "alt" of the logo is empty.\nWrite "title": "…".',
    'Länken hem saknar namn: det finns ingen "title", och märkets "alt" är tom.\nSkriv "title": "…".',
  ],
});
