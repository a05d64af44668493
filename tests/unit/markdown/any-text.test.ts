import fc from "fast-check";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { FEATURES } from "../../../src/features/features.ts";
import { lintSite } from "../../../src/lint/lint.ts";
import { decode } from "../../../src/routes/paths.ts";
import { changedFixture } from "../../support/lint.ts";
import { property } from "../../support/property.ts";
import { renderText } from "../../support/render-text.ts";

type Nodes = ReturnType<typeof parseDocument>["children"];

/** Words that are like no markup and no name. */
const word = fc.stringMatching(/^q[a-zåäö]{2,5}$/);

/** What editors write, and how they get it wrong; W is any words. */
const PIECES = [
  "W W W.",
  "W\nW",
  "##W",
  "## W",
  "#### W {#W}",
  "##\u00a0W",
  "W\n===",
  "[W](/docs/W W)",
  "![W](W.jpg)",
  '![W](W.jpg "W")',
  "(W)[/W]",
  "[W] (/W)",
  "[W][W]",
  "[W]: /W",
  "[W]: W W",
  "<https://W.se>",
  "htps://W.se",
  "<W>",
  "<br>",
  '<p style="W">W</p>',
  "<iframe\nsrc=W>",
  "<script>W</script>",
  "W <!-- W --> W",
  "<!-- W",
  "{/* W */}",
  "::: note W\nW\n:::",
  "::: note **W**\nW\n:::",
  "::: details W\nW",
  "::: roles W",
  "W :::",
  "```\nW W\n```",
  "```js W\nW",
  "    W W",
  "`W`",
  "**W**",
  "***W",
  "**W **",
  "* W *",
  "__W",
  "~~W",
  "| W | W |",
  "| W | W |\n| --- | --- |\n| W | W | W |",
  "W[^W]",
  "[^W]: W",
  "^[W]",
  "[^W",
  "- [x] W",
  "-W\n-W",
  ">W",
  "• W",
  "&amp;W",
  "\\_W\\_",
  "{#W}",
  "W | W",
  "=======",
  "<<<<<<< W",
];

const piece = fc
  .tuple(fc.constantFrom(...PIECES), fc.array(word, { minLength: 6, maxLength: 6 }))
  .map(([shape, words]) => {
    let next = 0;
    return shape.replaceAll("W", () => words[next++] as string);
  });
const noise = fc.string({
  unit: fc.constantFrom(..."[]()!#*_~`<>:|-=^{} \n\t/.1aqå"),
  maxLength: 30,
});
const anyText = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 6, arbitrary: piece }, { weight: 1, arbitrary: noise }),
      fc.constantFrom("\n\n", "\n\n", "\n", " ", ""),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.flat().join(""));

/** What editors see in the place of markup, outside of code. */
const RAW = /:::|\]\(|\*\*|\[\^|<!--|(?:^|\n)#{2,}[^\s#]|<\/?(?:br|iframe|script|p)(?=[\s/>])/;

/** The pieces of text that readers see, code left out. */
function shownTexts(nodes: Nodes): string[] {
  return nodes.flatMap((node) => {
    if (node.type === "text") return [node.data];
    if (!("children" in node)) return [];
    const isCode = "name" in node && /^(code|svg)$/.test(node.name);
    // What blocks show comes from data.
    const isBlock = "attribs" in node && "data-block" in node.attribs;
    return isCode || isBlock ? [] : shownTexts(node.children);
  });
}

/** All that is in the HTML, addresses and descriptions too. */
function everything(nodes: Nodes): string[] {
  return nodes.flatMap((node) => {
    if (node.type === "text") return [node.data];
    const attributes = "attribs" in node ? Object.values(node.attribs).map(decode) : [];
    return [...attributes, ...("children" in node ? everything(node.children) : [])];
  });
}

/** The text without what has a meaning and is not shown: comments, names of notes and addresses. */
function meant(text: string): string {
  return text
    .replaceAll(/(?:<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})/g, " ")
    .replaceAll(/\[\^[^\]]*\]|\]\[[^\]]*\]|^ *\[[^\]]*\]:/gm, " ");
}

test("TEXT-5 of any text no word is lost and no markup is shown, unless it is reported", () => {
  const path = "src/content/sv/ord.md";
  const head = "---\ntitle: Sidan\ndescription: Om.\n---\n";
  const base = changedFixture({});
  const data = [...base.texts].filter(([file]) => file.startsWith("_data/"));
  const first = head.split("\n").length;
  property(
    fc.property(anyText, (text) => {
      const texts = new Map([...data, [path, head + text]]);
      const findings = lintSite({ ...base, texts }, FEATURES).findings.filter(
        ({ file }) => file === path,
      );
      const lines = text.split("\n");
      const isReported = (word: string) =>
        findings.some(
          ({ line, problem }) =>
            problem.includes(word) || lines[(line ?? first) - first]?.includes(word),
        );
      const { children } = parseDocument(renderText(text).html);
      const out = everything(children).join(" ");
      const words = meant(text).match(/q[a-zåäö]{2,}/g) ?? [];
      expect(words.filter((each) => !out.includes(each) && !isReported(each))).toEqual([]);
      if (findings.length > 0) return;
      expect(shownTexts(children).filter((shown) => RAW.test(shown))).toEqual([]);
    }),
    20,
  );
});

/** What would run, or be a form or a frame of somebody else's. */
const HOSTILE = [
  "<script>hacked()</script>",
  "<img src=x onerror=hacked()>",
  "<svg/onload=hacked()>",
  "[W](javascript:hacked())",
  "[W](JaVaScRiPt&colon;hacked())",
  "[W](<java\nscript:hacked()>)",
  "[W](data:text/html,<script>hacked()</script>)",
  "![W](javascript:hacked())",
  "<javascript:hacked()>",
  "[W]: javascript:hacked()",
  '[W](/W "x\\" onclick=\\"hacked()")',
  '## W {#x" onclick="hacked()}',
  '```js title="<script>hacked()</script>"',
  "::: note <script>hacked()</script>",
  "::: roles <script>hacked()</script>",
  "[[W|<script>hacked()</script>]]",
  "&lt;script&gt;hacked()&lt;/script&gt;",
  "</main><iframe src=//evil.example>",
];

test("TEXT-5 of any text nothing runs, whatever it is mixed with", () => {
  const bad = fc
    .tuple(fc.constantFrom(...HOSTILE), word)
    .map(([text, w]) => text.replaceAll("W", w));
  const mixed = fc
    .array(fc.oneof(bad, piece, noise), { maxLength: 5 })
    .chain((parts) => fc.constantFrom("\n\n", "\n", " ", "").map((by) => parts.join(by)));
  property(
    fc.property(mixed, (text) => {
      expect(runningParts(parseDocument(renderText(text).html).children)).toEqual([]);
    }),
  );
});

/** Elements and attributes that run something. */
function runningParts(nodes: Nodes): string[] {
  return nodes.flatMap((node) => {
    if (!("attribs" in node)) return [];
    const attributes = Object.entries(node.attribs).flatMap(([name, value]) => {
      const isAddress = name === "href" || name === "src";
      // Browsers leave out white space and invisible characters.
      const isCode =
        isAddress && /^(?:javascript|data|vbscript):/i.test(value.replaceAll(/[\s\p{C}]/gu, ""));
      return isCode || name.startsWith("on") || name === "style" ? [`${name}=${value}`] : [];
    });
    const isCode = /^(?:script|iframe|object|embed|base|form|meta|link|style)$/.test(node.name);
    return [...(isCode ? [node.name] : []), ...attributes, ...runningParts(node.children)];
  });
}

test("TEXT-5 of any signs at all come findings, never an exception", () => {
  const anySigns = fc.oneof(fc.string({ unit: "binary-ascii", maxLength: 60 }), noise);
  property(
    fc.property(anySigns, (text) => {
      renderText(text);
    }),
  );
});
