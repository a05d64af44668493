import { describe, expect, test } from "vitest";
import { activeContent, isEndless, withoutNotes } from "../../../src/assets/vector.ts";
import { htmlMistake } from "../../../src/schema/html-text.ts";
import { linkMistake } from "../../../src/schema/link-target.ts";
import { findingsOf, page } from "../../support/lint.ts";
import { linesOfEach } from "../../support/lint-rows.ts";

const RLO = "\u202e";

describe("SEC-5 a link leads where it says, by a scheme that is listed", () => {
  test.each([
    "\u0001javascript:alert(1)",
    "java\tscript:alert(1)",
    "\u200bjavascript:alert(1)",
    "ja\u00advascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://www.iare.se/x",
    "steam://run/1",
    "https://www.iare.se@evil.example/",
    "http://user:password@evil.example/",
    "//www.iare.se@evil.example/",
    "https:\\\\www.iare.se@evil.example/",
    `https://www.iare.se/${RLO}gpj.exe`,
    "https://www.iare.se/%E2%80%AEgpj.exe",
    `/docs/${RLO}board`,
    "\u2066/docs/board\u2069",
  ])("%j is refused", (target) => {
    expect(linkMistake(target)).not.toBeNull();
  });
});

describe("SEC-5 HTML in data has only elements and attributes that are listed", () => {
  test.each([
    '<a href="&#1;javascript:alert(1)">x</a>',
    '<a href="&Tab;javascript&colon;alert(1)">x</a>',
    '<a href="jav&NewLine;ascript:alert(1)">x</a>',
    '<a href="https://www.iare.se@evil.example/">x</a>',
    '<a xlink:href="javascript:alert(1)">x</a>',
    '<a href="/x" ping="https://evil.example/">x</a>',
    '<b formaction="javascript:alert(1)">x</b>',
    "<b popover>x</b>",
    '<b data-island="search">x</b>',
    '<b autofocus tabindex="1">x</b>',
    '<b ONCLICK="alert(1)">x</b>',
    '<b style="position:fixed;inset:0">x</b>',
    '<b id="main">x</b>',
    '<q cite="javascript:alert(1)">x</q>',
    '<img src="x" alt="">',
    '<svg><a href="/x">x</a></svg>',
    '<form action="/x">x</form>',
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
    "<b/onclick=alert(1)>x</b>",
  ])("%s is refused", (html) => {
    expect(htmlMistake(html)).not.toBeNull();
  });
});

const drawing = (inside: string, more = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${more}>${inside}</svg>`;

describe("SEC-1 a drawing has only elements and attributes that are listed", () => {
  test.each([
    `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${drawing("")}`,
    `<!DOCTYPE svg SYSTEM "https://evil.example/a.dtd">${drawing("")}`,
    `<?xml-stylesheet type="text/xsl" href="#x"?>${drawing("")}`,
    drawing('<meta http-equiv="refresh" content="0;url=//evil.example"/>'),
    drawing("<h:script>alert(1)</h:script>", ' xmlns:h="http://www.w3.org/1999/xhtml"'),
    drawing("<s:script>alert(1)</s:script>", ' xmlns:s="http://www.w3.org/2000/svg"'),
    drawing('<animate attributeName="href" values="#;javascript:alert(1)"/>'),
    drawing('<set attributeName="onload" to="alert(1)"/>'),
    drawing('<a href="https://evil.example"><text>x</text></a>'),
    drawing('<a xlink:href="javascript:alert(1)"/>'),
    drawing('<use href="data:image/svg+xml;base64,AA#x"/>'),
    drawing('<image href="data:image/svg+xml,x"/>'),
    drawing('<feImage href="https://evil.example/a.png"/>'),
    drawing('<rect style="fill:u\\72l(https://evil.example/a)"/>'),
    drawing("<style>rect { fill: u\\72 l(//evil.example/a) }</style>"),
    drawing("<style>@\\69mport 'a.css'</style>"),
    drawing("<style>@font-face { src: url(data:font/woff2;base64,AA) }</style>"),
    drawing('<style>rect { fill: image-set("//evil.example/a" 1x) }</style>'),
    drawing('<rect fill="url(a.svg#b)"/>'),
    drawing('<rect fill=" URL( &quot;https://evil.example/a&quot;)"/>'),
    drawing("<rect onmouseover='alert(1)'/>"),
    drawing("<foreignObject><body/></foreignObject>"),
    drawing('<a href="java&#115;cript:alert(1)"/>'),
    drawing("&a;").replace("<svg", '<!DOCTYPE svg [<!ENTITY a "b">]><svg'),
    drawing("<handler type='text/javascript'>alert(1)</handler>"),
  ])("%s is refused", (svg) => {
    expect(activeContent(svg)).not.toBeNull();
  });

  test("what drawing programs write is a drawing", () => {
    const inkscape = drawing(
      '<sodipodi:namedview pagecolor="#fff" inkscape:zoom="1"/><metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata><g inkscape:label="Lager 1" style="fill:none;stroke:#000"><path d="M0 0" inkscape:connector-curvature="0"/></g>',
      ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"',
    );
    const illustrator = drawing(
      '<defs><style>.cls-1{fill:#fff;filter:url(#a);transform:rotate(4deg)}@media print{.cls-1{fill:#000}}</style><clipPath id="b"><rect width="1" height="1"/></clipPath></defs><title>x</title><g data-name="Layer 1" clip-path="url(#b)"><path class="cls-1" d="M0 0"/></g>',
      ' id="Lager_1" version="1.1" x="0px" viewBox="0 0 1 1" xml:space="preserve" style="enable-background:new 0 0 1 1"',
    );
    const own = [
      '<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use xlink:href="#a"/>',
      "<style>rect { fill: url(#a) }</style><text>https://example.org</text>",
      '<image href="data:image/png;base64,AA"/>',
    ].map((inside) => drawing(inside));
    expect([inkscape, illustrator, ...own].map(activeContent)).toEqual(Array(5).fill(null));
    expect([inkscape, illustrator, ...own].filter(isEndless)).toEqual([]);
  });

  const chain = (levels: number, part: (level: number) => string) =>
    drawing(Array.from({ length: levels }, (_, level) => part(level)).join(""));
  const copies = (times: number) => (level: number) =>
    `<g id="g${level}"><path d="M0 0"/>${`<use href="#g${level - 1}"/>`.repeat(times)}</g>`;

  const patterns = (level: number) =>
    `<pattern id="p${level}">${`<path fill="url(#p${level - 1})"/>`.repeat(3)}</pattern>`;

  test.each([
    ["ten levels of copies", true, chain(10, copies(2))],
    ["six levels of copies", false, chain(6, copies(2))],
    ["2,000 copies of a shape", false, drawing(`<path id="a"/>${'<use href="#a"/>'.repeat(2000)}`)],
    ["nine levels of patterns", true, chain(9, patterns)],
    ["300 groups in groups", true, drawing(`${"<g>".repeat(300)}${"</g>".repeat(300)}`)],
    ["a part that copies itself", false, drawing('<g id="a"><use href="#a"/></g>')],
  ])("SEC-1 %s keep a browser busy: %s", (_what, expected, svg) => {
    expect(isEndless(svg)).toBe(expected);
  });
});

describe("SEC-5 characters that hide something are refused", () => {
  test("direction marks and names before the host, wherever they are in a text", () => {
    const found = linesOfEach([
      page(`Klicka på ${RLO}eslaf inte.\n`),
      page(`\`${RLO}x\`\n`),
      page("[x](https://www.iare.se/%E2%80%AEgpj.exe)\n"),
      page("Text.\n", 'owner: "\\u202Eitx"\n'),
      page("[iare.se](https://www.iare.se@evil.example/)\n"),
      page("https://www.iare.se@evil.example/\n"),
    ]);
    for (const lines of found) expect(lines[0]).toMatch(/^src/);
  });

  test.each([
    ["a line break from PowerPoint", "Vi söker\u000bdig", "U+000B"],
    ["a direction mark", `Vi söker ${RLO}gid`, "U+202E"],
    ["a soft hyphen in an address", "Ana@fore\u00adtag.example", "U+00AD"],
    ["a blank without width", "Ana\u200blytiker", "U+200B"],
  ])("CONF-43 %s in a value of the data: one finding, with what to write", (_what, sv, code) => {
    const announcement = JSON.stringify({ content: { sv, en: "x" } });
    const escaped = announcement.replaceAll(RLO, "\\u202e");
    const found = findingsOf({ "_data/announcement.json": escaped }).filter(
      ({ severity }) => severity === "error",
    );
    expect(found).toEqual([
      expect.objectContaining({
        problem: expect.stringContaining(`invisible character (${code})`),
        line: 1,
      }),
    ]);
    expect(found[0]?.fix).toMatch(/^Write: {2}"(?:Vi söker|Ana)/);
  });

  test("CONF-43 a soft hyphen in the mail address of a role is one finding", () => {
    const people =
      '{"board":{"roles":[{"title":{"sv":"x","en":"x"},"email":"or\\u00addf@test.example"}]}}';
    const found = findingsOf({ "_data/people.json": people }).filter(({ path }) =>
      path?.includes("email"),
    );
    expect(found.map(({ fix }) => fix)).toEqual(['Write:  "ordf@test.example"']);
  });
});

test("SEC-5 a drawing is published without what its program noted", () => {
  const names =
    'xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"';
  const drawn = (notes: string, name = "") =>
    `<svg ${names}${name}>${notes}<style><![CDATA[a>b{fill:red}]]></style><s:path xml:space="preserve" d="M0 0h9"/><text>&#xc5; &amp; &lt;</text></svg>`;
  const noted = drawn(
    "<!-- by Kim --><metadata>Kim</metadata><sodipodi:namedview>Kim</sodipodi:namedview>",
    ' sodipodi:docname="/home/kim/a.svg"',
  );
  expect(activeContent(noted)).toBeNull();
  expect(withoutNotes(noted)).toBe(drawn(""));
});
