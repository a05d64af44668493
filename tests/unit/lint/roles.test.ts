import { expect, test } from "vitest";
import { peopleFile } from "../../../src/schema/people.ts";
import { linesOf, page } from "../../support/lint.ts";

const title = { sv: "Ordförande", en: "President" };
const people = (email: string, more: object = {}) =>
  JSON.stringify({ board: { roles: [{ key: "ordf", title, email, ...more }, { as: "ordf" }] } });
const FILE = "src/content/sv/ny.md";
const found = (body: string, email = "ordf@test.example", more = {}) =>
  linesOf({ [FILE]: page(body), "_data/people.json": people(email) }, more).filter((line) =>
    line.includes(FILE),
  );

test("AID-16 a role is written once, and texts refer to it by its key", () => {
  expect(peopleFile.parse(JSON.parse(people("a@b.se"))).board?.roles[1]).toEqual({
    title,
    email: "a@b.se",
  });
  expect(found("Skriv till [[roll:ordf]], [[roll:ordf|oss]] eller [[rollnamn:ordf]].\n")).toEqual(
    [],
  );
  expect(found("Skriv till [[roll:ordff]].\n")).toEqual([
    `${FILE}:5:11 | No role in _data/people.json has the key "ordff". | Did you mean "ordf"? Available: ordf`,
  ]);
});

test("AID-16 an address that is written out is reported with the key, or with the role that had it, and with nobody else's", () => {
  expect(found("Fråga [oss](mailto:ordf@test.example).\n")).toEqual([
    expect.stringMatching(
      /^warning .*:5 \| ordf@test\.example is .* Write: {2}\[\[roll:ordf\|oss\]\]$/,
    ),
  ]);
  const former = { formerRoles: new Map([["gammal@test.example", "Ordförande"]]) };
  const [line = ""] = found("Fråga gammal@test.example.\n", "ny@test.example", former);
  expect(line).toContain('it was that of "Ordförande"');
  expect(line).not.toContain("ny@test.example");
  expect(line).toMatch(/\| Write: {2}\[\[roll:ordf\]\]$/);
  expect(found("Fråga [[roll:ordf]].\n", "ny@test.example", former)).toEqual([]);
  expect(found("Fråga info@annan.example.\n")).toEqual([]);
  expect(found("Fråga nej@test.example.\n")).toEqual([
    expect.stringContaining("No role in _data/people.json has the address nej@test.example."),
  ]);
});

test("AID-16 a role that is shown in another place, too, is reported with its key wherever that stands", () => {
  const role = { key: "ordf", title, email: "ordf@test.example" };
  const bodies = { agm: { roles: [{ as: "ordf" }] }, board: { roles: [role] } };
  const files = {
    [FILE]: page("Fråga ordf@test.example.\n"),
    "_data/people.json": JSON.stringify(bodies),
  };
  expect(linesOf(files).filter((line) => line.includes(FILE))).toEqual([
    expect.stringMatching(/Write: {2}\[\[roll:ordf\]\]$/),
  ]);
});

test("AID-16 docs of a past year keep the addresses that were right then", () => {
  const text = page("Fråga ordf@test.example.\n");
  const archived = "src/versions/1.0/sv/gammal.md";
  const next = "src/content/sv/docs/board.md";
  const data = { "_data/people.json": people("ordf@test.example") };
  const files = linesOf({ ...data, [archived]: text, [next]: text }).filter((line) =>
    line.includes("[[roll:ordf]]"),
  );
  expect(files).toEqual([expect.stringContaining(next)]);
});
