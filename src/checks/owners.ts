import { rolesNamed } from "../model/review/roles-named.ts";
import { suggestion } from "../schema/describe-issue.ts";
import type { Problem } from "../schema/finding.ts";
import type { Check } from "./check.ts";

/** Promise: who answers for a text is a role of `_data/people.json`, and one that can be told apart. */
export const owners: Check = {
  name: "owners of texts",
  severity: "throw",
  about: "sources",
  run: ({ pages, data }) =>
    pages.flatMap(({ source }): Problem[] => {
      if (!source || source.locale !== source.contentLocale) return [];
      // The roles of an archived year are no longer in the file.
      if (source.kind === "doc" && source.version !== data.versions.last) return [];
      const { owner } = source.frontMatter;
      if (owner === undefined) return [];
      const meant = rolesNamed(owner, data.people);
      if (meant.length === 1) return [];
      const place = { file: source.file, path: ["owner"] };
      if (meant.length > 1) {
        return [
          {
            ...place,
            problem: `The owner "${owner}" is the title of ${meant.length} roles.`,
            fix: `Write the address of the one: ${meant.map(({ email }) => email).join(", ")}`,
          },
        ];
      }
      const titles = Object.values(data.people).flatMap(({ roles }) =>
        roles.map(({ title }) => title[source.locale]),
      );
      return [
        {
          ...place,
          problem: `The owner "${owner}" is not a role in _data/people.json.`,
          fix: suggestion(owner, [...new Set(titles)]),
        },
      ];
    }),
};
