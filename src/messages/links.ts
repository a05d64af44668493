import { type Piece, say } from "./message.ts";

const FORMS = {
  en: "Write /docs/board for a page of this site, https://…, mailto:… or tel:…",
  sv: "Skriv /docs/board för en sida här, https://…, mailto:… eller tel:…",
};

/** Messages about addresses, links and images. */
export const LINKS = {
  invisible: ({ shown, address }: { shown: string; address: string }) =>
    say({
      en: [`${shown} holds a character that cannot be seen, pasted with it.`, `Write:  ${address}`],
      sv: [
        `${shown} innehåller ett osynligt tecken som har följt med vid inklistring.`,
        `Skriv:  ${address}`,
      ],
    }),
  empty: () =>
    say({
      en: ["The link leads nowhere: its address is empty.", FORMS.en],
      sv: ["Länken leder ingenstans: adressen är tom.", FORMS.sv],
    }),
  noProtocol: ({ shown, address }: { shown: string; address: string }) =>
    say({
      en: [
        `${shown} has no protocol, so it would be a page of this site.`,
        `Write:  https://${address}`,
      ],
      sv: [`${shown} saknar https:// och skulle bli en sida här.`, `Skriv:  https://${address}`],
    }),
  isMail: ({ shown, address }: { shown: string; address: string }) =>
    say({
      en: [`${shown} is a mail address, not a link.`, `Write:  mailto:${address}`],
      sv: [`${shown} är en mejladress, ingen länk.`, `Skriv:  mailto:${address}`],
    }),
  otherScheme: ({
    shown,
    scheme,
    meant,
  }: {
    shown: string;
    scheme: string;
    meant: string | null;
  }) =>
    say({
      en: [
        `${shown} begins with "${scheme}:", which no link here may lead to.`,
        meant ? `Did you mean "${meant}:"? ${FORMS.en}` : FORMS.en,
      ],
      sv: [
        `${shown} börjar med "${scheme}:", och dit får ingen länk här leda.`,
        meant ? `Menade du "${meant}:"? ${FORMS.sv}` : FORMS.sv,
      ],
    }),
  noAddressee: ({ shown }: { shown: string }) =>
    say({
      en: [`${shown} holds no mail address.`, "Write:  mailto:name@example.org"],
      sv: [`${shown} innehåller ingen mejladress.`, "Skriv:  mailto:namn@example.org"],
    }),
  notWhole: ({ shown }: { shown: string }) =>
    say({
      en: [
        `${shown} is no whole address.`,
        "Copy it from the bar of the browser; it looks like https://www.example.org",
      ],
      sv: [
        `${shown} är ingen hel adress.`,
        "Kopiera den från webbläsarens adressfält; den ser ut som https://www.example.org",
      ],
    }),
  unknownRole: ({ key, fix }: { key: string; fix: Piece }) =>
    say({
      en: [`No role in _data/people.json has the key "${key}".`, fix?.en],
      sv: [`Ingen roll i _data/people.json har nyckeln "${key}".`, fix?.sv],
      form: {
        en: [`No role has the key "${key}".`, fix?.en],
        sv: [`Ingen roll har nyckeln "${key}".`, fix?.sv],
      },
    }),
  toPreview: ({ target }: { target: string }) =>
    say({
      en: [
        `The link ${target} leads to a preview of a site, which others cannot open.`,
        "Write the address of the page on the published site, for example  /docs/board",
      ],
      sv: [
        `Länken ${target} leder till en förhandsvisning som andra inte kan öppna.`,
        "Skriv adressen till sidan på den publicerade webbplatsen, till exempel  /docs/board",
      ],
    }),
  noTarget: () =>
    say({
      en: [
        "The link leads nowhere: there is nothing between ( and ).",
        "Write the address there:  [the board](/docs/board)",
      ],
      sv: [
        "Länken leder ingenstans: det står inget mellan ( och ).",
        "Skriv adressen där:  [styrelsen](/docs/board)",
      ],
    }),
  noFile: ({ target, fix }: { target: string; fix: Piece }) =>
    say({
      en: [`The link "${target}" names a Markdown file that does not exist.`, fix?.en],
      sv: [`Länken "${target}" pekar på en Markdownfil som inte finns.`, fix?.sv],
    }),
  notPublished: ({ shown, base, path, day }: Link & { day: string | null }) =>
    say({
      en: [
        `The link ${shown}${onPage(base)} leads to ${path}, which is not published ${day ? `before ${day}` : "yet: it is a draft"}.`,
        "Publish both together, or remove the link.",
      ],
      sv: [
        `Länken ${shown}${onPageSv(base)} leder till ${path}, som ${day ? `inte publiceras förrän ${day}` : "inte är publicerad än: den är ett utkast"}.`,
        "Publicera båda samtidigt, eller ta bort länken.",
      ],
    }),
  dead: ({ shown, base, path, fix }: Link & { fix: Piece }) =>
    say({
      en: [`The link ${shown}${onPage(base)} leads to ${path}, which does not exist.`, fix?.en],
      sv: [`Länken ${shown}${onPageSv(base)} leder till ${path}, som inte finns.`, fix?.sv],
    }),
  unknownTerm: ({ term, fix }: { term: string; fix: Piece }) =>
    say({
      en: [
        `"[[${term}]]" is not in _data/glossary.json.`,
        fix?.en ?? "Add it to _data/glossary.json.",
      ],
      sv: [
        `"[[${term}]]" finns inte i _data/glossary.json.`,
        fix?.sv ?? "Lägg till det i _data/glossary.json.",
      ],
      form: {
        en: [`"[[${term}]]" is not in the glossary.`, fix?.en ?? "Add it under Facts, Glossary."],
        sv: [
          `"[[${term}]]" finns inte i ordlistan.`,
          fix?.sv ?? "Lägg till det under Fakta, Ordlista.",
        ],
      },
    }),
  noAlt: ({ shown, target }: { shown: string; target: string }) =>
    say({
      en: [
        `The image ${shown} has no description for those who cannot see it.`,
        `Write:  ![What the picture shows](${target})`,
      ],
      sv: [
        `Bilden ${shown} saknar beskrivning för den som inte ser den.`,
        `Skriv:  ![Vad bilden visar](${target})`,
      ],
    }),
  pastedImage: ({ shown }: { shown: string }) =>
    say({
      en: [
        `The image ${shown} is pasted into the text itself.`,
        "Save it as a file beside the text and write its name.",
      ],
      sv: [
        `Bilden ${shown} är inklistrad i själva texten.`,
        "Spara den som en fil bredvid texten och skriv filens namn.",
      ],
      form: {
        en: [
          `The image ${shown} is pasted into the text itself.`,
          "Remove it, and upload it with the button “Picture”.",
        ],
        sv: [
          `Bilden ${shown} är inklistrad i själva texten.`,
          "Ta bort den och ladda upp den med knappen ”Bild”.",
        ],
      },
    }),
  foreignImage: ({ shown }: { shown: string }) =>
    say({
      en: [
        `The image ${shown} is on another site; visitors would be sent there without knowing.`,
        "Put the file beside the text and write only its name.",
      ],
      sv: [
        `Bilden ${shown} ligger på en annan webbplats; besökare skulle skickas dit utan att veta om det.`,
        "Lägg filen bredvid texten och skriv bara dess namn.",
      ],
      form: {
        en: [
          `The image ${shown} is on another site; visitors would be sent there without knowing.`,
          "Save it on your device, and upload it with the button “Picture”.",
        ],
        sv: [
          `Bilden ${shown} ligger på en annan webbplats; besökare skulle skickas dit utan att veta om det.`,
          "Spara den på din enhet och ladda upp den med knappen ”Bild”.",
        ],
      },
    }),
  imageFormat: ({ shown, formats }: { shown: string; formats: string }) =>
    say({
      en: [
        `The image ${shown} has a format that not all browsers know.`,
        `Save it as one of: ${formats}`,
      ],
      sv: [
        `Bilden ${shown} har ett format som inte alla webbläsare kan visa.`,
        `Spara den som något av: ${formats}`,
      ],
    }),
  noImage: ({ shown, fix }: { shown: string; fix: Piece }) =>
    say({
      en: [
        `The image ${shown} does not exist.`,
        fix?.en ?? "Put the file beside the text; capital letters count.",
      ],
      sv: [
        `Bilden ${shown} finns inte.`,
        fix?.sv ?? "Lägg filen bredvid texten; det är skillnad på stora och små bokstäver.",
      ],
      form: {
        en: [
          `The image ${shown} does not exist.`,
          "Choose or upload it with the button “Picture”.",
        ],
        sv: [`Bilden ${shown} finns inte.`, "Välj eller ladda upp den med knappen ”Bild”."],
      },
    }),
  removedPage: ({ path, to, entry }: { path: string; to: string; entry: string }): Piece => ({
    en: `The page was removed or renamed. Change the link, or let the address lead on:  npm run new -- redirect ${path} ${to}  or add to _data/redirects.json:  ${entry}`,
    sv: `Sidan har tagits bort eller bytt namn. Ändra länken, eller låt adressen leda vidare:  npm run new -- redirect ${path} ${to}  eller lägg till i _data/redirects.json:  ${entry}`,
  }),
  redirectedTwice: ({ from, to }: { from: string; to: string }) =>
    say({
      en: [
        `The address ${from} is redirected twice; only the first redirect is followed, to ${to}.`,
        "Remove one of the two.",
      ],
      sv: [
        `Adressen ${from} är omdirigerad två gånger; bara den första gäller, till ${to}.`,
        "Ta bort en av dem.",
      ],
    }),
  redirectsToItself: ({ from }: { from: string }) =>
    say({
      en: [`The redirect from ${from} leads to itself.`, "Remove it."],
      sv: [`Omdirigeringen från ${from} leder till sig själv.`, "Ta bort den."],
    }),
  redirectOverPage: ({ from, to }: { from: string; to: string }) =>
    say({
      en: [
        `There is a page at ${from}, so the redirect to ${to} is never followed.`,
        "Remove the redirect, or move the page.",
      ],
      sv: [
        `Det finns en sida på ${from}, så omdirigeringen till ${to} används aldrig.`,
        "Ta bort omdirigeringen, eller flytta sidan.",
      ],
    }),
  redirectCircle: ({ from, way }: { from: string; way: string }) =>
    say({
      en: [
        `The redirect from ${from} leads in a circle: ${way}.`,
        "Let one of them lead to a page.",
      ],
      sv: [
        `Omdirigeringen från ${from} går runt i en cirkel: ${way}.`,
        "Låt en av dem leda till en sida.",
      ],
    }),
};

interface Link {
  shown: string;
  /** The page that it is on; null for data. */
  base: string | null;
  path: string;
}

const onPage = (base: string | null) => (base === null ? "" : ` on ${base}`);
const onPageSv = (base: string | null) => (base === null ? "" : ` på ${base}`);
