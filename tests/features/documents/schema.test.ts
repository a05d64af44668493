import { test } from "vitest";
import { documentsFile } from "../../../src/features/documents/schema.ts";
import { both } from "../../support/both.ts";
import { expectProblems, type Row, rowsOf } from "../../support/schema-problems.ts";

const x = both("x");

const ROWS: Row[] = [
  [
    documentsFile,
    { x: { documents: [{ title: x, href: "https://a.example/", file: "/pdfs/a.pdf" }] } },
    "several of an address, a file and a service",
  ],
];

test.each(rowsOf("documents", ROWS))("$what: $starts", expectProblems);
