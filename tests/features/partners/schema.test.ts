import { test } from "vitest";
import { partnersFile } from "../../../src/features/partners/schema.ts";
import { expectProblems, type Row, rowsOf } from "../../support/schema-problems.ts";

const ROWS: Row[] = [
  [
    partnersFile,
    ["A", "B"].map((name) => ({ name, url: "https://x.example", main: true })),
    "only one partner can be the main partner",
  ],
  [
    partnersFile,
    [{ name: "A", url: "https://x.example", logoDark: "/img/a.svg" }],
    'a logo for dark mode needs one for light mode in "logo"',
  ],
];

test.each(rowsOf("partners", ROWS))("$what: $starts", expectProblems);
