import { expect, test } from "vitest";
import { all, text as textOf, textsOf } from "../../build/dom.ts";
import { label } from "../../support/labels.ts";
import { type Rendered, renderText as render } from "../../support/render-text.ts";

const ids = ({ body }: Rendered) =>
  [...body.querySelectorAll("h2, h3, h4, h5, h6")].map(({ id }) => id);

test.each([
  ["Med `kod` och *betoning*", "med-kod-och-betoning"],
  ["Med [länk](/x)", "med-länk"],
])("ANCH-1 the heading “%s” has the id “%s”", (heading, id) => {
  expect(ids(render(`## ${heading}\n`))).toEqual([id]);
});

test.each([
  { kind: "docs", countsTitle: true, id: "intro-1" },
  { kind: "posts", countsTitle: false, id: "intro" },
])(
  "ANCH-2, ANCH-5 in $kind the title is above the text, and a section of its name has the id $id",
  ({ countsTitle, id }) => {
    const rendered = render("# Intro\n\n## Intro\n", { countsTitle });
    expect(ids(rendered)).toEqual([id]);
    expect(rendered.title).toBe("Intro");
    expect(rendered.body.querySelector("h1")).toBeNull();
  },
);

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

test("ANCH-2 a numbered id never equals an explicit one, wherever that is", () => {
  expect(new Set(ids(render("## A\n\n## A\n\n## B {#a-1}\n\n## C {#a}\n"))).size).toBe(4);
});

test("ANCH-3 a heading ends with a link to itself, named by its plain text", () => {
  const { body } = render("### Så `kodar` *du*\n");
  const link = body.querySelector("h3 > a:last-child");
  const attributes = ["href", "aria-label", "title", "translate"];
  const name = label("sv", "common.headingLinkTitle", { heading: "Så kodar du" });
  expect(attributes.map((each) => link?.getAttribute(each))).toEqual([
    ...["#så-kodar-du", name, name, "no"],
  ]);
  expect(textOf(body)).toBe("Så kodar du");
});

test("TOC-1 headings are collected with inline markup, without links and pictures", () => {
  const { headings } = render("## `kod` och [länk](/x) ![bild](b.png)\n\n#### Fyra\n");
  expect(headings).toEqual([
    { level: 2, id: "kod-och-länk", text: "kod och länk", html: "<code>kod</code> och länk" },
    { level: 4, id: "fyra", text: "Fyra", html: "Fyra" },
  ]);
});

test.each(["<!-- truncate -->", "<!--truncate-->", "{/* truncate */}"])(
  "BLOG-3 %s ends the summary and is not shown",
  (marker) => {
    const { truncated, excerpt, body } = render(`Före.\n\n${marker}\n\nEfter.\n`);
    expect(truncated).toBe(true);
    expect(textOf(excerpt)).toBe("Före.");
    expect(textOf(body)).toBe("Före. Efter.");
  },
);

test.each([
  ["a code block", "```md\n<!-- truncate -->\n```\n"],
  ["indented code", "    {/* truncate */}\n"],
  ["code in a sentence", "Skriv `<!-- truncate -->` så.\n"],
])("BLOG-3 a mark in %s is text", (_where, text) => {
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

test("BLOG-1, ANCH-3 a summary has no ids, direct links into the post, and its headings one level down", () => {
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
    "/blog/inlagg#ett",
    "/blog/inlagg#sex",
  ]);
});

test("a code block takes the focus, so that it scrolls with the keyboard in Safari too", () => {
  const { body } = render("```ts\nconst a = 1;\n```\n\n    indented\n");
  const blocks = [...body.querySelectorAll("pre")];
  expect(blocks.map((block) => block.getAttribute("tabindex"))).toEqual(["0", "0"]);
});

test("BLOG-15 the first line is the first paragraph as plain text", () => {
  expect(render("# Titel\n\n> Ett *citat* med `kod`\n\nText.\n").firstLine).toBe(
    "Ett citat med kod",
  );
  expect(render("## Bara en rubrik\n").firstLine).toBe("");
});

test.each(["<!--\nTill redaktören.\n\n## Ingen rubrik\n-->", "{/* Till redaktören. */}"])(
  "TEXT-5 a note to editors is left out: %j",
  (text) => {
    const { body, headings } = render(`Ett.\n\n${text}\n\nTvå.\n`);
    expect(textOf(body)).toBe("Ett. Två.");
    expect(headings).toEqual([]);
  },
);

test.each([..."note tip info warning danger".split(" ")])(
  "a box of kind %s has its title or one of its own",
  (kind) => {
    const box = (words: string) =>
      render(`::: ${kind}${words}\nText.\n:::\n`).body.querySelector("[role=note]") as Element;
    expect(textOf(box(""))).toBe(`${label("sv", `admonition.${kind}`)} Text.`);
    expect(textOf(box(" Min <egna> titel"))).toBe("Min <egna> titel Text.");
    expect(textOf(box(" [Min titel]"))).toBe("Min titel Text.");
  },
);

test("a box may hold another one", () => {
  const { body } = render(":::: info Ytterst\n::: tip Inuti\nText.\n:::\n::::\n\nEfter.\n");
  const [outer, inner] = body.querySelectorAll('[role="note"]');
  expect(inner?.parentElement).toBe(outer);
  expect(outer?.contains([...body.querySelectorAll("p")].at(-1) ?? null)).toBe(false);
});

test("a data block is one line, also between paragraphs", () => {
  const { body } = render("Före\n::: roles board\nefter.\n\n- ::: chart shares\n");
  const blocks = [...body.querySelectorAll<HTMLElement>("[data-block]")].map(
    ({ dataset, textContent }) => `${dataset.block} ${textContent}`,
  );
  expect(blocks).toEqual(["roles board", "chart shares"]);
});

test("TEXT-1 a code block has a title, marked lines and numbers, and is copied as it is written", () => {
  const code = "/* a\n   b */\nlet c = 1 < 2;\n\nd();\n";
  const { body } = render(`\`\`\`js title="x & y.js" {1,4-5} showLineNumbers\n${code}\`\`\`\n`);
  expect(body.querySelector("figure figcaption")?.textContent).toBe("x & y.js");
  expect(body.querySelector("pre")?.textContent).toBe(code);
  const lines = ["/* a", "b */", "let c = 1 < 2;", "", "d();"];
  expect(textsOf(body, ".numbered .line")).toEqual(lines);
  expect(textsOf(body, "mark")).toEqual(["/* a", "", "d();"]);
});

test("a task is read with a word for its box", () => {
  const { body } = render("- [x] *Ett*\n- [ ] Två\n- Tre\n- [y] Fyra\n\n1. [X] Fem\n");
  const [done, open] = ["done", "open"].map((key) => label("sv", `tasks.${key}`));
  expect(textsOf(body, "li")).toEqual([
    ...[`${done} Ett`, `${open} Två`, "Tre", "[y] Fyra", `${done} Fem`],
  ]);
  expect(body.querySelector("input")).toBeNull();
});

test("TEXT-9 a fact is a box that begins with its number or words", () => {
  const { body } = render("Före.\n\n::: fact 50–80\nbrukar *komma*\n:::\n\nEfter.\n");
  expect(textsOf(body, "div.fact > *")).toEqual(["50–80", "brukar komma"]);
});

test("a disclosure holds boxes and code", () => {
  const { body } = render(
    ":::: details Mer om <oss>\n\n::: note\nText.\n:::\n\n```js\na()\n```\n::::\n\nEfter.\n",
  );
  const details = body.querySelector("details") as HTMLDetailsElement;
  expect(details.open).toBe(false);
  expect(details.querySelector("summary")?.textContent).toBe("Mer om <oss>");
  expect(details.querySelector("[role=note]")).not.toBeNull();
  expect(details.querySelector("pre")?.textContent).toBe("a()\n");
  expect(textOf(details)).not.toContain("Efter.");
});

test("TEXT-2 without script tabs are below each other, each under its label", () => {
  const { body } = render(
    ":::: tabs\n\n::: tab Dator\n## Ett\n:::\n\n::: tab Telefon\nTvå.\n:::\n\n::::\n",
  );
  expect(textOf(body)).toBe("Dator Ett Telefon Två.");
  expect(body.querySelector("[hidden], [role=tab]")).toBeNull();
});

test("code is coloured by language and shown as written where the language is unknown", () => {
  const { body } = render('```ts\nconst a = "<b>";\n```\n\n```klingon\nnuqneH <b>\n```\n');
  const [typescript, unknown] = body.querySelectorAll("pre code");
  expect(typescript?.textContent).toBe('const a = "<b>";\n');
  expect(typescript?.querySelectorAll("span").length).toBeGreaterThan(1);
  expect(unknown?.textContent).toBe("nuqneH <b>\n");
  expect(unknown?.querySelectorAll("span, b")).toHaveLength(0);
});

test("a wide table can be scrolled by keyboard, and is named by the heading above it", () => {
  const table = "| A | B |\n| --- | --- |\n| 1 | 2 |\n\n";
  const { body } = render(`${table}## *Roller* & mat\n\n${table}${table}### Tider\n\n${table}`);
  const regions = [...body.querySelectorAll("table")].map(({ parentElement }) => parentElement);
  expect(regions.map((region) => region?.getAttribute("tabindex"))).toEqual(["0", "0", "0", "0"]);
  const [first, ...others] = regions.map((region) => region?.getAttribute("aria-label"));
  expect(first).toMatch(/\S/);
  expect(others).toEqual(["Roller & mat", "Roller & mat 2", "Tider"]);
});

test("CHECK-4 a link to a text that does not exist is published as its text", () => {
  const { body } = render("Läs [*hela* texten](saknas.md) [här](finns.md).\n");
  expect(body.innerHTML.trim()).toBe('<p>Läs <em>hela</em> texten <a href="finns.md">här</a>.</p>');
});

test("footnotes have names: each reference, their list, and each way back", () => {
  const { body } = render(
    "Ett[^a], två[^b] och ett[^a].\n\n[^a]: Första.\n[^b]: Andra.\n\nSlut.\n",
  );
  const notes = body.lastElementChild;
  expect([notes?.getAttribute("role"), notes?.getAttribute("aria-label")]).toEqual([
    "doc-endnotes",
    label("sv", "common.footnotes"),
  ]);
  const links = all(body, "a");
  for (const link of links)
    expect(body.querySelector(link.getAttribute("href")?.replace(":", "\\:") ?? "")).not.toBeNull();
  const note = (number: string) => `[${number}] ${label("sv", "common.footnote", { number })}`;
  const back = label("sv", "common.footnoteBack");
  expect(links.map((link) => `${link.textContent} ${link.getAttribute("aria-label")}`)).toEqual([
    ...[note("1"), note("2"), note("1"), `↩ 1 ${back} 1`, `↩ 2 ${back} 2`, `↩ ${back}`],
  ]);
});

/** Images as a reader gets them: what they show, and how they are fetched. */
const pictures = (element: Element) =>
  [...element.querySelectorAll("img")].map((image) => [image.alt, image.getAttribute("loading")]);

test("the first image of a page is fetched at once, the others as they come near", () => {
  const { body, excerpt } = render("Se ![a](a.png).\n\n- ![b](b.png)\n\n![c](c.png)\n");
  expect(pictures(body)).toEqual([
    ["a", null],
    ["b", "lazy"],
    ["c", "lazy"],
  ]);
  // In a list it is one of many.
  expect(pictures(excerpt)).toContainEqual(["a", "lazy"]);
});

test.each([
  '![a](a.png "Text & <mer>")',
  '[![a](a.png "Text & <mer>")](/x)',
  '- ![a](a.png "Text & <mer>")\n- b',
])("an image alone has its title as caption: %s", (source) => {
  const { body } = render(source);
  const figure = body.querySelector("figure");
  expect(figure?.querySelector("img")?.alt).toBe("a");
  expect(figure?.querySelector("figcaption")?.textContent).toBe("Text & <mer>");
  expect(body.querySelector("p")).toBeNull();
});

test("a paragraph of several images is a row, one with words is none", () => {
  const rows = (source: string) =>
    [...render(source).body.querySelectorAll(".pictures")].map((row) =>
      [...row.querySelectorAll('[data-in-row="true"]')].map((image) => image.getAttribute("alt")),
    );
  expect(rows("![a](a.png)\n![b](b.png) [![c](c.png)](/x)")).toEqual([["a", "b", "c"]]);
  expect(rows("![a](a.png) och ![b](b.png)")).toEqual([]);
  expect(rows("![a](a.png)")).toEqual([]);
});

test("TEXT-10 a picture without words beside it opens large, unless it is a link; in a list of posts none does", () => {
  const large = (element: Element) =>
    [...element.querySelectorAll("[data-large] img")].map((image) => image.getAttribute("alt"));
  const { body, excerpt } = render(
    "![a](a.png)\n\n![b](b.png) ![c](c.png)\n\nOrd ![d](d.png)\n\n[![e](e.png)](/x)\n",
  );
  expect(large(body)).toEqual(["a", "b", "c"]);
  expect(large(excerpt)).toEqual([]);
});

test("TEXT-6 a word of the glossary is a link to its entry that carries the explanation", () => {
  const { body } = render("Är du [[n0llan]] eller [[n0llan|en *ny*]]?\n");
  const links = [...body.querySelectorAll("a.term")];
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["n0llan", "/ordlista#n0llan"],
    ["en *ny*", "/ordlista#n0llan"],
  ]);
  expect(links[0]?.getAttribute("data-definition")).toBe("The new one.");
  expect(textsOf(render("`[[n0llan]]` [[]] [[a [[okänt]]\n").body, ".term")).toEqual([]);
  expect(links.map((link) => link.getAttribute("data-term"))).toEqual([null, "n0llan"]);
});

test("LINK-7 a link by key has the words of the data or its own, also in headings", () => {
  const { body } = render("## [[länk:care]]\n\nRing [[phone:care]] eller [[länk:care|vården]].\n");
  const links = all(body, "a:not(.anchor)");
  expect(links.map((link) => `${link.textContent}: ${link.getAttribute("href")}`)).toEqual([
    ...["länk care: länk:care", "phone care: phone:care", "vården: länk:care"],
  ]);
  expect(ids(render("## [[länk:care]]\n"))).toEqual(["länk-care"]);
});

test("TEXT-7 words of the other language are marked, in headings and their lists too", () => {
  const { body, headings } = render(
    "## The board ([[sv:styrelsen]])\n\nAsk [[sv:ekonomirådet]].\n",
  );
  expect(textsOf(body, "span[lang=sv]")).toEqual(["styrelsen", "ekonomirådet"]);
  expect(headings[0]?.html).toBe('The board (<span lang="sv">styrelsen</span>)');
  expect(body.querySelector("p")?.textContent).toBe("Ask ekonomirådet.");
});

test.each([
  { source: "**I-Fokus** vill …", whole: ["I-Fokus", "vill …"] },
  { source: "Skriv e-post till I-Sektionens I-T.", whole: ["e-post", "I-Sektionens", "I-T"] },
  { source: "A & B-lag, `I-kod`, en IT-grupp, GRI-I-x, 2-a, a - b", whole: ["B-lag"] },
  { source: "17.30–21.00, 12:15–13:00, 2017–våren.", whole: ["17.30–21.00", "12:15–13:00"] },
])(
  "words that begin with a letter and a hyphen, and ranges, stay on one line: $source",
  ({ source, whole }) => {
    const { body } = render(source);
    expect(textsOf(body, ".nowrap")).toEqual(whole);
    expect(textOf(body)).toBe(source.replaceAll(/[*`]/g, ""));
  },
);
