import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { UserError } from "../../../src/schema/finding.ts";
import { findingsIn, newFindings } from "../../../src/tools/summary/findings-in.ts";
import { summarize } from "../../../src/tools/summary.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const ADDRESS = "https://deploy-preview-12--iare.netlify.app";

interface PageParts {
  title: string;
  text?: string;
  /** What surrounds the text. */
  menu?: string;
  /** Whether one file holds it. */
  isWritten?: boolean;
  /** Whose text it shows. */
  canonical?: string;
  hasTranslation?: boolean;
  script?: string;
}

/** A page as a build writes it, as far as the summary looks at it. */
function pageAt(path: string, { title, text = "Text.", menu = "Menu", ...parts }: PageParts) {
  const { isWritten = true, canonical = path, hasTranslation = true, script = "ABCD1234" } = parts;
  const swedish = path.replace(/^\/en(\/|$)/, "/");
  const alternate = `<link rel="alternate" hreflang="x-default" href="https://www.iare.se${encodeURI(swedish)}">`;
  return `<!doctype html><html lang="${path.startsWith("/en") ? "en" : "sv"}"><head><title>${title}</title>
<link rel="canonical" href="https://www.iare.se${encodeURI(canonical)}">${hasTranslation ? alternate : ""}
<script type="module" src="/assets/main-${script}.js"></script></head><body><header>${menu}</header>
<main><nav>Next: ${menu}</nav><h1>${title}</h1><p>${text}</p>${isWritten ? '<p class="edit"><a href="x">Edit</a></p>' : ""}</main></body></html>`;
}

const list = (title: string, text: string) => ({ title, text, isWritten: false });

const BEFORE = {
  "index.html": pageAt("/", list("Hem", "Nyheter")),
  "en/index.html": pageAt("/en/", list("Home", "News")),
  "docs/board.html": pageAt("/docs/board", { title: "Styrelsen" }),
  "en/docs/board.html": pageAt("/en/docs/board", { title: "The board" }),
  "docs/gammal.html": pageAt("/docs/gammal", { title: "Gammal" }),
  "en/docs/gammal.html": pageAt("/en/docs/gammal", { title: "Old" }),
  "docs/intro.html": pageAt("/docs/intro", { title: "Om" }),
  "assets/main-ABCD1234.js": "let a = 1;",
  "img/a.webp": Buffer.alloc(1000),
  _headers: "",
  _redirects: "",
  ".made-by-build": "",
};

/** A changed text, a new page in one language, one that is gone, and a new script. */
const AFTER = {
  ...BEFORE,
  "index.html": pageAt("/", list("Hem", "Fler nyheter")),
  "docs/board.html": pageAt("/docs/board", { title: "Styrelsen", text: "Ny text.", script: "X9" }),
  "en/docs/board.html": pageAt("/en/docs/board", { title: "The board", script: "X9" }),
  "docs/intro.html": pageAt("/docs/intro", { title: "Om", menu: "New menu" }),
  "docs/åä.html": pageAt("/docs/åä", { title: "Å*|ä", hasTranslation: false }),
  "en/docs/åä.html": pageAt("/en/docs/åä", { title: "Å*|ä", canonical: "/docs/åä" }),
  "assets/main-X9.js": "let a = 1, b = 2;",
  "img/a.webp": Buffer.alloc(2500),
  _redirects: "/docs/gammal  /docs/intro  301\n",
  _headers: "/*\n  A: b\n",
};
for (const path of ["docs/gammal.html", "en/docs/gammal.html", "assets/main-ABCD1234.js"] as const)
  delete (AFTER as Partial<typeof AFTER>)[path];

/** The summary of two folders and of the files beside them; arguments name these by `@`. */
async function summaryOf(
  before: Record<string, string | Buffer>,
  after: Record<string, string | Buffer>,
  args: string[] = [],
  beside: Record<string, string> = {},
): Promise<string> {
  const within = (name: string, files: Record<string, string | Buffer>) =>
    Object.fromEntries(Object.entries(files).map(([path, file]) => [`${name}/${path}`, file]));
  await using folder = await createTempFolder({
    ...within("before", before),
    ...within("after", after),
    ...beside,
  });
  const own = (path: string) => join(folder.dir, path);
  const { text } = await summarize([
    own("before"),
    own("after"),
    ...args.map((arg) => (arg.startsWith("@") ? own(arg.slice(1)) : arg)),
  ]);
  return text;
}

const sent = (files: Record<string, string | Buffer>) =>
  Object.entries(files)
    .filter(([path]) => path.endsWith(".html"))
    .reduce((sum, [, html]) => sum + brotliCompressSync(html).length, 0);
const size = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`);
const growth = ([before = 0, after = 0]: number[]) =>
  `${size(before)} | ${size(after)} | ${after > before ? "+" : "−"}${size(Math.abs(after - before))}`;

describe("PREVIEW-4 the summary of a pull request", () => {
  test("names what changed in each language with links to the preview, and what weighs more", async () => {
    const pages = [sent(BEFORE), sent(AFTER)];
    const scripts = ["let a = 1;", "let a = 1, b = 2;"].map(
      (text) => brotliCompressSync(text).length,
    );
    expect(await summaryOf(BEFORE, AFTER, ["--address", ADDRESS])).toBe(
      `<!-- preview-summary -->

## What this changes on the website

**Texts: 1 changed, 1 new, 2 gone.** [Open the preview](${ADDRESS}/)

| svenska | English |
| --- | --- |
| **changed:** [Styrelsen](${ADDRESS}/docs/board) | as before: [The board](${ADDRESS}/en/docs/board) |
| **gone:** \`/docs/gammal\` leads to \`/docs/intro\` | **gone:** \`/en/docs/gammal\` leads nowhere; a line in \`_data/redirects.json\` can change that |
| **new:** [Å\\*\\|ä](${ADDRESS}/docs/%C3%A5%C3%A4) | missing |

Pages that are put together from others: [Hem](${ADDRESS}/).

Around the text (menu, footer, head) 1 other page differs.

### Weight

| compressed with brotli | files | before | after | difference |
| --- | --: | --: | --: | --: |
| pages | 7 | ${growth(pages)} |
| scripts | 1 | ${growth(scripts)} |
| images | 1 | 1.0 kB | 2.5 kB | +1.5 kB |
`,
    );
  });

  test("a translation that is gone gives way to the text in the other language", async () => {
    const standIn = pageAt("/en/docs/board", { title: "Styrelsen", canonical: "/docs/board" });
    const text = await summaryOf(BEFORE, { ...BEFORE, "en/docs/board.html": standIn });
    expect(text).toContain(
      "| as before: Styrelsen `/docs/board` | **gone:** `/en/docs/board` shows the text in another language now |",
    );
  });

  test("says so when nothing differs", async () => {
    expect(await summaryOf(BEFORE, BEFORE)).toBe(`<!-- preview-summary -->

## What this changes on the website

No text reads differently.

### Weight

Nothing weighs more or less.
`);
  });

  test("tells addresses as they are while there is no preview", async () => {
    const text = await summaryOf(BEFORE, AFTER);
    expect(text).toContain("**changed:** Styrelsen `/docs/board`");
    expect(text).not.toContain("](");
  });

  test("shows the table of translations that it is given", async () => {
    const args = ["--translations", "@i18n.md"];
    const text = await summaryOf(BEFORE, BEFORE, args, {
      "i18n.md": "## Own heading\n\n| a | b |\n",
    });
    expect(text).toContain("### Translations\n\n| a | b |\n\n### Weight");
  });

  const finding = (line: number, word: string) =>
    `src/a.md:${line}\n  There is no ${word}.\n  Fix.`;
  const end = "2 findings in 1 file. The site was built all the same.\n";

  test("tells findings that were not there before, whatever else was printed", async () => {
    const logs = {
      "before.log": `warning:\n${finding(3, "x")}\n\n${end}\n118 pages in _site\n`,
      "after.log": `> build\n\n[11ty] warning:\n[11ty] ${finding(5, "x")}\n\n${finding(9, "```y")}\n\n${end}\n118 pages in _site\n`,
    };
    const args = ["--log", "@after.log", "--log-before", "@before.log"];
    const text = await summaryOf(BEFORE, AFTER, args, logs);
    expect(text).toContain(`### To be mended\n\n\`\`\`\`text\n${finding(9, "```y")}\n\`\`\`\``);
    expect(text).not.toContain("no x");
  });

  test("says so when the site cannot be built, with its findings or its last words", async () => {
    const args = ["--log", "@after.log"];
    const failed = {
      "after.log": `${finding(5, "x")}\n\n1 finding in 1 file. Nothing was published.\n`,
    };
    const told = await summaryOf(BEFORE, {}, args, failed);
    expect(told).toContain("**The website cannot be built with this change**");
    expect(told).toContain(finding(5, "x"));
    expect(told).not.toContain("### Weight");
    const crashed = await summaryOf(BEFORE, {}, args, { "after.log": "Out of memory\n" });
    expect(crashed).toContain("The build ended with:\n\n```text\nOut of memory\n```");
  });

  test.each([
    { args: [], told: "Write the folder of the site as it is" },
    { args: ["--what"], told: "Unknown option '--what'" },
    { args: ["nowhere", "_site"], told: "nowhere: there is no built website here." },
    { args: ["a", "b", "--address", "iare.se"], told: '"iare.se" is no address of a site' },
    { args: ["a", "b", "--log", "nowhere"], told: "nowhere: there is no such file." },
  ])("called with $args it says what to write", async ({ args, told }) => {
    const mistake = await summarize(args).catch((error: unknown) => error);
    expect(mistake).toBeInstanceOf(UserError);
    expect((mistake as UserError).message).toContain(told);
  });
});

test("what looks like findings and was not counted by a build is none", () => {
  expect(findingsIn("a.md:1\n  Wrong.\n")).toEqual([]);
  expect(newFindings("", "")).toEqual([]);
});
