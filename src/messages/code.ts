import { catalogue } from "./message.ts";

/** Messages about options of code blocks and stylesheets, and about the licences of code that is sent to browsers. */
export const CODE = catalogue({
  lineNumbers: [
    '"%{written}": the numbers of lines begin at 1.\nWrite:  showLineNumbers',
    '"%{written}": radnumren börjar på 1.\nSkriv:  showLineNumbers',
  ],
  unquotedTitle: [
    '"%{written}" has no title in quotation marks.\nWrite:  title="name-of-the-file.js"',
    '"%{written}" har ingen titel inom citattecken.\nSkriv:  title="filens-namn.js"',
  ],
  unknownOption: [
    'There is no option "%{option}" for code blocks.\n%{fix}',
    'Det finns inget val "%{option}" för kodblock.\n%{fix}',
  ],
  unreadableLines: [
    '"{%{written}}" does not say which lines are marked.\nWrite:  {1,3-5}',
    '"{%{written}}" säger inte vilka rader som är markerade.\nSkriv:  {1,3-5}',
  ],
  noSuchLine: [
    '"{%{written}}" marks line %{line}, but the code has %{count}.\nWrite numbers of lines that are there.',
    '"{%{written}}" markerar rad %{line}, men koden har %{count}.\nSkriv nummer på rader som finns.',
  ],
  unknownProperty: [
    'Nothing sets "%{name}", so browsers ignore it.\n%{fix}',
    'Inget sätter "%{name}", så webbläsare bortser från det.\n%{fix}',
  ],
  unknownLicence: [
    '%{name} is sent to browsers, but its licence ("%{licence}") is not on our list.\nRead the licence. If it allows this, add it to the list in src/assets/licences.ts; otherwise use another package.',
    '%{name} skickas till webbläsare, men licensen ("%{licence}") finns inte på vår lista.\nLäs licensen. Tillåter den det, lägg till den i listan i src/assets/licences.ts; använd annars ett annat paket.',
  ],
  noLicenceText: [
    "%{name} is sent to browsers, but the text of its licence is missing.\nUse a version that includes it, or another package.",
    "%{name} skickas till webbläsare, men licensens text saknas.\nAnvänd en version som har den, eller ett annat paket.",
  ],
  noFontLicence: [
    "This font is sent to browsers, but the text of its licence is missing.\nPut the text in the folder of the font, and name both in src/assets/licences.ts.",
    "Det här typsnittet skickas till webbläsare, men licensens text saknas.\nLägg texten i typsnittets mapp, och ange båda i src/assets/licences.ts.",
  ],
});
