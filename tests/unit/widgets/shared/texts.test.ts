import { expect, test } from "vitest";
import { loadTexts } from "../../../../widgets/shared/texts.ts";
import { label } from "../../../support/labels.ts";

test.each([
  ["sv", "sv"],
  ["en", "en"],
  ["en-GB", "en"],
  ["de", "sv"],
  ["", "sv"],
] as const)("a page in %o gets the texts in %s", async (lang, locale) => {
  expect(await loadTexts(lang)).toEqual({
    loadFailedTitle: label(locale, "loadError.title"),
    retry: label(locale, "loadError.retry"),
    crashTitle: label(locale, "ErrorPageContent.title"),
    tryAgain: label(locale, "ErrorPageContent.tryAgain"),
    pageError: label(locale, "crash.pageError"),
    cause: label(locale, "crash.cause"),
  });
});
