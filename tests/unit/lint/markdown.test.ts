import { describe, expect, test } from "vitest";
import { checkBlocks } from "../../../src/lint/markdown/blocks.ts";
import { checkHeadings } from "../../../src/lint/markdown/headings.ts";
import { checkLostWords } from "../../../src/lint/markdown/lost-words.ts";
import { parseText } from "../../../src/lint/markdown/parsed-text.ts";
import { checkRawMarkup } from "../../../src/lint/markdown/raw-markup.ts";
import { checkRunTogether } from "../../../src/lint/markdown/run-together.ts";
import { linksOf } from "../../../src/lint/markdown/text-links.ts";
import type { Finding } from "../../../src/schema/finding.ts";

/** A text as editors write it, the line of the finding, and its words. */
interface Row {
  text: string;
  line: number;
  problem: RegExp;
  /** What to write instead. */
  fix: RegExp;
}

type Report = Pick<Finding, "severity" | "line" | "problem" | "fix" | "sv">;

/** The findings of a text by itself, on a page called "Sidan". */
function check(source: string, pageTitle?: string | null): Omit<Report, "sv">[] {
  return reportsOf(source, pageTitle).map(({ sv, ...report }) => report);
}

function reportsOf(source: string, pageTitle: string | null = "Sidan"): Report[] {
  const reports: Report[] = [];
  const text = parseText(source, (line, { problem, fix, sv }, severity = "error") =>
    reports.push({ severity, line, problem, fix, ...(sv ? { sv } : {}) }),
  );
  checkHeadings(text, pageTitle);
  checkBlocks(text, new Map([["roles", undefined]]));
  checkRawMarkup(text, { blockNames: ["roles"], nearestTarget: () => null });
  checkRunTogether(text);
  checkLostWords(text);
  linksOf(text);
  return reports;
}

const MISTAKES: Row[] = [
  { text: "Ett.\n\n# Möten\n", line: 3, problem: /heading of level 1/, fix: /## Möten$/ },
  { text: "Möten\n===\n", line: 1, problem: /line of = below it/, fix: /## Möten$/ },
  { text: "Ett.\n\nMöten\n---\n", line: 3, problem: /"Möten" becomes a heading/, fix: /## Möten$/ },
  { text: "- > Möten\n  > -\n", line: 1, problem: /"Möten" becomes a heading/, fix: /empty line/ },
  {
    text: "Se [planen](/docs/min sida).\n",
    line: 1,
    problem: /\[planen\]\(\/docs\/min sida\): a space or a bracket cuts the address short/,
    fix: /\[planen\]\(<\/docs\/min sida>\)$/,
  },
  {
    text: "Ett.\n\n![Katt](min bild.jpg)\n",
    line: 3,
    problem: /!\[Katt\]\(min bild\.jpg\)/,
    fix: /!\[Katt\]\(<min bild\.jpg>\)/,
  },
  { text: "[a](/b ”c”)\n", line: 1, problem: /cannot be read as a link/, fix: /straight/ },
  { text: "[a](javascript:b)\n", line: 1, problem: /cannot be read/, fix: /\[a\]\(address\)/ },
  { text: "Se [a](/docs/b\n", line: 1, problem: /cannot be read/, fix: /\[a\]\(address\)/ },
  {
    text: "Ett\nSe (planen)[https://kth.se] nu.\n",
    line: 2,
    problem: /not a link/,
    fix: /Se \[planen\]\(https:\/\/kth\.se\) nu\.$/,
  },
  {
    text: "Se [planen] (/docs/b) nu.\n",
    line: 1,
    problem: /not a link/,
    fix: /Se \[planen\]\(\/docs\/b\) nu\.$/,
  },
  {
    text: "Se htps://kth.se nu.\n",
    line: 1,
    problem: /begins with "htps:"/,
    fix: /"https:"/,
  },
  { text: "Se https:/kth.se nu.\n", line: 1, problem: /not a full address/, fix: /https:/ },
  { text: "Ett<br>två\n", line: 1, problem: /"<br>"/, fix: /new paragraph/ },
  { text: '<iframe\n src="https://a.se"></iframe>\n', line: 1, problem: /iframe/, fix: /link/ },
  { text: "<script>\nx\n\n</script>\n", line: 1, problem: /"<script>"/, fix: /Remove/ },
  { text: '- <p style="color: red">Ett</p>\n', line: 1, problem: /style=/, fix: /keep the text/ },
  { text: "Ett <!-- två --> tre\n", line: 1, problem: /comment/, fix: /line of its own/ },
  { text: "<!-- ett\n\ntvå\n", line: 1, problem: /comment/, fix: /Close it with {2}-->/ },
  { text: "Ett[^1] två\n", line: 1, problem: /\[\^1\] has no text/, fix: /\[\^1\]: The text/ },
  { text: "Ett\n\n[^1]: två\n", line: 3, problem: /\[\^1\] is not shown/, fix: /Write {2}\[\^1\]/ },
  {
    text: "Ett[^1]\n\n[^1]: två\n\n[^1]: tre\n",
    line: 3,
    problem: /\[\^1\] has two texts/,
    fix: /another name/,
  },
  { text: "Ett\n\n[OBS]: inställt\n", line: 3, problem: /\[OBS\]: inställt/, fix: /\\\[OBS\]/ },
  {
    text: "| a | b |\n| --- | --- |\n| 1 | 2 | tre |\n",
    line: 3,
    problem: /"tre" is not shown/,
    fix: /column/,
  },
  { text: "Ett ::: note\n", line: 1, problem: /":::" of "Ett ::: note"/, fix: /line of their own/ },
  {
    text: "## Ett {#id}\n\n## Två {#id}\n",
    line: 3,
    problem: /"id" is on the page/,
    fix: /another id/,
  },
  { text: "Text.\n\n> # Två\n", line: 3, problem: /"# Två" is a second/, fix: /## Två$/ },
  { text: "Text.\n\n::: rolse board\n", line: 3, problem: /no directive "rolse"/, fix: /"roles"/ },
  { text: "::: banan\n", line: 1, problem: /no directive "banan"/, fix: /^Known: note, / },
  { text: "Text.\n\n:::\n", line: 3, problem: /none is open here/, fix: /^Remove the line/ },
  { text: "::: note A\nText.\n", line: 1, problem: /"::: note A" is never closed/, fix: /:::/ },
  { text: ":::: note\n\n::: tip\nText.\n:::\n", line: 1, problem: /never closed/, fix: /:::/ },
  { text: "::: details\nText.\n:::\n", line: 1, problem: /has no title/, fix: /Title$/ },
  { text: "::: tab Dator\nText.\n:::\n", line: 1, problem: /outside of tabs/, fix: /four colons/ },
  { text: ":::: tabs\n::::\n", line: 1, problem: /no tabs/, fix: /::: tab/ },
  {
    text: ":::: tabs\n::: tab Ett\nText.\n:::\nText.\n::::\n",
    line: 5,
    problem: /Only tabs/,
    fix: /::: tab/,
  },
  {
    text: ":::: tabs Välj ett\n::: tab Ett\nText.\n:::\n::::\n",
    line: 1,
    problem: /one word/,
    fix: /computer/,
  },
  { text: 'Se ![a](a.png "Text") här.\n', line: 1, problem: /has a caption/, fix: /empty line/ },
  { text: '![b](b.png)\n![a](a.png "Text")\n', line: 2, problem: /has a caption/, fix: /empty/ },
  ...[
    { info: "js titel='x'", problem: /no option "titel"/, fix: /"title"/ },
    { info: "js showLineNumbers=5", problem: /begin at 1/, fix: /showLineNumbers$/ },
    { info: "js title=", problem: /has no title/, fix: /title="/ },
    { info: "js {2-1}", problem: /which lines/, fix: /\{1,3-5\}/ },
    { info: "js {1,9}", problem: /marks line 9, but the code has 2\.$/, fix: /./ },
  ].map(({ info, ...words }) => ({
    text: `Text.\n\n- > \`\`\`${info}\n  > a\n  > b\n  > \`\`\`\n`,
    line: 3,
    ...words,
  })),
];

const WARNINGS: Row[] = [
  ...[
    ["**När:** Fredag 17:00\n**Var:** Ångdomen\n", /- \*\*När:\*\* Fredag 17:00\n- \*\*Var:\*\*/],
    ["När: fredag\nVar: Issy\nPris: 150 kr\n", /- När: fredag\n- Var: Issy\n- Pris/],
    ["17:00 Mingel\n18:00 Middag\n", /- 17:00 Mingel\n- 18:00/],
    ["✅ Mat\n✅ Dryck\n", /- ✅ Mat\n- ✅ Dryck$/u],
    ["☐ Mat\n☐ Dryck\n", /- Mat\n- Dryck$/],
    ["1\\. Ett\n2\\. Två\n", /1\. Ett\n2\. Två$/],
  ].map(([text, fix]) => ({
    text: String(text),
    line: 1,
    problem: /become one line/,
    fix: fix as RegExp,
  })),
  { text: ":: note\n", line: 1, problem: /two colons/, fix: /^Write: {2}::: note$/ },
  { text: "Ett\n##Två\n", line: 2, problem: /"##Två" is not a heading/, fix: /## Två$/ },
  { text: "####### Ett\n", line: 1, problem: /is not a heading/, fix: / ###### Ett$/ },
  { text: "## Ett {#mitt id}\n", line: 1, problem: /\{#mitt id\}/, fix: /Remove/ },
  { text: "import A from 'a';\n", line: 1, problem: /import A/, fix: /Remove/ },
  { text: "Ett {/* två */} tre\n", line: 1, problem: /\{\/\* två \*\/\}/, fix: /Remove/ },
  { text: "Ett\n: två\n", line: 2, problem: /":"/, fix: /Remove/ },
  { text: '::: note {title="Ett"}\nTvå.\n:::\n', line: 1, problem: /title=/, fix: /::: note Ett$/ },
  { text: "- Ett\n  o Två\n  o Tre\n", line: 2, problem: /"o Två"/, fix: /- Två$/ },
  { text: "o\tEtt\n", line: 1, problem: /not a list item/, fix: /- Ett$/ },
  { text: "a@b.se<mailto:a@b.se>\n", line: 1, problem: /twice/, fix: /Write: {2}a@b\.se$/ },
  { text: "1. Ett\n  - två\n2. Tre\n", line: 2, problem: /ends the numbered/, fix: / {3}- två$/ },
  { text: "1. Ett\n\n  Två.\n", line: 3, problem: /ends the numbered/, fix: / {3}Två\.$/ },
  { text: "##\u00a0Två\n", line: 1, problem: /no-break space/, fix: /## Två$/ },
  { text: "-\u00a0ett\n", line: 1, problem: /no-break space/, fix: /- ett$/ },
  { text: "-ett\n-två\n", line: 1, problem: /not a list item/, fix: /- ett$/ },
  { text: "Ett\n• två\n• tre\n", line: 2, problem: /not a list item/, fix: /- två$/ },
  { text: "Ett\n\n```js\nkod\n\n## Två\n", line: 3, problem: /never closed/, fix: /```/ },
  { text: "> ~~~\n> kod\n\nTvå\n", line: 1, problem: /never closed/, fix: /~~~/ },
  { text: "| a | b |\n| 1 | 2 |\n", line: 1, problem: /head of a table/, fix: /\| --- \| --- \|$/ },
  { text: "| a | b |\n|---|\n", line: 1, problem: /head of a table/, fix: /\| --- \| --- \|$/ },
  { text: "Ett\n\n    två tre\n", line: 3, problem: /four spaces/, fix: /write: {2}två tre/ },
  { text: "Ett ***två\n", line: 1, problem: /"\*\*\*"/, fix: /Ett \*\*\*två\*\*\*$/ },
  { text: "Ett **två ** tre\n", line: 1, problem: /\*\*två \*\*/, fix: /Ett \*\*två\*\* tre$/ },
  { text: "Ett `två\n", line: 1, problem: /"`"/, fix: /\\`$/ },
  { text: "## A\n\n#### B\n", line: 3, problem: /skips a level/, fix: /### B$/ },
  { text: "### B\n", line: 1, problem: /the title/, fix: /## B$/ },
  { text: "## A\n\n**B c**\n\nText.\n", line: 3, problem: /looks like a heading/, fix: /### B c$/ },
  { text: "- ## A {#b}\n", line: 1, problem: /"\{#b\}"/, fix: /Remove/ },
  { text: "::: note **A** b\nText.\n:::\n", line: 1, problem: /plain text/, fix: /::: note A b$/ },
  { text: "[ett][två]\n", line: 1, problem: /\[ett\]\[två\]/, fix: /\[text\]\(address\)/ },
  { text: "Ett [[två tre\n", line: 1, problem: /"\[\[två tre"/, fix: /\[\[word\]\]/ },
  { text: "Ett [[a|b|c]]\n", line: 1, problem: /\[\[a\|b\|c\]\]/, fix: /\[\[word\]\]/ },
  { text: "*ett\n", line: 1, problem: /not a list item/, fix: /- ett$/ },
  { text: "Ett:\n1.ett\n", line: 2, problem: /not a list item/, fix: /1\. ett$/ },
  { text: "-[ ] ett\n", line: 1, problem: /not a list item/, fix: /- \[ \] ett$/ },
  { text: "a) ett\nb) två\n", line: 1, problem: /not a list item/, fix: /- ett$/ },
  { text: "– ett\n– två\n", line: 1, problem: /not a list item/, fix: /- ett$/ },
  { text: "> [!NOTE]\n> Ett.\n", line: 1, problem: /"\[!NOTE\]"/, fix: /^Write {2}::: note/ },
  { text: "!!! tip\n", line: 1, problem: /"!!! tip"/, fix: /^Write {2}::: tip/ },
  { text: "Ett【4†källa】.\n", line: 1, problem: /"【4†källa】"/, fix: /Remove/ },
  { text: "Ett :contentReference[x]{y}\n", line: 1, problem: /:contentReference/, fix: /Remove/ },
  { text: "Ett {{< x >}}\n", line: 1, problem: /\{\{< x >\}\}/, fix: /Remove/ },
  { text: "Ett {.klass}\n", line: 1, problem: /\{\.klass\}/, fix: /Remove/ },
  { text: "Ett\u200b två\n", line: 1, problem: /U\+200B/, fix: /Remove/ },
  { text: "\uf0b7 ett\n", line: 1, problem: /U\+F0B7/, fix: /Remove/ },
  { text: "2026. Ett år.\n", line: 1, problem: /"2026\."/, fix: /2026\\\.$/ },
  { text: "Namn\tPris\nA\t1\n", line: 1, problem: /spreadsheet/, fix: /Write a table/ },
  { text: "[x] ett\n", line: 1, problem: /not a list item/, fix: /- \[x\] ett/ },
  { text: "Arean \\(x^2\\) är stor.\n", line: 1, problem: /LaTeX/, fix: /x²/ },
];

describe("TEXT-5 what would be shown raw or vanish has a finding with its line and what to write", () => {
  test.each(MISTAKES)("$text stops the build", ({ text, line, problem, fix }) => {
    expect(check(text)).toEqual([
      {
        severity: "error",
        line,
        problem: expect.stringMatching(problem),
        fix: expect.stringMatching(fix),
      },
    ]);
  });

  test.each(WARNINGS)("$text is a warning", ({ text, line, problem, fix }) => {
    expect(check(text)).toEqual([
      {
        line,
        problem: expect.stringMatching(problem),
        fix: expect.stringMatching(fix),
        severity: "warning",
      },
    ]);
  });

  test("a box that a second one closes is reported once, with the colons that it needs", () => {
    const reports = check("::: note\nEtt.\n\n::: tip\nTvå.\n:::\n\nTre.\n");
    expect(reports).toEqual([
      {
        severity: "error",
        line: 1,
        problem: expect.stringMatching(/contains another box/),
        fix: expect.any(String),
      },
    ]);
  });

  test("two mistakes of one paragraph each have a finding", () => {
    const reports = check("Ett <br>\n`kod med\nradbrytning` och\n**två\n");
    expect(reports.map(({ line }) => line)).toEqual([1, 4]);
  });

  test.each([
    "Om 5 < 6, 2 \\* 3, \\*\\*så\\*\\*, `**`, `<br>` och <ditt namn>. (Se nedan)[1]\n",
    "Skriv till <it@example.org> eller se <https://kth.se/a(b)> &amp; f&aring;r.\n",
    "- [x] klart\n- [ ] kvar\n\n1. ett\n2. två\n\n2024. Ett år.\n",
    "[ett][a], [b], [två](</docs/min sida> \"Titel\")\n\n[a]: /x 'Titel'\n[b]: <https://å.se/ä>\n",
    "[//]: # (En anteckning)\n\n<!-- En till. -->\n\n{/* Och en. */}\n",
    "Ett[^a]^[En not.].\n\n[^a]: Med **fet** text.\n\n    Och ett stycke.\n",
    "> Citat\n> på `två\n> rader`\n\n***\n\nSlut  \npå\\\nraden.\n",
    "| a | b |\n| --- | --- |\n| 1 \\| 2 | `x` |\n\nHem | Om\n",
    "## Rubrik {#min-rubrik}\n\n### Två <!-- #nästa -->\n\n## Tre ##\n",
    ':::: tabs dator\n::: tab Ett två\n```js title="x.js" {1}\n## a\n```\n:::\n::::\n',
    '![Katt](min%20bild.jpg "En bildtext") \n\n#sektionen kl. 17:15 – snart_här __fet__ _kursiv_\n',
    "* ett\n* två\n\n+ tre\n\n- - fyra\n",
    "– Ett, sade han.\n\n*Kursivt* ord. Kostar $5 – 2.0, kl. 17.15 (a) eller b) nu.\n",
  ])("correct Markdown is left alone: %j", (text) => {
    expect(check(text)).toEqual([]);
  });

  test.each(["Ett", null])(
    "ANCH-5 the title may be above the text, with %s in the front matter",
    (title) => {
      expect(check("# Ett\n\nText.\n", title)).toEqual([]);
      expect(check("Text.\n\n# Två\n", title)).toMatchObject([{ line: 3, fix: "Write:  ## Två" }]);
    },
  );

  test("directives in code are code, and task lists are lists", () => {
    expect(check("```\n::: rolse board\n:::\n```\n\n- [x] **Ett**\n- [ ] Två\n")).toEqual([]);
  });
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
  for (const { text } of [...MISTAKES, ...WARNINGS]) {
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
