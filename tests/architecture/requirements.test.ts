import { expect, test } from "vitest";
import { namedPromises, promises } from "../support/promises.ts";

const ids = promises();
const named = namedPromises();

test("every ID that code and tests name is in the list of requirements", () => {
  const unknown = [...named].flatMap(([path, used]) =>
    used.filter((id) => !ids.includes(id)).map((id) => `${path} names ${id}`),
  );
  expect(unknown).toEqual([]);
});

test("every requirement is named by a test, and listed once", () => {
  const used = new Set([...named].flatMap(([path, own]) => (/^tests/.test(path) ? own : [])));
  expect(ids.filter((id) => !used.has(id))).toEqual([]);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});
