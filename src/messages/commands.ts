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
  noYear: [
    'The current version is labelled "%{label}", which is no committee year.\nWrite the year that ends as its label in _data/versions.json, such as 2026/27 in both languages.',
    'Den aktuella versionen heter "%{label}", som inte är något verksamhetsår.\nSkriv året som slutar som dess namn i _data/versions.json, till exempel 2026/27 på båda språken.',
  ],
  labelOfArchive: [
    "%{own} is archived already, or its folder is left of an attempt; but the current version is labelled %{label}, too.\nWrite the year that has begun as its label in _data/versions.json, or remove src/versions/%{own} if it is not in git.",
    "%{own} är redan arkiverat, eller så är mappen kvar från ett försök; men den aktuella versionen heter också %{label}.\nSkriv året som har börjat som dess namn i _data/versions.json, eller ta bort src/versions/%{own} om mappen inte finns i git.",
  ],
  versionExists: [
    'There is a version "%{name}" already; nothing is left to do for it.\nThe current version is %{label}, and becomes %{own} after %{day}.',
    'Det finns redan en version "%{name}"; för den är inget kvar att göra.\nDen aktuella versionen är %{label}, och blir %{own} efter %{day}.',
  ],
  otherYear: [
    '"%{name}" is not %{own}, the year of the current version (%{label}).\nWrite no year: npm run new -- archive. If the label in _data/versions.json is wrong, correct that first.',
    '"%{name}" är inte %{own}, den aktuella versionens år (%{label}).\nSkriv inget år: npm run new -- archive. Är namnet i _data/versions.json fel, rätta det först.',
  ],
  peopleChanged: [
    "_data/people.json was changed after %{day}, so those who came after would stand under %{label}.\nGo back to June first: docs/handover.md, “Late”. If it names only people of %{label}, add --anyway.",
    "_data/people.json har ändrats efter den %{day}, så efterträdarna skulle stå under %{label}.\nGå först tillbaka till juni: docs/handover.sv.md, ”För sent ute”. Nämner den bara dem från %{label}, lägg till --anyway.",
  ],
  notEnded: [
    "%{label} ends on %{day}, so it cannot be archived yet.\nDo it after that day. If its people have left before, add --anyway.",
    "%{label} slutar den %{day}, så året kan inte arkiveras än.\nGör det efter den dagen. Har de förtroendevalda avgått tidigare, lägg till --anyway.",
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
    "Confirmed: %{names}. Commit what has changed.",
    "Bekräftat: %{names}. Checka in det som har ändrats.",
  ],
  written: ["Written:", "Skrivet:"],
  next: ["Next:", "Gör nu:"],
  englishTitle: [
    'Write the English title; it is "%{title}" now.',
    'Skriv den engelska rubriken; nu är den "%{title}".',
  ],
  archive: [
    "Look at /docs/%{name}/intro with npm start. Commit these files, and open a pull request for them alone.",
    "Titta på /docs/%{name}/intro med npm start. Checka in de här filerna och öppna ett eget ändringsförslag för dem.",
  ],
  roles: [
    "After that, roles and who has them: _data/people.json, _data/chapter-map.json",
    "Därefter roller och vilka som har dem: _data/people.json, _data/chapter-map.json",
  ],
  dates: [
    "Days of the new year: _data/key-dates.json, checklists.json, academic-year.json, events.json, open-roles.json, courses.json",
    "Det nya årets dagar: _data/key-dates.json, checklists.json, academic-year.json, events.json, open-roles.json, courses.json",
  ],
  services: [
    "Open and call those of others, and set a new day: _data/services.json",
    "Öppna och ring andras, och sätt en ny dag: _data/services.json",
  ],
  rest: [
    "Then the lists of /redaktion/granskning, and the other steps of docs/handover.md",
    "Sedan listorna på /redaktion/granskning, och de andra stegen i docs/handover.sv.md",
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
  npm run new -- archive                               a copy of today's docs as the year that has ended`,
    `Skriv så här:

  npm run new -- post "Nytt inlägg" --en "New post"    en nyhet
  npm run new -- page "Ny sida" --en "New page"        en sida utanför dokumenten
  npm run new -- doc "Ny nämnd" --en "New committee"   ett dokument; --in event lägger det i den mappen
  npm run new -- event "Sittning" --en "Dinner"        ett evenemang till startsidan och evenemangssidan
  npm run new -- redirect /gammal /ny                  en gammal adress som leder till en sida
  npm run new -- archive                               en kopia av dagens dokument som året som har slutat`,
  ],
  lint: [
    `Usage:

  npm run lint:content                         checks texts and data
  npm run lint:content -- spelling             lists words that no dictionary has
  npm run lint:content -- translations         lists outdated and missing translations, as Markdown
  npm run lint:content -- confirm docs/board   marks both languages of a page as equal; --all: of every page
  npm run lint:content -- confirm roles        says that all roles are right; services: those that are due`,
    `Skriv så här:

  npm run lint:content                         kontrollerar texter och data
  npm run lint:content -- spelling             listar ord som ingen ordbok har
  npm run lint:content -- translations         listar inaktuella och saknade översättningar, som Markdown
  npm run lint:content -- confirm docs/board   märker båda språken av en sida som lika; --all: av alla
  npm run lint:content -- confirm roles        säger att alla roller stämmer; services: tjänster som det är dags för`,
  ],
});
