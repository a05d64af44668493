import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { summarize } from "../../../src/tools/summary.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const ADDRESS = "https://deploy-preview-12--site.netlify.app";

/** A page as a build writes it, as far as the summary reads it. */
function pageAt(
  path: string,
  title: string,
  text = "Text.",
  { menu = "Menu", canonical = path } = {},
) {
  const href = (address: string) => `href="https://www.example.org${encodeURI(address)}"`;
  return `<!doctype html><html><head><title>${title}</title><link rel="canonical" ${href(canonical)}></head><body><header>${menu}</header>
<main><nav>Next: ${menu}</nav><h1>${title}</h1><p>${text}</p></main></body></html>`;
}

const BEFORE = {
  "index.html": pageAt("/", "Hem"),
  "docs/board.html": pageAt("/docs/board", "Styrelsen"),
  "en/docs/board.html": pageAt("/en/docs/board", "The board"),
  "docs/gammal.html": pageAt("/docs/gammal", "Gammal"),
  "en/docs/gammal.html": pageAt("/en/docs/gammal", "Old"),
  "img/a.webp": randomBytes(1000),
};

const AFTER = {
  "index.html": pageAt("/", "Hem", undefined, { menu: "New menu" }),
  "docs/board.html": pageAt("/docs/board", "Styrelsen", "Ny text."),
  "en/docs/board.html": pageAt("/en/docs/board", "Styrelsen", "Ny text.", {
    canonical: "/docs/board",
  }),
  "docs/åä.html": pageAt("/docs/åä", "Å*|ä"),
  "img/a.webp": randomBytes(2500),
};

type Files = Record<string, string | Buffer>;

/** The summary of two folders and of the files beside them; arguments refer to these by `@`. */
async function summaryOf(before: Files, after: Files, args: string[] = [], beside: Files = {}) {
  const within = (name: string, files: Files) =>
    Object.fromEntries(Object.entries(files).map(([path, file]) => [`${name}/${path}`, file]));
  await using folder = await createTempFolder({
    ...within("before", before),
    ...within("after", after),
    ...beside,
  });
  const own = (path: string) => path.replace(/^@/, () => join(folder.dir, "/"));
  return summarize(["@before", "@after", ...args].map(own));
}

describe("PREVIEW-4 the summary of a pull request", () => {
  test("names changed, new and removed pages of both languages with links, and weights", async () => {
    const text = await summaryOf(BEFORE, AFTER, ["--address", ADDRESS]);
    expect(text).toMatch(/^<!-- preview-summary -->\n/);
    expect(text).toContain(`[Open the preview](${ADDRESS}/)

- **changed:** [Styrelsen](${ADDRESS}/docs/board)
- **removed:** \`/docs/gammal\`
- **new:** [Å\\*\\|ä](${ADDRESS}/docs/%C3%A5%C3%A4)
- **removed:** \`/en/docs/board\`
- **removed:** \`/en/docs/gammal\`

### Weight
`);
    expect(text).toMatch(/^\| \.webp \| 1\.0 kB \| 2\.5 kB \| 1\.5 kB \|$/m);
  });

  const finding = (line: number, word: string) =>
    `src/a.md:${line}\n  There is no ${word}.\n  Fix.`;
  const end = "2 findings in 1 file. The site was built all the same.\n";

  test("lists findings that the build before did not have", async () => {
    const logs = {
      "before.log": `warning:\n${finding(3, "x")}\n\n${end}\n118 pages in _site\n`,
      "after.log": `> build\n\n[11ty] warning:\n[11ty] ${finding(5, "x")}\n\n${finding(9, "```y")}\n\n${end}\n118 pages in _site\n`,
    };
    const args = ["--log", "@after.log", "--log-before", "@before.log"];
    const text = await summaryOf(BEFORE, AFTER, args, logs);
    expect(text).toContain(`### Findings\n\n\`\`\`\`text\n${finding(9, "```y")}\n\`\`\`\``);
    expect(text).not.toContain("no x");
  });

  test("repeats what the handover waits for until it is done", async () => {
    const log = `warning:\nb.json:1\n  The year ends.\n  See docs/handover.md.\n\n${end}`;
    const args = ["--log", "@after.log", "--log-before", "@before.log"];
    const text = await summaryOf(BEFORE, AFTER, args, { "before.log": log, "after.log": log });
    expect(text).toContain("The year ends.");
  });

  test("sums up the pages of archived years, below those of today", async () => {
    const archived = { "docs/2026-27/board.html": "A", "en/docs/2026-27/board.html": "A" };
    const text = await summaryOf(
      { ...BEFORE, "docs/2023-24/a.html": "B" },
      { ...AFTER, ...archived },
    );
    expect(text).toMatch(
      /board`\n.*\n- \*\*removed:\*\* archived pages of 2023-24, 1\n- \*\*new:\*\* archived pages of 2026-27, 2\n\n###/,
    );
  });

  test("shows the findings or the last lines of a build that failed", async () => {
    const args = ["--log", "@after.log"];
    const log = `${finding(5, "x")}\n\n1 finding in 1 file. Nothing was published.\n`;
    const text = await summaryOf(BEFORE, {}, args, { "after.log": log });
    expect(text).toContain("**The website cannot be built with this change**");
    expect(text).toContain(finding(5, "x"));
    expect(text).not.toContain("### Weight");
    const crashed = await summaryOf(BEFORE, {}, args, { "after.log": "Out of memory\n" });
    expect(crashed).toContain("The build ended with:\n\n```text\nOut of memory\n```");
  });
});
