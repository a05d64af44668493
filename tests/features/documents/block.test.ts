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

test("::: documents names the languages of a document in that of the page", () => {
  const statutes = { title: both("x"), href: "/x", languages: ["sv" as const, "en" as const] };
  const documents = { some: { documents: [statutes] } };
  const languages = (locale: Locale) =>
    textsIn(shown("documents", "some", { documents }, locale), "dd");
  expect(languages("en")).toEqual(["Swedish, English"]);
  expect(languages("sv")).toEqual(["Svenska, engelska"]);
});

test("READER-6 ::: documents says type and size of a file whose address is encoded", () => {
  const minutes = { title: both("x"), file: "/pdfs/SM%232.pdf" };
  const fileSizes = { [uploadedFile("/pdfs/SM#2.pdf") ?? ""]: 1_240_000 };
  const html = shown("documents", "some", {
    documents: { some: { documents: [minutes] } },
    fileSizes,
  });
  expect(textsIn(html, "dd")).toEqual(["PDF, 1.2 MB"]);
});
