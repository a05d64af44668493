import { expect, test } from "vitest";
import { FEATURES } from "../../../src/features/features.ts";
import { lintFolder } from "../../../src/lint/run.ts";
import { DOCUMENT_LIMIT, documentNote } from "../../../src/schema/uploads.ts";
import { createContent } from "../../support/build.ts";

test("FILE-1 type and size of a document are in the words of the language", () => {
  const sizes = { "a/stadgar.pdf": 1_240_000, "b.docx": 12_100 };
  expect(documentNote("a/stadgar.pdf", sizes, "sv")).toBe("PDF, 1,2 MB");
  expect(documentNote("a/stadgar.pdf", sizes, "en-GB")).toBe("PDF, 1.2 MB");
  expect(documentNote("b.docx", sizes, "sv")).toBe("DOCX, 13 kB");
  expect(documentNote("c.pdf", sizes, "sv")).toBeUndefined();
});

test("FILE-2 a document that is too large, and an upload that nothing uses, are told once, where they are", async () => {
  const folder = "src/theme/public/pdfs";
  await using content = await createContent({
    [`${folder}/stor.pdf`]: "x".repeat(DOCUMENT_LIMIT + 1),
    [`${folder}/använd.pdf`]: "x",
    [`${folder}/oanvänd.pdf`]: "x",
    "src/content/sv/fil.md":
      "---\ntitle: Fil\ndescription: En fil.\n---\n\n[Stor](/pdfs/stor.pdf) och [använd](/pdfs/använd.pdf).\n",
  });
  const { findings } = lintFolder(content.dir, {}, FEATURES);
  const told = findings
    .filter(({ file }) => file.startsWith(folder))
    .map(({ file, severity, problem }) => [file.slice(folder.length), severity, problem]);
  expect(told).toEqual([
    ["/oanvänd.pdf", "warning", "The file is not used: no text shows it or links to it."],
    ["/stor.pdf", "error", "The file has 10 MB; more than 10 MB are too much for phones."],
  ]);
});
