import { expect, test } from "vitest";
import { inspectPage } from "../../../src/checks/inspect-page.ts";

const PAGE = `<!doctype html><html><head><link rel="icon" href="/favicon.ico"><base href="/x"></head>
<body><nav id="navbar"><a href="/docs">Docs</a></nav>
<main id="main"><nav class="toc" id="toc"><a href="#roller">Roller</a></nav>
<h2 id="roller">Roller</h2><a name="old"></a><aside id="side"><p id="inside">x</p></aside>
<h2 id="möten">Möten</h2><img src="/img/a.png" alt=""><a href="/nope" data-noBrokenLinkCheck>x</a></main>
<footer id="footer"><a name="imprint" href="/en/">English</a></footer></body></html>`;

test("CHECK-2 all ids and named anchors of a page are known", () => {
  expect([...inspectPage("/x", PAGE).ids]).toEqual([
    "navbar",
    "main",
    "toc",
    "roller",
    "old",
    "side",
    "inside",
    "möten",
    "footer",
    "imprint",
  ]);
});

test("CHECK-2 content is what stands in the main area, outside of menus", () => {
  expect([...inspectPage("/x", PAGE).contentIds]).toEqual(["roller", "old", "möten"]);
});

test("CHECK-1 links, images and the like are targets; links that ask for it are left out", () => {
  const { url, targets } = inspectPage("/x", PAGE);
  expect(url).toBe("/x");
  expect(targets).toEqual(["/favicon.ico", "/docs", "#roller", "/img/a.png", "/en/"]);
});
