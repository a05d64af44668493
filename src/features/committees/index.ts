import { strings } from "../../schema/strings.ts";
import type { Feature } from "../feature.ts";
import { ChapterMap } from "./chapter-map.tsx";
import { Committees } from "./committees.tsx";
import { Roles } from "./roles.tsx";
import { committees as rule } from "./rules.ts";

/** The map and the lists of committees and roles. What a committee is is known to all: `src/model/committees.ts`. */
export const committees: Feature = {
  blocks: {
    "chapter-map": { Block: ChapterMap },
    committees: {
      Block: Committees,
      names: ({ chapterMap }) =>
        chapterMap && ["all", ...new Set(strings(chapterMap, "cluster").map(({ value }) => value))],
    },
    roles: { Block: Roles, names: ({ people }) => people && Object.keys(people) },
  },
  rules: [rule],
};
