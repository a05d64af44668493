import { expect, test } from "vitest";
import { documentsFile } from "../../../src/features/documents/schema.ts";
import { uploadedFile } from "../../../src/schema/uploads.ts";
import { shown, textsIn } from "../../support/block.ts";
import { checkProblems } from "../../support/schema-problems.ts";
import { both } from "../../support/site-data.ts";

test("READER-6 ::: documents leads to a file where there is no address, and shows its cover", () => {
  const issue = { title: both("26"), file: "/pdfs/26.pdf", imageURL: "/img/26.webp" };
  const html = shown("documents", "some", { documents: { some: { documents: [issue] } } });
  expect(html).toMatch(
    /<a href="\/pdfs\/26.pdf"[^>]*><img src="\/img\/26.webp" alt=""[^>]*>26<\/a>/,
  );
});

test.each([
  ["en", "PDF, 1.2 MB · Swedish, English"],
  ["sv", "PDF, 1,2 MB · Svenska, engelska"],
] as const)(
  "FILE-1, READER-6 in %s type, size and languages of a document, whose address is encoded, are %s",
  (locale, facts) => {
    const languages = ["sv" as const, "en" as const];
    const statutes = { title: both("x"), file: "/pdfs/SM%232.pdf", languages };
    const documents = { some: { documents: [statutes] } };
    const fileSizes = { [uploadedFile("/pdfs/SM#2.pdf") ?? ""]: 1_240_000 };
    const html = shown("documents", "some", { documents, fileSizes }, locale);
    expect(textsIn(html, "dd")).toEqual([facts]);
  },
);

const SEVERAL = { title: both("x"), href: "https://a.example/", file: "/pdfs/a.pdf" };
checkProblems("a document", [
  [documentsFile, { x: { documents: [SEVERAL] } }, "several of an address, a file and a service"],
]);
