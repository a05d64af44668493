import { catalogue } from "./message.ts";

/** Messages about files that cannot be read: JSON, and the front matter of texts. */
export const SYNTAX = catalogue({
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
  noSpaceInList: [
    "There is no space after the hyphen.\nWrite:  %{better}",
    "Det saknas ett mellanslag efter bindestrecket.\nSkriv:  %{better}",
  ],
  noColon: [
    "There is no colon after the name of the field.\nWrite:  %{better}",
    "Det saknas ett kolon efter fältets namn.\nSkriv:  %{better}",
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
  hiddenOnOneLine: [
    'The fields of "%{key}" are written on lines of their own.\nWrite  %{key}:  alone, and on the next lines, indented by two spaces,  %{field}  and  instead: You will know in time.',
    'Fälten i "%{key}" skrivs på egna rader.\nSkriv  %{key}:  ensamt, och på raderna under, indragna två mellanslag,  %{field}  och  instead: Det får du veta när det är dags.',
  ],
  colon: [
    "The front matter cannot be read: the text contains a colon.\nPut it in quotation marks. Write:  %{better}",
    "Fälten går inte att läsa: texten innehåller ett kolon.\nSätt den inom citattecken. Skriv:  %{better}",
  ],
  special: [
    "A text that begins with a special character needs quotation marks.\nWrite:  %{better}",
    "En text som börjar med ett specialtecken behöver citattecken.\nSkriv:  %{better}",
  ],
  fieldTwice: [
    "The front matter cannot be read: the same field occurs twice.\nRemove one of them.",
    "Fälten går inte att läsa: samma fält finns två gånger.\nTa bort det ena.",
  ],
  badIndent: [
    "The front matter cannot be read: the line is indented by another number of spaces than those beside it.\nIndent it as they are.",
    "Fälten går inte att läsa: raden är indragen med ett annat antal mellanslag än raderna intill.\nDra in den lika mycket.",
  ],
  openMark: [
    "The front matter cannot be read: a bracket or quotation mark is not closed.\nClose it on the same line.",
    "Fälten går inte att läsa: en parentes eller ett citattecken är inte stängt.\nStäng det på samma rad.",
  ],
  backslash: [
    "The front matter cannot be read: a backslash is in double quotation marks.\nUse single ones, or write the backslash twice.",
    "Fälten går inte att läsa: ett omvänt snedstreck står inom dubbla citattecken.\nAnvänd enkla, eller skriv snedstrecket två gånger.",
  ],
  noField: [
    'The front matter cannot be read: a line is neither a field, such as "title: …", nor part of one.\nA field is its name, a colon, a space and its value:  title: "One: two"',
    'Fälten går inte att läsa: en rad är varken ett fält, som "title: …", eller en del av ett.\nEtt fält är sitt namn, ett kolon, ett mellanslag och sitt värde:  title: "Ett: två"',
  ],
  curlyQuotes: [
    'Readers would see the typographic quotation marks of %{value}.\nWrite:  "%{better}"',
    'Läsare skulle se de typografiska citattecknen i %{value}.\nSkriv:  "%{better}"',
    "Readers would see the quotation marks of %{value}.\nWrite:  %{better}",
    "Läsare skulle se citattecknen i %{value}.\nSkriv:  %{better}",
  ],
  leftOut: [
    '"#%{comment}" would be left out, as a comment.\nWrite:  "%{value} #%{comment}"',
    '"#%{comment}" skulle utelämnas, som en kommentar.\nSkriv:  "%{value} #%{comment}"',
  ],
});

/** Messages about JSON that cannot be read. */
export const JSON_ERRORS = catalogue({
  empty: [
    "The file is empty.\nRestore it from its history.",
    "Filen är tom.\nÅterställ den ur historiken.",
  ],
  webPage: [
    "This is a web page that was saved in place of the file.\nRestore the file from its history.",
    "Det här är en webbsida som har sparats i stället för filen.\nÅterställ filen ur historiken.",
  ],
  hardSpace: [
    "The space here is a no-break space, which JSON does not have.\nDelete it and type it again.",
    "Mellanslaget här är av ett slag som JSON inte har.\nTa bort det och skriv det igen.",
  ],
  semicolon: [
    "There is a semicolon where a comma belongs.\nWrite a comma instead.",
    "Här står ett semikolon i stället för ett komma.\nSkriv ett komma.",
  ],
  equals: [
    "There is an equals sign where a colon belongs.\nWrite a colon instead.",
    "Här står ett likhetstecken i stället för ett kolon.\nSkriv ett kolon.",
  ],
  word: [
    "The word is written in another way in JSON.\nWrite:  %{word}",
    "Ordet skrivs på ett annat sätt i JSON.\nSkriv:  %{word}",
  ],
  comment: ["JSON has no comments.\nRemove it.", "JSON har inga kommentarer.\nTa bort den."],
  quotes: [
    'JSON has one kind of quotation mark, which is straight.\nWrite:  "…"',
    'JSON har ett enda slags citattecken, ett rakt.\nSkriv:  "…"',
  ],
  quoteInside: [
    'The quotation mark before this word ends the text.\nWrite a comma if two values meet here. For a quotation mark inside a text, write  \\"',
    'Citattecknet före ordet avslutar texten.\nSkriv ett komma om två värden möts här. Ska citattecknet stå i texten, skriv  \\"',
  ],
  zero: [
    'A number does not begin with 0.\nRemove the 0, or write it as a text:  "01"',
    'Ett tal börjar inte med 0.\nTa bort nollan, eller skriv det som en text:  "01"',
  ],
  point: [
    "A number does not begin with a point.\nWrite:  0.5",
    "Ett tal börjar inte med en punkt.\nSkriv:  0.5",
  ],
  openList: [
    "The list is not closed.\nClose it with ].",
    "Listan är inte stängd.\nStäng den med ].",
  ],
  openGroup: [
    "The group is not closed.\nClose it with }.",
    "Gruppen är inte stängd.\nStäng den med }.",
  ],
  comma: [
    "A comma is missing here.\nWrite a comma between the two values.",
    "Här saknas ett komma.\nSkriv ett komma mellan de två värdena.",
  ],
  lastComma: [
    "There is a comma after the last value.\nRemove the comma before the closing bracket.",
    "Det står ett komma efter det sista värdet.\nTa bort kommat före den stängande parentesen.",
  ],
  value: [
    "A value is missing here.\nWrite one, or remove the comma.",
    "Här saknas ett värde.\nSkriv ett, eller ta bort kommat.",
  ],
  colon: [
    "A colon is missing here.\nWrite a colon between the name and its value.",
    "Här saknas ett kolon.\nSkriv ett kolon mellan namnet och värdet.",
  ],
  openText: [
    "The text is not closed on its line.\nClose it with a quotation mark; a new line inside a text is written  \\n",
    "Texten avslutas inte på sin rad.\nAvsluta den med ett citattecken; en ny rad i en text skrivs  \\n",
  ],
  more: [
    "The file should end here.\nRemove what follows: a bracket too many, or the file a second time.",
    "Filen borde sluta här.\nTa bort det som följer: en parentes för mycket, eller filen en gång till.",
  ],
  backslash: [
    "A backslash is written twice in JSON.\nWrite:  \\\\",
    "Ett omvänt snedstreck skrivs två gånger i JSON.\nSkriv:  \\\\",
  ],
  unquoted: [
    'A text has no quotation marks.\nPut texts in quotation marks: "…".',
    'En text saknar citattecken.\nSätt texter inom citattecken: "…".',
  ],
});
