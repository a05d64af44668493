import { catalogue } from "./message.ts";

/** Messages about names of something that is in another file. */
export const REFERENCES = catalogue({
  leftBehind: [
    "What was removed or renamed here is used in %{entries}.\nPut it back, or change it there, too.",
    "Det som har tagits bort eller bytt namn här används i %{entries}.\nLägg tillbaka det, eller ändra där också.",
  ],
  author: [
    'There is no author "%{name}", neither in the chapter map nor in _data/news-authors.json.\n%{fix}',
    'Det finns ingen författare "%{name}", varken i sektionskartan eller i _data/news-authors.json.\n%{fix}',
    'There is no author "%{name}".\nChoose one in “Authors”.',
    'Det finns ingen författare "%{name}".\nVälj en i ”Författare”.',
  ],
  tag: [
    'The tag "%{name}" is not in _data/news-tags.json.\n%{fix}',
    'Taggen "%{name}" finns inte i _data/news-tags.json.\n%{fix}',
    'There is no tag "%{name}".\nChoose one in “Tags”.',
    'Det finns ingen tagg "%{name}".\nVälj en i ”Taggar”.',
  ],
  doc: ['There is no doc "%{name}".\n%{fix}', 'Det finns inget dokument "%{name}".\n%{fix}'],
  emblem: [
    'There is no emblem "%{name}" in src/theme/emblems.\n%{fix}',
    'Det finns inget märke "%{name}" i src/theme/emblems.\n%{fix}',
    'There is no emblem "%{name}".\n%{fix}',
    'Det finns inget märke "%{name}".\n%{fix}',
  ],
  people: [
    'There is no "%{name}" in _data/people.json.\n%{fix}',
    'Det finns inget "%{name}" i _data/people.json.\n%{fix}',
    'There is no "%{name}" in “Roles and addresses”.\n%{fix}',
    'Det finns inget "%{name}" i ”Roller och adresser”.\n%{fix}',
  ],
  committee: [
    'Nothing on the chapter map has the page "%{name}".\n%{fix}',
    'Ingen nämnd eller grupp i kartan har sidan "%{name}".\n%{fix}',
  ],
  noCluster: [
    'The chapter map lists this page among the committees, but the page names no cluster.\nWrite a line "cluster: …" with one of %{known}.',
    'Sidan är en av nämnderna i sektionskartan men säger inte vilket kluster den hör till.\nSkriv en rad "cluster: …" med ett av %{known}.',
    'The page does not say which cluster the committee belongs to.\nChoose one in the field "Cluster".',
    'Sidan säger inte vilket kluster nämnden hör till.\nVälj ett i fältet "Kluster".',
  ],
  otherCluster: [
    'The other language of this page says "cluster: %{other}".\nWrite the same in both.',
    'Det andra språket har "cluster: %{other}".\nSkriv samma i båda.',
  ],
  undatedNumber: [
    '"%{members}" does not say when they were counted.\nWrite the year after the number: %{members} (%{year}). Without a number, no year is needed.',
    '"%{members}" säger inte när de räknades.\nSkriv året efter siffran: %{members} (%{year}). Utan siffra behövs inget år.',
  ],
  shownNowhere: [
    'Nothing in the chapter map has the cluster "%{cluster}", so this committee is shown nowhere.\nAdd the cluster to the map, or choose another one.',
    'Inget i sektionskartan har klustret "%{cluster}", så nämnden visas ingenstans.\nLägg till klustret i kartan, eller välj ett annat.',
  ],
  noCommittee: [
    '"%{field}" is shown for committees only, and none has the page "%{page}".\nRemove the line, or add the page to "committees" in _data/chapter-map.json.',
    '"%{field}" visas bara för nämnder, och ingen har sidan "%{page}".\nTa bort raden, eller lägg till sidan under "committees" i _data/chapter-map.json.',
    '"%{field}" is shown for committees only, and none has this page.\nEmpty the field, or add the committee in Facts, Committees and chapter map.',
    '"%{field}" visas bara för nämnder, och ingen har den här sidan.\nTöm fältet, eller lägg till nämnden under Fakta, Nämnder och sektionskarta.',
  ],
  role: [
    'No role in _data/people.json has the key "%{name}".\n%{fix}',
    'Ingen roll i _data/people.json har nyckeln "%{name}".\n%{fix}',
    'No role has the key "%{name}".\n%{fix}',
    'Ingen roll har nyckeln "%{name}".\n%{fix}',
  ],
  service: [
    'There is no service "%{name}" in _data/services.json.\n%{fix}',
    'Det finns ingen tjänst "%{name}" i _data/services.json.\n%{fix}',
    'There is no service "%{name}" in “External services”.\n%{fix}',
    'Det finns ingen tjänst "%{name}" i ”Tjänster utanför webbplatsen”.\n%{fix}',
  ],
  keyDate: [
    'There is no key date "%{name}".\n%{fix}',
    'Det finns inget viktigt datum "%{name}".\n%{fix}',
  ],
  fieldOfDoc: [
    '"%{field}" of the doc "%{id}" is "%{name}", which does not exist.\n%{fix}',
    '"%{field}" i dokumentet "%{id}" är "%{name}", som inte finns.\n%{fix}',
  ],
  navbarDoc: [
    'The navbar item %{item} names the doc "%{name}", which does not exist.\n%{fix}',
    'Posten %{item} i huvudmenyn pekar på dokumentet "%{name}", som inte finns.\n%{fix}',
  ],
  navbarMenu: [
    'The navbar item %{item} names the sidebar "%{name}", which does not exist.\n%{fix}',
    'Posten %{item} i huvudmenyn pekar på menyn "%{name}", som inte finns.\n%{fix}',
  ],
  navbarVersion: [
    'The version dropdown names "%{name}", which is not a version of the docs.\n%{fix}',
    'Versionsväljaren har "%{name}", som inte är en version av dokumenten.\n%{fix}',
  ],
  emptyMenu: [
    'The sidebar "%{menu}" has nothing to link to, but the navbar links to it.\nAdd a doc to it, or remove the navbar item.',
    'Menyn "%{menu}" har inget att länka till, men huvudmenyn länkar till den.\nLägg till ett dokument i den, eller ta bort posten i huvudmenyn.',
  ],
  emptyFolder: [
    'The folder "%{folder}" has no docs.\nName another folder, or remove the item.',
    'Mappen "%{folder}" har inga dokument.\nSkriv en annan mapp, eller ta bort posten.',
  ],
  emptyCategory: [
    'The category "%{label}" has neither pages nor a link.\nAdd a page to it, give it a link, or remove the category.',
    'Kategorin "%{label}" har varken sidor eller länk.\nLägg till en sida, ge den en länk, eller ta bort kategorin.',
  ],
  severalOwners: [
    'The owner "%{owner}" is the title of %{count} roles.\nWrite the key or address of the one: %{roles}',
    'Ansvarig "%{owner}" är namnet på %{count} roller.\nSkriv nyckeln eller adressen till den rätta: %{roles}',
  ],
  noOwner: [
    'The owner "%{name}" is not a role in _data/people.json.\n%{fix}',
    'Ansvarig "%{name}" är ingen roll i _data/people.json.\n%{fix}',
    '"%{name}" is not one of the roles.\nChoose a role in the list.',
    '"%{name}" är ingen av rollerna.\nVälj en roll i listan.',
  ],
  missingLabel: [
    '"%{key}" is missing.\nTranslate it: the other language has "%{other}". If it is misspelt there, correct it there.',
    '"%{key}" saknas.\nÖversätt den: det andra språket har "%{other}". Är den felstavad där, rätta den där.',
  ],
  otherPlaceholders: [
    '"%{key}" has %{own|no placeholder}, but %{other|none} in %{file}.\nWrite the same placeholders in both languages.',
    '"%{key}" har %{own|ingen platshållare}, men %{other|ingen} i %{file}.\nSkriv samma platshållare på båda språken.',
  ],
  notShownThere: [
    "%{to} does not show what is in this file: %{file} has no line  ::: %{block}\nWrite the address of the page that has the line, or add it there.",
    "%{to} visar inte det som står i filen: %{file} har ingen rad  ::: %{block}\nSkriv adressen till sidan som har raden, eller lägg till den där.",
  ],
  missingFile: ["The file is missing.", "Filen saknas."],
  noVersionFolder: [
    'There are no docs of the version "%{name}": the folder src/versions/%{name} does not exist.\nPut the docs there, or remove the version.',
    'Det finns inga dokument för versionen "%{name}": mappen src/versions/%{name} finns inte.\nLägg dokumenten där, eller ta bort versionen.',
  ],
  personalNumber: [
    "Here is what looks like a personal identity number; it must never be public.\nRemove it. If it is on GitHub already, tell the IT group, which can remove it there.",
    "Här står något som ser ut som ett personnummer; ett sådant får aldrig publiceras.\nTa bort det. Ligger det redan på GitHub, säg till IT-gruppen, som kan ta bort det där.",
  ],
  roleAddress: [
    "%{address} is the address of a role. Written here, it is forgotten when the role gets another.\n%{fix}",
    "%{address} är en rolls adress. Står den här glöms den när rollen får en ny.\n%{fix}",
    "%{address} is the address of a role. Written here, it is forgotten when the role gets another.\n%{formFix}",
    "%{address} är en rolls adress. Står den här glöms den när rollen får en ny.\n%{formFix}",
  ],
  addressOfNobody: [
    "No role in _data/people.json has the address %{address}.\n%{fix|Write the address that is right today.}",
    "Ingen roll i _data/people.json har adressen %{address}.\n%{fix|Skriv adressen som gäller i dag.}",
    "No role has the address %{address}.\nWrite the address that is right today, or choose the role with the button “Role”.",
    "Ingen roll har adressen %{address}.\nSkriv adressen som gäller i dag, eller välj rollen med knappen ”Roll”.",
  ],
  formerAddress: [
    'No role in _data/people.json has the address %{address}; it was that of "%{former}".\n%{fix|Write the address that is right today.}',
    'Ingen roll i _data/people.json har adressen %{address}; den tillhörde "%{former}".\n%{fix|Skriv adressen som gäller i dag.}',
    'No role has the address %{address}; it was that of "%{former}".\nWrite the address that is right today, or choose the role with the button “Role”.',
    'Ingen roll har adressen %{address}; den tillhörde "%{former}".\nSkriv adressen som gäller i dag, eller välj rollen med knappen ”Roll”.',
  ],
  otherYear: [
    'The committee year is "%{year}" here, but "%{label}" in _data/versions.json.\nIs %{earlier} not archived yet? Write %{earlier} in both, and run: npm run new -- archive. It sets the new year in both. Otherwise write the right one in both.',
    'Verksamhetsåret är "%{year}" här men "%{label}" i _data/versions.json.\nÄr %{earlier} inte arkiverat än? Skriv %{earlier} i båda och kör: npm run new -- archive. Det sätter det nya året i båda. Annars, skriv det rätta i båda.',
    'The committee year is "%{year}" here, but the pages are those of "%{label}".\nWrite %{label}. If %{earlier} is not archived yet, ask the role that publishes the website.',
    'Verksamhetsåret är "%{year}" här, men sidorna är de från "%{label}".\nSkriv %{label}. Är %{earlier} inte arkiverat än, fråga rollen som publicerar webbplatsen.',
  ],
  laterTerm: [
    "The term %{year} begins after %{label}, the year of these pages.\nWhoever comes after is entered when %{label} is archived: put back who had the role in %{label}, or remove name and term.",
    "Mandatperioden %{year} börjar efter %{label}, sidornas år.\nEfterträdaren skrivs in när %{label} är arkiverat: lägg tillbaka den som hade rollen %{label}, eller ta bort namn och period.",
  ],
});
