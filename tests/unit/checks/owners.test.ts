import { expect, test } from "vitest";
import { owners } from "../../../src/checks/owners.ts";
import { checkedSite, textFile } from "../../support/checked-site.ts";
import { both, contentSource, docSource } from "../../support/site-data.ts";

const role = (sv: string, en: string, email: string) => ({ title: { sv, en }, email });
const PEOPLE = {
  board: {
    roles: [
      role("Ordförande", "President", "ordf@iare.nu"),
      role("Kassör", "Treasurer", "kassor@iare.nu"),
    ],
  },
  cmi: { roles: [role("Ordförande", "Chair", "cm@iare.nu")] },
};

const problemsOf = (owner: string) =>
  owners.run(
    checkedSite([textFile(contentSource("section.md", { frontMatter: { owner } }))], {
      data: { people: PEOPLE },
    }),
  );

test.each(["Kassör", "Treasurer", "President", "cm@iare.nu"])(
  "AID-4 “%s” is a role, and nothing is told, not even on the page of the other language",
  (owner) => {
    expect(problemsOf(owner)).toEqual([]);
  },
);

test.each([
  { owner: "Kasör", says: /not a role/, fix: 'Did you mean "Kassör"?' },
  { owner: "Anna Andersson", says: /not a role/, fix: "Known: Ordförande, Kassör" },
  { owner: "Ordförande", says: /title of 2 roles/, fix: /ordf@iare\.nu, cm@iare\.nu/ },
])("AID-4 “$owner” is told once, with what to write", ({ owner, says, fix }) => {
  expect(problemsOf(owner)).toEqual([
    {
      file: "src/content/sv/section.md",
      path: ["owner"],
      problem: expect.stringMatching(says),
      fix: expect.stringMatching(fix),
    },
  ]);
});

test("AID-4 archived docs keep the owner that they had", () => {
  const doc = docSource("board.md", {
    version: "1.0",
    versionPath: "1.0",
    frontMatter: { owner: "Förr" },
  });
  const versions = {
    last: "current",
    versions: [
      { name: "current", label: both("Nu"), path: "" },
      { name: "1.0", label: both("Förr"), path: "1.0" },
    ],
  };
  expect(owners.run(checkedSite([textFile(doc)], { data: { versions } }))).toEqual([]);
});
