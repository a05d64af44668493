import { both } from "../../../support/both.ts";
import { type Changes, page } from "../../../support/lint.ts";
import { checkRows, data } from "../../../support/lint-rows.ts";

/** The fixture with a label of the current version, and of an archive with its data. */
function labelled(label: string, then = "2024/25", operatingYear = label): Changes {
  const map = data("chapter-map", (map: object) => Object.assign(map, { operatingYear }));
  const archived = data("chapter-map", (map: object) =>
    Object.assign(map, { operatingYear: then }),
  );
  return {
    ...data("versions", (file: { versions: object[] }) => {
      Object.assign(file.versions[1] ?? {}, { label: both(label) });
      file.versions[2] = { name: "2024-25", label: both("2024/25"), path: "2024-25" };
    }),
    ...map,
    "src/versions/1.0": null,
    "src/versions/2024-25/sv/intro.md": "---\ntitle: Intro\ndescription: Intro.\n---\nText.\n",
    "src/versions/2024-25/_data/chapter-map.json": Object.values(archived)[0] ?? null,
    "_data/redirects.json": "[]",
  };
}

const term = (period: string) =>
  data("people", ({ board }: { board: { roles: object[] } }) =>
    Object.assign(board.roles[0] ?? {}, { name: "Kim", period }),
  );

// The committee year as labels, facts, archives and the calendar have it; the fixture is of 1 June 2026.
checkRows([
  {
    what: "AID-5 the same year everywhere",
    files: { ...labelled("2025/26"), ...term("2024/25") },
    found: [],
  },
  {
    what: "AID-5 from 15 June a year that ends, for as long as it is the current one",
    files: labelled("2025/26"),
    more: { today: "2026-06-15" },
    found: [/^warning _data\/versions\.json:\d+ \| The committee year 2025\/26 ends on 2026-06-30/],
  },
  {
    what: "AID-5 a year that has not begun",
    files: labelled("2027/28"),
    found: [
      /^warning _data\/versions\.json:\d+ \| The current version is 2027\/28, which begins on 2027-07-01\. \| Was a year archived twice/,
    ],
  },
  {
    what: "AID-5 a year that begins soon, as its predecessors have left",
    files: labelled("2026/27"),
    more: { today: "2026-06-15" },
    found: [],
  },
  {
    what: "AID-5 a label that is no year, and one in one language only",
    files: labelled("2025/2026", "2024/25", "2025/26"),
    found: [
      '_data/versions.json:14 | "2025/2026" is not how a committee year is written. | Write two years that follow each other, in both languages: 2025/26',
    ],
  },
  {
    what: "AID-5 facts and terms of another year than the pages, today and in the archive",
    files: { ...labelled("2025/26", "2023/24", "2026/27"), ...term("2026/27") },
    found: [
      /^_data\/chapter-map\.json:\d+ \| The committee year is "2026\/27" here, but "2025\/26" in _data\/versions\.json\. \| Is 2025\/26 not archived yet/,
      /^_data\/people\.json:\d+ \| The term 2026\/27 begins after 2025\/26/,
      /^src\/versions\/2024-25\/_data\/chapter-map\.json:\d+ \| The committee year is "2023\/24" here, but this is the archive of "2024\/25"/,
    ],
  },
  {
    what: "AID-5 a label that was moved on before its year was archived",
    files: labelled("2026/27", "2024/25", "2025/26"),
    more: { today: "2026-07-01" },
    found: [/Is 2025\/26 not archived yet\? Write 2025\/26 in both, and run: npm run new/],
  },
  ...["2027", "2027/2028", "2026/28", "2026-27"].map((period) => ({
    what: `AID-3 the term ${period}`,
    files: term(period),
    found: [
      /people\.json:\d+ \| .*: a committee year is two years that follow each other, written 2026\/27/,
    ],
  })),
  {
    what: "AID-5 an archive with another label than its name",
    files: {
      ...labelled("2025/26"),
      ...data("versions", (file: { versions: object[] }) => {
        Object.assign(file.versions[1] ?? {}, { label: both("2025/26") });
        file.versions[2] = { name: "2024-25", label: both("2025/26"), path: "2024-25" };
      }),
      "src/versions/2024-25/_data/chapter-map.json": null,
    },
    found: [
      '_data/versions.json:22 | The version "2024-25" is labelled "2025/26". | Write the year of its name: 2024/25',
    ],
  },
  {
    what: "AID-5 an archive that is gone, but for the address that is redirected",
    files: {
      "_data/redirects.json": '[{ "from": "/docs/2024-25/a", "to": "/section", "why": "x" }]',
    },
    more: {
      formerDocs: ["sv/a.md", "sv/b.md", "en/b.md", "_data/people.json"].map(
        (path) => `src/versions/2024-25/${path}`,
      ),
    },
    found: [
      'warning _data/versions.json:3 | The archive "2024-25" is gone, and 2 of its addresses lead nowhere, such as /docs/2024-25/b | Put back its folder in src/versions and its entry here, or redirect each in _data/redirects.json.',
    ],
  },
  {
    what: "AID-5 words and services that an archive names, and today's data have no more",
    files: {
      "src/versions/1.0/sv/a.md": page("[[borta]] [x](telefon:borta)\n"),
    },
    found: [],
  },
]);
