import { catalogue } from "./message.ts";

/** Messages about names of files and folders, and files in the wrong place. */
export const FILES = catalogue({
  twins: [
    '"%{first}" and %{others} differ only in letter case or in how å, ä and ö are stored; many computers take them for one.\nDelete one of them, or give it another name.',
    '"%{first}" och %{others} skiljer sig bara i stora och små bokstäver, eller i hur å, ä och ö är sparade; många datorer tar dem för samma.\nTa bort en av dem, eller ge den ett annat namn.',
  ],
  badName: [
    'The name "%{name}" cannot be part of an address: it contains %{mistakes}.\nRename the file to  %{better}  in both languages.',
    'Namnet "%{name}" kan inte vara del av en adress: det innehåller %{mistakes}.\nDöp om filen till  %{better}  på båda språken.',
  ],
  badFolderName: [
    'The name "%{name}" cannot be part of an address: it contains %{mistakes}.\nRename the folder to  %{better}  in both languages.',
    'Namnet "%{name}" kan inte vara del av en adress: det innehåller %{mistakes}.\nDöp om mappen till  %{better}  på båda språken.',
  ],
  unusable: [
    'The name "%{name}" does not work in addresses or on Windows: it is too long, reserved, or has one of  < > : " | ? * %\nRename it to  %{better}',
    'Namnet "%{name}" fungerar inte i adresser eller i Windows: det är för långt, reserverat eller har något av  < > : " | ? * %\nDöp om till  %{better}',
  ],
  ignored: [
    "This file is left out, as its name begins with a full stop.\nRename it. If it ends with .icloud it only stands for the file: download that first.",
    "Filen utelämnas, eftersom namnet börjar med en punkt.\nDöp om den. Slutar den på .icloud är den bara en platshållare: hämta filen först.",
  ],
  unknownVersion: [
    '_data/versions.json names no older version "%{version}", so its docs are not published.\nAdd it there, or remove the folder. %{fix}',
    '_data/versions.json har ingen äldre version "%{version}", så dess dokument publiceras inte.\nLägg till den där, eller ta bort mappen. %{fix}',
  ],
  imageFormat: [
    "Most browsers cannot show this format.\nExport the picture as JPEG.",
    "De flesta webbläsare kan inte visa det här formatet.\nExportera bilden som JPEG.",
  ],
  imagePlace: [
    "Pictures in this folder are not shown.\nMove it to  src/assets/img",
    "Bilder i den här mappen visas inte.\nFlytta den till  src/assets/img",
  ],
  emblemFormat: [
    "An emblem is an SVG, so this one is not used.\nExport it as SVG, 64 × 64.",
    "Ett märke är en SVG, så det här används inte.\nExportera det som SVG, 64 × 64.",
  ],
  unreadData: [
    "Nothing reads this file: data files have fixed names.\n%{fix}",
    "Ingenting läser den här filen: datafiler har bestämda namn.\n%{fix}",
  ],
  noLanguage: [
    "This file does not become a page: it is not in the folder of a language.\nMove it to  %{folder}/sv  and, translated, to  %{folder}/en",
    "Filen blir ingen sida: den ligger inte i ett språks mapp.\nFlytta den till  %{folder}/sv  och, översatt, till  %{folder}/en",
  ],
  notPublished: [
    "Files of this kind are not published: browsers or the build could run them.\nSave it as one of %{formats}, and pictures as JPEG, or remove it.",
    "Filer av det här slaget publiceras inte: webbläsare eller bygget skulle kunna köra dem.\nSpara den som något av %{formats}, och bilder som JPEG, eller ta bort den.",
  ],
  isLink: [
    "This is a link to another file, which is not read.\nPut the file itself there.",
    "Det här är en länk till en annan fil, som inte läses.\nLägg själva filen där.",
  ],
  notMarkdown: [
    'This file does not become a page: a text is Markdown, in a file that ends with ".md", in small letters.\nRename it to  %{rename}',
    'Filen blir ingen sida: en text är Markdown, i en fil som slutar på ".md", med små bokstäver.\nDöp om den till  %{rename}',
  ],
  conflict: [
    "There is an unresolved merge conflict from line %{first} to line %{last}: two versions of the same lines.\nKeep one of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.",
    "Det finns en olöst konflikt från rad %{first} till rad %{last}: två versioner av samma rader.\nBehåll en av dem, och ta bort raderna som börjar med <<<<<<<, ======= och >>>>>>>.",
    "There is an unresolved conflict: two versions of the same lines.\nKeep one of them, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.",
    "Det finns en olöst konflikt: två versioner av samma rader.\nBehåll en av dem, och ta bort raderna som börjar med <<<<<<<, ======= och >>>>>>>.",
  ],
  oldLineEnds: [
    "The lines end as on very old computers, so they would be read as one.\nOpen the file in VS Code, choose LF at the bottom right, and save it.",
    "Raderna slutar som på mycket gamla datorer och skulle läsas som en enda.\nÖppna filen i VS Code, välj LF längst ned till höger, och spara.",
  ],
  control: [
    'There is an invisible character that cannot be shown after "%{word}".\nRemove it.',
    'Det finns ett osynligt tecken som inte kan visas efter "%{word}".\nTa bort det.',
  ],
  utf16: [
    'The file is saved as UTF-16 ("Unicode" in Notepad), so nothing of it can be read here; nothing is lost.\nOpen it in the program that saved it, choose "Save as" and the encoding UTF-8.',
    'Filen är sparad som UTF-16 ("Unicode" i Anteckningar), så ingenting i den går att läsa här; ingenting har gått förlorat.\nÖppna den i programmet som sparade den, välj "Spara som" och kodningen UTF-8.',
  ],
  lostLetters: [
    'Letters were lost, because the file is not saved as UTF-8: "%{word}".\nWrite the word again. If more letters are lost, click the encoding at the bottom right of VS Code, choose "Reopen with Encoding" and the one that shows them; click it again and choose "Save with Encoding", then "UTF-8".',
    'Bokstäver har gått förlorade, eftersom filen inte är sparad som UTF-8: "%{word}".\nSkriv ordet igen. Saknas fler bokstäver klickar du på teckenkodningen längst ned till höger i VS Code, väljer "Reopen with Encoding" och den som visar dem; klicka igen och välj "Save with Encoding" och sedan "UTF-8".',
    'Letters were lost in "%{word}".\nWrite the word again.',
    'Bokstäver har gått förlorade i "%{word}".\nSkriv ordet igen.',
  ],
  yearEnds: [
    "The committee year %{year} ends on %{day}, and this is what the site shows.\nFrom 1 July: npm run new -- archive. docs/handover.md has all steps.",
    "Verksamhetsåret %{year} slutar den %{day}, och det är det webbplatsen visar.\nFrån den 1 juli: npm run new -- archive. Alla steg står i docs/handover.sv.md.",
  ],
  yearAhead: [
    "The current version is %{year}, which begins on %{day}.\nWas a year archived twice or too early? docs/handover.md says how to undo it. Is only the label wrong, correct it here.",
    "Den aktuella versionen är %{year}, som börjar den %{day}.\nHar ett år arkiverats två gånger eller för tidigt? docs/handover.sv.md säger hur du ångrar. Är bara namnet fel, rätta det här.",
  ],
  yearLabel: [
    '"%{label}" is not how a committee year is written.\nWrite two years that follow each other, in both languages: %{better}',
    '"%{label}" är inte så ett verksamhetsår skrivs.\nSkriv två år i följd, på båda språken: %{better}',
  ],
  otherLabel: [
    'The version "%{name}" is labelled "%{label}".\nWrite the year of its name: %{better}',
    'Versionen "%{name}" heter "%{label}".\nSkriv året i dess namn: %{better}',
  ],
  otherYearThen: [
    'The committee year is "%{year}" here, but this is the archive of "%{label}".\nWrite %{label}.',
    'Verksamhetsåret är "%{year}" här, men det här är arkivet från "%{label}".\nSkriv %{label}.',
  ],
  removedArchive: [
    'The archive "%{name}" is gone, and %{count} of its addresses lead nowhere, such as %{url}\nPut back its folder in src/versions and its entry here, or redirect each in _data/redirects.json.',
    'Arkivet "%{name}" är borta, och %{count} av dess adresser leder ingenstans, till exempel %{url}\nLägg tillbaka mappen i src/versions och posten här, eller omdirigera var och en i _data/redirects.json.',
  ],
});
