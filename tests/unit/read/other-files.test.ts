import { mkdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readOtherFiles } from "../../../src/read/other-files.ts";
import { readContent } from "../../../src/read/read-content.ts";
import { type Finding, formatPlace } from "../../../src/schema/finding.ts";
import { both, siteData } from "../../support/site-data.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const PAGE = "---\ntitle: A\ndescription: x\n---\nText.\n";
const DATA = siteData();
const VERSIONS = {
  last: "current",
  versions: [...DATA.versions.versions, { name: "1.0", label: both("1.0"), path: "1.0" }],
};

interface Lying {
  /** Paths of files; what ends with a slash is a folder. */
  files: string[];
  /** Links by path, and what they lead to. */
  links?: Record<string, string>;
}

/** What is told of a folder, each finding in one line, and the files that a text could lead to. */
async function read({ files, links = {} }: Lying): Promise<{ told: string[]; others: string[] }> {
  const texts = files.filter((file) => !file.endsWith("/"));
  await using folder = await createTempFolder(
    Object.fromEntries(texts.map((file) => [file, file.endsWith(".json") ? "{}" : PAGE])),
  );
  for (const file of files.filter((path) => path.endsWith("/")))
    await mkdir(join(folder.dir, file), { recursive: true });
  for (const [path, target] of Object.entries(links)) {
    await mkdir(dirname(join(folder.dir, path)), { recursive: true });
    await symlink(target, join(folder.dir, path));
  }
  const findings: Finding[] = [];
  const others = readOtherFiles(folder.dir, VERSIONS, findings);
  readContent(folder.dir, { ...DATA, versions: VERSIONS }, findings, "2026-06-01");
  const told = findings.map(
    (finding) => `${formatPlace(finding)} | ${finding.problem} | ${finding.fix}`,
  );
  return { told, others };
}

const tell = async (lying: Lying) => (await read(lying)).told;

const ENDING = 'No page comes of this file: the name of a text ends with ".md", in small letters.';

describe("CONF-30 every file is used or told, with where it belongs", () => {
  test.each<{ what: string; lying: Lying; told: string }>([
    ...[
      ["ny.MD", "ny.md"],
      ["Ny.Md", "ny.md"],
      ["ny.mdx", "ny.md"],
      ["ny.markdown", "ny.md"],
      ["ny.md.txt", "ny.md"],
      ["ny", "ny.md"],
      ["Ny sida.MD", "ny-sida.md"],
    ].map(([name, page]) => ({
      what: `a text called ${name}`,
      lying: { files: [`src/content/sv/docs/${name}`] },
      told: `src/content/sv/docs/${name} | ${ENDING} | Rename it to  ${page}`,
    })),
    {
      what: "a page in HTML",
      lying: { files: ["src/content/en/ny.html"] },
      told: "src/content/en/ny.html | A page is written in Markdown; HTML is not read. | Write its text into  ny.md , which begins with the lines  ---  title: …  description: …  ---",
    },
    {
      what: "a text whose name begins with a dot",
      lying: { files: ["src/content/sv/.ny.md"] },
      told: "src/content/sv/.ny.md | A text whose name begins with a dot is not read. | Rename it to  ny.md",
    },
    {
      what: "a text that belongs to no language",
      lying: { files: ["src/content/ny.md"] },
      told: "src/content/ny.md | This file belongs to no language, so no page comes of it. | Move it to  src/content/sv/ny.md , and its translation to  src/content/en/ny.md",
    },
    {
      what: "an image that belongs to no language",
      lying: { files: ["src/content/bild.png"] },
      told: "src/content/bild.png | This file belongs to no language, so no page comes of it. | Move it beside the text that shows it, in  src/content/sv  or  src/content/en",
    },
    {
      what: "a file in the place of a language",
      lying: { files: ["src/content/en"] },
      told: "src/content/en | This file belongs to no language, so no page comes of it.",
    },
    {
      what: "a folder of a language under another name",
      lying: { files: ["src/content/se/docs/a.md", "src/content/se/b.md"] },
      told: 'src/content/se | There is no language "se", so no page comes of the 2 files in this folder. | Move them to  src/content/sv',
    },
    {
      what: "a folder beside those of the languages",
      lying: { files: ["src/content/docs/a.md"] },
      told: 'src/content/docs | There is no language "docs", so no page comes of the 1 file in this folder. | Move them to  src/content/sv/docs  and, translated, to  src/content/en/docs',
    },
    {
      what: "a folder of a language inside another",
      lying: { files: ["src/content/sv/en/a.md"] },
      told: 'src/content/sv/en | "en" is the name of a language, and this place belongs to one already. | Move what it holds to  src/content/sv , or give it another name.',
    },
    {
      what: "a folder that is called like a text",
      lying: { files: ["src/content/sv/ny.md/"] },
      told: "src/content/sv/ny.md | This is a folder, but is called like a text. | Rename it to  ny , or put the text of the page there as a file.",
    },
    {
      what: "a link to a text that is not there",
      lying: { files: [], links: { "src/content/sv/ny.md": "nowhere.md" } },
      told: "src/content/sv/ny.md | This is a link to a file that is not there. | Put the file itself there.",
    },
    {
      what: "a link to a folder",
      lying: { files: [], links: { "src/content/sv/nya": "/" } },
      told: "src/content/sv/nya | This is a link to a folder; what it holds is not read. | Put the folder itself there.",
    },
    {
      what: "a data file with a slip in its name",
      lying: { files: ["_data/event.json"] },
      told: '_data/event.json | Nothing reads this file: data has the names that the website knows. | Did you mean "events"?',
    },
    {
      what: "a data file with a capital letter, and one with another ending",
      lying: { files: ["_data/Events.json"] },
      told: "_data/Events.json | Nothing reads this file: data has the names that the website knows. | Rename it to  events.json",
    },
    {
      what: "a data file that a program has saved as text",
      lying: { files: ["_data/events.json.txt"] },
      told: "_data/events.json.txt | Nothing reads this file: data has the names that the website knows. | Rename it to  events.json",
    },
    {
      what: "labels of a language that does not exist",
      lying: { files: ["_data/labels/se.json"] },
      told: "_data/labels/se.json | Nothing reads this file: data has the names that the website knows. | ",
    },
    {
      what: "a folder in the data",
      lying: { files: ["_data/old/events.json", "_data/old/people.json"] },
      told: "_data/old | Nothing reads this folder: data has the names that the website knows. | ",
    },
    {
      what: "docs of a year that is not in versions.json",
      lying: { files: ["src/versions/1.1/sv/a.md"] },
      told: 'src/versions/1.1 | _data/versions.json names no version "1.1", so its docs are not published. | Add it there, or remove the folder. Did you mean "1.0"?',
    },
    {
      what: "archived docs of the year that is still running",
      lying: { files: ["src/versions/current/sv/a.md"] },
      told: 'src/versions/current | The docs of "current", the latest version, are in src/content; this folder is not read. | Remove the folder, or name another version as "last" in _data/versions.json.',
    },
    {
      what: "data that an archived year cannot have of its own",
      lying: { files: ["src/versions/1.0/_data/navbar.json"] },
      told: "src/versions/1.0/_data/navbar.json | Nothing reads this file: data has the names that the website knows. | ",
    },
    {
      what: "a text beside the languages of an archived year",
      lying: { files: ["src/versions/1.0/a.md"] },
      told: "src/versions/1.0/a.md | This file belongs to no language, so no page comes of it. | Move it to  src/versions/1.0/sv/a.md , and its translation to  src/versions/1.0/en/a.md",
    },
  ])("$what", async ({ lying, told }) => {
    const lines = await tell(lying);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(told);
  });

  test("what is used, and what programs and systems leave behind, is not told", async () => {
    const { told, others } = await read({
      files: [
        "_data/events.json",
        "_data/labels/sv.json",
        "_data/.DS_Store",
        "src/content/.gitkeep",
        "src/content/sv/.DS_Store",
        "src/content/sv/._ny.md",
        "src/content/sv/ny.md~",
        "src/content/sv/Thumbs.db",
        "src/content/sv/~$brev.docx",
        "src/content/sv/ny.md",
        "src/content/sv/tom/",
        "src/versions/1.0/_data/people.json",
        "src/versions/1.0/en/a.md",
      ],
    });
    expect([told, others]).toEqual([[], []]);
  });

  test("files that a text could lead to are handed on", async () => {
    const files = [
      "src/content/en/form.docx",
      "src/content/sv/docs/Års möte.pdf",
      "src/content/sv/lista.txt",
      "src/versions/1.0/sv/protokoll.pdf",
    ];
    const { told, others } = await read({ files });
    expect(told).toEqual([]);
    expect(others.sort()).toEqual(files);
  });
});

describe("CONF-31 a name that cannot be an address is told once, with the name to write", () => {
  test.each([
    ["Ny post.md", "a blank, capital letters", "ny-post.md"],
    ["ny post.md", "a blank", "ny-post.md"],
    ["ny#2.md", '"#"', "ny-2.md"],
    ["vad nu?.md", 'a blank, "?"', "vad-nu.md"],
    ["100%.md", '"%"', "100.md"],
    ["Möte.md", "capital letters", "möte.md"],
    ["mat & dryck.md", 'a blank, "&"', "mat-dryck.md"],
    ["???.md", '"?"', "my-page.md"],
    ["01 - Intro.md", "capital letters", "01-intro.md"],
  ])("%s", async (name, holds, better) => {
    expect(await tell({ files: [`src/content/sv/docs/${name}`] })).toEqual([
      `src/content/sv/docs/${name} | The name "${name}" cannot be part of an address: it holds ${holds}. | Rename the file to  ${better}  in both languages.`,
    ]);
  });

  test("a number in front stands in the address, except of docs", async () => {
    const files = ["01 - a.md", "docs/01 - a.md"].map((path) => `src/content/sv/${path}`);
    expect(await tell({ files })).toEqual([
      'src/content/sv/01 - a.md | The name "01 - a.md" cannot be part of an address: it holds a blank. | Rename the file to  01-a.md  in both languages.',
    ]);
  });

  test("a folder is told once, whatever it holds", async () => {
    const files = ["a.md", "b/c.md"].map((path) => `src/content/sv/docs/Nya sidor/${path}`);
    expect(await tell({ files })).toEqual([
      'src/content/sv/docs/Nya sidor | The name "Nya sidor" cannot be part of an address: it holds a blank, capital letters. | Rename the folder to  nya-sidor  in both languages.',
    ]);
  });

  test.each([
    ["letter case", "Board.md", "board.md"],
    ["how the letters å, ä and ö are stored", "möte.md".normalize("NFD"), "möte.md"],
  ])("two names that differ only in %s", async (difference, first, second) => {
    const files = [first, second].map((name) => `src/content/sv/${name}`);
    const lines = await tell({ files });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`differ only in ${difference}; many computers take them for one.`);
    expect(lines[0]).toContain(`"${first}"`);
  });

  test("two folders that differ only in letter case are told once", async () => {
    const lines = await tell({
      files: ["src/content/sv/docs/Event/a.md", "src/content/sv/docs/event/a.md"],
    });
    expect(lines).toEqual([
      'src/content/sv/docs/Event | "Event" and "event" differ only in letter case; many computers take them for one. | Delete one of them, or give it another name.',
    ]);
  });

  test("dates, numbers, dots, letters of other languages and README are good names", async () => {
    const files = [
      "blog/2024-03-25-möte.md",
      "blog/2024-03-26-möte/index.md",
      "docs/02-event/01-cmi.md",
      "docs/README.md",
      "docs/v1.2.md",
      `${"höst".normalize("NFD")}.md`,
      "за.md",
    ];
    expect(await tell({ files: files.map((file) => `src/content/sv/${file}`) })).toEqual([]);
  });
});
