// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import {
  startCarryAddress,
  switchPath,
} from "../../../../widgets/language-picker/carry-address.ts";
import { startPreferredLanguage } from "../../../../widgets/language-picker/preferred-language.ts";

test("LOC-3, VER-3 links to other languages and versions keep query and fragment, also later ones; that of a note does not", () => {
  document.body.innerHTML = `<a data-full-load href="/en/a">English</a><a data-version="1.0" href="/1.0/a">1.0</a>
    <a data-version="2.0" data-as-is href="/b">Latest</a>`;
  const left = new AbortController();
  const links = [...document.links];
  const targets = () => links.map(({ pathname, search, hash }) => pathname + search + hash);
  history.replaceState(null, "", "/a?x=1#del");
  startCarryAddress(document, left.signal);
  expect(targets()).toEqual(["/en/a?x=1#del", "/1.0/a?x=1#del", "/b"]);
  history.replaceState(null, "", "/a?x=2#annat");
  links[1]?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(targets()).toEqual(["/en/a?x=2#annat", "/1.0/a?x=2#annat", "/b"]);
  history.replaceState(null, "", "/a#sist");
  dispatchEvent(new Event("hashchange"));
  expect(targets()).toEqual(["/en/a#sist", "/1.0/a#sist", "/b"]);
  left.abort();
  history.replaceState(null, "", "/");
});

test.each([
  ["/nope", "/", "/en/", "/en/nope"],
  ["/en/docs/nope/", "/en/", "/", "/docs/nope/"],
  ["/nope", "/", "/", "/nope"],
  ["/english", "/", "/en/", "/en/english"],
  ["/en/en/nope", "/en/", "/", "/en/nope"],
  ["/en", "/en/", "/", "/"],
  ["/%C3%B6", "/", "/en/", "/en/%C3%B6"],
  ["/en//other.example/x", "/en/", "/", "/other.example/x"],
])("LOC-2 the missing page %s of the language at %s is, at %s, %s", (path, from, to, expected) => {
  expect(switchPath(path, from, to)).toBe(expected);
});

test("LOC-8 a browser that prefers the other language gets its link in the bar, on the next page too; others do not", () => {
  const language = vi.spyOn(navigator, "language", "get").mockReturnValue("sv-SE");
  document.body.innerHTML = `<header class="bar"><nav class="navbar"></nav><div id="drawer">
    <a lang="sv" href="/a" aria-current="true">Svenska</a><a lang="en" href="/en/a">English</a></div></header>`;
  const shown = () =>
    [...document.querySelectorAll<HTMLAnchorElement>(".bar > a")].map((a) => [a.text, a.pathname]);
  startPreferredLanguage(document);
  expect(shown()).toEqual([]);
  language.mockReturnValue("en-GB");
  startPreferredLanguage(document);
  expect(shown()).toEqual([["English", "/en/a"]]);
  document.querySelector("#drawer [lang=en]")?.setAttribute("href", "/en/b");
  startPreferredLanguage(document);
  expect(shown()).toEqual([["English", "/en/b"]]);
});
