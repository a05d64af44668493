import { describe, expect, test } from "vitest";
import { sidebarsFile } from "../../../../src/schema/docs.ts";
import { itemOf, navbarOf, onPage } from "../../../support/navbar.ts";
import { both, docSource } from "../../../support/site-data.ts";

describe("doc items", () => {
  const hidden = docSource("hidden.md", { frontMatter: { unlisted: true } });
  const docs = ["board.md", "event/cmi.md", "alone.md", "lonely.md", hidden];
  const sidebars = sidebarsFile.parse({ docs: { items: ["board", "event/cmi"] } });
  const item = (docId: string) => ({ type: "doc", docId });
  const options = (url: string) => ({ url, docs, data: { sidebars } });

  test.each([
    { docId: "board", url: "/", href: "/docs/board", current: null },
    { docId: "board", url: "/docs/board", href: "/docs/board", current: "page" },
    { docId: "board", url: "/docs/event/cmi", href: "/docs/board", current: "true" },
    { docId: "board", url: "/docs/alone", href: "/docs/board", current: null },
  ])(
    "NAV-7 on $url the item of $docId leads to $href with the mark $current",
    ({ docId, url, href, current }) => {
      expect(itemOf(item(docId), options(url))).toMatchObject({ kind: "link", href, current });
    },
  );

  test.each([
    { what: "an unlisted doc", docId: "hidden", url: "/docs/hidden" },
    { what: "a draft", docId: "plan", url: "/docs/board" },
  ])("NAV-7 the item of $what is absent", ({ docId, url }) => {
    const built = navbarOf([item(docId)], options(url));
    expect(built.right).toEqual([]);
  });

  test("NAV-7 the label is the id of the doc unless the item has one", () => {
    expect(itemOf(item("board"), options("/"))).toMatchObject({ label: "board" });
    expect(itemOf({ ...item("board"), label: both("The board") }, options("/"))).toMatchObject({
      label: "The board",
    });
  });
});

describe("docSidebar items", () => {
  const link = { type: "link", href: "https://x.example", label: both("X") };
  const sidebars = sidebarsFile.parse({
    docs: { items: [link, { type: "category", label: both("Menu"), items: ["board", "media"] }] },
  });
  const item = (sidebarId: string) => ({ type: "docSidebar", sidebarId });
  const options = (url: string) => ({
    url,
    docs: ["board.md", "media.md", "alone.md"],
    data: { sidebars },
  });

  test.each([
    { url: "/", current: null },
    { url: "/docs/board", current: "page" },
    { url: "/docs/media", current: "true" },
    { url: "/docs/alone", current: null },
  ])(
    "NAV-8 on $url the item leads to the first doc of its menu with the mark $current",
    ({ url, current }) => {
      expect(itemOf(item("docs"), options(url))).toMatchObject({
        kind: "link",
        label: "board",
        href: "/docs/board",
        current,
      });
    },
  );
});

describe("docs items with several versions", () => {
  test.each([
    { url: "/docs/next/board", label: "Next", href: "/docs/next/board", current: "page" },
    { url: "/docs/1.0/nope", label: "1.0", href: "/docs/1.0/board", current: "true" },
    { url: "/blog", label: "2.0", href: "/docs/board", current: null },
  ])(
    "VER-2 on $url a docsVersion item is $label and leads to $href",
    ({ url, label, href, current }) => {
      expect(itemOf({ type: "docsVersion" }, onPage(url))).toMatchObject({ label, href, current });
    },
  );

  test.each([
    { docId: "board", url: "/docs/1.0/board", href: "/docs/1.0/board", current: "page" },
    { docId: "new", url: "/docs/next/board", href: "/docs/next/new", current: "true" },
    { docId: "board", url: "/blog", href: "/docs/board", current: null },
  ])("VER-2 on $url the doc $docId is the one at $href", ({ docId, url, href, current }) => {
    expect(itemOf({ type: "doc", docId }, onPage(url))).toMatchObject({ href, current });
  });
});
