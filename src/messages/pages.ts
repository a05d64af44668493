import { type Piece, say } from "./message.ts";

/** Messages about pages: their names, addresses, dates and languages. */
export const PAGES = {
  empty: () =>
    say({
      en: [
        "The page has no text, so it is not published; it counts as not translated.",
        "Write the text below the front matter, or delete the file.",
      ],
      sv: [
        "Sidan har ingen text, så den publiceras inte; den räknas som oöversatt.",
        "Skriv texten under raderna överst, eller ta bort filen.",
      ],
      form: {
        en: [
          "The page has no text, so it is not published; it counts as not translated.",
          "Write the text, or switch this language off.",
        ],
        sv: [
          "Sidan har ingen text, så den publiceras inte; den räknas som oöversatt.",
          "Skriv texten, eller stäng av språket.",
        ],
      },
    }),
  badSlug: ({ slug }: { slug: string }) =>
    say({
      en: [
        `The slug "${slug}" cannot be part of an address.`,
        "Use letters, digits and hyphens, for example  slug: my-page",
      ],
      sv: [
        `Adressen "${slug}" går inte att använda.`,
        "Skriv bokstäver, siffror och bindestreck, till exempel  slug: min-sida",
      ],
      form: {
        en: [`The address "${slug}" cannot be used.`, "Write letters, digits and hyphens: my-page"],
        sv: [
          `Adressen "${slug}" går inte att använda.`,
          "Skriv bokstäver, siffror och bindestreck: min-sida",
        ],
      },
    }),
  otherPrefix: ({ url, isSlug }: { url: string; isSlug: boolean }) =>
    say({
      en: [
        `The address ${url} begins like those of another language.`,
        `Give the page another ${isSlug ? "slug" : "name or folder"}.`,
      ],
      sv: [
        `Adressen ${url} börjar som det andra språkets adresser.`,
        `Ge sidan ${isSlug ? "en annan slug" : "ett annat namn eller en annan mapp"}.`,
      ],
    }),
  noDate: ({ date }: { date: string | null }) =>
    say({
      en: [
        date === null ? "The post has no date." : `The date "${date}" does not exist.`,
        "Begin the file name with a day, 2024-03-25-my-post.md, or write in the front matter:  date: 2024-03-25",
      ],
      sv: [
        date === null ? "Nyheten har inget datum." : `Datumet "${date}" finns inte.`,
        "Börja filnamnet med en dag, 2024-03-25-min-nyhet.md, eller skriv överst i filen:  date: 2024-03-25",
      ],
      form: {
        en: [
          date === null ? "The post has no date." : `The date "${date}" does not exist.`,
          "Choose a day in “Date”.",
        ],
        sv: [
          date === null ? "Nyheten har inget datum." : `Datumet "${date}" finns inte.`,
          "Välj en dag i ”Datum”.",
        ],
      },
    }),
  noTitle: () =>
    say({
      en: ["The page has no title.", "Write in the front matter:  title: …"],
      sv: ["Sidan har ingen rubrik.", "Skriv överst i filen:  title: …"],
      form: {
        en: ["The page has no title.", "Fill in “Title”."],
        sv: ["Sidan har ingen rubrik.", "Fyll i ”Rubrik”."],
      },
    }),
  textOfHome: () =>
    say({
      en: [
        "The text below the front matter is not shown: the home page has fields only.",
        "Move it into one of the fields, or to a page of its own.",
      ],
      sv: [
        "Texten under raderna överst visas inte: startsidan har bara fält.",
        "Flytta den till ett av fälten, eller till en egen sida.",
      ],
    }),
  addressTwice: ({ path, first, second }: Record<"path" | "first" | "second", string | null>) =>
    say({
      en: [
        `The address ${path} is taken twice: by ${first ?? "the generated page"} and by ${second ?? "the generated page"}.`,
        'Rename one of the files, or give it another "slug".',
      ],
      sv: [
        `Adressen ${path} används två gånger: av ${first ?? "en sida som webbplatsen gör själv"} och av ${second ?? "en sida som webbplatsen gör själv"}.`,
        'Byt namn på en av filerna, eller ge den en annan "slug".',
      ],
      form: {
        en: [`The address ${path} is taken by another page.`, "Write another one in “Address”."],
        sv: [`Adressen ${path} används redan av en annan sida.`, "Skriv en annan i ”Egen adress”."],
      },
    }),
  unevenlyHidden: ({ other }: { other: string }) =>
    say({
      en: [
        `The page is not hidden on the same days as ${other}.`,
        "Write the same days under  hidden:  in both languages.",
      ],
      sv: [
        `Sidan är inte dold samma dagar som ${other}.`,
        "Skriv samma dagar under  hidden:  på båda språken.",
      ],
      form: {
        en: [
          "The page is not hidden on the same days in both languages.",
          "Choose the same days in “Hidden”.",
        ],
        sv: ["Sidan är inte dold samma dagar på båda språken.", "Välj samma dagar i ”Dold”."],
      },
    }),
  otherDay: ({ other, day, otherDay }: Record<"other" | "day" | "otherDay", string>) =>
    say({
      en: [
        `The post is of ${day}, but ${other} of ${otherDay}, so both lists show both of them.`,
        "Write the same day in both languages.",
      ],
      sv: [
        `Nyheten är från ${day}, men ${other} från ${otherDay}, så båda listorna visar båda.`,
        "Skriv samma dag på båda språken.",
      ],
      form: {
        en: ["The post has another day in the other language.", "Choose the same day in “Date”."],
        sv: ["Nyheten har en annan dag på det andra språket.", "Välj samma dag i ”Datum”."],
      },
    }),
  noSummaryEnd: () =>
    say({
      en: [
        "The post has no mark where its summary ends, so the lists show the whole text.",
        "Write  <!-- truncate -->  on a line of its own after the first paragraph.",
      ],
      sv: [
        "Nyheten har inget märke där ingressen slutar, så listorna visar hela texten.",
        "Skriv  <!-- truncate -->  på en egen rad efter första stycket.",
      ],
    }),
  unlikelyDay: ({ day, effect }: { day: string; effect: Piece }) =>
    say({
      en: [`The day ${day} is probably mistyped: ${effect?.en}.`, "Check the year."],
      sv: [`Dagen ${day} är nog felskriven: ${effect?.sv}.`, "Kontrollera året."],
    }),
  expiresFirst: ({ expires, day }: { expires: string; day: string }) =>
    say({
      en: [
        `The post expires on ${expires}, before its own day, ${day}.`,
        "Write a later day, or remove the line.",
      ],
      sv: [
        `Nyheten gäller till ${expires}, före sin egen dag, ${day}.`,
        "Skriv en senare dag, eller ta bort raden.",
      ],
    }),
  unusedFile: ({ link }: { link: Piece }) =>
    say({
      en: [
        "The file is not used: no text shows it or links to it.",
        `Delete it, or write in a text:  ${link?.en}`,
      ],
      sv: [
        "Filen används inte: ingen text visar den eller länkar till den.",
        `Ta bort den, eller skriv i en text:  ${link?.sv}`,
      ],
    }),
  renamedInOne: ({ other, why }: { other: string; why: Piece }) =>
    say({
      en: [
        `This page and ${other} look like one that was renamed in one language only: ${why?.en}.`,
        "Give both files the same name and folder; addresses may differ (slug). If they are two pages, write in the front matter of one:  translationOf: false",
      ],
      sv: [
        `Den här sidan och ${other} ser ut som en sida som har bytt namn på bara ett språk: ${why?.sv}.`,
        "Ge båda filerna samma namn och mapp; adresserna får skilja sig (slug). Är de två olika sidor skriver du överst i den ena:  translationOf: false",
      ],
    }),
  folderRenamed: ({ first, second, count }: Record<"first" | "second" | "count", string>) =>
    say({
      en: [
        `The folders ${first} and ${second} look like one that was renamed in one language only: ${count} pages in them have the same names.`,
        "Give the folder the same name in both languages; addresses may differ (slug).",
      ],
      sv: [
        `Mapparna ${first} och ${second} ser ut som en mapp som har bytt namn på bara ett språk: ${count} sidor i dem har samma namn.`,
        "Ge mappen samma namn på båda språken; adresserna får skilja sig (slug).",
      ],
    }),
  notOurWord: ({ word, why, write }: Record<"word" | "why" | "write", string>) =>
    say({
      en: [`"${word}" is not our word: ${why}`, `Write:  ${write}`],
      sv: [`"${word}" är inte vårt ord: ${why}`, `Skriv:  ${write}`],
    }),
  starter: ({ words }: { words: string }) =>
    say({
      en: [`"${words}" is left of the starter text.`, "Write your own text there, or remove it."],
      sv: [`"${words}" är kvar från starttexten.`, "Skriv din egen text där, eller ta bort den."],
    }),
  otherLanguage: ({ words, isSwedish }: { words: string; isSwedish: boolean }) =>
    say({
      en: [
        `"${words}" is in ${isSwedish ? "Swedish" : "English"}, but this is the ${isSwedish ? "English" : "Swedish"} page.`,
        "Translate it, or move it to the page of its language.",
      ],
      sv: [
        `"${words}" är på ${isSwedish ? "svenska" : "engelska"}, men det här är den ${isSwedish ? "engelska" : "svenska"} sidan.`,
        "Översätt det, eller flytta det till sidan på rätt språk.",
      ],
    }),
};
