import { expect, test } from "vitest";
import type { Locale } from "../../../src/schema/localized.ts";
import { uploadedFile } from "../../../src/schema/uploads.ts";
import { shown, textsIn } from "../../support/block.ts";
import { both } from "../../support/site-data.ts";

test("READER-6 ::: documents leads to a file where there is no address, and shows its cover", () => {
  const issue = { title: both("26"), file: "/pdfs/26.pdf", imageURL: "/img/26.webp" };
  const html = shown("documents", "some", { documents: { some: { documents: [issue] } } });
  expect(html).toMatch(
    /<a href="\/pdfs\/26.pdf"[^>]*><img src="\/img\/26.webp" alt=""[^>]*>26<\/a>/,
  );
});

test("READER-6 ::: documents names type, size and languages of a document in that of the page, also where its address is encoded", () => {
  const statutes = {
    title: both("x"),
    file: "/pdfs/SM%232.pdf",
    languages: ["sv" as const, "en" as const],
  };
  const documents = { some: { documents: [statutes] } };
  const fileSizes = { [uploadedFile("/pdfs/SM#2.pdf") ?? ""]: 1_240_000 };
  const languages = (locale: Locale) =>
    textsIn(shown("documents", "some", { documents, fileSizes }, locale), "dd");
  expect(languages("en")).toEqual(["PDF, 1.2 MB · Swedish, English"]);
  expect(languages("sv")).toEqual(["PDF, 1,2 MB · Svenska, engelska"]);
});
