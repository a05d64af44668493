import { catalogue } from "./message.ts";

/** Messages about markup that readers would see, or that would not be understood. */
export const MARKUP = catalogue({
  comment: [
    'Readers would see the comment "%{comment}".\nPut it on a line of its own, with nothing before or after it.',
    'Läsare skulle se kommentaren "%{comment}".\nLägg den på en egen rad, utan något före eller efter.',
  ],
  tooLong: [
    "The paragraph has more than %{limit} letters, so it is not read further.\nDivide it with empty lines, or remove what was pasted by mistake.",
    "Stycket har mer än %{limit} tecken och läses inte längre.\nDela det med tomma rader, eller ta bort det som har klistrats in av misstag.",
  ],
  openComment: [
    'Readers would see the comment "%{comment}".\nClose it with  -->',
    'Läsare skulle se kommentaren "%{comment}".\nStäng den med  -->',
  ],
  html: [
    'Readers would see "%{tag}": texts are written in Markdown, not in HTML.\n%{advice}',
    'Läsare skulle se "%{tag}": texter skrivs i Markdown, inte i HTML.\n%{advice}',
  ],
  noReference: [
    'Readers would see "%{link}": no line of the text gives the address of the link.\nWrite:  [text](address)',
    'Läsare skulle se "%{link}": ingen rad i texten anger länkens adress.\nSkriv:  [text](adress)',
  ],
  swapped: [
    "%{written} is not a link: its text is in square brackets, and its address directly after it in round ones.\nWrite:  %{line}",
    "%{written} är ingen länk: texten står inom hakparenteser, och adressen direkt efter inom vanliga.\nSkriv:  %{line}",
  ],
  notATerm: [
    'Readers would see "%{written}": the glossary is linked to by one word.\nWrite  [[word]]  or, for another form,  [[word|words]]',
    'Läsare skulle se "%{written}": till ordlistan länkar man med ett ord.\nSkriv  [[ord]]  eller, för en annan form,  [[ord|ordet]]',
  ],
  footnote: [
    "The footnote %{note} has no text.\nWrite it on a line of its own:  [^%{name}]: The text.",
    "Fotnoten %{note} har ingen text.\nSkriv den på en egen rad:  [^%{name}]: Texten.",
  ],
  noFootnote: [
    'Readers would see "%{note}": the name of a footnote is one word, in brackets.\nWrite it on a line of its own:  [^%{name}]: The text.',
    'Läsare skulle se "%{note}": en fotnots namn är ett ord inom hakparenteser.\nSkriv den på en egen rad:  [^%{name}]: Texten.',
  ],
  colons: [
    'Readers would see "%{signs}" in "%{line}".\nPut the colons of a box on a line of their own, with nothing before them.',
    'Läsare skulle se "%{signs}" i "%{line}".\nLägg rutans kolon på en egen rad, utan något före.',
  ],
  twoColons: [
    '"%{line}" has two colons; a directive has three.\nWrite:  %{better}',
    '"%{line}" har två kolon; det ska vara tre.\nSkriv:  %{better}',
  ],
  hardSpace: [
    '"%{line}" is neither a heading nor a list item: the space after %{mark} is a no-break space.\nDelete the space and type it again:  %{better}',
    '"%{line}" är varken rubrik eller listpunkt: mellanslaget efter %{mark} är av ett annat slag.\nTa bort mellanslaget och skriv det igen:  %{better}',
  ],
  noHeading: [
    '"%{line}" is not a heading: it has two to six #, and a space after them.\nWrite:  %{better}',
    '"%{line}" är ingen rubrik: den har två till sex #, och ett mellanslag efter dem.\nSkriv:  %{better}',
  ],
  doubled: [
    "Readers would see the address of %{written} twice.\nWrite:  %{better}",
    "Läsare skulle se adressen i %{written} två gånger.\nSkriv:  %{better}",
  ],
  listApart: [
    '"%{line}" ends the numbered list above it: lines that belong to a number are indented by three spaces.\nWrite:  %{better}',
    '"%{line}" avslutar den numrerade listan ovanför: det som hör till en punkt är indraget tre mellanslag.\nSkriv:  %{better}',
  ],
  noList: [
    '"%{line}" is not a list item.\nWrite, and begin the other lines like that:  %{better}',
    '"%{line}" är ingen listpunkt.\nSkriv, och börja de andra raderna så:  %{better}',
  ],
  runTogether: [
    '"%{line}" and the lines below it become one line.\nWrite a list:\n%{list}',
    '"%{line}" och raderna under blir en enda rad.\nSkriv en lista:\n%{list}',
  ],
  addressLines: [
    '"%{line}" and the lines beside it become one line.\nWrite:\n%{better}',
    '"%{line}" och raderna intill blir en enda rad.\nSkriv:\n%{better}',
  ],
  pastedTable: [
    '"%{line}" and the lines below it look like a table, and become one line.\nWrite:\n%{better}',
    '"%{line}" och raderna under ser ut som en tabell och blir en enda rad.\nSkriv:\n%{better}',
  ],
  otherBox: [
    'Readers would see "%{written}": boxes are written in another way here.\nWrite  ::: %{box}  above the text and  :::  below it.',
    'Läsare skulle se "%{written}": rutor skrivs på ett annat sätt här.\nSkriv  ::: %{box}  ovanför texten och  :::  under den.',
  ],
  foreignCharacter: [
    '"%{line}" contains a character that was pasted from another program (%{code}).\nRemove it.',
    '"%{line}" innehåller ett tecken som är inklistrat från ett annat program (%{code}).\nTa bort det.',
  ],
  foreignSign: [
    'Readers would see "%{written}": it has no meaning here.\nRemove it.',
    'Läsare skulle se "%{written}": det betyder inget här.\nTa bort det.',
  ],
  spreadsheet: [
    '"%{lines}" is pasted from a spreadsheet, and readers would see one line.\nWrite a table: put  |  between the cells, and  | --- | --- |  below the first row.',
    '"%{lines}" är inklistrat från ett kalkylark, och läsare skulle se en enda rad.\nSkriv en tabell: sätt  |  mellan cellerna, och  | --- | --- |  under första raden.',
  ],
  noTable: [
    '"%{head}" is not the head of a table: the line below it has no dashes for each column.\nWrite below it:  %{rule}',
    '"%{head}" är inget tabellhuvud: raden under saknar streck för varje kolumn.\nSkriv under den:  %{rule}',
  ],
  spaceInMark: [
    'Readers would see "%{written}": there is a space or a letter beside %{mark} where none belongs.\nWrite:  %{better}',
    'Läsare skulle se "%{written}": det står ett mellanslag eller en bokstav intill %{mark} där inget ska stå.\nSkriv:  %{better}',
  ],
  notClosed: [
    'Readers would see "%{mark}" in "%{line}": it is not closed.\nWrite:  %{better}',
    'Läsare skulle se "%{mark}" i "%{line}": det stängs aldrig.\nSkriv:  %{better}',
  ],
  strayMark: [
    'Readers would see "%{mark}" in "%{line}": nothing opens or closes it.\nWrite it before and after the words, or for the character itself:  %{escaped}',
    'Läsare skulle se "%{mark}" i "%{line}": inget öppnar eller stänger det.\nSkriv det före och efter orden, eller för själva tecknet:  %{escaped}',
  ],
  formula: [
    '"%{formula}" is a formula in LaTeX, which is not supported.\nWrite it in words and signs such as  x²  or show it as a picture.',
    '"%{formula}" är en formel i LaTeX, som inte går att visa.\nSkriv den med ord och tecken som  x²  eller visa den som en bild.',
  ],
  brokenLink: [
    'Readers would see %{written}: it cannot be read as a link or an image.\nWrite:  %{image}[%{text}](address)  or  %{image}[%{text}](address "caption")  with straight quotation marks.',
    'Läsare skulle se %{written}: det går inte att läsa som en länk eller en bild.\nSkriv:  %{image}[%{text}](adress)  eller  %{image}[%{text}](adress "bildtext")  med raka citattecken.',
  ],
  spaceInAddress: [
    "Readers would see %{written}: a space or a bracket cuts the address short.\nWrite:  %{better}",
    "Läsare skulle se %{written}: ett mellanslag eller en parentes bryter av adressen.\nSkriv:  %{better}",
  ],
  underlined: [
    '"%{line}" becomes a heading, because of the line of hyphens below it.\nFor a ruler put an empty line between them; for a heading write:  ## %{line}',
    '"%{line}" blir en rubrik, på grund av raden med bindestreck under.\nFör ett streck: lägg en tom rad emellan. För en rubrik, skriv:  ## %{line}',
  ],
  idTwice: [
    'The id "%{id}" is on the page already, so links to this heading would lead to the other one.\nGive it another id, or none.',
    'Namnet "%{id}" finns redan på sidan, så länkar till den här rubriken skulle leda till den andra.\nGe rubriken ett annat namn, eller inget.',
  ],
  skippedLevel: [
    '"%{own}" skips a level: %{above|the heading above it is the title}.\nWrite:  %{better}',
    '"%{own}" hoppar över en nivå: %{above|rubriken ovanför är sidans}.\nSkriv:  %{better}',
  ],
  boldHeading: [
    '"%{text}" is bold and looks like a heading, but screen readers do not find it.\nWrite:  %{better}',
    '"%{text}" är fetstilt och ser ut som en rubrik, men skärmläsare hittar den inte.\nSkriv:  %{better}',
  ],
  secondTitle: [
    '%{shown} is a second heading of level 1, but a page has one, its title: "%{title}".\nWrite:  ## %{text}',
    '%{shown} är en andra rubrik på nivå 1, men en sida har bara en, sin egen: "%{title}".\nSkriv:  ## %{text}',
  ],
  lateTitle: [
    "%{shown} is the title of the page, but is not above its text.\nWrite:  ## %{text}",
    "%{shown} är sidans rubrik, men står inte ovanför texten.\nSkriv:  ## %{text}",
  ],
  captionLost: [
    "The image %{image} has a caption, but shares its paragraph.\nPut an empty line before and after it, or write what the caption says in the text.",
    "Bilden %{image} har en bildtext, men delar stycke med annat.\nLägg en tom rad före och efter den, eller skriv det bildtexten säger i texten.",
  ],
});
