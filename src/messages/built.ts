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
  noSection: [
    'The link %{href}%{pages} leads to "#%{fragment}", and %{path} has no such section.\n%{fix}',
    'Länken %{href}%{pages} leder till "#%{fragment}", men %{path} har ingen sådan del.\n%{fix}',
  ],
});
