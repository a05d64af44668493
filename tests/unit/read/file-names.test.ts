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

/** Findings about names, and the files that a text could lead to. */
function read(files: readonly string[], others: readonly string[] = []) {
  const isText = (path: string) => /\.(md|json)$/.test(path);
  const texts = new Map(files.filter(isText).map((path) => [path, ""]));
  const rest = [...files.filter((path) => !isText(path)), ...others];
  const { findings, beside } = fileNames({ texts, others: rest, today: "" }, VERSIONS);
  return { report: findings.map(inOneLine), beside };
}

const SV = "src/content/sv";
const NO_PAGE = "This file does not become a page";
const UNREAD = "Nothing reads this file: data files have fixed names. | ";

describe("CONF-30 every file is used or reported, with where it belongs", () => {
  test.each(["ny.MD", "ny.mdx", "ny.md.txt", "ny", "ny.html", "ny.md.md"])(
    "a text called %s",
    (name) => {
      expect(read([`${SV}/docs/${name}`]).report).toEqual([
        `${SV}/docs/${name} | ${NO_PAGE}: a text is Markdown, in a file that ends with ".md", in small letters. | Rename it to  ny.md`,
      ]);
    },
  );

  test.each([
    ["src/assets/a.jpg", "Pictures in this folder are not shown. | Move it to  src/assets/img"],
    ["src/assets/img/a.HEIC", "Most browsers cannot show this format. | Export the picture as"],
    ["src/theme/emblems/hatt.png", "An emblem is an SVG, so this one is not used."],
    ["src/content/ny.md", `${NO_PAGE}: it is not in the folder of a language. | Move it to  ${SV}`],
    ["src/content/en", NO_PAGE],
    ["src/ny.md", `${NO_PAGE}: it is not in the folder of a language. | Move it to  ${SV}`],
    ["src/pages/ny/hej.md", NO_PAGE],
    ["_data/footr.json", `${UNREAD}Did you mean "footer"?`],
    ["_data/Footer.json", `${UNREAD}Rename it to  _data/footer.json`],
    ["_data/footer.json.txt", `${UNREAD}Rename it to  _data/footer.json`],
    ["_data/labels/se.json", UNREAD],
    ["_data/old/footer.json", `${UNREAD}Rename it to  _data/footer.json`],
    ["src/versions/1.0/_data/navbar.json", UNREAD],
    ["src/versions/1.0/a.md", "in the folder of a language. | Move it to  src/versions/1.0/sv"],
    ["src/content/content.11tydata.ts", "it is not in the folder of a language"],
    [`${SV}/m.html`, NO_PAGE],
    ["_data/labels/sv.mjs", UNREAD],
    [`${SV}/aux.md`, "does not work in addresses or on Windows"],
    [`${SV}/docs/plan: vår?.png`, "Rename it to  plan-vår.png"],
    ["src/theme/public/pdfs/100%.pdf", "Rename it to  100.pdf"],
    [`${SV}/${"a".repeat(247)}.md`, `Rename it to  ${"a".repeat(60)}.md`],
  ])("%s: %s", (file, report) => {
    const { report: lines } = read([file]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${file} | `);
    expect(lines[0]).toContain(report);
  });

  test.each([
    ["src/versions/1.1/sv/a.md", 'names no older version "1.1", so its docs are not published.'],
    ["src/versions/current/sv/a.md", 'names no older version "current"'],
    ["src/content/se/b.md", `src/content/se | ${NO_PAGE}`],
  ])("a folder that is not read is reported once, as that of %s: %s", (file, report) => {
    const { report: lines } = read([file, file.replace(/\w\.md/, "docs/c.md")]);
    expect(lines).toEqual([expect.stringContaining(report)]);
  });

  test.each([
    [".ny.md", "This file is left out"],
    [".media.md.icloud", "This file is left out"],
  ])("%s, which is no file that can be read: %s", (name, problem) => {
    expect(read([], [`${SV}/${name}`]).report).toEqual([expect.stringContaining(problem)]);
  });

  test("the folder on disk: leftovers are skipped, links and files in other encodings are found", async () => {
    const empty = [
      ...["_data/.DS_Store", `${SV}/._ny.md`, `${SV}/.ny.md`, `${SV}/ny.md~`, `${SV}/~$brev.docx`],
      ...[`${SV}/bild.png`, "src/theme/emblems/a.svg", "ny.md", "README.md"],
      ...["src/features/jobs/ny.md", "src/theme/public/pdfs/a.pdf"],
    ];
    await using folder = await createTempFolder({
      ...Object.fromEntries(empty.map((path) => [path, ""])),
      "_data/events.json": "{}",
      [`${SV}/ny.md`]: "Text.",
      [`${SV}/latin.md`]: Buffer.from("väljs", "latin1"),
    });
    await symlink("nowhere.md", join(folder.dir, SV, "borta.md"));
    await symlink("/", join(folder.dir, SV, "nya"));
    await symlink("/etc/passwd", join(folder.dir, "src/theme/public/pdfs/x.pdf"));
    await symlink("/etc", join(folder.dir, "src/theme/public/pdfs2"));
    const files = readFiles(folder.dir);
    expect([...files.texts.keys()]).toEqual([
      ...["_data/events.json", `${SV}/latin.md`, `${SV}/ny.md`],
    ]);
    expect(files.others).toEqual([
      ...[".ny.md", "bild.png", "borta.md", "nya"].map((name) => `${SV}/${name}`),
      "src/theme/emblems/a.svg",
      ...["pdfs/a.pdf", "pdfs/x.pdf", "pdfs2"].map((name) => `src/theme/public/${name}`),
      ...["ny.md", "src/features/jobs/ny.md"],
    ]);
    const { findings } = lintSite({ ...files, today: "2026-06-01" }, FEATURES);
    const latin = findings.find(({ file }) => file.endsWith("latin.md"));
    expect(latin?.problem).toMatch(/not saved as UTF-8: "v/);
    const about = (words: string) =>
      findings.filter(({ problem }) => problem.includes(words)).map(({ file }) => file);
    expect(about("does not become a page")).toContain("src/features/jobs/ny.md");
    expect(about("a link to another file").sort()).toEqual([
      ...["borta.md", "nya"].map((name) => `${SV}/${name}`),
      ...["pdfs/x.pdf", "pdfs2"].map((name) => `src/theme/public/${name}`),
    ]);
  });

  test("files that a text could lead to are handed on", () => {
    const files = ["en/form.docx", "sv/docs/Års möte.pdf", "sv/karta.svg"].map(
      (path) => `src/content/${path}`,
    );
    expect(read(files)).toEqual({ report: [], beside: files });
  });
});

describe("SEC-4 beside texts, in data and among documents nothing can be run", () => {
  test.each([
    ...[
      `${SV}/trygghet.11tydata.js`,
      `${SV}/docs/docs.11tydata.json`,
      `${SV}/a.xhtml`,
      `${SV}/c.njk`,
    ],
    ...[
      `${SV}/d.11ty.ts`,
      `${SV}/e.json`,
      `${SV}/g.svgz`,
      `${SV}/h.docm`,
      "src/versions/1.0/sv/i.liquid",
    ],
    ...["src/theme/public/pdfs/j.xhtml", "src/theme/public/pdfs/k.svg", "src/theme/public/pdfs/l"],
  ])("%s", (file) => {
    const { report, beside } = read([file]);
    expect(report).toEqual([expect.stringContaining("not published: browsers or the build")]);
    expect([beside, isOnlyTexts([file])]).toEqual([[], false]);
  });

  test("a pull request has only texts by the same list; its folders are those of CODEOWNERS", () => {
    const texts = ["md", "jpg", "svg", "pdf", "docx"].map((end) => `${SV}/docs/a.${end}`);
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
    ["docs/Ny post.md", "a space, capital letters", "file to  ny-post.md"],
    ["docs/ny#2.md", '"#"', "file to  ny-2.md"],
    ["docs/mat & dryck.md", 'a space, "&"', "file to  mat-dryck.md"],
    ["docs/???.md", '"?"', "file to  my-page.md"],
    ["docs/01 - Intro.md", "capital letters", "file to  01-intro.md"],
    ["01 - a.md", "a space", "file to  01-a.md"],
    ["README.md", "capital letters", "file to  readme.md"],
    ["docs/Nya sidor/a.md", "a space, capital letters", "folder to  nya-sidor"],
  ])("%s contains %s: rename the %s", (path, holds, better) => {
    const beside = path.includes("/a.md") ? [`${SV}/docs/Nya sidor/b/c.md`] : [];
    expect(read([`${SV}/${path}`, ...beside]).report).toEqual([
      expect.stringMatching(/^[^|]* \| The name ".*" cannot be part of an address: it contains /),
    ]);
    expect(read([`${SV}/${path}`]).report[0]).toContain(
      `contains ${holds}. | Rename the ${better}  in both languages.`,
    );
  });

  test.each([
    ["Board.md", "board.md"],
    ["möte.md".normalize("NFD"), "möte.md"],
    ["docs/Event/a.md", "docs/event/a.md"],
  ])("two names that many computers take for one: %s and %s", (...names) => {
    expect(read(names.map((name) => `${SV}/${name}`)).report).toEqual([
      expect.stringContaining("differ only in letter case or in how å, ä and ö are stored;"),
    ]);
  });

  test("dates, numbers, dots, letters of other languages and README are good names", () => {
    const files = [
      ...["blog/2024-03-25-möte.md", "blog/2024-03-26-möte/index.md", "docs/02-event/01-cmi.md"],
      ...["docs/README.md", "docs/v1.2.md", `${"höst".normalize("NFD")}.md`, "за.md"],
    ];
    expect(read(files.map((file) => `${SV}/${file}`)).report).toEqual([]);
  });
});
