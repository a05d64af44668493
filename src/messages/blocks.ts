import { catalogue } from "./message.ts";

/** Messages about boxes, data blocks and code. */
export const BLOCK_MESSAGES = catalogue({
  codeOpen: [
    'The code that begins with "%{line}" is never closed, so all that follows is shown as code.\nWrite  %{mark}  on a line of its own below its last line.',
    'Koden som börjar med "%{line}" stängs aldrig, så allt som följer visas som kod.\nSkriv  %{mark}  på en egen rad under dess sista rad.',
  ],
  indented: [
    '"%{line}" is indented by four spaces or a tab, so it is shown as code.\nFor text write:  %{line}  For code put it between lines of three backticks.',
    '"%{line}" är indragen med fyra mellanslag eller en tabb, så den visas som kod.\nFör text, skriv:  %{line}  Kod lägger du mellan rader med tre grava accenter (```).',
  ],
  noListMeant: [
    '"%{start}" at the beginning of a line makes it a list.\nWrite:  %{better}',
    '"%{start}" i början av en rad gör den till en lista.\nSkriv:  %{better}',
  ],
  nothingOpen: [
    '":::" closes a box, but none is open here.\nRemove the line. Data blocks such as  ::: roles board  are one line and are not closed; a box that contains another has more colons than that.',
    '":::" stänger en ruta, men ingen är öppen här.\nTa bort raden. Datablock som  ::: roles board  är en enda rad och stängs inte; en ruta som innehåller en annan har fler kolon än den.',
  ],
  unknownDirective: [
    'There is no directive "%{name}".\n%{fix}',
    'Det finns ingen ruta och inget block "%{name}".\n%{fix}',
  ],
  noTabTitle: [
    '"%{line}" has no title; it is what readers choose by.\nWrite:  %{line} Title',
    '"%{line}" saknar rubrik; det är den läsare väljer på.\nSkriv:  %{line} Rubrik',
  ],
  noBoxTitle: [
    '"%{line}" has no title; it is what readers see first.\nWrite:  %{line} Title',
    '"%{line}" saknar rubrik; den är det första läsaren ser.\nSkriv:  %{line} Rubrik',
  ],
  tabsName: [
    '"%{line}": tabs have a name of one word, or none.\nTabs with the same name are switched together:  :::: tabs computer',
    '"%{line}": flikar har ett namn på ett ord, eller inget.\nFlikar med samma namn byts tillsammans:  :::: tabs dator',
  ],
  boxOpen: [
    '"%{line}" is never closed, so the rest of the page is inside the box.\nWrite  :::  on a line of its own where the box ends.',
    '"%{line}" stängs aldrig, så resten av sidan hamnar i rutan.\nSkriv  :::  på en egen rad där rutan slutar.',
  ],
  noTabs: [
    '"%{line}" contains no tabs.\nWrite  ::: tab Name  in it.',
    '"%{line}" innehåller inga flikar.\nSkriv  ::: tab Namn  i den.',
  ],
  markupInTitle: [
    'Readers would see the markup of "%{title}": titles are plain text.\nWrite:  %{better}',
    'Läsare skulle se formateringen i "%{title}": rubriker är ren text.\nSkriv:  %{better}',
  ],
  moreColons: [
    '"%{line}" contains another box, so it needs more colons than that one.\nBegin and close it with  %{colons}',
    '"%{line}" innehåller en annan ruta, så den behöver fler kolon än den.\nBörja och stäng den med  %{colons}',
  ],
  tabNotClosed: [
    'The tab above is not closed before "::: tab" begins.\nWrite  :::  on a line of its own above this line.',
    'Fliken ovanför är inte stängd innan "::: tab" börjar.\nSkriv  :::  på en egen rad ovanför den här raden.',
  ],
  tabOutside: [
    '"::: tab" is outside of tabs.\nPut all tabs between  :::: tabs  and  ::::  (four colons).',
    '"::: tab" står utanför flikarna.\nLägg alla flikar mellan  :::: tabs  och  ::::  (fyra kolon).',
  ],
  onlyTabs: [
    'Only tabs may be directly in "%{line}".\nPut it into one of them:  ::: tab Name',
    'Bara flikar får stå direkt i "%{line}".\nLägg det i en av dem:  ::: tab Namn',
  ],
  takesNothing: [
    '"::: %{name}" takes nothing after it, found "%{argument}".\nWrite:  ::: %{name}',
    '"::: %{name}" ska inte ha något efter sig, men har "%{argument}".\nSkriv:  ::: %{name}',
  ],
  unknownArgument: [
    '"::: %{name} %{argument}": there is no "%{argument}".\n%{fix}',
    '"::: %{name} %{argument}": det finns inget "%{argument}".\n%{fix}',
  ],
  twice: [
    '"%{block}" is on the page twice.\nRemove one of the two.',
    '"%{block}" finns två gånger på sidan.\nTa bort en av dem.',
  ],
  needsArgument: [
    '"::: %{name}" needs a name after it.\nAvailable: %{known}',
    '"::: %{name}" behöver ett namn efter sig.\nDet finns: %{known}',
  ],
});
