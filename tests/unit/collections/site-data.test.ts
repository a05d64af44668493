import { expect, test } from "vitest";
import { localeContext, reportIn } from "../../../src/collections/site-data.ts";
import { LOCALES_FILE, siteData } from "../../support/site-data.ts";

const PROBLEM = { file: "_data/x.json", problem: "x" };

test.each([
  { fallback: "sv", told: ["sv"] },
  { fallback: "en", told: ["en"] },
] as const)(
  "CONF-1 a slip in data that all languages share is told once, where $fallback is the default",
  ({ fallback, told }) => {
    const data = siteData({ locales: { ...LOCALES_FILE, default: fallback } });
    const heard: string[] = [];
    for (const locale of ["sv", "en"] as const) {
      localeContext(locale, data, () => heard.push(locale)).reportShared(PROBLEM);
    }
    expect(heard).toEqual(told);
  },
);

test("CONF-1 a slip in a text is told by its own page, not by one that it stands in for", () => {
  const heard: string[] = [];
  const context = localeContext("en", siteData(), ({ problem }) => heard.push(problem));
  reportIn({ locale: "en", contentLocale: "en" }, context)({ ...PROBLEM, problem: "own" });
  reportIn({ locale: "en", contentLocale: "sv" }, context)({ ...PROBLEM, problem: "stand-in" });
  expect(heard).toEqual(["own"]);
});
