import { expect, test } from "vitest";
import type { Environment } from "../../../src/markdown/environment.ts";
import { renderMarkdown } from "../../../src/markdown/markdown.ts";
import type { RenderedText } from "../../../src/model/sources.ts";
import type { Labels } from "../../../src/schema/labels.ts";
import { parseHtml } from "../../support/build.ts";
import { readData } from "../../support/labels.ts";

const LABELS = readData<Labels>("labels/sv.json");

interface Rendered extends Omit<RenderedText, "links"> {
  reports: { line: number; problem: string; fix: string | null }[];
  /** The text as a reader gets it. */
  body: HTMLElement;
  excerpt: HTMLElement;
}

/** Renders a text in an environment of its own, which leaves links as they are and draws blocks as boxes. */
function render(source: string, { countsTitle = true }: { countsTitle?: boolean } = {}): Rendered {
  const reports: Rendered["reports"] = [];
  const env: Environment = {
    labels: LABELS,
    blockNames: ["roles", "chart", "chapter-map"],
    countsTitle,
    hasExcerpt: true,
    headings: [],
    title: null,
    report: (line, problem, fix) => reports.push({ line, problem, fix }),
    renderBlock: (name, argument) => `<section data-block="${name}">${argument}</section>`,
    resolveLink: (target) => ({ href: target, attributes: {} }),
    renderImage: (image, alt) => `<img src="${image}" alt="${alt}">`,
  };
  const rendered = renderMarkdown(source, env, "/blog/inlagg");
  return {
    ...rendered,
    reports,
    body: parseHtml(rendered.html).body,
    excerpt: parseHtml(rendered.excerptHtml).body,
  };
}

const ids = ({ body }: Rendered) =>
  [...body.querySelectorAll("h2, h3, h4, h5, h6")].map(({ id }) => id);
const textOf = (element: Element) => (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();

test.each([
  ["Översikt", "översikt"],
  ["Å, Ä & Ö!", "å-ä--ö"],
  ["C++ & C#", "c--c"],
  ["Kårfullmäktige – 2024", "kårfullmäktige--2024"],
  ["1. Intro", "1-intro"],
  ["a/b", "ab"],
  ["🎉 Fest", "-fest"],
  ["Två\u00a0ord", "tvåord"],
  ["snake_case och bindestreck-", "snake_case-och-bindestreck-"],
  ["Med `kod` och *betoning*", "med-kod-och-betoning"],
  ["Med [länk](/x)", "med-länk"],
])("ANCH-1 the heading “%s” has the id “%s”", (heading, id) => {
  expect(ids(render(`## ${heading}\n`))).toEqual([id]);
});

test("ANCH-1 composed and decomposed letters give the same id", () => {
  const heading = "Ångström";
  expect(ids(render(`## ${heading.normalize("NFD")}\n`))).toEqual(["ångström"]);
  expect(ids(render(`## ${heading.normalize("NFC")}\n`))).toEqual(["ångström"]);
});

test("ANCH-2 equal headings are counted up", () => {
  expect(
    ids(render("## Vad är en sektion\n\n### Vad är en sektion\n\n## Vad är en sektion\n")),
  ).toEqual(["vad-är-en-sektion", "vad-är-en-sektion-1", "vad-är-en-sektion-2"]);
});

test.each([
  { kind: "docs", countsTitle: true, id: "intro-1" },
  { kind: "posts", countsTitle: false, id: "intro" },
])("ANCH-2 in $kind a section named like the title has the id $id", ({ countsTitle, id }) => {
  const rendered = render("# Intro\n\n## Intro\n", { countsTitle });
  expect(ids(rendered)).toEqual([id]);
  expect(rendered.title).toBe("Intro");
  expect(rendered.body.querySelector("h1")).toBeNull();
});

test.each([
  ["## Rubrik {#mitt-id}", "mitt-id"],
  ["## Rubrik <!-- #mitt-id -->", "mitt-id"],
  ["## Rubrik {#Mitt_ID.2}", "Mitt_ID.2"],
])("ANCH-2 an explicit id is used as written and not shown: %s", (heading, id) => {
  const rendered = render(`${heading}\n`);
  expect(ids(rendered)).toEqual([id]);
  expect(textOf(rendered.body)).toBe("Rubrik");
  expect(rendered.headings).toEqual([{ level: 2, id, text: "Rubrik", html: "Rubrik" }]);
});

test("ANCH-2 a counted id never meets an explicit one, wherever that stands", () => {
  const given = ids(render("# Same\n\n## Same\n\n## Other {#same-2}\n\n## Same\n"));
  expect(given).toHaveLength(3);
  expect(given[1]).toBe("same-2");
  expect(new Set([...given, "same"]).size).toBe(4);
  expect(new Set(ids(render("## A\n\n## A\n\n## B {#a-1}\n\n## C {#a}\n"))).size).toBe(4);
});

test("ANCH-2 the same explicit id twice is told, for both cannot be reached", () => {
  const { reports } = render("## Ett {#id}\n\n## Två {#id}\n");
  expect(reports.map(({ line }) => line)).toEqual([3]);
});

test("ANCH-3 a percent sign in an id is not read as a code", () => {
  const { body } = render("## Andel {#50%25}\n");
  expect(body.querySelector(".anchor")?.getAttribute("href")).toBe("#50%2525");
});

test("ANCH-3 a heading ends with a link to itself, named by its plain text", () => {
  const { body } = render("### Så `kodar` *du*\n");
  const link = body.querySelector("h3")?.lastElementChild;
  expect(link?.localName).toBe("a");
  expect(link?.getAttribute("href")).toBe("#så-kodar-du");
  expect(link?.getAttribute("aria-label")).toBe("Direktlänk till Så kodar du");
  expect(link?.getAttribute("title")).toBe("Direktlänk till Så kodar du");
  expect(link?.getAttribute("translate")).toBe("no");
  expect(textOf(body)).toBe("Så kodar du");
});

test("TOC-1 headings are collected with inline markup, without links and pictures", () => {
  const { headings } = render("## `kod` och [länk](/x) ![bild](b.png)\n\n#### Fyra\n");
  expect(headings).toEqual([
    { level: 2, id: "kod-och-länk", text: "kod och länk", html: "<code>kod</code> och länk" },
    { level: 4, id: "fyra", text: "Fyra", html: "Fyra" },
  ]);
});

test("a second title is told, with what to write", () => {
  const { reports, title } = render("# Ett\n\nText.\n\n# Två\n");
  expect(title).toBe("Ett");
  expect(reports).toEqual([
    { line: 5, problem: 'The page has a second heading of level 1: "Två".', fix: "Write:  ## Två" },
  ]);
});

test.each([
  "<!-- truncate -->",
  "<!--truncate-->",
  "<!--   truncate   -->",
  "{/* truncate */}",
  "{/*truncate*/}",
])("BLOG-3 %s ends the summary and is not shown", (marker) => {
  const { truncated, excerpt, body } = render(`Före.\n\n${marker}\n\nEfter.\n`);
  expect(truncated).toBe(true);
  expect(textOf(excerpt)).toBe("Före.");
  expect(textOf(body)).toBe("Före. Efter.");
});

test("BLOG-3 the first mark counts", () => {
  const { excerpt, body } = render(
    "Ett.\n\n<!-- truncate -->\n\nTvå.\n\n{/* truncate */}\n\nTre.\n",
  );
  expect(textOf(excerpt)).toBe("Ett.");
  expect(textOf(body)).toBe("Ett. Två. Tre.");
});

test.each([
  { where: "a code block", text: "```md\n<!-- truncate -->\n```\n" },
  { where: "a block of tildes", text: "~~~\n{/* truncate */}\n~~~\n" },
  { where: "indented code", text: "    <!-- truncate -->\n" },
  { where: "code in a sentence", text: "Skriv `<!-- truncate -->` så.\n" },
])("BLOG-3 a mark in $where is text", ({ text }) => {
  const { truncated, body, excerpt } = render(`Före.\n\n${text}\nEfter.\n`);
  expect(truncated).toBe(false);
  expect(textOf(body)).toMatch(/truncate/);
  expect(textOf(excerpt)).toBe(textOf(body));
});

test("BLOG-3 references and footnotes of the summary may be written after the mark", () => {
  const { excerpt } = render(
    "Se [oss][1] [^not].\n\n<!-- truncate -->\n\nMer.\n\n[1]: /section\n\n[^not]: En fotnot.\n",
  );
  expect(excerpt.querySelector("a")?.getAttribute("href")).toBe("/section");
  expect(textOf(excerpt)).not.toContain("[");
});

test("BLOG-1 a summary has no ids, no direct links, and its headings one level down", () => {
  const { excerpt } = render(
    "## Ett\n\nText[^1] och [länk](#ett).\n\n###### Sex\n\n<!-- truncate -->\n\n[^1]: Not.\n",
  );
  expect([...excerpt.querySelectorAll("[id]")]).toEqual([]);
  expect(
    [...excerpt.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(
      (heading) => `${heading.localName} ${textOf(heading)}`,
    ),
  ).toEqual(["h3 Ett", "h6 Sex"]);
  expect([...excerpt.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/blog/inlagg#ett",
  ]);
});

test("BLOG-15 the first line is the first paragraph as plain text", () => {
  expect(render("# Titel\n\n> Ett *citat* med `kod`\n\nText.\n").firstLine).toBe(
    "Ett citat med kod",
  );
  expect(render("## Bara en rubrik\n").firstLine).toBe("");
});

test.each([
  { how: "on one line", text: "<!-- Till redaktören. -->" },
  { how: "on several lines", text: "<!--\nTill redaktören.\n\n## Ingen rubrik\n-->" },
  { how: "in the other form", text: "{/* Till redaktören. */}" },
])("a note to editors $how is left out", ({ text }) => {
  const { body, headings, reports } = render(`Ett.\n\n${text}\n\nTvå.\n`);
  expect(textOf(body)).toBe("Ett. Två.");
  expect(headings).toEqual([]);
  expect(reports).toEqual([]);
});

test("raw HTML is shown as text", () => {
  const { body } = render('<script>alert("x")</script>\n\nEtt <b onclick="x">fett</b> ord.\n');
  expect(body.querySelectorAll("script, b")).toHaveLength(0);
  expect(textOf(body)).toContain('<b onclick="x">fett</b>');
});

test.each([
  { kind: "note", title: "Anteckning" },
  { kind: "tip", title: "Tips" },
  { kind: "info", title: "Info" },
  { kind: "warning", title: "Varning" },
  { kind: "danger", title: "Fara" },
])("a box of kind $kind has its default title or one of its own", ({ kind, title }) => {
  const box = (source: string) => render(source).body.querySelector('[role="note"]') as Element;
  expect(textOf(box(`::: ${kind}\nText.\n:::\n`))).toBe(`${title} Text.`);
  expect(textOf(box(`::: ${kind} Min <egna> titel\nText.\n:::\n`))).toBe("Min <egna> titel Text.");
  expect(textOf(box(`::: ${kind} [Min titel]\nText.\n:::\n`))).toBe("Min titel Text.");
});

test("a title in brackets straight after the word, as on the old site, makes a box or is told", () => {
  const { body, reports } = render(":::note[Min titel]\nText.\n:::\n");
  expect(body.querySelectorAll('[role="note"]').length + reports.length).toBeGreaterThan(0);
});

test("a box may hold another one", () => {
  const { body, reports } = render(
    ":::: info Ytterst\n::: tip Inuti\nText.\n:::\n::::\n\nEfter.\n",
  );
  const [outer, inner] = body.querySelectorAll('[role="note"]');
  expect(inner?.parentElement).toBe(outer);
  expect(outer?.contains([...body.querySelectorAll("p")].at(-1) ?? null)).toBe(false);
  expect(reports).toEqual([]);
});

test("a data block is one line, also between paragraphs", () => {
  const { body, reports } = render("Före\n::: roles board\nefter.\n\n- ::: chart shares\n");
  const blocks = [...body.querySelectorAll("[data-block]")].map((block) => [
    block.getAttribute("data-block"),
    block.textContent,
  ]);
  expect(blocks).toEqual([
    ["roles", "board"],
    ["chart", "shares"],
  ]);
  expect(reports).toEqual([]);
});

test.each([
  {
    slip: "an unknown directive",
    text: "Text.\n\n::: rolse board\n",
    line: 3,
    problem: 'There is no directive "rolse".',
    fix: /^Did you mean "roles"\?/,
  },
  {
    slip: "one that resembles none",
    text: "::: banan\n",
    line: 1,
    problem: 'There is no directive "banan".',
    fix: /^Known: note, tip, info, warning, danger, roles, chart, chapter-map$/,
  },
  {
    slip: "a closing line without a box",
    text: "Text.\n\n:::\n",
    line: 3,
    problem: '":::" closes a box, but none is open here.',
    fix: /^Remove the line\./,
  },
  {
    slip: "a box that is never closed",
    text: "Text.\n\n::: note Rubrik\nText.\n",
    line: 3,
    problem: '"::: note Rubrik" is never closed, so the rest of the page stands in the box.',
    fix: /^Write {2}::: {2}on a line of its own where the box ends\.$/,
  },
  {
    slip: "an outer box that is never closed",
    text: ":::: note\n\n::: tip\nText.\n:::\n",
    line: 1,
    problem: '":::: note" is never closed, so the rest of the page stands in the box.',
    fix: /:::/,
  },
])("$slip is told with its line", ({ text, line, problem, fix }) => {
  const { reports } = render(text);
  expect(reports).toEqual([{ line, problem, fix: expect.stringMatching(fix) }]);
});

test("directives in code are code", () => {
  const { body, reports } = render("```\n::: rolse board\n:::\n```\n\n    ::: banan\n");
  expect(reports).toEqual([]);
  expect(body.querySelectorAll("[data-block], [role='note']")).toHaveLength(0);
  expect([...body.querySelectorAll("pre code")].map((code) => code.textContent)).toEqual([
    "::: rolse board\n:::\n",
    "::: banan\n",
  ]);
});

test("code is coloured by language and shown as written where the language is unknown", () => {
  const { body } = render('```ts\nconst a = "<b>";\n```\n\n```klingon\nnuqneH <b>\n```\n');
  const [typescript, unknown] = body.querySelectorAll("pre code");
  expect(typescript?.textContent).toBe('const a = "<b>";\n');
  expect(typescript?.querySelectorAll("span").length).toBeGreaterThan(1);
  expect(unknown?.textContent).toBe("nuqneH <b>\n");
  expect(unknown?.querySelectorAll("span, b")).toHaveLength(0);
});

test("a wide table can be scrolled by keyboard and has a name", () => {
  const { body } = render("| A | B |\n| --- | --- |\n| 1 | 2 |\n");
  const region = body.querySelector("table")?.parentElement;
  expect(region?.getAttribute("tabindex")).toBe("0");
  expect(region?.getAttribute("aria-label")).toMatch(/\S/);
});

test("footnotes are listed at the end, with the way back named", () => {
  const { body } = render("Ett[^a] och två[^b].\n\n[^a]: Första.\n[^b]: Andra.\n\nSlut.\n");
  const notes = body.lastElementChild;
  expect(notes?.getAttribute("role")).toBe("doc-endnotes");
  const back = [...(notes?.querySelectorAll("a") ?? [])];
  expect(
    back.map((link) => [
      body.querySelector(link.getAttribute("href") ?? "") !== null,
      link.getAttribute("aria-label"),
    ]),
  ).toEqual([
    [true, "Tillbaka till texten"],
    [true, "Tillbaka till texten"],
  ]);
});
