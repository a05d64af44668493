import type { Piece } from "../../messages/message.ts";
import { REFERENCES } from "../../messages/references.ts";
import { roleKeys } from "../../model/roles.ts";
import { choices } from "../../schema/describe-issue.ts";
import type { Finding } from "../../schema/finding.ts";
import { strings } from "../../schema/strings.ts";
import type { LinkedSite } from "./rule.ts";

const ADDRESS = /(?:mailto:)?([\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;

/** Most texts have none, which is seen sooner without the pattern. */
const addressesIn = (text: string) => (text.includes("@") ? text.matchAll(ADDRESS) : []);

/**
 * A role's address is written once, in `_data/people.json`: texts refer to it by its key. An address that looks
 * like one of a role and belongs to none was probably left behind when the role got another.
 */
export function* mailAddresses({
  data,
  input,
  pages,
  values,
  versions,
  at,
  lineAt,
}: LinkedSite): Iterable<Finding> {
  const { people } = data;
  if (!people) return;
  const roles = Object.values(people).flatMap((body) => body.roles);
  const keys = roleKeys(people);
  const hosts = new Set(roles.map(({ email }) => hostOf(email)));
  const report = (
    place: Pick<Finding, "file" | "line">,
    address: string,
    how: (key: string) => Piece,
    inForm?: Piece,
  ): Finding[] => {
    const own = roles.filter(({ email }) => email === address.toLowerCase());
    // A role that somebody else holds, too, has a key in one place only.
    const role = own.find(({ key }) => key) ?? own[0];
    const former = input.formerRoles?.get(address.toLowerCase());
    const successor = former ? roles.find(({ title }) => title.sv === former) : undefined;
    const fix = role?.key ? how(role.key) : null;
    if (!fix && (role || (!former && !hosts.has(hostOf(address))))) return [];
    const today = successor?.key ? how(successor.key) : null;
    const mistake = fix
      ? REFERENCES.roleAddress({ address, fix, formFix: inForm ?? fix })
      : REFERENCES[former ? "formerAddress" : "addressOfNobody"]({
          address,
          former: former ?? "",
          fix: today,
        });
    return [{ severity: "warning", ...place, ...mistake }];
  };
  for (const page of pages) {
    const { file, version, body, bodyLine, written } = page;
    if (version !== null && version !== versions.last) continue;
    for (const [index, line] of (body ?? "").split("\n").entries()) {
      for (const [, address = ""] of addressesIn(line))
        yield* report({ file, line: bodyLine + index }, address, (key) =>
          rewritten(line, address, key),
        );
    }
    for (const { value, path } of strings(written)) {
      for (const [whole, address = ""] of addressesIn(value)) {
        const isLink = whole.startsWith("mailto:");
        yield* report({ file, line: page.lineOf(path) }, address, (key) =>
          isLink ? write(`${path.at(-1)}: roll:${key}`) : null,
        );
      }
    }
  }
  for (const [file, value] of values) {
    if (!file.startsWith("_data/") || file === "_data/people.json") continue;
    for (const { value: text, path } of strings(value)) {
      for (const [, key = ""] of text.matchAll(/\[\[roll:([^\]]*)\]\]/g)) {
        if (keys.includes(key)) continue;
        yield at(file, path, REFERENCES.role({ name: key, fix: choices(key, keys) }));
      }
      const isTask = file === "_data/tasks.json" && path.at(-1) === "email";
      const place = { file, line: lineAt(file, path) };
      const how = (key: string) => (isTask ? inTask(key) : null);
      for (const [, address = ""] of addressesIn(text))
        yield* report(place, address, how, CHOOSE_ROLE);
    }
  }
}

const inTask = (key: string): Piece => ({
  en: `Write instead of "email":  "role": "${key}"`,
  sv: `Skriv i stället för "email":  "role": "${key}"`,
});

const CHOOSE_ROLE: Piece = {
  en: "Empty the field, and choose the role in “Role”.",
  sv: "Töm fältet och välj rollen i ”Roll”.",
};

const hostOf = (address: string) => address.slice(address.indexOf("@") + 1).toLowerCase();

const write = (text: string): Piece => ({ en: `Write:  ${text}`, sv: `Skriv:  ${text}` });

/** What to write in place of the first link to an address, or of the address. */
function rewritten(line: string, address: string, key: string): Piece {
  const escaped = address.replaceAll(".", "\\.");
  const link = new RegExp(`\\[([^\\]]+)\\]\\(mailto:${escaped}\\)`).exec(line);
  const words = link?.[1];
  return write(`[[roll:${key}${words && words !== address ? `|${words}` : ""}]]`);
}
