import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fileNames } from "../../../src/lint/files/file-names.ts";
import { lint } from "../../../src/lint/lint.ts";
import { readFiles } from "../../../src/lint/read-files.ts";
import { both } from "../../support/both.ts";
import { inOneLine } from "../../support/lint.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const VERSIONS = {
  last: "current",
  versions: ["current", "1.0"].map((name) => ({ name, label: both(name), path: name })),
};

/** Findings about names, and the files that a text could lead to. What ends with a slash is a folder. */
function read(files: readonly string[], others: readonly string[] = []) {
  const isText = (path: string) => /\.(md|json)$/.test(path);
  const texts = new Map(files.filter(isText).map((path) => [path, ""]));
  const rest = [...files.filter((path) => !isText(path)), ...others];
  const { findings, beside } = fileNames({ texts, others: rest, today: "" }, VERSIONS);
  return { report: findings.map(inOneLine), beside };
}

const ENDING = 'No page comes of this file: the name of a text ends with ".md", in small letters.';

describe("CONF-30 every file is used or reported, with where it belongs", () => {
  test.each<{ what: string; files: string[]; links?: string[]; report: string }>([
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
      files: [`src/content/sv/docs/${name}`],
      report: `src/content/sv/docs/${name} | ${ENDING} | Rename it to  ${page}`,
    })),
    {
      what: "a page in HTML",
      files: ["src/content/en/ny.html"],
      report:
        "src/content/en/ny.html | A page is written in Markdown; HTML is not read. | Write its text into  ny.md , which begins with the lines  ---  title: …  description: …  ---",
    },
    {
      what: "a text whose name begins with a dot",
      files: ["src/content/sv/.ny.md"],
      report:
        "src/content/sv/.ny.md | A text whose name begins with a dot is not read. | Rename it to  ny.md",
    },
    {
      what: "a file that is in iCloud only",
      files: ["src/content/sv/.ny.md.icloud"],
      report: "src/content/sv/.ny.md.icloud | The file  ny.md  is in iCloud only",
    },
    {
      what: "a picture outside of the folder for pictures",
      files: ["src/assets/affisch.jpg"],
      report:
        "src/assets/affisch.jpg | No page shows a picture from here. | Move it to  src/assets/img",
    },
    {
      what: "an emblem that is no drawing",
      files: ["src/theme/emblems/hatt.png"],
      report: "src/theme/emblems/hatt.png | An emblem is an SVG, so this one is not used.",
    },
    {
      what: "a text that belongs to no language",
      files: ["src/content/ny.md"],
      report:
        "src/content/ny.md | This file belongs to no language, so no page comes of it. | Move it to  src/content/sv/ny.md , and its translation to  src/content/en/ny.md",
    },
    {
      what: "an image that belongs to no language",
      files: ["src/content/bild.png"],
      report:
        "src/content/bild.png | This file belongs to no language, so no page comes of it. | Move it beside the text that shows it, in  src/content/sv  or  src/content/en",
    },
    {
      what: "a file in the place of a language",
      files: ["src/content/en"],
      report: "src/content/en | This file belongs to no language, so no page comes of it.",
    },
    {
      what: "a folder of a language under another name",
      files: ["src/content/se/docs/a.md", "src/content/se/b.md"],
      report:
        'src/content/se | There is no language "se", so no page comes of the 2 files in this folder. | Move them to  src/content/sv  and, translated, to  src/content/en',
    },
    {
      what: "a folder beside those of the languages",
      files: ["src/content/docs/a.md"],
      report:
        'src/content/docs | There is no language "docs", so no page comes of the 1 file in this folder. | Move them to  src/content/sv  and, translated, to  src/content/en',
    },
    {
      what: "a folder that is called like a text",
      files: ["src/content/sv/ny.md/"],
      report:
        "src/content/sv/ny.md | This is a folder, but is named like a text. | Rename it to  ny , or put the text of the page there as a file.",
    },
    {
      what: "a link to a text that is not there",
      files: [],
      links: ["src/content/sv/ny.md"],
      report:
        "src/content/sv/ny.md | This is a link to a file that does not exist. | Put the file itself there.",
    },
    {
      what: "a link to a folder",
      files: ["src/content/sv/nya/"],
      report:
        "src/content/sv/nya | This is a link to a folder, whose content is not read. | Put the folder itself there.",
    },
    {
      what: "a data file with a misspelt name",
      files: ["_data/event.json"],
      report:
        '_data/event.json | Nothing reads this file: data files have fixed names. | Did you mean "events"?',
    },
    {
      what: "a data file with a capital letter, and one with another ending",
      files: ["_data/Events.json"],
      report:
        "_data/Events.json | Nothing reads this file: data files have fixed names. | Rename it to  events.json",
    },
    {
      what: "a data file that a program has saved as text",
      files: ["_data/events.json.txt"],
      report:
        "_data/events.json.txt | Nothing reads this file: data files have fixed names. | Rename it to  events.json",
    },
    {
      what: "labels of a language that does not exist",
      files: ["_data/labels/se.json"],
      report: "_data/labels/se.json | Nothing reads this file: data files have fixed names. | ",
    },
    {
      what: "a folder in the data",
      files: ["_data/old/events.json", "_data/old/people.json"],
      report: "_data/old | Nothing reads this folder: data files have fixed names. | ",
    },
    {
      what: "docs of a year that is not in versions.json",
      files: ["src/versions/1.1/sv/a.md"],
      report:
        'src/versions/1.1 | _data/versions.json names no version "1.1", so its docs are not published. | Add it there, or remove the folder. Did you mean "1.0"?',
    },
    {
      what: "archived docs of the year that is still running",
      files: ["src/versions/current/sv/a.md"],
      report:
        'src/versions/current | The docs of "current", the latest version, are in src/content; this folder is not read. | Remove the folder, or name another version as "last" in _data/versions.json.',
    },
    {
      what: "data that an archived year cannot have of its own",
      files: ["src/versions/1.0/_data/navbar.json"],
      report:
        "src/versions/1.0/_data/navbar.json | Nothing reads this file: data files have fixed names. | ",
    },
    {
      what: "a text beside the languages of an archived year",
      files: ["src/versions/1.0/a.md"],
      report:
        "src/versions/1.0/a.md | This file belongs to no language, so no page comes of it. | Move it to  src/versions/1.0/sv/a.md , and its translation to  src/versions/1.0/en/a.md",
    },
  ])("$what", ({ files, links, report }) => {
    const lines = read(files, links).report;
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(report);
  });

  test("the folder on disk: leftovers are skipped, links and files in other encodings are found", async () => {
    await using folder = await createTempFolder({
      "_data/events.json": "{}",
      "_data/.DS_Store": "",
      "src/content/sv/._ny.md": "",
      "src/content/sv/.ny.md": "",
      "src/content/sv/ny.md~": "",
      "src/content/sv/~$brev.docx": "",
      "src/content/sv/ny.md": "Text.",
      "src/content/sv/latin.md": Buffer.from("väljs", "latin1"),
      "src/content/sv/bild.png": "",
      "src/theme/emblems/a.svg": "",
      "src/assets/bild.png": "",
    });
    const { dir } = folder;
    for (const name of ["tom", "tom.md"]) await mkdir(join(dir, "src/content/sv", name));
    await symlink("nowhere.md", join(dir, "src/content/sv/borta.md"));
    await symlink("/", join(dir, "src/content/sv/nya"));
    const files = readFiles(dir);
    expect([...files.texts.keys()]).toEqual([
      "_data/events.json",
      "src/content/sv/.ny.md",
      "src/content/sv/ny.md",
    ]);
    expect(files.others).toEqual([
      "src/content/sv/bild.png",
      "src/content/sv/borta.md",
      "src/content/sv/nya/",
      "src/content/sv/tom.md/",
      "src/assets/bild.png",
      "src/theme/emblems/a.svg",
    ]);
    expect(files.undecodable).toEqual(["src/content/sv/latin.md"]);
    const found = lint({ ...files, today: "2026-06-01" });
    expect(found.find(({ file }) => file.endsWith("latin.md"))?.problem).toMatch(
      /not saved as UTF-8/,
    );
  });

  test("files that a text could lead to are handed on", () => {
    const files = [
      "src/content/en/form.docx",
      "src/content/sv/docs/Års möte.pdf",
      "src/content/sv/lista.txt",
      "src/versions/1.0/sv/protokoll.pdf",
    ];
    const { report, beside } = read(files);
    expect([report, beside]).toEqual([[], files]);
  });
});

describe("CONF-31 a name that cannot be an address is reported once, with the name to write", () => {
  test.each([
    ["Ny post.md", "a space, capital letters", "ny-post.md"],
    ["ny post.md", "a space", "ny-post.md"],
    ["ny#2.md", '"#"', "ny-2.md"],
    ["vad nu?.md", 'a space, "?"', "vad-nu.md"],
    ["100%.md", '"%"', "100.md"],
    ["Möte.md", "capital letters", "möte.md"],
    ["mat & dryck.md", 'a space, "&"', "mat-dryck.md"],
    ["???.md", '"?"', "my-page.md"],
    ["01 - Intro.md", "capital letters", "01-intro.md"],
  ])("%s", (name, holds, better) => {
    expect(read([`src/content/sv/docs/${name}`]).report).toEqual([
      `src/content/sv/docs/${name} | The name "${name}" cannot be part of an address: it contains ${holds}. | Rename the file to  ${better}  in both languages.`,
    ]);
  });

  test("a number prefix is part of the address, except of docs", () => {
    const files = ["01 - a.md", "docs/01 - a.md"].map((path) => `src/content/sv/${path}`);
    expect(read(files).report).toEqual([
      'src/content/sv/01 - a.md | The name "01 - a.md" cannot be part of an address: it contains a space. | Rename the file to  01-a.md  in both languages.',
    ]);
  });

  test("a folder is reported once, whatever it contains", () => {
    const files = ["a.md", "b/c.md"].map((path) => `src/content/sv/docs/Nya sidor/${path}`);
    expect(read(files).report).toEqual([
      'src/content/sv/docs/Nya sidor | The name "Nya sidor" cannot be part of an address: it contains a space, capital letters. | Rename the folder to  nya-sidor  in both languages.',
    ]);
  });

  test.each([
    ["letter case", "Board.md", "board.md"],
    ["how the letters å, ä and ö are stored", "möte.md".normalize("NFD"), "möte.md"],
  ])("two names that differ only in %s", (difference, first, second) => {
    const files = [first, second].map((name) => `src/content/sv/${name}`);
    const lines = read(files).report;
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`differ only in ${difference}; many computers take them for one.`);
    expect(lines[0]).toContain(`"${first}"`);
  });

  test("two folders that differ only in letter case are reported once", () => {
    const lines = read(["src/content/sv/docs/Event/a.md", "src/content/sv/docs/event/a.md"]).report;
    expect(lines).toEqual([
      'src/content/sv/docs/Event | "Event" and "event" differ only in letter case; many computers take them for one. | Delete one of them, or give it another name.',
    ]);
  });

  test("README is the page of a folder of docs only", () => {
    expect(read(["src/content/sv/README.md"]).report.join()).toContain(
      "Rename the file to  readme.md",
    );
  });

  test("dates, numbers, dots, letters of other languages and README are good names", () => {
    const files = [
      "blog/2024-03-25-möte.md",
      "blog/2024-03-26-möte/index.md",
      "docs/02-event/01-cmi.md",
      "docs/README.md",
      "docs/v1.2.md",
      `${"höst".normalize("NFD")}.md`,
      "за.md",
    ];
    expect(read(files.map((file) => `src/content/sv/${file}`)).report).toEqual([]);
  });
});
