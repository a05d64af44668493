import { committeesOf } from "../../../model/committees.ts";
import type { ChapterMapFile } from "../../../schema/chapter-map.ts";
import { LOCALES } from "../../../schema/localized.ts";
import type { PeopleFile } from "../../../schema/people.ts";
import type { SiteEvent } from "../schema.ts";

/**
 * Gives events of the public calendar, which has no field for it, the committee that they name: by its name
 * in the title, else by its name or address in the description. An event that names several has none.
 *
 * @example "Klubben: höstpub" and "Frågor? klubben@example.org" are both an event of Klubben
 */
export function nameOrganisers(
  events: readonly SiteEvent[],
  { chapterMap, people }: { chapterMap: ChapterMapFile; people: PeopleFile },
): SiteEvent[] {
  const committees = committeesOf(chapterMap).map(({ to, label, alsoCalled = [], people: key }) => {
    const names = [
      ...LOCALES.map((locale) => label[locale].replaceAll("\u00ad", "")),
      ...alsoCalled,
    ];
    const addresses = key ? (people[key]?.roles.map(({ email }) => email) ?? []) : [];
    return { to, named: wordsOf(names), reached: wordsOf([...names, ...addresses]) };
  });
  const onlyOne = (text: string, words: "named" | "reached") => {
    const found = committees.filter((committee) => committee[words].test(text));
    return found.length === 1 ? found[0] : undefined;
  };
  const textOf = (text: SiteEvent["title"] | undefined) =>
    text ? LOCALES.map((locale) => text[locale]).join("\n") : "";
  return events.map((event) => {
    const { committee, title, description } = event;
    const found = onlyOne(textOf(title), "named") ?? onlyOne(textOf(description), "reached");
    return found && !committee ? { ...event, committee: found.to } : event;
  });
}

/** Capitals count: "Dagen I" is a fair, "dagen i maj" is not. A Swedish genitive may follow. */
function wordsOf(words: readonly string[]): RegExp {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}@.-])(?:${escaped.join("|")})s?(?![\\p{L}\\p{N}@])`, "u");
}
