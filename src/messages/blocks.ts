import { type Mistake, type Piece, say } from "./message.ts";

type Texts<Name extends string> = Record<Name, string>;

/** Messages about boxes, data blocks and code. */
export const BLOCK_MESSAGES = {
  codeOpen: ({ line, mark }: Texts<"line" | "mark">) =>
    say({
      en: [
        `The code that begins with "${line}" is never closed, so all that follows is shown as code.`,
        `Write  ${mark}  on a line of its own below its last line.`,
      ],
      sv: [
        `Koden som börjar med "${line}" stängs aldrig, så allt som följer visas som kod.`,
        `Skriv  ${mark}  på en egen rad under dess sista rad.`,
      ],
    }),
  indented: ({ line }: Texts<"line">) =>
    say({
      en: [
        `"${line}" is indented by four spaces or a tab, so it is shown as code.`,
        `For text write:  ${line}  For code put it between lines of three backticks.`,
      ],
      sv: [
        `"${line}" är indragen med fyra mellanslag eller en tabb, så den visas som kod.`,
        `För text, skriv:  ${line}  Kod lägger du mellan rader med tre grava accenter (\`\`\`).`,
      ],
    }),
  yearList: ({ start }: Texts<"start">) =>
    say({
      en: [
        `"${start}." at the beginning of a line makes it a numbered list.`,
        `Write:  ${start}\\.`,
      ],
      sv: [`"${start}." i början av en rad gör den till en numrerad lista.`, `Skriv:  ${start}\\.`],
    }),
  nothingOpen: () =>
    say({
      en: [
        '":::" closes a box, but none is open here.',
        "Remove the line. Data blocks such as  ::: roles board  are one line and are not closed; a box that contains another has more colons than that.",
      ],
      sv: [
        '":::" stänger en ruta, men ingen är öppen här.',
        "Ta bort raden. Datablock som  ::: roles board  är en enda rad och stängs inte; en ruta som innehåller en annan har fler kolon än den.",
      ],
    }),
  unknownDirective: ({ name, fix }: Texts<"name"> & { fix: Piece }) =>
    say({
      en: [`There is no directive "${name}".`, fix?.en],
      sv: [`Det finns ingen ruta och inget block "${name}".`, fix?.sv],
    }),
  noBoxTitle: ({ line, isTab }: Texts<"line"> & { isTab: boolean }) =>
    say({
      en: [
        `"${line}" has no title; ${isTab ? "it is what readers choose by" : "readers press it to open the rest"}.`,
        `Write:  ${line} Title`,
      ],
      sv: [
        `"${line}" saknar rubrik; ${isTab ? "det är den läsare väljer på" : "läsare trycker på den för att se resten"}.`,
        `Skriv:  ${line} Rubrik`,
      ],
    }),
  tabsName: ({ line }: Texts<"line">) =>
    say({
      en: [
        `"${line}": tabs have a name of one word, or none.`,
        "Tabs with the same name are switched together:  :::: tabs computer",
      ],
      sv: [
        `"${line}": flikar har ett namn på ett ord, eller inget.`,
        "Flikar med samma namn byts tillsammans:  :::: tabs dator",
      ],
    }),
  boxOpen: ({ line }: Texts<"line">) =>
    say({
      en: [
        `"${line}" is never closed, so the rest of the page is inside the box.`,
        "Write  :::  on a line of its own where the box ends.",
      ],
      sv: [
        `"${line}" stängs aldrig, så resten av sidan hamnar i rutan.`,
        "Skriv  :::  på en egen rad där rutan slutar.",
      ],
    }),
  noTabs: ({ line }: Texts<"line">) =>
    say({
      en: [`"${line}" contains no tabs.`, "Write  ::: tab Name  in it."],
      sv: [`"${line}" innehåller inga flikar.`, "Skriv  ::: tab Namn  i den."],
    }),
  markupInTitle: ({ title, better }: Texts<"title" | "better">) =>
    say({
      en: [
        `Readers would see the markup of "${title}": titles are plain text.`,
        `Write:  ${better}`,
      ],
      sv: [
        `Läsare skulle se formateringen i "${title}": rubriker är ren text.`,
        `Skriv:  ${better}`,
      ],
    }),
  moreColons: ({ line, colons }: Texts<"line" | "colons">) =>
    say({
      en: [
        `"${line}" contains another box, so it needs more colons than that one.`,
        `Begin and close it with  ${colons}`,
      ],
      sv: [
        `"${line}" innehåller en annan ruta, så den behöver fler kolon än den.`,
        `Börja och stäng den med  ${colons}`,
      ],
    }),
  tabOutside: () =>
    say({
      en: [
        '"::: tab" is outside of tabs.',
        "Put all tabs between  :::: tabs  and  ::::  (four colons).",
      ],
      sv: [
        '"::: tab" står utanför flikarna.',
        "Lägg alla flikar mellan  :::: tabs  och  ::::  (fyra kolon).",
      ],
    }),
  onlyTabs: ({ line }: Texts<"line">) =>
    say({
      en: [`Only tabs may be directly in "${line}".`, "Put it into one of them:  ::: tab Name"],
      sv: [`Bara flikar får stå direkt i "${line}".`, "Lägg det i en av dem:  ::: tab Namn"],
    }),
  takesNothing: ({ name, argument }: Texts<"name" | "argument">) =>
    say({
      en: [`"::: ${name}" takes nothing after it, found "${argument}".`, `Write:  ::: ${name}`],
      sv: [
        `"::: ${name}" ska inte ha något efter sig, men har "${argument}".`,
        `Skriv:  ::: ${name}`,
      ],
    }),
  unknownArgument: ({ name, argument, fix }: Texts<"name" | "argument"> & { fix: Piece }) =>
    say({
      en: [`"::: ${name} ${argument}": there is no "${argument}".`, fix?.en],
      sv: [`"::: ${name} ${argument}": det finns inget "${argument}".`, fix?.sv],
    }),
  needsArgument: ({ name, known }: Texts<"name" | "known">) =>
    say({
      en: [`"::: ${name}" needs a name after it.`, `Known: ${known}`],
      sv: [`"::: ${name}" behöver ett namn efter sig.`, `Det finns: ${known}`],
    }),
} satisfies Record<string, (values: never) => Mistake>;
