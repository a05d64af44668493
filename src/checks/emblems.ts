import type { MapNodeData } from "../schema/blocks.ts";
import { suggestion } from "../schema/describe-issue.ts";
import type { Problem } from "../schema/finding.ts";
import type { Check } from "./check.ts";

const MAP = "_data/chapter-map.json";
const ACADEMIC_YEAR = "_data/academic-year.json";
const PEOPLE = "_data/people.json";
const AUTHORS = "_data/news-authors.json";

/** Promise: an emblem that data names has been drawn, and a body's roles are in `_data/people.json`. */
export const emblems: Check = {
  name: "emblems",
  severity: "throw",
  about: "sources",
  run({ data: { emblems, chapterMap, people, authors, academicYear } }) {
    const drawn = (file: string, path: (string | number)[], name?: string): Problem[] =>
      name === undefined || emblems.drawings.has(name)
        ? []
        : [
            {
              file,
              path: [...path, "emblem"],
              problem: `There is no emblem "${name}" in src/theme/emblems.`,
              fix: suggestion(name, [...emblems.drawings.keys()]),
            },
          ];
    const inMap = (node: MapNodeData, path: (string | number)[]): Problem[] => [
      ...drawn(MAP, path, node.emblem),
      ...(node.people === undefined || Object.hasOwn(people, node.people)
        ? []
        : [
            {
              file: MAP,
              path: [...path, "people"],
              problem: `There is no "${node.people}" in ${PEOPLE}.`,
              fix: suggestion(node.people, Object.keys(people)),
            },
          ]),
      ...(node.children ?? []).flatMap((child, index) =>
        inMap(child, [...path, "children", index]),
      ),
    ];
    return [
      ...academicYear.events.flatMap(({ emblem }, index) =>
        drawn(ACADEMIC_YEAR, ["events", index], emblem),
      ),
      ...inMap(chapterMap.root, ["root"]),
      ...Object.entries(authors).flatMap(([key, { emblem }]) => drawn(AUTHORS, [key], emblem)),
      ...Object.entries(people).flatMap(([body, { roles }]) =>
        roles.flatMap(({ emblem }, index) => drawn(PEOPLE, [body, "roles", index], emblem)),
      ),
    ];
  },
};
