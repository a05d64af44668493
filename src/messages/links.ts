import { catalogue } from "./message.ts";

/** Messages about addresses, links and images. */
export const LINKS = catalogue({
  invisible: [
    "%{shown} contains an invisible character, pasted with it.\nWrite:  %{address}",
    "%{shown} innehåller ett osynligt tecken som har följt med vid inklistring.\nSkriv:  %{address}",
  ],
  empty: [
    "The link leads nowhere: its address is empty.\nWrite /docs/board for a page of this site, https://…, mailto:… or tel:…",
    "Länken leder ingenstans: adressen är tom.\nSkriv /docs/board för en sida här, https://…, mailto:… eller tel:…",
  ],
  onComputer: [
    "%{shown} is on your own computer, where readers cannot fetch it.\nPut the file beside the text and write only its name.",
    "%{shown} ligger på din egen dator, där läsare inte kan hämta den.\nLägg filen bredvid texten och skriv bara dess namn.",
    "%{shown} is on your own computer, where readers cannot fetch it.\nUpload it with the button “Picture” or “File”.",
    "%{shown} ligger på din egen dator, där läsare inte kan hämta den.\nLadda upp den med knappen ”Bild” eller ”Fil”.",
  ],
  backslash: [
    "%{shown} has backslashes; addresses have slashes.\nWrite:  %{better}",
    "%{shown} har omvända snedstreck; adresser har vanliga.\nSkriv:  %{better}",
  ],
  noProtocol: [
    "%{shown} has no protocol, so it would be a page of this site.\nWrite:  https://%{address}",
    "%{shown} saknar https:// och skulle bli en sida här.\nSkriv:  https://%{address}",
  ],
  isMail: [
    "%{shown} is an email address, not a link.\nWrite:  mailto:%{address}",
    "%{shown} är en mejladress, inte en länk.\nSkriv:  mailto:%{address}",
  ],
  otherScheme: [
    '%{shown} begins with "%{scheme}:", which no link here may lead to.\n%{meant} Write /docs/board for a page of this site, https://…, mailto:… or tel:…',
    '%{shown} börjar med "%{scheme}:", och dit får ingen länk här leda.\n%{meant} Skriv /docs/board för en sida här, https://…, mailto:… eller tel:…',
  ],
  noAddressee: [
    "%{shown} has no email address in it.\nWrite:  mailto:name@example.org",
    "%{shown} innehåller ingen mejladress.\nSkriv:  mailto:namn@example.org",
  ],
  userName: [
    "%{shown} has a name before @, so it does not lead where it seems to.\nCopy the address from the browser’s address bar; what is between // and @ is not part of it.",
    "%{shown} har ett namn före @ och leder därför inte dit det ser ut.\nKopiera adressen från webbläsarens adressfält; det mellan // och @ ska inte vara med.",
  ],
  fullStop: [
    "%{shown} takes the punctuation behind the address with it.\nWrite:  %{address}",
    "%{shown} tar med skiljetecknet efter adressen.\nSkriv:  %{address}",
  ],
  notWhole: [
    "%{shown} is not a full address.\nCopy it from the browser’s address bar; it looks like https://www.example.org",
    "%{shown} är inte en hel adress.\nKopiera den från webbläsarens adressfält; den ser ut som https://www.example.org",
  ],
  toPreview: [
    "The link %{target} leads to a preview of a site, which others cannot open.\nWrite the address of the page on the published site, for example  /docs/board",
    "Länken %{target} leder till en förhandsvisning som andra inte kan öppna.\nSkriv adressen till sidan på den publicerade webbplatsen, till exempel  /docs/board",
  ],
  wholeAddress: [
    "%{address} is a page of this site, which a whole address shows in one language only.\nWrite:  %{path}",
    "%{address} är en sida på den här webbplatsen, som en hel adress bara visar på ett språk.\nSkriv:  %{path}",
  ],
  noTarget: [
    "The link leads nowhere: there is nothing between ( and ).\nWrite the address there:  [the board](/docs/board)",
    "Länken leder ingenstans: det står inget mellan ( och ).\nSkriv adressen där:  [styrelsen](/docs/board)",
  ],
  signInName: [
    "Addresses end their path at # and ?, so %{shown} does not lead to the file of that name.\nWrite:  %{better}",
    "I adresser tar sökvägen slut vid # och ?, så %{shown} leder inte till filen med det namnet.\nSkriv:  %{better}",
  ],
  noFile: [
    'The link "%{target}" names a Markdown file that does not exist.\n%{fix}',
    'Länken "%{target}" pekar på en Markdownfil som inte finns.\n%{fix}',
    'The link "%{target}" names a file that does not exist.\nWrite the address of the page, such as /docs/board.',
    'Länken "%{target}" pekar på en fil som inte finns.\nSkriv sidans adress, till exempel /docs/board.',
  ],
  toDraft: [
    "The link %{shown}%{on} leads to %{path}, which is not published yet: it is a draft.\nPublish both together, or remove the link.",
    "Länken %{shown}%{on} leder till %{path}, som inte är publicerad än: den är ett utkast.\nPublicera båda samtidigt, eller ta bort länken.",
  ],
  toScheduled: [
    "The link %{shown}%{on} leads to %{path}, which is not published before %{day}.\nPublish both together, or remove the link.",
    "Länken %{shown}%{on} leder till %{path}, som inte publiceras förrän %{day}.\nPublicera båda samtidigt, eller ta bort länken.",
  ],
  dead: [
    "The link %{shown}%{on} leads to %{path}, which does not exist.\n%{fix}",
    "Länken %{shown}%{on} leder till %{path}, som inte finns.\n%{fix}",
    "The link %{shown}%{on} leads to %{path}, which does not exist.\n%{formFix}",
    "Länken %{shown}%{on} leder till %{path}, som inte finns.\n%{formFix}",
  ],
  unknownTerm: [
    '"[[%{term}]]" is not in _data/glossary.json.\n%{fix|Add it to _data/glossary.json.}',
    '"[[%{term}]]" finns inte i _data/glossary.json.\n%{fix|Lägg till det i _data/glossary.json.}',
    '"[[%{term}]]" is not in the glossary.\n%{fix|Add it under Facts, Glossary.}',
    '"[[%{term}]]" finns inte i ordlistan.\n%{fix|Lägg till det under Fakta, Ordlista.}',
  ],
  noAlt: [
    "The image %{shown} has no description for those who cannot see it.\nWrite:  ![What the picture shows](%{target})",
    "Bilden %{shown} saknar beskrivning för den som inte ser den.\nSkriv:  ![Vad bilden visar](%{target})",
    "The picture has no description for those who cannot see it.\nWrite between the square brackets in front of it what it shows.",
    "Bilden saknar beskrivning för den som inte ser den.\nSkriv mellan hakparenteserna framför den vad den visar.",
  ],
  pastedImage: [
    "The image %{shown} is pasted into the text itself.\nSave it as a file beside the text and write its name.",
    "Bilden %{shown} är inklistrad i själva texten.\nSpara den som en fil bredvid texten och skriv filens namn.",
    "The image %{shown} is pasted into the text itself.\nRemove it, and upload it with the button “Picture”.",
    "Bilden %{shown} är inklistrad i själva texten.\nTa bort den och ladda upp den med knappen ”Bild”.",
  ],
  foreignImage: [
    "The image %{shown} is on another site; visitors would be sent there without knowing.\nPut the file beside the text and write only its name.",
    "Bilden %{shown} ligger på en annan webbplats; besökare skulle skickas dit utan att veta om det.\nLägg filen bredvid texten och skriv bara dess namn.",
    "The image %{shown} is on another site; visitors would be sent there without knowing.\nSave it on your device, and upload it with the button “Picture”.",
    "Bilden %{shown} ligger på en annan webbplats; besökare skulle skickas dit utan att veta om det.\nSpara den på din enhet och ladda upp den med knappen ”Bild”.",
  ],
  imageFormat: [
    "The image %{shown} has a format that not all browsers know.\nSave it as one of: %{formats}",
    "Bilden %{shown} har ett format som inte alla webbläsare kan visa.\nSpara den som något av: %{formats}",
  ],
  noImage: [
    "The image %{shown} does not exist.\n%{fix} Put the file %{place|beside the text}; upper and lower case matter.",
    "Bilden %{shown} finns inte.\n%{fix} Lägg filen %{place|bredvid texten}; det är skillnad på stora och små bokstäver.",
    "The image %{shown} does not exist.\nChoose or upload it with the button “Picture”.",
    "Bilden %{shown} finns inte.\nVälj eller ladda upp den med knappen ”Bild”.",
  ],
  noUpload: [
    "The file %{path} does not exist.\n%{fix} Put it into %{folder}; upper and lower case matter.",
    "Filen %{path} finns inte.\n%{fix} Lägg den i %{folder}; det är skillnad på stora och små bokstäver.",
    "The file %{path} does not exist.\n%{fix} Choose or upload it again.",
    "Filen %{path} finns inte.\n%{fix} Välj eller ladda upp den på nytt.",
  ],
  documentPlace: [
    "A document is not published from %{path}.\nPut the file into src/theme/public/pdfs and write:  %{better}",
    "Ett dokument publiceras inte från %{path}.\nLägg filen i src/theme/public/pdfs och skriv:  %{better}",
    "A document is not published from %{path}.\nUpload it with the button “File”.",
    "Ett dokument publiceras inte från %{path}.\nLadda upp det med knappen ”Fil”.",
  ],
  redirectedTwice: [
    "The address %{from} is redirected twice; only the first redirect is followed, to %{to}.\nRemove one of the two.",
    "Adressen %{from} är omdirigerad två gånger; bara den första gäller, till %{to}.\nTa bort en av dem.",
  ],
  redirectsToItself: [
    "The redirect from %{from} leads to itself.\nRemove it.",
    "Omdirigeringen från %{from} leder till sig själv.\nTa bort den.",
  ],
  redirectOverPage: [
    "There is a page at %{from}, so the redirect to %{to} is never followed.\nRemove the redirect, or move the page.",
    "Det finns en sida på %{from}, så omdirigeringen till %{to} används aldrig.\nTa bort omdirigeringen, eller flytta sidan.",
  ],
  redirectCircle: [
    "The redirect from %{from} leads in a circle: %{way}.\nLet one of them lead to a page.",
    "Omdirigeringen från %{from} går runt i en cirkel: %{way}.\nLåt en av dem leda till en sida.",
  ],
});
