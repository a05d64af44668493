import { expect, test } from "vitest";
import { changedSections } from "../../../src/pages/word-changes.ts";

const section = (id: string, heading: string, text: string) => ({ id, heading, text });

test("MEM-1 changes name the words, new sections and those that were removed where they were", () => {
  const changes = changedSections(
    [section("1", "A", "En tia."), section("2", "B", "Bort."), section("3", "C", "Lika.")],
    [section("1", "A", "En tjugolapp."), section("3", "C", "Lika."), section("4", "D", "Ny.")],
  );
  expect(changes.map(({ id, kind }) => [id, kind])).toEqual([
    ["1", "changed"],
    ["2", "removed"],
    ["4", "added"],
  ]);
  expect(changes[0]?.text).toEqual([
    { kind: "same", text: "En " },
    { kind: "removed", text: "tia" },
    { kind: "added", text: "tjugolapp" },
    { kind: "same", text: "." },
  ]);
});
