import { expect, test } from "vitest";
import { localeOf, localizeTarget, switchLocale } from "../../../../src/routes/locales.ts";
import { LOCALES_FILE as LOCALES } from "../../../support/site-data.ts";

test.each([
  { path: "/en", locale: "en" },
  { path: "/en/docs/board", locale: "en" },
  { path: "/english", locale: "sv" },
  { path: "/", locale: "sv" },
  { path: "/docs/en/", locale: "sv" },
])("ROUTE-2 the language of $path is $locale", ({ path, locale }) => {
  expect(localeOf(path, LOCALES)).toBe(locale);
});

test.each([
  { target: "/section", sv: "/section", en: "/en/section" },
  { target: "for-antagna", sv: "/for-antagna", en: "/en/for-antagna" },
  { target: "/", sv: "/", en: "/en/" },
  { target: "/en/", sv: "/en/", en: "/en/" },
  { target: "/en/section", sv: "/en/section", en: "/en/section" },
  { target: "#roles", sv: "#roles", en: "#roles" },
  {
    target: "mailto:ordf@example.org",
    sv: "mailto:ordf@example.org",
    en: "mailto:ordf@example.org",
  },
  { target: "https://www.kth.se/en", sv: "https://www.kth.se/en", en: "https://www.kth.se/en" },
  { target: "/img/map.pdf", sv: "/img/map.pdf", en: "/img/map.pdf" },
  { target: "/docs/2.0", sv: "/docs/2.0", en: "/en/docs/2.0" },
])("ROUTE-6 $target is $sv on a Swedish and $en on an English page", ({ target, sv, en }) => {
  expect(localizeTarget(target, "sv", LOCALES)).toBe(sv);
  expect(localizeTarget(target, "en", LOCALES)).toBe(en);
});

test.each([
  { target: "/docs/board/", href: "/en/docs/board" },
  { target: "/docs/board.html#roles", href: "/en/docs/board#roles" },
  { target: "/docs/board/index.html", href: "/en/docs/board" },
  { target: "/index.html", href: "/en/" },
  { target: "/en?x=1", href: "/en/?x=1" },
])("ROUTE-7 $target is linked as $href", ({ target, href }) => {
  expect(localizeTarget(target, "en", LOCALES)).toBe(href);
});

test.each([
  { sv: "/docs/intro/", en: "/en/docs/intro/" },
  { sv: "/", en: "/en/" },
  { sv: "/english", en: "/en/english" },
])("LOC-2 $sv and $en lead to each other", ({ sv, en }) => {
  expect(switchLocale(sv, "en", LOCALES)).toBe(en);
  expect(switchLocale(en, "sv", LOCALES)).toBe(sv);
  expect(switchLocale(sv, "sv", LOCALES)).toBe(sv);
  expect(switchLocale(en, "en", LOCALES)).toBe(en);
});
