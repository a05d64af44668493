import { expect, test } from "vitest";
import { documentsFile } from "../../../src/features/documents/schema.ts";
import { documentNote, uploadedFile } from "../../../src/schema/uploads.ts";
import { shown, textsIn } from "../../support/block.ts";
import { checkChanges } from "../../support/changes.ts";
import { page } from "../../support/lint.ts";
import { checkRows, data, sv } from "../../support/lint-rows.ts";
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

test.each([
  [1, "PDF, 1 kB"],
  [999_000, "PDF, 999 kB"],
  [1_000_000, "PDF, 1 MB"],
])("FILE-1 of %i bytes a document says %s", (bytes, note) => {
  expect(documentNote("a.pdf", { "a.pdf": bytes }, "sv")).toBe(note);
});

const SEVERAL = { title: both("x"), href: "https://a.example/", file: "/pdfs/a.pdf" };
checkProblems("a document", [
  [documentsFile, { x: { documents: [SEVERAL] } }, "several of an address, a file and a service"],
]);

checkRows([
  {
    what: "FILE-4 a document whose name has a sign of addresses, as it is and encoded, in texts and data",
    files: {
      [`${sv}/a.md`]: page(
        "[A](</pdfs/SM#1.pdf>)\n\n[B](/pdfs/SM%231.pdf)\n\n[C](/pdfs/SM #2.pdf)\n",
      ),
      ...data("documents", ({ magazine }: { magazine: { documents: object[] } }) => {
        const files = ["/pdfs/SM #2.pdf", "/pdfs/SM%20%232.pdf"];
        magazine.documents = files.map((file) => ({ title: both("Protokoll"), file }));
      }),
      "src/theme/public/pdfs/SM#1.pdf": "",
      "src/theme/public/pdfs/SM #2.pdf": "",
    },
    found: [
      /documents\.json:\d+ \| Addresses end their path .* \| Write: {2}\/pdfs\/SM%20%232\.pdf$/,
      /a\.md:5:1 \| Addresses end their path .* \| Write: {2}\/pdfs\/SM%231\.pdf$/,
      /a\.md:9 \| .* \| Write: {2}\[C\]\(<\/pdfs\/SM %232\.pdf>\)$/,
    ],
  },
  {
    what: "AID-5 a list that an archive names, and today's data have no more",
    files: { "src/versions/1.0/sv/a.md": page("::: documents borta\n") },
    found: [],
  },
]);

checkChanges([
  {
    what: "a document with title and date",
    files: {
      ...data("documents", ({ forms }: { forms: { documents: object[] } }) => {
        const file = { file: "/pdfs/protokoll-sm-2.pdf", date: "2026-05-20", kind: "minutes" };
        forms.documents.push({ title: both("Protokoll SM#2"), ...file });
      }),
      "src/theme/public/pdfs/protokoll-sm-2.pdf": "",
    },
    shows: /href="\/pdfs\/protokoll-sm-2\.pdf".*Protokoll SM#2/s,
    places: 2,
  },
]);
