import type { AsPlainObject } from "minisearch";

/** An index as it travels: a tenth less than MiniSearch's own form, which repeats its braces. */
export interface PackedIndex {
  /** In the order of the alphabet, so that beginnings repeat. */
  terms: string;
  /** A line for each term: `0` the field, `3` the section, `*2` twice, `a` ten sections later; `;` the next field. */
  places: string;
  fieldIds: AsPlainObject["fieldIds"];
  fieldLength: AsPlainObject["fieldLength"];
  averageFieldLength: AsPlainObject["averageFieldLength"];
}

/** What MiniSearch calls the form of the lists that are made here. */
const SERIALIZATION = 2;

/**
 * Makes an index smaller.
 *
 * @param index of sections whose ids are their numbers, from 0 on
 */
export function pack({
  index,
  fieldIds,
  fieldLength,
  averageFieldLength,
}: AsPlainObject): PackedIndex {
  const sorted = [...index].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: sorted.map(([term]) => term).join(" "),
    places: sorted.map(([, fields]) => packFields(fields)).join("\n"),
    fieldIds,
    fieldLength,
    averageFieldLength,
  };
}

type Fields = AsPlainObject["index"][number][1];

function packFields(fields: Fields): string {
  return Object.entries(fields)
    .map(([field, sections]) => {
      let before = 0;
      const places = Object.entries(sections).map(([section, times]) => {
        const later = Number(section) - before;
        before = Number(section);
        return later.toString(36) + (times > 1 ? `*${times}` : "");
      });
      return field + places.join(",");
    })
    .join(";");
}

/** The index as MiniSearch reads it. */
export function unpack(
  { terms, places, fieldIds, fieldLength, averageFieldLength }: PackedIndex,
  sections: number,
): AsPlainObject {
  const lines = places.split("\n");
  return {
    documentCount: sections,
    nextId: sections,
    documentIds: Object.fromEntries(Array.from({ length: sections }, (_, id) => [id, id])),
    fieldIds,
    fieldLength,
    averageFieldLength,
    storedFields: {},
    dirtCount: 0,
    index: terms.split(" ").map((term, at) => [term, unpackFields(lines[at] ?? "")]),
    serializationVersion: SERIALIZATION,
  };
}

function unpackFields(line: string): Fields {
  return Object.fromEntries(
    line.split(";").map((part) => {
      let section = 0;
      const places = part.slice(1).split(",");
      const counts = places.map((place) => {
        const [later = "", times = "1"] = place.split("*");
        section += Number.parseInt(later, 36);
        return [section, Number(times)] as const;
      });
      return [part[0] ?? "", Object.fromEntries(counts)];
    }),
  );
}
