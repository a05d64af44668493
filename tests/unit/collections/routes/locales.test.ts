import { expect, test } from "vitest";
import { localeOf, localizeTarget, switchLocale } from "../../../../src/routes/locales.ts";
import { LOCALES_FILE as LOCALES } from "../../../support/site-data.ts";

test.each([
  { path: "/en", locale: "en" },
  { path: "/en/", locale: "en" },
  { path: "/en/docs/board", locale: "en" },
  { path: "/en/index.html", locale: "en" },
  { path: "/english", locale: "sv" },
  { path: "/", locale: "sv" },
  { path: "/docs/en/", locale: "sv" },
  { path: "/docs/board", locale: "sv" },
])("ROUTE-2 the language of $path is $locale", ({ path, locale }) => {
  expect(localeOf(path, LOCALES)).toBe(locale);
});

test.each([
  { target: "/section", sv: "/section", en: "/en/section" },
  { target: "for-antagna", sv: "/for-antagna", en: "/en/for-antagna" },
  { target: "/", sv: "/", en: "/en/" },
  { target: "/en", sv: "/en/", en: "/en/" },
  { target: "/en/", sv: "/en/", en: "/en/" },
  { target: "/en/section", sv: "/en/section", en: "/en/section" },
  { target: "/english", sv: "/english", en: "/en/english" },
  { target: "#roles", sv: "#roles", en: "#roles" },
  { target: "mailto:ordf@iare.nu", sv: "mailto:ordf@iare.nu", en: "mailto:ordf@iare.nu" },
  { target: "tel:+4687906000", sv: "tel:+4687906000", en: "tel:+4687906000" },
  { target: "https://www.kth.se/en", sv: "https://www.kth.se/en", en: "https://www.kth.se/en" },
  { target: "//cdn.example/x", sv: "//cdn.example/x", en: "//cdn.example/x" },
  { target: "/img/map.pdf", sv: "/img/map.pdf", en: "/img/map.pdf" },
  { target: "/docs/2.0", sv: "/docs/2.0", en: "/en/docs/2.0" },
])("ROUTE-6 $target is $sv on a Swedish and $en on an English page", ({ target, sv, en }) => {
  expect(localizeTarget(target, "sv", LOCALES)).toBe(sv);
  expect(localizeTarget(target, "en", LOCALES)).toBe(en);
});

test.each([
  { target: "/docs/board/", href: "/en/docs/board" },
  { target: "/docs/board/?x=1#roles", href: "/en/docs/board?x=1#roles" },
  { target: "/docs/board.html#roles", href: "/en/docs/board#roles" },
  { target: "/docs/board/index.html", href: "/en/docs/board" },
  { target: "/index.html", href: "/en/" },
  { target: "/?x=1", href: "/en/?x=1" },
  { target: "/en?x=1", href: "/en/?x=1" },
])("ROUTE-7 $target is linked as $href", ({ target, href }) => {
  expect(localizeTarget(target, "en", LOCALES)).toBe(href);
});

test.each([
  { sv: "/docs/intro", en: "/en/docs/intro" },
  { sv: "/docs/intro/", en: "/en/docs/intro/" },
  { sv: "/", en: "/en/" },
  { sv: "/english", en: "/en/english" },
  { sv: "/docs/en/x", en: "/en/docs/en/x" },
])("LOC-2 $sv and $en lead to each other", ({ sv, en }) => {
  expect(switchLocale(sv, "en", LOCALES)).toBe(en);
  expect(switchLocale(en, "sv", LOCALES)).toBe(sv);
  expect(switchLocale(sv, "sv", LOCALES)).toBe(sv);
  expect(switchLocale(en, "en", LOCALES)).toBe(en);
});
