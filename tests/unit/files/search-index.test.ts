import { describe, expect, test } from "vitest";
import { schemaOf } from "../../../src/read/data-files.ts";
import { synonymsFile } from "../../../src/schema/synonyms.ts";
import { readSections } from "../../../src/search/html-sections.ts";
import { searchIndexes } from "../../../src/search/search-index.ts";
import { createSearch } from "../../../widgets/search/engine.ts";
import type { SearchFile } from "../../../widgets/search/index-settings.ts";
import { both, contentSource, docSource, postSource, siteOf } from "../../support/site-data.ts";

const TASK = { task: both("Lämna in ett verifikat"), email: "x@example.org", note: both("Snart.") };
const DATA = {
  synonyms: synonymsFile.parse([
    { sv: ["styrelse"], en: ["board"] },
    { sv: ["likabehandling"], en: ["equal treatment"] },
    { sv: ["ångest", "ledsen", "inte leva"], en: ["lonely"], to: "/trygghet" },
    { sv: ["kompisar"], en: ["buddy"], to: "/lana" },
    { sv: ["lägenhet", "dålig lampa"], to: "/lan" },
  ]),
  glossary: {
    to: "/ordlista",
    terms: [
      {
        id: "upprop",
        term: { sv: "upprop", en: "the roll call (upprop)" },
        explanation: both("x"),
        also: ["inropet"],
      },
    ],
  },
  tasks: { money: { tasks: [TASK] } },
  versions: {
    last: "current",
    versions: [
      { name: "current", label: both("2026/27"), path: "" },
      { name: "2023-24", label: both("2023/24"), path: "2023-24" },
    ],
  },
};
const page = (name: string, title: string, body: string, frontMatter = {}) =>
  contentSource(`${name}.md`, {
    frontMatter: { title, description: "Om.", ...frontMatter },
    text: { body },
  });
const TEXTS = [
  page("lan", "Datorer", "Vi har ett lan varje höst.\n"),
  page("lana", "Bilen", "Ett lån av bilen kostar ingenting.\n"),
  page(
    "studier",
    "Studienämnden",
    "Om kurser och upprop.\n\n## Ersättning för utlägg\n\nKvitton **lämnas** till kassören.\n",
  ),
  page("vill-du", "Jag vill", "Allt möjligt.\n\n## Pengar\n\n::: who-to-ask money\n\nSlut.\n"),
  page("start", "Upprop", "Alla kommer.\n"),
  page("vinterbal", "Vinterbalen", "I vinter.\n"),
  page("mote", "SM#2", "Alla röstar.\n"),
  page("fester", "Fester", "Kom på after exams.\n"),
  page("poster", "Poster", "En post på en party exam, exams och after.\n"),
  page("idrott", "Idrott", "En nämnd som trä\u00adnar.\n"),
  page("styrelsen", "Styrelsen", "Leder sektionen.\n\n## Roller\n\n::: roles board\n"),
  page("trygghet", "Trygghet", "Alla har rätt till likabehandling.\n", {
    leave: "https://example.org/",
  }),
  page("hemlig", "Olistad", "Hemligheter om kvitton.\n", { unlisted: true }),
  contentSource("nyhet.md", {
    locale: "en",
    frontMatter: { title: "Fresh", description: "News." },
    text: { body: "Only in English: zebras.\n" },
  }),
  postSource("2024-03-25-skämt.md", {
    frontMatter: { title: "Gammalt", expires: "2024-03-26" },
    text: { body: "Ett protokoll från förr.\n" },
  }),
  docSource("board.md", { frontMatter: { title: "Mötet" }, text: { body: "Protokoll.\n" } }),
  docSource("board.md", {
    version: "2023-24",
    versionPath: "2023-24",
    frontMatter: { title: "Mötet då" },
    text: { body: "Protokoll.\n" },
  }),
];

/** The indexes of a site by their addresses. */
const indexes = new Map(
  [...siteOf(TEXTS, DATA).files(searchIndexes)].map(([path, content]) => [
    path,
    createSearch(JSON.parse(content) as SearchFile),
  ]),
);

const search = (question: string, path = "search-sv.json") =>
  indexes.get(path)?.find(question) ?? [];
const urls = (question: string, path?: string) => search(question, path).map((hit) => hit.page.url);

describe("SEARCH-4 what a reader writes finds what is meant", () => {
  test.each([
    { what: "the exact word before the one without rings", question: "lån", found: "/lana" },
    { what: "another form of the word", question: "kvittot", found: "/studier" },
    { what: "a word with a soft hyphen", question: "tränar", found: "/idrott" },
    { what: "a beginning", question: "styrel", found: "/styrelsen" },
    { what: "no dots", question: "ersattning", found: "/studier" },
    { what: "the word of another language", question: "board", found: "/styrelsen" },
    { what: "a term of the glossary in another language", question: "roll call", found: "/start" },
    { what: "two words for one", question: "equal treatment", found: "/trygghet" },
    { what: "a word made of two", question: "idrottsbil", found: "/lana" },
    { what: "words of a phrase in any order", question: "lampan är så dålig", found: "/lan" },
    { what: "a compound that is nowhere", question: "studentlägenheter", found: "/lan" },
    { what: "one letter for two", question: "ersätning", found: "/studier" },
    { what: "the last part of a compound", question: "bal", found: "/vinterbal" },
    { what: "all the words before one of them", question: "upprop kvitton", found: "/studier" },
    { what: "a number without its sign", question: "sm2", found: "/mote" },
    { what: "what is known beside what is nowhere", question: "zebror bilen", found: "/lana" },
    { what: "words of speech around it", question: "nån som vet nåt om bilen?", found: "/lana" },
    { what: "the address of a role", question: "kassörens mejl", found: "/styrelsen" },
    { what: "a role in the other language", question: "the treasurer", found: "/styrelsen" },
  ])("$what: $question", ({ question, found }) => {
    expect(urls(question)[0]).toBe(found);
  });

  test.each(["ångest", "ångestattack inför upprop", "jätteledsen", "vill inte leva"])(
    "SEARCH-8 words of distress lead to the safety page first: %s",
    (question) => {
      expect(urls(question)[0]).toBe("/trygghet");
      expect(urls("leva")).toEqual([]);
    },
  );

  test("SEARCH-8 beside the safety page are only pages that have the word of distress", () => {
    expect(urls("inte leva likabehandling")).toEqual(["/trygghet"]);
    expect(urls("ledsen inför Fester")).toEqual(["/trygghet"]);
    // What other words lead to comes after it.
    expect(urls("buddy")[0]).toBe("/lana");
    expect(urls("ledsen buddy")[0]).toBe("/trygghet");
  });

  test("SEARCH-9 a misspelt word finds nothing, and is asked back", () => {
    const near = (word: string) => indexes.get("search-sv.json")?.nearest(word)[0];
    const misspelt = ["idrxtt", "ersettning", "likebehanling", "styrlesen", "xyz"];
    expect(misspelt.flatMap((word) => urls(word))).toEqual([]);
    const meant = ["idrott", "ersättning", "likabehandling", "styrelsen", undefined];
    expect(misspelt.map(near)).toEqual(meant);
  });

  test("words that differ in dots find too, what is nowhere and no word find nothing", () => {
    expect(["lån", "lan"].map((word) => urls(word)[1])).toEqual(["/lan", "/lana"]);
    expect([urls(""), urls("?!"), urls("xylofonkvartett")]).toEqual([[], [], []]);
  });
});

test("SEARCH-2 a result names the section and marks the words in an excerpt", () => {
  const [hit] = search("kvittot");
  expect(hit?.page).toEqual({ url: "/studier", title: "Studienämnden" });
  expect(hit?.sections).toEqual([
    {
      id: "ersättning-för-utlägg",
      heading: ["Ersättning för utlägg"],
      excerpt: ["", "Kvitton", " lämnas till kassören."],
    },
  ]);
});

test.runIf(schemaOf("_data/tasks.json"))(
  "SEARCH-2 what readers want to do is found at its place on the page",
  () => {
    const [hit] = search("verifikat");
    expect(hit?.page.url).toBe("/vill-du");
    expect(hit?.sections).toEqual([
      {
        id: "money-1",
        heading: ["Lämna in ett ", "verifikat", ""],
        excerpt: [expect.stringContaining("Snart.")],
      },
    ]);
    expect(search("slut")[0]?.sections.map(({ id }) => id)).toEqual(["pengar"]);
  },
);

test("SEARCH-5 docs of other years and expired news have an index of their own", () => {
  expect(urls("protokoll")).toEqual(["/docs/board"]);
  expect(search("protokoll", "search-sv-archive.json").map((hit) => hit.page)).toEqual([
    expect.objectContaining({ url: "/blog/2024/03/25/skämt", title: "Gammalt" }),
    { url: "/docs/2023-24/board", title: "Mötet då", kind: "2023/24" },
  ]);
});

test("SEARCH-5 unlisted pages are not found, and texts in the other language are marked", () => {
  expect(urls("hemligheter")).toEqual([]);
  expect(search("zebras").map((hit) => hit.page)).toEqual([
    { url: "/nyhet", title: "Fresh", lang: "en" },
  ]);
});

test("SEARCH-2 a text is cut at its headings, without what is drawn, hidden or goes by the clock, its words apart", () => {
  const html =
    '<p>Ett <em>t</em>va<br>tre<small>fyra</small> <i class="sr">fem</i><time data-end="">nu</time></p><p data-usual="">Snart</p><h2 id="a">Rubrik<a class="anchor" href="#a">x</a></h2>' +
    "<ul><li>ett</li><li hidden>två</li></ul><svg><title>bild</title></svg><button>Kopiera</button>";
  expect(readSections(html)).toEqual([
    { id: "", heading: "", text: "Ett tva tre fyra" },
    { id: "a", heading: "Rubrik", text: "ett" },
  ]);
});

test.each(["x".repeat(10_000), "!?*-", "日本語の質問", '"styrelsen" *-', "å ä ".repeat(5000)])(
  "CONF-44 of a question 200 letters are read, and any signs are: %.20s",
  (question) => {
    expect(search(question)).toEqual(search(question.slice(0, 200)));
    expect(urls(question)).toEqual(question.includes("styrelsen") ? ["/styrelsen"] : []);
  },
);
