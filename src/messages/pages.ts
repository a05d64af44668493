import { catalogue } from "./message.ts";

/** Messages about pages: their names, addresses, dates and languages. */
export const PAGES = catalogue({
  empty: [
    "The page has no text, so it is not published; it counts as not translated.\nWrite the text below the front matter, or delete the file.",
    "Sidan har ingen text, så den publiceras inte; den räknas som oöversatt.\nSkriv texten under raderna överst, eller ta bort filen.",
    "The page has no text, so it is not published; it counts as not translated.\nWrite the text, or switch this language off.",
    "Sidan har ingen text, så den publiceras inte; den räknas som oöversatt.\nSkriv texten, eller stäng av språket.",
  ],
  badSlug: [
    'The slug "%{slug}" cannot be part of an address: use only a–z, digits and hyphens, at most 100 in a part, and no "index" at the end.\nWrite:  slug: %{better}',
    'Adressen "%{slug}" går inte att använda: använd bara a–z, siffror och bindestreck, högst 100 i en del, och inget "index" sist.\nSkriv:  slug: %{better}',
    'The address "%{slug}" cannot be used: use only a–z, digits and hyphens, at most 100 in a part, and no "index" at the end.\nWrite:  %{better}',
    'Adressen "%{slug}" går inte att använda: använd bara a–z, siffror och bindestreck, högst 100 i en del, och inget "index" sist.\nSkriv:  %{better}',
  ],
  otherPrefix: [
    "The address %{url} begins like those of another language.\nGive the page another name or folder, or another slug.",
    "Adressen %{url} börjar som det andra språkets adresser.\nGe sidan ett annat namn eller en annan mapp, eller en annan slug.",
  ],
  noDate: [
    "The post has no date.\nBegin the file name with a day, 2024-03-25-my-post.md, or write in the front matter:  date: 2024-03-25",
    "Nyheten har inget datum.\nBörja filnamnet med en dag, 2024-03-25-min-nyhet.md, eller skriv överst i filen:  date: 2024-03-25",
    "The post has no date.\nChoose a day in “Date”.",
    "Nyheten har inget datum.\nVälj en dag i ”Datum”.",
  ],
  noSuchDate: [
    'The date "%{date}" does not exist.\nBegin the file name with a day, 2024-03-25-my-post.md, or write in the front matter:  date: 2024-03-25',
    'Datumet "%{date}" finns inte.\nBörja filnamnet med en dag, 2024-03-25-min-nyhet.md, eller skriv överst i filen:  date: 2024-03-25',
    'The date "%{date}" does not exist.\nChoose a day in “Date”.',
    'Datumet "%{date}" finns inte.\nVälj en dag i ”Datum”.',
  ],
  noTitle: [
    "The page has no title.\nWrite in the front matter:  title: …",
    "Sidan har ingen rubrik.\nSkriv överst i filen:  title: …",
    "The page has no title.\nFill in “Title”.",
    "Sidan har ingen rubrik.\nFyll i ”Rubrik”.",
  ],
  textOfHome: [
    "The text below the front matter is not shown: the home page has fields only.\nMove it into one of the fields, or to a page of its own.",
    "Texten under raderna överst visas inte: startsidan har bara fält.\nFlytta den till ett av fälten, eller till en egen sida.",
    "The text is not shown: the home page has fields only.\nMove it into one of the fields, or to a page of its own.",
    "Texten visas inte: startsidan har bara fält.\nFlytta den till ett av fälten, eller till en egen sida.",
  ],
  addressTwice: [
    'The address %{path} is taken twice: by %{first|the generated page} and by %{second|the generated page}.\nRename one of the files, or give it another "slug".',
    'Adressen %{path} används två gånger: av %{first|en sida som webbplatsen gör själv} och av %{second|en sida som webbplatsen gör själv}.\nByt namn på en av filerna, eller ge den en annan "slug".',
    "The address %{path} is taken by another page.\nWrite another one in “Address”.",
    "Adressen %{path} används redan av en annan sida.\nSkriv en annan i ”Egen adress”.",
  ],
  unevenlyHidden: [
    "The page is not hidden on the same days as %{other}.\nWrite the same days under  hidden:  in both languages.",
    "Sidan är inte dold samma dagar som %{other}.\nSkriv samma dagar under  hidden:  på båda språken.",
    "The page is not hidden on the same days in both languages.\nChoose the same days in “Hidden”.",
    "Sidan är inte dold samma dagar på båda språken.\nVälj samma dagar i ”Dold”.",
  ],
  otherDay: [
    "The post is dated %{day}, but %{other} is dated %{otherDay}, so both lists show both of them.\nWrite the same day in both languages.",
    "Nyheten är från %{day}, men %{other} från %{otherDay}, så båda listorna visar båda.\nSkriv samma dag på båda språken.",
    "The post has another day in the other language.\nChoose the same day in “Date”.",
    "Nyheten har en annan dag på det andra språket.\nVälj samma dag i ”Datum”.",
  ],
  noSummaryEnd: [
    "The post has no mark where its summary ends, so the lists show the whole text.\nWrite  <!-- truncate -->  on a line of its own after the first paragraph.",
    "Nyheten har inget märke där sammanfattningen slutar, så listorna visar hela texten.\nSkriv  <!-- truncate -->  på en egen rad efter första stycket.",
    "Nothing says where the summary of the post ends, so the lists show the whole text.\nPut the cursor after the first paragraph and press “End of summary” above the text.",
    "Ingenting säger var nyhetens sammanfattning slutar, så listorna visar hela texten.\nStäll markören efter första stycket och tryck på ”Slut på sammanfattningen” ovanför texten.",
  ],
  unlikelyDay: [
    "The day %{day} is probably mistyped: %{effect}.\nCheck the year.",
    "Dagen %{day} är nog felskriven: %{effect}.\nKontrollera året.",
  ],
  wrongWeekday: [
    '"%{written}" is no day of %{year}.\nCheck the weekday and the day. If you mean another year, write it after the month; if the day is not set, leave it out: a Monday in mid-August.',
    '"%{written}" finns inte %{year}.\nKontrollera veckodagen och datumet. Menas ett annat år, skriv det efter månaden; är dagen inte bestämd, utelämna den: en måndag i mitten av augusti.',
  ],
  announcementOver: [
    'The last day of the announcement, %{day}, is over, so nobody sees it.\nWrite a later day, or  false  in "enabled".',
    'Meddelandets sista dag, %{day}, har varit, så ingen ser det.\nSkriv en senare dag, eller  false  i "enabled".',
    "The last day of the announcement, %{day}, is over, so nobody sees it.\nChoose a later day, or “No” in “Shown”.",
    "Meddelandets sista dag, %{day}, har varit, så ingen ser det.\nVälj en senare dag, eller ”Nej” i ”Visas”.",
  ],
  emptyField: [
    "{field} is empty, and without it nothing is saved.\nFill it in, or remove what it belongs to.",
    "{field} är tomt, och utan det sparas ingenting.\nFyll i det, eller ta bort det som det hör till.",
  ],
  expiresFirst: [
    "The post expires on %{expires}, before its own day, %{day}.\nWrite a later day, or remove the line.",
    "Nyheten gäller till %{expires}, före sin egen dag, %{day}.\nSkriv en senare dag, eller ta bort raden.",
    "The post expires on %{expires}, before its own day, %{day}.\nChoose a later day, or empty the field.",
    "Nyheten gäller till %{expires}, före sin egen dag, %{day}.\nVälj en senare dag, eller töm fältet.",
  ],
  largeFile: [
    "The file is %{size} MB; more than %{limit} MB is too much for phones.\nMake it smaller, for example by saving it as a PDF for the web, or link to where it is kept.",
    "Filen är på %{size} MB; mer än %{limit} MB är för mycket för telefoner.\nGör den mindre, till exempel genom att spara den som PDF för webben, eller länka dit där den finns.",
  ],
  unusedFile: [
    "The file is not used: no text shows it or links to it.\nDelete it, or write in a text:  %{link}",
    "Filen används inte: ingen text visar den eller länkar till den.\nTa bort den, eller skriv i en text:  %{link}",
  ],
  renamedInOne: [
    "This page and %{other} look like one that was renamed in one language only: %{why}.\nGive both files the same name and folder; addresses may differ (slug). If they are two pages, write in the front matter of one:  translationOf: false",
    "Den här sidan och %{other} ser ut som en sida som har bytt namn på bara ett språk: %{why}.\nGe båda filerna samma namn och mapp; adresserna får skilja sig (slug). Är de två olika sidor skriver du överst i den ena:  translationOf: false",
    "This page looks like one that has another name in the other language: %{why}.\nAsk the one who looks after the website to give both the same name; it cannot be done here.",
    "Den här sidan ser ut som en sida som heter något annat på det andra språket: %{why}.\nBe den som sköter webbplatsen att ge båda samma namn; det går inte att göra här.",
  ],
  folderRenamed: [
    "The folders %{first} and %{second} look like one that was renamed in one language only: %{count} pages in them have the same names.\nGive the folder the same name in both languages; addresses may differ (slug).",
    "Mapparna %{first} och %{second} ser ut som en mapp som har bytt namn på bara ett språk: %{count} sidor i dem har samma namn.\nGe mappen samma namn på båda språken; adresserna får skilja sig (slug).",
  ],
  notOurWord: [
    '"%{word}" is not our word: %{why}\nWrite:  %{write}',
    '"%{word}" är inte vårt ord: %{why}\nSkriv:  %{write}',
  ],
  starter: [
    '"%{words}" is left over from the starter text.\nWrite your own text there, or remove it.',
    '"%{words}" är kvar från starttexten.\nSkriv din egen text där, eller ta bort den.',
  ],
  inSwedish: [
    '"%{words}" is in Swedish, but this is the English page.\nTranslate it, or move it to the page of its language.',
    '"%{words}" är på svenska, men det här är den engelska sidan.\nÖversätt det, eller flytta det till sidan på rätt språk.',
  ],
  inEnglish: [
    '"%{words}" is in English, but this is the Swedish page.\nTranslate it, or move it to the page of its language.',
    '"%{words}" är på engelska, men det här är den svenska sidan.\nÖversätt det, eller flytta det till sidan på rätt språk.',
  ],
});
