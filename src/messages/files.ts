import { type Piece, say } from "./message.ts";

/** Messages about names of files and folders, and files in the wrong place. */
export const FILES = {
  twins: ({ first, others }: { first: string; others: readonly string[] }) =>
    say({
      en: [
        `"${first}" and ${others.map((name) => `"${name}"`).join(" and ")} differ only in letter case or in how å, ä and ö are stored; many computers take them for one.`,
        "Delete one of them, or give it another name.",
      ],
      sv: [
        `"${first}" och ${others.map((name) => `"${name}"`).join(" och ")} skiljer sig bara i stora och små bokstäver, eller i hur å, ä och ö är sparade; många datorer tar dem för samma.`,
        "Ta bort en av dem, eller ge den ett annat namn.",
      ],
    }),
  badName: ({
    name,
    mistakes,
    better,
    isFile,
  }: {
    name: string;
    mistakes: Piece;
    better: string;
    isFile: boolean;
  }) =>
    say({
      en: [
        `The name "${name}" cannot be part of an address: it contains ${mistakes?.en}.`,
        `Rename the ${isFile ? "file" : "folder"} to  ${better}  in both languages.`,
      ],
      sv: [
        `Namnet "${name}" kan inte vara del av en adress: det innehåller ${mistakes?.sv}.`,
        `Döp om ${isFile ? "filen" : "mappen"} till  ${better}  på båda språken.`,
      ],
    }),
  unknownVersion: ({ version, fix }: { version: string; fix: Piece }) =>
    say({
      en: [
        `_data/versions.json names no older version "${version}", so its docs are not published.`,
        `Add it there, or remove the folder. ${fix?.en ?? ""}`.trim(),
      ],
      sv: [
        `_data/versions.json har ingen äldre version "${version}", så dess dokument publiceras inte.`,
        `Lägg till den där, eller ta bort mappen. ${fix?.sv ?? ""}`.trim(),
      ],
    }),
  imageFormat: () =>
    say({
      en: ["Most browsers cannot show this format.", "Export the picture as JPEG."],
      sv: ["De flesta webbläsare kan inte visa det här formatet.", "Exportera bilden som JPEG."],
    }),
  imagePlace: () =>
    say({
      en: ["No page shows a picture from here.", "Move it to  src/assets/img"],
      sv: ["Ingen sida visar en bild härifrån.", "Flytta den till  src/assets/img"],
    }),
  emblemFormat: () =>
    say({
      en: ["An emblem is an SVG, so this one is not used.", "Export it as SVG, 64 × 64."],
      sv: ["Ett märke är en SVG, så det här används inte.", "Exportera det som SVG, 64 × 64."],
    }),
  unreadData: ({ rename, fix }: { rename: string | null; fix: Piece }) =>
    say({
      en: [
        "Nothing reads this file: data files have fixed names.",
        rename ? `Rename it to  ${rename}` : fix?.en,
      ],
      sv: [
        "Ingenting läser den här filen: datafiler har bestämda namn.",
        rename ? `Döp om den till  ${rename}` : fix?.sv,
      ],
    }),
  noLanguage: ({ folder }: { folder: string }) =>
    say({
      en: [
        "No page comes of this: it is not in the folder of a language.",
        `Move it to  ${folder}/sv  and, translated, to  ${folder}/en`,
      ],
      sv: [
        "Det blir ingen sida av det här: det ligger inte i ett språks mapp.",
        `Flytta det till  ${folder}/sv  och, översatt, till  ${folder}/en`,
      ],
    }),
  isLink: () =>
    say({
      en: ["This is a link to another file, which is not read.", "Put the file itself there."],
      sv: ["Det här är en länk till en annan fil, som inte läses.", "Lägg själva filen där."],
    }),
  notMarkdown: ({ rename }: { rename: string }) =>
    say({
      en: [
        'No page comes of this file: a text is Markdown, in a file that ends with ".md", in small letters.',
        `Rename it to  ${rename}`,
      ],
      sv: [
        'Det blir ingen sida av filen: en text är Markdown, i en fil som slutar på ".md", med små bokstäver.',
        `Döp om den till  ${rename}`,
      ],
    }),
  conflict: ({ first, last }: { first: string; last: string }) =>
    say({
      en: [
        `There is an unresolved merge conflict from line ${first} to line ${last}: two versions of the same lines.`,
        "Keep one of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.",
      ],
      sv: [
        `Det finns en olöst konflikt från rad ${first} till rad ${last}: två versioner av samma rader.`,
        "Behåll en av dem, och ta bort raderna som börjar med <<<<<<<, ======= och >>>>>>>.",
      ],
      form: {
        en: [
          "There is an unresolved conflict: two versions of the same lines.",
          "Keep one of them, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.",
        ],
        sv: [
          "Det finns en olöst konflikt: två versioner av samma rader.",
          "Behåll en av dem, och ta bort raderna som börjar med <<<<<<<, ======= och >>>>>>>.",
        ],
      },
    }),
  oldLineEnds: () =>
    say({
      en: [
        "The lines end as on very old computers, so they would be read as one.",
        "Open the file in VS Code, choose LF at the bottom right, and save it.",
      ],
      sv: [
        "Raderna slutar som på mycket gamla datorer och skulle läsas som en enda.",
        "Öppna filen i VS Code, välj LF längst ned till höger, och spara.",
      ],
    }),
  control: ({ word }: { word: string }) =>
    say({
      en: [`There is an invisible character that cannot be shown after "${word}".`, "Remove it."],
      sv: [`Det finns ett osynligt tecken som inte kan visas efter "${word}".`, "Ta bort det."],
    }),
  lostLetters: ({ word }: { word: string }) =>
    say({
      en: [
        `Letters were lost, because the file is not saved as UTF-8: "${word}".`,
        'Write the word again. If more letters are lost, click the encoding at the bottom right of VS Code, choose "Reopen with Encoding" and the one that shows them; click it again and choose "Save with Encoding", then "UTF-8".',
      ],
      sv: [
        `Bokstäver har gått förlorade, eftersom filen inte är sparad som UTF-8: "${word}".`,
        'Skriv ordet igen. Saknas fler bokstäver klickar du på teckenkodningen längst ned till höger i VS Code, väljer "Reopen with Encoding" och den som visar dem; klicka igen och välj "Save with Encoding" och sedan "UTF-8".',
      ],
      form: {
        en: [`Letters were lost in "${word}".`, "Write the word again."],
        sv: [`Bokstäver har gått förlorade i "${word}".`, "Skriv ordet igen."],
      },
    }),
};
