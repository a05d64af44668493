import { catalogue } from "./message.ts";

/** Messages about finished pages. */
export const BUILT = catalogue({
  idTwice: [
    'The id "%{id}"%{pages} occurs more than once, so links to it lead to the first place only.\nRename one of the headings, or give it an id of its own:  ## Heading {#my-id}',
    'Namnet "%{id}"%{pages} finns mer än en gång, så länkar dit leder bara till det första stället.\nByt namn på en av rubrikerna, eller ge den ett eget namn:  ## Rubrik {#mitt-namn}',
  ],
  dead: [
    "The link %{href}%{pages} leads to %{path}, which does not exist.",
    "Länken %{href}%{pages} leder till %{path}, som inte finns.",
  ],
  outsideDead: [
    "%{entry} links to %{href}, which is no page or document of this site; it is shown without that link.\nWrite another address in the entry, or remove it there.",
    "%{entry} länkar till %{href}, som inte är någon sida eller något dokument här; den visas utan länken.\nSkriv en annan adress i posten, eller ta bort den där.",
  ],
  outsideSection: [
    "%{entry} links to %{href}, a section that the page does not have; the link leads to its beginning.\nCorrect the address in the entry, or remove all from # on.",
    "%{entry} länkar till %{href}, en del som sidan inte har; länken leder till dess början.\nRätta adressen i posten, eller ta bort allt från #.",
  ],
  noSection: [
    'The link %{href}%{pages} leads to "#%{fragment}", and %{path} has no such section.\n%{fix}',
    'Länken %{href}%{pages} leder till "#%{fragment}", men %{path} har ingen sådan del.\n%{fix}',
  ],
});
