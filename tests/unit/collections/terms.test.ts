import { expect, test } from "vitest";
import { heldRoles, withHolders, yearsOf } from "../../../src/collections/terms.ts";

const role = { key: "kassor", title: { sv: "Kassör", en: "Treasurer" }, email: "k@test.example" };
const people = { board: { roles: [role] } };
const term = (name: string, start: string, end?: string) => ({
  role: "kassor",
  name,
  start,
  ...(end ? { end } : {}),
});

test("MEM-8 a role has the name of who holds it on the day, from the first to the last", () => {
  const terms = { terms: [term("A", "2025-07-01", "2026-06-30"), term("B", "2026-07-01")] };
  const nameOn = (day: string) => withHolders(people, terms, day).board?.roles[0]?.name;
  expect(nameOn("2026-06-30")).toBe("A");
  expect(nameOn("2026-07-01")).toBe("B");
  expect(nameOn("2025-06-30")).toBeUndefined();
});

test("MEM-8 a name that is written at the role stays, and two who share it are both named", () => {
  const terms = { terms: [term("A", "2026-07-01"), term("B", "2026-07-01")] };
  const shared = withHolders(people, terms, "2026-08-01").board?.roles[0];
  expect(shared).toMatchObject({ name: "A, B", period: "2026/27" });
  const own = { board: { roles: [{ ...role, name: "C" }] } };
  expect(withHolders(own, terms, "2026-08-01")).toEqual(own);
});

test("MEM-8 a term belongs to each operating year that it touches", () => {
  expect(yearsOf(term("A", "2018-09-01", "2020-06-30"), "2026-08-01")).toEqual([
    "2018/19",
    "2019/20",
  ]);
  expect(yearsOf(term("A", "2025-07-01"), "2026-08-01")).toEqual(["2025/26", "2026/27"]);
});

test("MEM-8 a role has its latest holder first, in whatever order the terms are written", () => {
  const terms = {
    terms: [term("B", "2024-07-01"), term("C", "2025-07-01"), term("A", "2019-07-01")],
  };
  const [role] = heldRoles({ terms, people });
  expect(role?.terms.map(({ name }) => name)).toEqual(["C", "B", "A"]);
});
