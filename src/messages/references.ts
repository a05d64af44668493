import type { Localized } from "../schema/localized.ts";
import { type Mistake, type Piece, say } from "./message.ts";

/** A name that nothing has, with what is known. */
interface Named {
  name: string;
  fix: Piece;
}
export type NameMessage = (named: Named) => Mistake;

/** A message whose Swedish and English problem differ only in words around the name. */
const named =
  (en: (name: string) => string, sv: (name: string) => string): NameMessage =>
  ({ name, fix }) =>
    say({ en: [en(name), fix?.en], sv: [sv(name), fix?.sv] });

/** An address, the title of the role that had it, and what to write if that role has another today. */
interface OfNobody {
  address: string;
  former: string | null;
  fix: Piece;
}

/** Messages about names of something that is in another file. */
export const REFERENCES = {
  author: named(
    (name) => `The author "${name}" is not in _data/news-authors.json.`,
    (name) => `Författaren "${name}" finns inte i _data/news-authors.json.`,
  ),
  tag: named(
    (name) => `The tag "${name}" is not in _data/news-tags.json.`,
    (name) => `Taggen "${name}" finns inte i _data/news-tags.json.`,
  ),
  doc: named(
    (name) => `There is no doc "${name}".`,
    (name) => `Det finns inget dokument "${name}".`,
  ),
  emblem: named(
    (name) => `There is no emblem "${name}" in src/theme/emblems.`,
    (name) => `Det finns inget märke "${name}" i src/theme/emblems.`,
  ),
  people: named(
    (name) => `There is no "${name}" in _data/people.json.`,
    (name) => `Det finns inget "${name}" i _data/people.json.`,
  ),
  committee: named(
    (name) => `No body of the chapter map has the page "${name}".`,
    (name) => `Ingen nämnd eller grupp i kartan har sidan "${name}".`,
  ),
  role: named(
    (name) => `No role in _data/people.json has the key "${name}".`,
    (name) => `Ingen roll i _data/people.json har nyckeln "${name}".`,
  ),
  service: named(
    (name) => `There is no service "${name}" in _data/services.json.`,
    (name) => `Det finns ingen tjänst "${name}" i _data/services.json.`,
  ),
  keyDate: named(
    (name) => `There is no key date "${name}".`,
    (name) => `Det finns inget viktigt datum "${name}".`,
  ),
  menuOfDoc: ({ name, fix, id }: Named & { id: string }) =>
    say({
      en: [`"displayed_sidebar" of the doc "${id}" is "${name}", which does not exist.`, fix?.en],
      sv: [`"displayed_sidebar" i dokumentet "${id}" är "${name}", som inte finns.`, fix?.sv],
    }),
  neighbour: ({ name, fix, id, field }: Named & { id: string; field: string }) =>
    say({
      en: [`"${field}" of the doc "${id}" names the doc "${name}", which does not exist.`, fix?.en],
      sv: [
        `"${field}" i dokumentet "${id}" pekar på dokumentet "${name}", som inte finns.`,
        fix?.sv,
      ],
    }),
  navbarDoc: ({ name, fix, item }: Named & { item: string }) =>
    say({
      en: [`The navbar item ${item} names the doc "${name}", which does not exist.`, fix?.en],
      sv: [`Posten ${item} i huvudmenyn pekar på dokumentet "${name}", som inte finns.`, fix?.sv],
    }),
  navbarMenu: ({ name, fix, item }: Named & { item: string }) =>
    say({
      en: [`The navbar item ${item} names the sidebar "${name}", which does not exist.`, fix?.en],
      sv: [`Posten ${item} i huvudmenyn pekar på menyn "${name}", som inte finns.`, fix?.sv],
    }),
  navbarVersion: named(
    (name) => `The version dropdown names "${name}", which is not a version of the docs.`,
    (name) => `Versionsväljaren har "${name}", som inte är en version av dokumenten.`,
  ),
  emptyMenu: ({ menu }: { menu: string }) =>
    say({
      en: [
        `The sidebar "${menu}" has nothing to link to, but the navbar links to it.`,
        "Add a doc to it, or remove the navbar item.",
      ],
      sv: [
        `Menyn "${menu}" har inget att länka till, men huvudmenyn länkar till den.`,
        "Lägg till ett dokument i den, eller ta bort posten i huvudmenyn.",
      ],
    }),
  emptyFolder: ({ folder }: { folder: string }) =>
    say({
      en: [`The folder "${folder}" has no docs.`, "Name another folder, or remove the item."],
      sv: [`Mappen "${folder}" har inga dokument.`, "Skriv en annan mapp, eller ta bort posten."],
    }),
  emptyCategory: ({ label }: { label: Localized }) =>
    say({
      en: [
        `The category "${label.en}" has neither pages nor a link.`,
        "Add a page to it, give it a link, or remove the category.",
      ],
      sv: [
        `Kategorin "${label.sv}" har varken sidor eller länk.`,
        "Lägg till en sida, ge den en länk, eller ta bort kategorin.",
      ],
    }),
  severalOwners: ({ owner, count, roles }: { owner: string; count: string; roles: string }) =>
    say({
      en: [
        `The owner "${owner}" is the title of ${count} roles.`,
        `Write the key or address of the one: ${roles}`,
      ],
      sv: [
        `Ansvarig "${owner}" är namnet på ${count} roller.`,
        `Skriv nyckeln eller adressen till den rätta: ${roles}`,
      ],
    }),
  noOwner: ({ name, fix }: Named) =>
    say({
      en: [`The owner "${name}" is not a role in _data/people.json.`, fix?.en],
      sv: [`Ansvarig "${name}" är ingen roll i _data/people.json.`, fix?.sv],
      form: {
        en: [`"${name}" is not one of the roles.`, "Choose a role in the list."],
        sv: [`"${name}" är ingen av rollerna.`, "Välj en roll i listan."],
      },
    }),
  missingLabel: ({ key, other }: { key: string; other: string }) =>
    say({
      en: [
        `"${key}" is missing.`,
        `Translate it: the other language has "${other}". If it is misspelt there, correct it there.`,
      ],
      sv: [
        `"${key}" saknas.`,
        `Översätt den: det andra språket har "${other}". Är den felstavad där, rätta den där.`,
      ],
    }),
  otherPlaceholders: ({
    key,
    own,
    other,
    file,
  }: Record<"key" | "own" | "other" | "file", string>) =>
    say({
      en: [
        `"${key}" has ${own || "no placeholder"}, but ${other || "none"} in ${file}.`,
        "Write the same placeholders in both languages.",
      ],
      sv: [
        `"${key}" har ${own || "ingen platshållare"}, men ${other || "ingen"} i ${file}.`,
        "Skriv samma platshållare på båda språken.",
      ],
    }),
  missingFile: () => say({ en: ["The file is missing."], sv: ["Filen saknas."] }),
  noVersionFolder: ({ name }: { name: string }) =>
    say({
      en: [
        `There are no docs of the version "${name}": the folder src/versions/${name} does not exist.`,
        "Put the docs there, or remove the version.",
      ],
      sv: [
        `Det finns inga dokument för versionen "${name}": mappen src/versions/${name} finns inte.`,
        "Lägg dokumenten där, eller ta bort versionen.",
      ],
    }),
  roleAddress: ({ address, fix }: { address: string; fix: Piece }) =>
    say({
      en: [
        `${address} is the address of a role. Written here, it is forgotten when the role gets another.`,
        fix?.en,
      ],
      sv: [`${address} är en rolls adress. Står den här glöms den när rollen får en ny.`, fix?.sv],
    }),
  addressOfNobody: ({ address, former, fix }: OfNobody) =>
    say({
      en: [
        `No role in _data/people.json has the address ${address}${former ? `; it was that of "${former}"` : ""}.`,
        fix?.en ?? "Write the address that is right today.",
      ],
      sv: [
        `Ingen roll i _data/people.json har adressen ${address}${former ? `; den tillhörde "${former}"` : ""}.`,
        fix?.sv ?? "Skriv adressen som gäller i dag.",
      ],
      form: {
        en: [
          `No role has the address ${address}${former ? `; it was that of "${former}"` : ""}.`,
          "Write the address that is right today, or choose the role with the button “Role”.",
        ],
        sv: [
          `Ingen roll har adressen ${address}${former ? `; den tillhörde "${former}"` : ""}.`,
          "Skriv adressen som gäller i dag, eller välj rollen med knappen ”Roll”.",
        ],
      },
    }),
};
