import { describe, expect, test } from "vitest";
import type { BlockArguments } from "../../../src/lint/markdown/block-arguments.ts";
import { checkBlocks } from "../../../src/lint/markdown/blocks.ts";
import { checkHeadings } from "../../../src/lint/markdown/headings.ts";
import { lintedText } from "../../../src/lint/markdown/linted-text.ts";
import { checkLostWords } from "../../../src/lint/markdown/lost-words.ts";
import { checkRawMarkup } from "../../../src/lint/markdown/raw-markup.ts";
import { checkRunTogether } from "../../../src/lint/markdown/run-together.ts";
import { linksOf } from "../../../src/lint/markdown/text-links.ts";
import { parseText } from "../../../src/markdown/parsed-text.ts";
import type { Finding } from "../../../src/schema/finding.ts";

/** A text as editors write it, the line of the finding, its words, and what to write instead. */
type Row = [text: string, line: number, problem: RegExp, fix: RegExp];

type Report = Pick<Finding, "severity" | "line" | "problem" | "fix" | "sv">;

/** What may follow the names of made-up blocks, as no subject may be missing here. */
const BLOCKS: BlockArguments = new Map([
  ["roles", undefined],
  ["one", ["board"]],
  ["alone", null],
]);

/** The findings of a text by itself, on a page called "Sidan". */
function check(source: string, pageTitle?: string | null): Omit<Report, "sv">[] {
  return reportsOf(source, pageTitle).map(({ sv, ...report }) => report);
}

function reportsOf(source: string, pageTitle: string | null = "Sidan"): Report[] {
  const reports: Report[] = [];
  const text = lintedText(parseText(source), (line, { problem, fix, sv }, severity = "error") =>
    reports.push({ severity, line, problem, fix, ...(sv ? { sv } : {}) }),
  );
  checkHeadings(text, pageTitle);
  checkBlocks(text, BLOCKS);
  checkRawMarkup(text, { blockNames: ["roles"], nearestTarget: () => null });
  checkRunTogether(text);
  checkLostWords(text);
  linksOf(text);
  return reports;
}

const MISTAKES: Row[] = [
  ["::: one bord\n", 1, /"::: one bord": there is no "bord"/, /Did you mean "board"\?/],
  ["::: one\n", 1, /"::: one" needs a name after it/, /Available: board/],
  ["::: alone x\n", 1, /"::: alone" takes nothing after it, found "x"/, /^Write: {2}::: alone$/],
  ["::: alone\n\n::: alone\n", 3, /"::: alone" is on the page twice/, /Remove one/],
  ["Ett.\n\n# Möten\n", 3, /heading of level 1/, /## Möten$/],
  ["Möten\n===\n", 1, /line of = below it/, /## Möten$/],
  ["Ett.\n\nMöten\n---\n", 3, /"Möten" becomes a heading/, /## Möten$/],
  ["- > Möten\n  > -\n", 1, /"Möten" becomes a heading/, /empty line/],
  [
    "Se [planen](/docs/min sida).\n",
    1,
    /\[planen\]\(\/docs\/min sida\): a space or a bracket cuts the address short/,
    /\[planen\]\(<\/docs\/min sida>\)$/,
  ],
  [
    "Ett.\n\n![Katt](min bild.jpg)\n",
    3,
    /!\[Katt\]\(min bild\.jpg\)/,
    /!\[Katt\]\(<min bild\.jpg>\)/,
  ],
  [
    "![Gruppfoto](..\\bilder\\_Grupp foto.JPG)\n",
    1,
    /see !\[Gruppfoto\]\(\.\.\\bilder\\_Grupp foto\.JPG\)/,
    /!\[Gruppfoto\]\(<\.\.\/bilder\/_Grupp foto\.JPG>\)$/,
  ],
  ["[a](/b ”c”)\n", 1, /cannot be read as a link/, /straight/],
  ["[a](javascript:b)\n", 1, /cannot be read/, /\[a\]\(address\)/],
  ["Se [a](/docs/b\n", 1, /cannot be read/, /\[a\]\(address\)/],
  [
    "Ett\nSe (planen)[https://kth.se] nu.\n",
    2,
    /not a link/,
    /Se \[planen\]\(https:\/\/kth\.se\) nu\.$/,
  ],
  ["Se [planen] (/docs/b) nu.\n", 1, /not a link/, /Se \[planen\]\(\/docs\/b\) nu\.$/],
  ["Se htps://kth.se nu.\n", 1, /begins with "htps:"/, /"https:"/],
  ["Se https:/kth.se nu.\n", 1, /not a full address/, /https:/],
  ["Ett<br>två\n", 1, /"<br>"/, /new paragraph/],
  ['<iframe\n src="https://a.se"></iframe>\n', 1, /iframe/, /link/],
  ["<script>\nx\n\n</script>\n", 1, /"<script>"/, /Remove/],
  ['- <p style="color: red">Ett</p>\n', 1, /style=/, /keep the text/],
  ["Ett <!-- två --> tre\n", 1, /comment/, /Put it on a line of its own/],
  ["<!-- ett\n\ntvå\n", 1, /comment/, /Close it with {2}-->/],
  ["Ett[^1] två\n", 1, /The footnote \[\^1\] has no text/, /\[\^1\]: The text/],
  ["Ett\n\n[^1]: två\n", 3, /\[\^1\] is not shown/, /Write {2}\[\^1\]/],
  ["Ett[^1]\n\n[^1]: två\n\n[^1]: tre\n", 3, /\[\^1\] has two texts/, /another name/],
  ["Ett\n\n[OBS]: inställt\n", 3, /\[OBS\]: inställt/, /\\\[OBS\]/],
  ["| a | b |\n| --- | --- |\n| 1 | 2 | tre |\n", 3, /"tre" is not shown/, /column/],
  ["Ett ::: note\n", 1, /":::" in "Ett ::: note"/, /line of their own/],
  ["## Ett {#id}\n\n## Två {#id}\n", 3, /"id" is on the page/, /another id/],
  ["Text.\n\n> # Två\n", 3, /"# Två" is a second/, /## Två$/],
  ["Text.\n\n::: rolse board\n", 3, /no directive "rolse"/, /"roles"/],
  ["::: banan\n", 1, /no directive "banan"/, /^Available: note, /],
  ["Text.\n\n:::\n", 3, /none is open here/, /^Remove the line/],
  ["::: note A\nText.\n", 1, /"::: note A" is never closed/, /:::/],
  [":::: note\n\n::: tip\nText.\n:::\n", 1, /never closed/, /:::/],
  ["::: details\nText.\n:::\n", 1, /readers see first/, /Title$/],
  [":::: tabs\n::: tab\nText.\n:::\n::::\n", 2, /what readers choose by/, /::: tab Title$/],
  ["::: tab Dator\nText.\n:::\n", 1, /outside of tabs/, /four colons/],
  [":::: tabs\n::::\n", 1, /no tabs/, /::: tab/],
  [
    ":::: tabs\n::: tab A\nText.\n\n::: tab B\nText.\n:::\n::::\n",
    5,
    /tab above is not closed/,
    /above this line/,
  ],
  [":::: tabs\n::: tab Ett\nText.\n:::\nText.\n::::\n", 5, /Only tabs/, /::: tab/],
  [":::: tabs Välj ett\n::: tab Ett\nText.\n:::\n::::\n", 1, /one word/, /computer/],
  ['Se ![a](a.png "Text") här.\n', 1, /has a caption/, /empty line/],
  ['![b](b.png)\n![a](a.png "Text")\n', 2, /has a caption/, /empty/],
  ...[
    { info: "js titel='x'", problem: /no option "titel"/, fix: /"title"/ },
    { info: "js showLineNumbers=5", problem: /begin at 1/, fix: /showLineNumbers$/ },
    { info: "js title=", problem: /no title in quotation marks/, fix: /title="/ },
    { info: "js {2-1}", problem: /which lines/, fix: /\{1,3-5\}/ },
    { info: "js {1,9}", problem: /marks line 9, but the code has 2\.$/, fix: /./ },
  ].map(
    ({ info, problem, fix }): Row => [
      `Text.\n\n- > \`\`\`${info}\n  > a\n  > b\n  > \`\`\`\n`,
      3,
      problem,
      fix,
    ],
  ),
];

const WARNINGS: Row[] = [
  ...[
    ["**När:** Fredag 17:00\n**Var:** Ångdomen\n", /- \*\*När:\*\* Fredag 17:00\n- \*\*Var:\*\*/],
    ["När: fredag\nVar: Issy\nPris: 150 kr\n", /- När: fredag\n- Var: Issy\n- Pris/],
    ["17:00 Mingel\n18:00 Middag\n", /- 17:00 Mingel\n- 18:00/],
    ["✅ Mat\n✅ Dryck\n", /- ✅ Mat\n- ✅ Dryck$/u],
    ["☐ Mat\n☐ Dryck\n", /- Mat\n- Dryck$/],
    ["1\\. Ett\n2\\. Två\n", /1\. Ett\n2\. Två$/],
  ].map(([text, fix]): Row => [String(text), 1, /lines below it become one line/, fix as RegExp]),
  [":: note\n", 1, /has two colons/, /^Write: {2}::: note$/],
  ["Ett\n##Två\n", 2, /"##Två" is not a heading/, /## Två$/],
  ["#Två\n", 1, /"#Två" is not a heading/, /: {2}## Två$/],
  ["####### Ett\n", 1, /is not a heading/, / ###### Ett$/],
  ["## Ett {#mitt id}\n", 1, /\{#mitt id\}/, /Remove/],
  ["import A from 'a';\n", 1, /import A/, /Remove/],
  ["Ett {/* två */} tre\n", 1, /\{\/\* två \*\/\}/, /Remove/],
  ["Ett\n: två\n", 2, /":"/, /Remove/],
  ['::: note {title="Ett"}\nTvå.\n:::\n', 1, /title=/, /::: note Ett$/],
  ["- Ett\n  o Två\n  o Tre\n", 2, /"o Två"/, /- Två$/],
  ["o\tEtt\n", 1, /not a list item/, /- Ett$/],
  ["a@b.se<mailto:a@b.se>\n", 1, /twice/, /Write: {2}a@b\.se$/],
  ["1. Ett\n  - två\n2. Tre\n", 2, /ends the numbered/, / {3}- två$/],
  ["1. Ett\n\n  Två.\n", 3, /ends the numbered/, / {3}Två\.$/],
  ["##\u00a0Två\n", 1, /no-break space/, /## Två$/],
  ["-\u00a0ett\n", 1, /no-break space/, /- ett$/],
  ["- ett\n-två\n", 2, /not a list item/, /- två$/],
  ["-ett\n-två\n", 1, /not a list item/, /- ett$/],
  ["Ett\n• två\n• tre\n", 2, /not a list item/, /- två$/],
  ["Ett\n\n```js\nkod\n\n## Två\n", 3, /never closed/, /```/],
  ["> ~~~\n> kod\n\nTvå\n", 1, /never closed/, /~~~/],
  ["| a | b |\n| 1 | 2 |\n", 1, /head of a table/, /\| --- \| --- \|$/],
  ["| a | b |\n|---|\n", 1, /head of a table/, /\| --- \| --- \|$/],
  ["Ett\n\n    två tre\n", 3, /four spaces/, /write: {2}två tre/],
  ["Ett ***två\n", 1, /"\*\*\*" in "Ett \*\*\*två": it is not closed/, /Ett \*\*\*två\*\*\*$/],
  ["Ett **två ** tre\n", 1, /\*\*två \*\*/, /Ett \*\*två\*\* tre$/],
  ["Ett `två\n", 1, /"`"/, /\\`$/],
  ["## A\n\n#### B\n", 3, /skips a level/, /### B$/],
  ["### B\n", 1, /the title/, /## B$/],
  ["## A\n\n**B c**\n\nText.\n", 3, /is bold and looks like a heading/, /### B c$/],
  ["- ## A {#b}\n", 1, /"\{#b\}"/, /Remove/],
  ["::: note **A** b\nText.\n:::\n", 1, /plain text/, /::: note A b$/],
  ["[ett][två]\n", 1, /\[ett\]\[två\]/, /\[text\]\(address\)/],
  ["Ett [[två tre\n", 1, /"\[\[två tre"/, /\[\[word\]\]/],
  ["Ett [[a|b|c]]\n", 1, /\[\[a\|b\|c\]\]/, /\[\[word\]\]/],
  ["*ett\n", 1, /not a list item/, /- ett$/],
  ["Ett:\n1.ett\n", 2, /not a list item/, /1\. ett$/],
  ["-[ ] ett\n", 1, /not a list item/, /- \[ \] ett$/],
  ["a) ett\nb) två\n", 1, /not a list item/, /- ett$/],
  ["– ett\n– två\n", 1, /not a list item/, /- ett$/],
  ["> [!NOTE]\n> Ett.\n", 1, /"\[!NOTE\]"/, /^Write {2}::: note/],
  ["!!! tip\n", 1, /"!!! tip"/, /^Write {2}::: tip/],
  ["Ett【4†källa】.\n", 1, /"【4†källa】": it has no meaning here/, /Remove/],
  ["Ett :contentReference[x]{y}\n", 1, /:contentReference/, /Remove/],
  ["Ett {{< x >}}\n", 1, /\{\{< x >\}\}/, /Remove/],
  ["Ett {.klass}\n", 1, /\{\.klass\}/, /Remove/],
  ["Ett\u200b två\n", 1, /U\+200B/, /Remove/],
  ["\uf0b7 ett\n", 1, /U\+F0B7/, /Remove/],
  ["2026. Ett år.\n", 1, /"2026\."/, /2026\\\.$/],
  ["Vi ses.\n\n+ mat ingår.\n", 3, /"\+" at the beginning/, /\\\+$/],
  ["Namn;Pris\nA;1\n", 1, /look like a table/, /\| Namn \| Pris \|/],
  ["Namn\tPris\nA\t1\n", 1, /spreadsheet/, /Write a table/],
  ["[x] ett\n", 1, /not a list item/, /- \[x\] ett/],
  ["Arean \\(x^2\\) är stor.\n", 1, /LaTeX/, /x²/],
];

describe("TEXT-5 what would be shown raw or vanish has a finding with its line and what to write", () => {
  const rows = (severity: Finding["severity"], list: readonly Row[]) =>
    list.map(([text, line, problem, fix]) => ({ severity, text, line, problem, fix }));
  test.each([...rows("error", MISTAKES), ...rows("warning", WARNINGS)])(
    "$text is an $severity",
    ({ text, problem, fix, ...place }) => {
      const words = { problem: expect.stringMatching(problem), fix: expect.stringMatching(fix) };
      expect(check(text)).toEqual([{ ...place, ...words }]);
    },
  );

  test("a box that a second one closes is reported once, with the colons that it needs", () => {
    expect(check("::: note\nEtt.\n\n::: tip\nTvå.\n:::\n\nTre.\n")).toMatchObject([
      { severity: "error", line: 1, problem: expect.stringMatching(/contains another box/) },
    ]);
  });

  test("two mistakes of one paragraph each have a finding", () => {
    const reports = check("Ett <br>\n`kod med\nradbrytning` och\n**två\n");
    expect(reports.map(({ line }) => line)).toEqual([1, 4]);
  });

  test.each([
    "Om 5 < 6, 2 \\* 3, \\*\\*så\\*\\*, `**`, `<br>` och <ditt namn>. (Se nedan)[1]\n",
    "Skriv till <it@example.org> eller se <https://kth.se/a(b)> &amp; f&aring;r.\n",
    "```\n::: rolse board\n:::\n```\n\n- [x] **klart**\n- [ ] kvar\n\n1. ett\n2. två\n\n2024. Ett år.\n",
    "[ett][a], [b], [två](</docs/min sida> \"Titel\")\n\n[a]: /x 'Titel'\n[b]: <https://å.se/ä>\n",
    "[//]: # (En anteckning)\n\n<!-- En till. -->\n\n{/* Och en. */}\n",
    "Ett[^a]^[En not.].\n\n[^a]: Med **fet** text.\n\n    Och ett stycke.\n",
    "> Citat\n> på `två\n> rader`\n\n***\n\nSlut  \npå\\\nraden.\n",
    "| a | b |\n| --- | --- |\n| 1 \\| 2 | `x` |\n\nHem | Om\n",
    "## Rubrik {#min-rubrik}\n\n### Två <!-- #nästa -->\n\n## Tre ##\n",
    ':::: tabs dator\n::: tab Ett två\n```js title="x.js" {1}\n## a\n```\n:::\n::::\n',
    '![Katt](min%20bild.jpg "En bildtext") \n\n#sektionen kl. 17:15 – snart_här __fet__ _kursiv_\n',
    "* ett\n* två\n\n+ tre\n+ fyra\n\n- - fyra\n",
    "– Ett, sade han.\n\n*Kursivt* ord. Kostar $5 – 2.0, kl. 17.15 (a) eller b) nu.\n",
  ])("correct Markdown is left alone: %j", (text) => {
    expect(check(text)).toEqual([]);
  });

  test("a title below the text of a page without another one is named", () => {
    expect(check("Text.\n\n# Ett\n", null)).toMatchObject([
      { line: 3, problem: expect.stringContaining("is the title of the page, but is not above") },
    ]);
  });

  test.each(["Ett", null])(
    "ANCH-5 the title may be above the text, with %s in the front matter",
    (title) => {
      expect(check("# Ett\n\nText.\n", title)).toEqual([]);
      expect(check("Text.\n\n# Två\n", title)).toMatchObject([{ line: 3, fix: "Write:  ## Två" }]);
    },
  );
});

/** A text with what a finding proposes in place of the line, or of the lines of a list. */
function corrected(source: string, line: number, fix: string | null): string | null {
  const [, list] = /^(?:Write a list|Skriv en lista):\n(.+)$/s.exec(fix ?? "") ?? [];
  const [, text = list] =
    /^(?:Write|Skriv)(?:, (?:and begin|och börja)[^:]*)?: {2}(.+)$/s.exec(fix ?? "") ?? [];
  // What stands for the editor's own words cannot be put in place.
  if (text === undefined || / {2}|…|address|adress/.test(text)) return null;
  const lines = source.split("\n");
  const [indent = ""] = /^[\s>]*(?:[-*] )?(?=.)/.exec(lines[line - 1] ?? "") ?? [];
  const proposed = text.split("\n");
  lines.splice(line - 1, proposed.length, ...proposed.map((one) => indent + one));
  return lines.join("\n");
}

test("CONF-42 a text that a finding proposes, put in place, does not have it again", () => {
  let tried = 0;
  for (const [text] of [...MISTAKES, ...WARNINGS]) {
    for (const { line, problem, fix, sv } of reportsOf(text)) {
      for (const proposed of [fix, sv?.[1] ?? null]) {
        const better = corrected(text, line ?? 1, proposed);
        if (better === null) continue;
        tried += 1;
        expect(better, problem).not.toBe(text);
        expect(
          check(better).filter((report) => report.problem === problem && report.line === line),
          `${problem}\n${proposed}\n${better}`,
        ).toEqual([]);
      }
    }
  }
  expect(tried).toBeGreaterThan(60);
});
