import { catalogue } from "./message.ts";

/** Messages about files that cannot be read: JSON, and the front matter of texts. */
export const SYNTAX = catalogue({
  json: [
    "The file is not JSON here: %{words}\nCorrect the line, or restore the file and use the form at /admin.",
    "Filen är inte JSON här: %{words}\nRätta raden, eller återställ filen och använd formuläret på /admin.",
  ],
  tooDeep: [
    "Here something is inside more than 100 brackets.\nTake them out, or restore the file and use the form at /admin.",
    "Här står något inom mer än 100 klamrar.\nTa bort dem, eller återställ filen och använd formuläret på /admin.",
  ],
  jsonQuotes: [
    "The quotation marks here are typographic ones; JSON has straight ones.\nWrite:  %{better}",
    "Citattecknen här är typografiska; JSON har raka.\nSkriv:  %{better}",
  ],
  jsonComma: [
    "A comma is missing at the end of this line.\nWrite:  %{better}",
    "Det saknas ett kommatecken i slutet av raden.\nSkriv:  %{better}",
  ],
  jsonLastComma: [
    "A comma stands after the last item of a group.\nRemove it:  %{better}",
    "Ett kommatecken står efter det sista i en grupp.\nTa bort det:  %{better}",
  ],
  keyTwice: [
    '"%{key}" occurs more than once in one group, in lines %{places}; only the last would count.\nRemove all but one of them.',
    '"%{key}" finns mer än en gång i samma grupp, på raderna %{places}; bara den sista skulle gälla.\nTa bort alla utom en.',
  ],
  noFrontMatter: [
    "The file does not begin with fields between two lines of three hyphens, so the page has no title.\nWrite at the top:  ---  then  title: …  and  description: …  then  ---",
    "Filen börjar inte med fält mellan två rader med tre bindestreck, så sidan har ingen rubrik.\nSkriv överst:  ---  sedan  title: …  och  description: …  sedan  ---",
  ],
  notClosed: [
    "The front matter is not closed: the line  ---  below its last field is missing.\nWrite  ---  on a line of its own below line %{line}.",
    "Fälten är inte avslutade: raden  ---  under det sista saknas.\nSkriv  ---  på en egen rad under rad %{line}.",
  ],
  unreadable: [
    'The front matter cannot be read here: %{words}\nCorrect the line, or use the form at /admin. A text with a colon or another special character is put in quotation marks:  title: "One: two"',
    'Fälten går inte att läsa här: %{words}\nRätta raden, eller använd formuläret på /admin. En text med kolon eller något annat specialtecken sätts inom citattecken:  title: "Ett: två"',
  ],
  curlyQuotes: [
    'Readers would see the typographic quotation marks of %{value}.\nWrite:  "%{better}"',
    'Läsare skulle se de typografiska citattecknen i %{value}.\nSkriv:  "%{better}"',
    "Readers would see the quotation marks of %{value}.\nWrite:  %{better}",
    "Läsare skulle se citattecknen i %{value}.\nSkriv:  %{better}",
  ],
  noValue: [
    'Nothing stands behind "%{field}:", so the page is published.\nWrite  %{field}: true  or remove the line.',
    'Det står inget efter "%{field}:", så sidan publiceras.\nSkriv  %{field}: true  eller ta bort raden.',
  ],
  leftOut: [
    '"#%{comment}" would be left out, as a comment.\nWrite:  "%{value} #%{comment}"',
    '"#%{comment}" skulle utelämnas, som en kommentar.\nSkriv:  "%{value} #%{comment}"',
  ],
});
