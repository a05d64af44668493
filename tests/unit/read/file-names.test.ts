import { readFileSync } from "node:fs";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FEATURES } from "../../../src/features/features.ts";
import { lintSite } from "../../../src/lint/lint.ts";
import { fileNames } from "../../../src/read/files/file-names.ts";
import { readFiles } from "../../../src/read/read-files.ts";
import { CONTENT } from "../../../src/schema/uploads.ts";
import { isOnlyTexts } from "../../../src/tools/only-texts.ts";
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

const ENDING =
  'This file does not become a page: a text is Markdown, in a file that ends with ".md", in small letters.';

describe("CONF-30 every file is used or reported, with where it belongs", () => {
  test.each([
    ["ny.MD", "ny.md"],
    ["ny.mdx", "ny.md"],
    ["ny.md.txt", "ny.md"],
    ["ny", "ny.md"],
    ["ny.html", "ny.md"],
    ["ny.md.md", "ny.md"],
  ])("a text called %s", (name, page) => {
    const file = `src/content/sv/docs/${name}`;
    expect(read([file]).report).toEqual([`${file} | ${ENDING} | Rename it to  ${page}`]);
  });

  test.each([
    [
      ["src/assets/affisch.jpg"],
      "src/assets/affisch.jpg | Pictures in this folder are not shown. | Move it to  src/assets/img",
    ],
    [
      ["src/assets/img/foto.HEIC"],
      "src/assets/img/foto.HEIC | Most browsers cannot show this format. | Export the picture as JPEG.",
    ],
    [
      ["src/theme/emblems/hatt.png"],
      "src/theme/emblems/hatt.png | An emblem is an SVG, so this one is not used.",
    ],
    [
      ["src/content/ny.md"],
      "src/content/ny.md | This file does not become a page: it is not in the folder of a language. | Move it to  src/content/sv  and, translated, to  src/content/en",
    ],
    [["src/content/en"], "src/content/en | This file does not become a page"],
    [
      ["src/content/se/docs/a.md", "src/content/se/b.md"],
      "src/content/se | This file does not become a page",
    ],
    [
      ["src/ny.md"],
      "src/ny.md | This file does not become a page: it is not in the folder of a language. | Move it to  src/content/sv",
    ],
    [["src/pages/ny/hej.md"], "src/pages/ny/hej.md | This file does not become a page"],
    [
      ["src/content/sv/ny.md"],
      "src/content/sv/ny.md | This is a link to another file, which is not read. | Put the file itself there.",
    ],
    [
      ["_data/event.json"],
      '_data/event.json | Nothing reads this file: data files have fixed names. | Did you mean "events"?',
    ],
    [
      ["_data/Events.json"],
      "_data/Events.json | Nothing reads this file: data files have fixed names. | Rename it to  _data/events.json",
    ],
    [
      ["_data/events.json.txt"],
      "_data/events.json.txt | Nothing reads this file: data files have fixed names. | Rename it to  _data/events.json",
    ],
    [
      ["_data/labels/se.json"],
      "_data/labels/se.json | Nothing reads this file: data files have fixed names. | ",
    ],
    [
      ["_data/old/events.json"],
      "_data/old/events.json | Nothing reads this file: data files have fixed names. | Rename it to  _data/events.json",
    ],
    [
      ["src/versions/1.1/sv/a.md"],
      'src/versions/1.1 | _data/versions.json names no older version "1.1", so its docs are not published. | Add it there, or remove the folder. Did you mean "1.0"?',
    ],
    [
      ["src/versions/current/sv/a.md"],
      '_data/versions.json names no older version "current", so its docs are not published.',
    ],
    [
      ["src/versions/1.0/_data/navbar.json"],
      "src/versions/1.0/_data/navbar.json | Nothing reads this file: data files have fixed names. | ",
    ],
    [
      ["src/versions/1.0/a.md"],
      "src/versions/1.0/a.md | This file does not become a page: it is not in the folder of a language. | Move it to  src/versions/1.0/sv  and, translated, to  src/versions/1.0/en",
    ],
  ])("%s", (files, report) => {
    const isLink = report.includes("link to another");
    const lines = isLink ? read([], files).report : read(files).report;
    expect(lines).toEqual([expect.stringContaining(report)]);
  });

  test.each([
    ["src/content/sv/aux.md", "aux-1.md"],
    ["src/content/sv/docs/plan: vår?.png", "plan-vår.png"],
    ["src/theme/public/pdfs/100%.pdf", "100.pdf"],
    [`src/content/sv/${"a".repeat(247)}.md`, `${"a".repeat(60)}.md`],
  ])("a name that Windows or addresses cannot have: %s", (file, better) => {
    expect(read([file]).report).toEqual([
      expect.stringContaining(`does not work in addresses or on Windows`),
    ]);
    expect(read([file]).report[0]).toContain(`Rename it to  ${better}`);
  });

  test.each(["src/content/sv/.ny.md", "src/content/en/.media.md.icloud"])(
    "a text that is left out because of its full stop: %s",
    (file) => {
      expect(read([], [file]).report).toEqual([expect.stringContaining("This file is left out")]);
    },
  );

  test("the folder on disk: leftovers are skipped, links and files in other encodings are found", async () => {
    await using folder = await createTempFolder({
      "_data/events.json": "{}",
      "_data/.DS_Store": "",
      "src/content/sv/._ny.md": "",
      "src/content/sv/.ny.md": "",
      "src/content/sv/.media.md.icloud": "",
      "src/content/sv/ny.md~": "",
      "src/content/sv/~$brev.docx": "",
      "src/content/sv/ny.md": "Text.",
      "src/content/sv/latin.md": Buffer.from("väljs", "latin1"),
      "src/content/sv/bild.png": "",
      "src/theme/emblems/a.svg": "",
      "src/assets/bild.png": "",
      "ny.md": "",
      "README.md": "",
    });
    const { dir } = folder;
    await symlink("nowhere.md", join(dir, "src/content/sv/borta.md"));
    await symlink("/", join(dir, "src/content/sv/nya"));
    const files = readFiles(dir);
    expect([...files.texts.keys()]).toEqual([
      "_data/events.json",
      "src/content/sv/latin.md",
      "src/content/sv/ny.md",
    ]);
    expect(files.others).toEqual([
      "src/content/sv/.media.md.icloud",
      "src/content/sv/.ny.md",
      "src/content/sv/bild.png",
      "src/content/sv/borta.md",
      "src/content/sv/nya",
      "src/assets/bild.png",
      "src/theme/emblems/a.svg",
      "ny.md",
    ]);
    const { findings } = lintSite({ ...files, today: "2026-06-01" }, FEATURES);
    expect(findings.find(({ file }) => file.endsWith("latin.md"))?.problem).toMatch(
      /not saved as UTF-8: "v/,
    );
  });

  test("files that a text could lead to are handed on", () => {
    const files = [
      "src/content/en/form.docx",
      "src/content/sv/docs/Års möte.pdf",
      "src/content/sv/karta.svg",
      "src/versions/1.0/sv/protokoll.pdf",
    ];
    const { report, beside } = read(files);
    expect([report, beside]).toEqual([[], files]);
  });
});

describe("SEC-4 beside texts, in data and among documents nothing can be run", () => {
  test.each([
    "src/content/sv/trygghet.11tydata.js",
    "src/content/sv/sv.11tydata.mjs",
    "src/content/en/docs/docs.11tydata.json",
    "src/content/sv/a.xhtml",
    "src/content/sv/b.js",
    "src/content/sv/c.njk",
    "src/content/sv/d.11ty.ts",
    "src/content/sv/e.json",
    "src/content/sv/f.webmanifest",
    "src/content/sv/g.svgz",
    "src/content/sv/h.docm",
    "src/versions/1.0/sv/i.liquid",
    "src/theme/public/pdfs/j.xhtml",
    "src/theme/public/pdfs/k.svg",
    "src/theme/public/pdfs/l",
  ])("%s", (file) => {
    const { report, beside } = read([file]);
    expect(report).toEqual([expect.stringContaining("not published: browsers or the build")]);
    expect([beside, isOnlyTexts([file])]).toEqual([[], false]);
  });

  test.each([
    ["src/content/content.11tydata.ts", "it is not in the folder of a language"],
    ["src/content/sv/m.html", "This file does not become a page"],
    ["_data/site.js", "Nothing reads this file"],
    ["_data/labels/sv.mjs", "Nothing reads this file"],
    ["_data/_data.11tydata.cjs", "Nothing reads this file"],
  ])("%s: %s", (file, problem) => {
    expect(read([file]).report).toEqual([expect.stringContaining(problem)]);
    expect(isOnlyTexts([file])).toBe(false);
  });

  test("a pull request has only texts by the same list; its folders are those of CODEOWNERS", () => {
    const texts = ["md", "jpg", "svg", "pdf", "docx"].map((end) => `src/content/sv/docs/a.${end}`);
    const others = ["_data/site.json", "src/assets/img/b.webp", "src/theme/public/pdfs/SM#1.pdf"];
    expect(isOnlyTexts([...texts, ...others])).toBe(true);
    for (const code of ["src/lint/lint.ts", "_data/site.js", "src/assets/img/c.js", "package.json"])
      expect(isOnlyTexts([...texts, code])).toBe(false);
    expect(isOnlyTexts([])).toBe(false);
    const owners = readFileSync(".github/CODEOWNERS", "utf8");
    for (const [folder] of CONTENT)
      expect(owners).toMatch(new RegExp(`^# /${folder} +@isektionen/ROLE-communications$`, "m"));
  });
});

describe("CONF-31 a name that cannot be an address is reported once, with the name to write", () => {
  test.each([
    ["Ny post.md", "a space, capital letters", "ny-post.md"],
    ["ny#2.md", '"#"', "ny-2.md"],
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
  ])("two names that differ only in %s", (_difference, first, second) => {
    const files = [first, second].map((name) => `src/content/sv/${name}`);
    const lines = read(files).report;
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("differ only in letter case or in how å, ä and ö are stored;");
    expect(lines[0]).toContain(`"${first}"`);
  });

  test("two folders that differ only in letter case are reported once", () => {
    const lines = read(["src/content/sv/docs/Event/a.md", "src/content/sv/docs/event/a.md"]).report;
    expect(lines).toEqual([
      'src/content/sv/docs/Event | "Event" and "event" differ only in letter case or in how å, ä and ö are stored; many computers take them for one. | Delete one of them, or give it another name.',
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
