import { expect, test } from "vitest";
import { termOf } from "../../../src/model/glossary.ts";
import { both } from "../../support/site-data.ts";

const GLOSSARY = {
  to: "/ordlista",
  terms: [
    {
      id: "n0llan",
      term: { sv: "n0llan", en: "the new student" },
      explanation: both("x"),
      also: ["nØllan"],
    },
    { id: "sm", term: { sv: "Sektionsmöte (SM)", en: "chapter meeting" }, explanation: both("x") },
  ],
};

test.each([
  ["n0llan", "n0llan"],
  ["The new student", "n0llan"],
  ["nøllan", "n0llan"],
  ["sektionsmöte (sm)", "sm"],
  ["SM", "sm"],
  ["n0lla", undefined],
])("[[%s]] means the entry %s", (word, id) => {
  expect(termOf(word, GLOSSARY)?.id).toBe(id);
});
