import { expect, test } from "vitest";
import { idsIn } from "../../../src/checks/ids-in-page.ts";

const PAGE = `<!doctype html><html><head><link rel="icon" href="/favicon.ico"><base href="/x"></head>
<body><nav id="navbar"><a href="/docs">Docs</a></nav>
<main id="main"><nav class="toc" id="toc"><a href="#roller">Roller</a></nav>
<h2 id="roller">Roller</h2><a name="old"></a><aside id="side"><p id="inside">x</p></aside>
<h2 id="möten">Möten</h2><meta name="no-anchor"></main>
<footer id="footer"><a name="imprint" href="/en/">English</a></footer></body></html>`;

test("CHECK-2 all ids and named anchors of a page are known", () => {
  expect([...idsIn(PAGE).all]).toEqual([
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
  expect([...idsIn(PAGE).content]).toEqual(["roller", "old", "möten"]);
});

test("CHECK-2 a page that is not there has no ids", () => {
  expect(idsIn("")).toEqual({ all: new Set(), content: new Set() });
});
