import { catalogue, pieces } from "./message.ts";

/** Messages of the commands, and about the settings of a build. */
export const COMMANDS = catalogue({
  unknownKind: ['"%{kind}" cannot be created.\n%{fix}', '"%{kind}" går inte att skapa.\n%{fix}'],
  noTitle: ["The title is missing.", "Rubriken saknas."],
  unquotedTitle: [
    "Put quotation marks around a title of several words.",
    "Sätt en rubrik på flera ord inom citattecken.",
  ],
  inIsForDocs: [
    "--in is for docs; a %{kind} is in no folder of its own.",
    "--in är för dokument; %{kind} ligger inte i en egen mapp.",
  ],
  noLetters: [
    'The title "%{title}" has no letters or digits for an address.',
    'Rubriken "%{title}" har inga bokstäver eller siffror till en adress.',
  ],
  exists: [
    "%{file} exists; change that file, or choose another title.",
    "%{file} finns redan; ändra den filen, eller välj en annan rubrik.",
  ],
  longTitle: [
    "The title is too long for an address: %{most} characters are enough.",
    "Rubriken är för lång för en adress: %{most} tecken räcker.",
  ],
  addressTaken: [
    "The address %{url} is taken by another page; choose another title.",
    "Adressen %{url} används redan av en annan sida; välj en annan rubrik.",
  ],
  noFolder: [
    'There is no folder "%{folder}" in src/content/sv/docs.\n%{fix}',
    'Det finns ingen mapp "%{folder}" i src/content/sv/docs.\n%{fix}',
  ],
  noFile: ["%{file} does not exist; restore it first.", "%{file} finns inte; återställ den först."],
  unreadable: [
    "%{file} cannot be read; npm run lint:content says what is wrong with it.",
    "%{file} går inte att läsa; npm run lint:content säger vad som är fel.",
  ],
  noSlash: ["Both addresses begin with a slash.", "Båda adresserna börjar med ett snedstreck."],
  redirectedAlready: [
    "_data/redirects.json redirects %{from} already; change that entry.",
    "_data/redirects.json omdirigerar redan %{from}; ändra den posten.",
  ],
  versionName: [
    '"%{name}" cannot be the name of a version: %{rule}.\nWrite the year of office, for example 2026-27.',
    '"%{name}" kan inte vara namn på en version: %{rule}.\nSkriv verksamhetsåret, till exempel 2026-27.',
  ],
  versionExists: [
    'There is a version "%{name}" already.\nKnown versions: %{known}',
    'Det finns redan en version "%{name}".\nVersioner som finns: %{known}',
  ],
  lastNotListed: [
    '_data/versions.json names "%{last}" as last, but does not list it.',
    '_data/versions.json har "%{last}" som senaste version, men den finns inte i listan.',
  ],
  notConfirmed: [
    "Nothing was confirmed, because this cannot be read: %{files}.\nnpm run lint:content says what is wrong.",
    "Inget har bekräftats, eftersom det här inte går att läsa: %{files}.\nnpm run lint:content säger vad som är fel.",
  ],
  noPair: [
    'There is no page "%{name}" in both languages.\n%{fix}',
    'Det finns ingen sida "%{name}" på båda språken.\n%{fix}',
  ],
  misspelt: [
    'No dictionary has "%{word}".\nCorrect it, or add it to _data/words.json.',
    'Ingen ordbok har "%{word}".\nRätta det, eller lägg till det i _data/words.json.',
  ],
  setting: ['%{name} is "%{value}".\n%{fix}', '%{name} är "%{value}".\n%{fix}'],
  badSetting: ['%{name} is "%{value}": %{rule}.', '%{name} är "%{value}": %{rule}.'],
  notOurs: [
    "Nothing was built: no build has made %{folder}, and a build replaces its output as a whole.\nRemove it if nothing in it is needed, or name another folder, for example SITE_OUTPUT=_site.",
    "Inget har byggts: inget bygge har gjort %{folder}, och ett bygge ersätter hela mappen.\nTa bort den om inget i den behövs, eller ange en annan mapp, till exempel SITE_OUTPUT=_site.",
  ],
  isRunning: [
    "Another build is running in this folder: process %{process}.\nWait until it has ended, or end it. If there is none, remove %{file}.",
    "Ett annat bygge pågår i den här mappen: process %{process}.\nVänta tills det är klart, eller avsluta det. Finns det inget, ta bort %{file}.",
  ],
  startIsRunning: [
    "Another npm start is running in this folder: process %{process}.\nEnd it first. If there is none, remove %{file}.",
    "npm start körs redan i den här mappen: process %{process}.\nAvsluta den först. Finns det ingen, ta bort %{file}.",
  ],
  cannotRender: [
    "%{what} cannot be rendered. %{reason}\n%{fix}",
    "%{what} går inte att visa. %{reason}\n%{fix}",
  ],
});

/** Steps that `npm run new` leaves to the editor, and pieces of messages. */
export const STEPS = pieces({
  noErrors: ["No errors in texts and data.", "Inga fel i texter och data."],
  noFindings: ["No findings.", "Inga anmärkningar."],
  roleChanged: [
    "Changed: %{role} (%{email}). Texts that show it, and have followed: %{files}",
    "Ändrad: %{role} (%{email}). Texter som visar den, och har följt med: %{files}",
  ],
  confirmed: [
    "Confirmed: %{names}. Commit _data/translations.json.",
    "Bekräftat: %{names}. Checka in _data/translations.json.",
  ],
  written: ["Written:", "Skrivet:"],
  next: ["Next:", "Gör nu:"],
  englishTitle: [
    'Write the English title; it is "%{title}" now.',
    'Skriv den engelska rubriken; nu är den "%{title}".',
  ],
  archive: [
    "Check the labels in _data/versions.json, then commit the new files.",
    "Kontrollera namnen i _data/versions.json, och checka in de nya filerna.",
  ],
  text: [
    "Write the text and its description in both files. npm start shows it, marked as a draft:  %{url}",
    "Skriv texten och dess beskrivning i båda filerna. npm start visar den, märkt som utkast:  %{url}",
  ],
  post: [
    'Name authors and tags from _data/news-authors.json and _data/news-tags.json; a "date" in the future publishes the post on that day.',
    'Ange författare och taggar ur _data/news-authors.json och _data/news-tags.json; ett "date" i framtiden publicerar nyheten den dagen.',
  ],
  page: [
    "Link to it from another page or a menu (_data/navbar.json).",
    "Länka till den från en annan sida eller en meny (_data/navbar.json).",
  ],
  doc: [
    "It is in the menu of the docs under its title.",
    "Den ligger i dokumentens meny under sin rubrik.",
  ],
  publish: [
    'Remove the line "draft: true" from both files when it is ready.',
    'Ta bort raden "draft: true" ur båda filerna när den är klar.',
  ],
  eventDays: [
    'Write the first day in "start" and the last, if it is another, in "end"; times in "startTime" and "endTime" (17:30). It is at the end of _data/events.json.',
    'Skriv den första dagen i "start" och den sista, om den är en annan, i "end"; klockslag i "startTime" och "endTime" (17:30). Det står sist i _data/events.json.',
  ],
  eventFields: [
    'Add "place", "description", "committee" (the page of the organiser) and "url" where they are known.',
    'Lägg till "place", "description", "committee" (arrangörens sida) och "url" där de är kända.',
  ],
  eventId: [
    'Keep "id": calendars recognise the event by it.',
    'Behåll "id": kalendrar känner igen evenemanget på det.',
  ],
  publishEvent: [
    'npm start shows it, marked as a draft. Remove  "draft": true,  when it is ready.',
    'npm start visar det, märkt som utkast. Ta bort  "draft": true,  när det är klart.',
  ],
  why: [
    'Write at "why" in _data/redirects.json why the address is kept.',
    'Skriv vid "why" i _data/redirects.json varför adressen behålls.',
  ],
  errorAt: ["The error is at %{place}", "Felet är i %{place}"],
  theText: ["The text", "Texten"],
  theBlock: ['The block "::: %{name}"', 'Blocket "::: %{name}"'],
  theNavbarItem: ["The navbar item %{item}", "Menyposten %{item}"],
  theIsland: ['The island "%{name}"', 'Widgeten "%{name}"'],
  writeOneOf: ["Write one of: %{values}", "Skriv något av: %{values}"],
  writeMoment: [
    "Write a moment such as 2026-06-01T00:00:00Z",
    "Skriv en tidpunkt som 2026-06-01T00:00:00Z",
  ],
});

/** How commands are written. */
export const USAGE = pieces({
  new: [
    `Usage:

  npm run new -- post "Nytt inlägg" --en "New post"    a news post
  npm run new -- page "Ny sida" --en "New page"        a page outside the docs
  npm run new -- doc "Ny nämnd" --en "New committee"   a docs page; --in event puts it into that folder
  npm run new -- event "Sittning" --en "Dinner"        an event for the home page and the events page
  npm run new -- redirect /old /new                    an old address that leads to a page
  npm run new -- archive 2026-27                       a copy of today's docs as an older version`,
    `Skriv så här:

  npm run new -- post "Nytt inlägg" --en "New post"    en nyhet
  npm run new -- page "Ny sida" --en "New page"        en sida utanför dokumenten
  npm run new -- doc "Ny nämnd" --en "New committee"   ett dokument; --in event lägger det i den mappen
  npm run new -- event "Sittning" --en "Dinner"        ett evenemang till startsidan och evenemangssidan
  npm run new -- redirect /gammal /ny                  en gammal adress som leder till en sida
  npm run new -- archive 2026-27                       en kopia av dagens dokument som en äldre version`,
  ],
  lint: [
    `Usage:

  npm run lint:content                         checks texts and data
  npm run lint:content -- spelling             lists words that no dictionary has
  npm run lint:content -- translations         lists outdated and missing translations, as Markdown
  npm run lint:content -- confirm docs/board   marks both languages of a page as equal; --all: of every page`,
    `Skriv så här:

  npm run lint:content                         kontrollerar texter och data
  npm run lint:content -- spelling             listar ord som ingen ordbok har
  npm run lint:content -- translations         listar inaktuella och saknade översättningar, som Markdown
  npm run lint:content -- confirm docs/board   märker båda språken av en sida som lika; --all: av alla`,
  ],
});
