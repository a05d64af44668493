// @vitest-environment jsdom
import { afterEach, describe, expect, test } from "vitest";
import { startCarryAddress, switchPath } from "../../../../widgets/behaviours/carry-address.ts";

const HOMES = ["/", "/en/"];

test.each([
  ["/nope", "/en/", "/en/nope"],
  ["/en/nope", "/", "/nope"],
  ["/docs/nope", "/en/", "/en/docs/nope"],
  ["/en/docs/nope/", "/", "/docs/nope/"],
  ["/docs/nope/", "/en/", "/en/docs/nope/"],
  ["/nope", "/", "/nope"],
  ["/en/nope", "/en/", "/en/nope"],
  ["/english", "/en/", "/en/english"],
  ["/en/en/nope", "/", "/en/nope"],
  ["/en", "/", "/"],
  ["/", "/en/", "/en/"],
  ["/%C3%B6", "/en/", "/en/%C3%B6"],
  ["/en//other.example/x", "/", "/other.example/x"],
])("LOC-2 the missing page %s is %s%s in the other language", (path, home, expected) => {
  expect(switchPath(path, home, HOMES)).toBe(expected);
});

describe("on a page", () => {
  afterEach(() => {
    document.body.innerHTML = "";
    history.replaceState(null, "", "/");
  });

  const links = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  const show = (
    address: string,
    main = "<main></main>",
    [sv, en] = ["/section", "/en/section"],
  ) => {
    history.replaceState(null, "", address);
    document.body.innerHTML = `<a data-full-load lang="sv" href="${sv}">Svenska</a><a data-full-load lang="en" href="${en}">English</a>${main}`;
    startCarryAddress(document);
  };

  test("LOC-3 all language links carry query and fragment on", () => {
    show("/section?x=1#andra");
    expect(links()).toEqual(["/section?x=1#andra", "/en/section?x=1#andra"]);
  });

  test.each(["hashchange", "popstate"])("LOC-3 a %s changes them without adding up", (type) => {
    show("/section#andra");
    history.replaceState(null, "", "/section?x=1#tredje");
    window.dispatchEvent(new Event(type));
    expect(links()).toEqual(["/section?x=1#tredje", "/en/section?x=1#tredje"]);
    history.replaceState(null, "", "/section");
    window.dispatchEvent(new Event(type));
    expect(links()).toEqual(["/section", "/en/section"]);
  });

  test.each(["pointerover", "focusin", "click"])(
    "LOC-3 a query that a script has set is there at %s",
    (type) => {
      show("/section");
      history.replaceState(null, "", "/section?x=2");
      document.querySelector("a")?.dispatchEvent(new Event(type, { bubbles: true }));
      expect(links()).toEqual(["/section?x=2", "/en/section?x=2"]);
    },
  );

  test("ROUTE-5 on a not-found page they lead to the same missing path", () => {
    show("/en/docs/nope?x=1", "<main data-not-found></main>", ["/", "/en/"]);
    expect(links()).toEqual(["/docs/nope?x=1", "/en/docs/nope?x=1"]);
  });

  test("VER-3 entries of the version picker carry both on, the note of an old page does not", () => {
    history.replaceState(null, "", "/docs/next/board?x=1#s");
    document.body.innerHTML =
      '<a href="/docs/board" data-version="2.0"></a><a href="/docs/board" data-version="2.0" data-as-is></a>';
    startCarryAddress(document);
    expect(links()).toEqual(["/docs/board?x=1#s", "/docs/board"]);
  });
});
