import { catalogue } from "./message.ts";

/** Messages about files that cannot be read: JSON, and the front matter of texts. */
export const SYNTAX = catalogue({
  notJson: ["This is not JSON: %{what}.\n%{advice}", "Det här är inte JSON: %{what}.\n%{advice}"],
  keyTwice: [
    '"%{key}" occurs more than once in one group, in lines %{places}; only the last would count.\nRemove all but one of them.',
    '"%{key}" finns mer än en gång i samma grupp, på raderna %{places}; bara den sista skulle gälla.\nTa bort alla utom en.',
  ],
  emptyFile: [
    "The file is empty.\nWrite at the top:  ---  then  title: …  and  description: …  then  ---",
    "Filen är tom.\nSkriv överst:  ---  sedan  title: …  och  description: …  sedan  ---",
  ],
  noLineAbove: [
    "The line above the front matter is missing.\nWrite  ---  on a line of its own above it, and below its last line.",
    "Raden ovanför fälten saknas.\nSkriv  ---  på en egen rad ovanför dem, och under den sista.",
  ],
  noFrontMatter: [
    "The file does not begin with front matter, so the page has no title.\nWrite at the top:  ---  then  title: …  and  description: …  then  ---",
    "Filen börjar inte med fält, så sidan har ingen rubrik.\nSkriv överst:  ---  sedan  title: …  och  description: …  sedan  ---",
  ],
  noHyphens: [
    '"%{line}" is not three hyphens, which stand above and below the front matter.\nWrite:  ---',
    '"%{line}" är inte tre bindestreck, som ska stå ovanför och under fälten.\nSkriv:  ---',
  ],
  notClosed: [
    "The front matter is not closed: the line  ---  below its last field is missing.\nWrite  ---  on a line of its own below line %{line}.",
    "Fälten är inte avslutade: raden  ---  under det sista saknas.\nSkriv  ---  på en egen rad under rad %{line}.",
  ],
  tab: [
    "The line begins with a tab.\nBegin it with spaces, two for each level.",
    "Raden börjar med en tabb.\nBörja den med mellanslag, två för varje nivå.",
  ],
  comma: [
    "The line ends with a comma; front matter has none between lines.\nWrite:  %{better}",
    "Raden slutar med ett komma; mellan fälten ska det inte finnas några.\nSkriv:  %{better}",
  ],
  noSpace: [
    "There is no space after the colon.\nWrite:  %{better}",
    "Det saknas ett mellanslag efter kolonet.\nSkriv:  %{better}",
  ],
  apostrophe: [
    "The apostrophe inside the text ends it.\nWrite:  %{better}",
    "Apostrofen i texten avslutar den.\nSkriv:  %{better}",
  ],
  openQuote: [
    "The quotation mark is not closed.\nWrite:  %{better}",
    "Citattecknet är inte stängt.\nSkriv:  %{better}",
  ],
  openList: [
    "The list is not closed.\nWrite:  %{better}",
    "Listan är inte stängd.\nSkriv:  %{better}",
  ],
  groupOnOneLine: [
    'The fields of "%{key}" are written on lines of their own.\nWrite  %{key}:  alone, and on the next line, indented by two spaces,  %{field}',
    'Fälten i "%{key}" skrivs på egna rader.\nSkriv  %{key}:  ensamt, och på nästa rad, indraget två mellanslag,  %{field}',
  ],
  colon: [
    "The front matter cannot be read: the text contains a colon.\nPut a text that contains a colon in quotation marks:  %{better}",
    "Fälten går inte att läsa: texten innehåller ett kolon.\nSätt en text med kolon inom citattecken:  %{better}",
  ],
  special: [
    "A text that begins with a special character needs quotation marks.\nWrite:  %{better}",
    "En text som börjar med ett specialtecken behöver citattecken.\nSkriv:  %{better}",
  ],
  unreadable: [
    'The front matter cannot be read: %{what}.\nA field is its name, a colon, a space and its value:  title: "One: two"',
    'Fälten går inte att läsa: %{what}.\nEtt fält är sitt namn, ett kolon, ett mellanslag och sitt värde:  title: "Ett: två"',
  ],
  curlyQuotes: [
    'Readers would see the typographic quotation marks of %{value}.\nWrite:  "%{better}"',
    'Läsare skulle se de typografiska citattecknen i %{value}.\nSkriv:  "%{better}"',
  ],
  leftOut: [
    '"#%{comment}" would be left out, as a comment.\nWrite:  "%{value} #%{comment}"',
    '"#%{comment}" skulle utelämnas, som en kommentar.\nSkriv:  "%{value} #%{comment}"',
  ],
});
