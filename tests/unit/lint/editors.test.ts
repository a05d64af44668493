import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT } from "../../support/build.ts";
import { changedFixture, findingsOf, linesOf, page } from "../../support/lint.ts";

const sv = "src/content/sv";
const en = "src/content/en";

test("CONF-38 a text in the other language is reported at its paragraph; names and quotations are not", () => {
  const swedish =
    "Vi träffas på torsdag och det är öppet för alla som vill vara med, också om du inte är medlem.\n";
  const english =
    "Come to the party and bring a friend. You are welcome if you are not a member.\n";
  const found = linesOf({
    [`${sv}/a.md`]: page(`${swedish}\n${english}`),
    [`${en}/a.md`]: page(swedish),
  });
  expect(found).toEqual([
    expect.stringMatching(/^warning src\/content\/en\/a\.md:5:1 \| .* is in Swedish/),
    expect.stringMatching(/^warning src\/content\/sv\/a\.md:7:1 \| .* is in English/),
  ]);
  const quoted = `${swedish}\n> ${english}\nBoken heter ”The art of the deal and of the law that is not for you”.\n`;
  expect(linesOf({ [`${sv}/a.md`]: page(quoted), [`${en}/a.md`]: page(english) })).toEqual([]);
});

test("CONF-39 what npm run new writes is reported when it is published as it is", () => {
  const starters = globSync("src/tools/starters/*.md", { cwd: PROJECT }).map((file, index) => {
    const text = readFileSync(join(PROJECT, file), "utf8")
      .replace("{title}", `Sida ${index}`)
      .replaceAll("{date}", "2026-05-01");
    const name = /post/.test(file) ? `blog/2026-05-01-ny-${index}` : `ny-${index}`;
    return { path: `src/content/${/\.sv\.md$/.test(file) ? "sv" : "en"}/${name}.md`, text };
  });
  const reported = (change: (text: string) => string) => {
    const lines = linesOf(
      Object.fromEntries(starters.map(({ path, text }) => [path, change(text)])),
    );
    return starters.map(
      ({ path }) => lines.filter((line) => line.includes(path) && line.includes("starter")).length,
    );
  };
  expect(reported((text) => text)).toEqual(starters.map(() => 0));
  expect(reported((text) => text.replace("draft: true\n", ""))).toEqual(
    starters.map(
      ({ text }) => text.split("\n").filter((line) => /^\p{Lu}.*\.$/u.test(line)).length + 1,
    ),
  );
});

test("BLOG-4 both languages of a post are of one day", () => {
  const found = findingsOf({
    [`${sv}/blog/2026-05-01-fest.md`]: page("Text.\n\n<!-- truncate -->\n"),
    [`${en}/blog/2026-05-02-fest.md`]: page("Text.\n\n<!-- truncate -->\n"),
  });
  expect(found).toMatchObject([{ file: `${en}/blog/2026-05-02-fest.md`, severity: "error" }]);
});

test("CONF-40 a draft whose address a page of the site has is reported at once", () => {
  expect(linesOf({ [`${sv}/blog.md`]: page("Text.\n", "draft: true\n") })).toContainEqual(
    expect.stringMatching(/blog\.md.*The address \/blog is taken twice/),
  );
});

test("LINK-1 a bare address is a link, and is checked like one", () => {
  expect(linesOf({ [`${sv}/a.md`]: page("Text.\nhttp://localhost:8080/x\n") })).toContainEqual(
    expect.stringMatching(/a\.md:6:1 \| The link http:\/\/localhost/),
  );
});

test.each([["title: 007", 'Write:  "007"']])(
  "CONF-37 %s in front matter says what to do: %s",
  (field, advice, name = "a.md") => {
    const known = ["title: Sida", "description: En sida."].filter(
      (line) => line.split(":")[0] !== field.split(":")[0],
    );
    const text = `---\n${[...known, field].join("\n")}\n---\nText.\n`;
    expect(linesOf({ [`${sv}/${name}`]: text }).join("\n")).toContain(advice);
  },
);

test.each([
  ["![Grupp](IMG 2034 (1).JPG)\n", "![Grupp](<IMG 2034 (1).JPG>)\n"],
  ["Vi **ses **här **Tid:**18.00\n", "Vi **ses** här **Tid:** 18.00\n"],
  ["![Grupp](IMG 2034 (1).JPG =200x)\n", "![Grupp](<IMG 2034 (1).JPG>)\n"],
  ["![Grupp](IMG 2034 1).JPG)\n", "![Grupp](<IMG 2034 1).JPG>)\n"],
  ["[x](mailto: a@b.se)\n", "[x](mailto:a@b.se)\n"],
  ["[073-123 45 67](tel:073-123 45 67)\n", "[073-123 45 67](tel:+46731234567)\n"],
])("CONF-42 %j and what is proposed for it", (written, better) => {
  const [photo] = /IMG.*JPG/.exec(written) ?? [];
  const photos = photo ? { [`${sv}/${photo}`]: "" } : {};
  const found = (body: string) => linesOf({ [`${sv}/a.md`]: page(body), ...photos });
  const [line = ""] = found(written);
  expect(`${line.split("Write:  ")[1]}\n`).toBe(better);
  expect(found(better)).toEqual([]);
});

const heading = "---\ntitle: Sida\ndescription: En sida.\n";
test.each([
  ['title: "007"', "title: 007"],
  ["slug: a-b", "slug: A b"],
])("CONF-42 front matter with %s in place of %s has no finding", (better, written) => {
  const name = better.split(":")[0] ?? "";
  const text = (line: string) =>
    `${heading.replace(new RegExp(`^${name}: .*\\n`, "m"), "")}${line}\n---\nText.\n`;
  const found = (line: string) =>
    linesOf({ [`${sv}/a.md`]: text(line), [`${en}/a.md`]: page("Text.\n") });
  const [finding = ""] = found(written);
  const proposed = finding.split("Write:  ")[1] ?? "";
  expect(proposed.startsWith(`${name}:`) ? proposed : `${name}: ${proposed}`).toBe(better);
  expect(found(better)).toEqual([]);
});

test("CONF-42 links that need no correction, or are corrected in the language of their page", () => {
  const both = (body: string) => ({ [`${sv}/a.md`]: page(body), [`${en}/a.md`]: page(body) });
  expect(linesOf(both("[x](/admin/) [y](/admin)\n"))).toEqual([]);
  expect(linesOf(both("> ::: note\n> Text.\n> :::\n"))).toEqual([]);
  const post = `${sv}/blog/2026-05-01-a.md`;
  const [line = ""] = linesOf({ [post]: page("[x](docs/board)\n\n<!-- truncate -->\n") });
  expect(line).toContain('Did you mean "/docs/board"?');
  expect(linesOf(both("::: glossary\n\nText.\n\n::: glossary\n")).join("\n")).toContain(
    '"::: glossary" is on the page twice',
  );
});

test("CONF-37 a form of two words is reported where it is written, not where it is used", () => {
  const word = (id: string, en: string) => ({
    term: { sv: id, en },
    explanation: { sv: "a", en: "b" },
    id,
  });
  const terms = [word("mottagningen", "the Reception"), word("intro", "the Reception")];
  const lines = linesOf({
    "_data/glossary.json": JSON.stringify({ to: "/ordlista", terms }),
    [`${sv}/a.md`]: page("[[the Reception]]\n"),
  });
  expect(lines.filter((line) => line.includes("Reception"))).toEqual([
    expect.stringContaining('it is a form of "mottagningen" already'),
  ]);
});

test("CONF-42 names that are written as one text are proposed as a list", () => {
  const post = `${sv}/blog/2026-05-01-a.md`;
  const [line = ""] = linesOf({ [post]: page("x\n\n<!-- truncate -->\n", "tags: it, fest\n") });
  expect(line).toMatch(/Write: {2}\["it", "fest"\]$/);
});

test("AID-1 a draft in one language, for which the other stands in, has no finding", () => {
  const files = { [`${sv}/a.md`]: page("Text.\n", "draft: true\n"), [`${en}/a.md`]: page() };
  expect(linesOf(files)).toEqual([]);
});

test.each([
  ["[x](\\docs\\board)", "Write:  /docs/board"],
  ["[x](C:\\Users\\Kim A\\fil.pdf)", "Put the file beside the text"],
  ["[x](C:\\Users\\fil.pdf)", "Put the file beside the text"],
  ["[x](file:///C:/fil.pdf)", "Put the file beside the text"],
  ["![Vi](C:\\Users\\vi.jpg)", "Put the file beside the text"],
  ["![Vi](\\img\\vi.jpg)", "Write:  /img/vi.jpg"],
  ["![Vi](src/assets/img/vi.jpg)", 'Did you mean "/img/vi.jpg"?'],
  ["![Vi](/img/vii.jpg)", 'Did you mean "/img/vi.jpg"?'],
  ["Vi ses :tada: på torsdag.", '":tada:"'],
  ["<truncate/>", "Write on a line of its own:  <!-- truncate -->"],
])("CONF-39 %s says what to do: %s", (text, advice) => {
  const lines = linesOf({ [`${sv}/a.md`]: page(`${text}\n`), "src/assets/img/vi.jpg": "" });
  expect(lines.filter((line) => line.includes(`${sv}/a.md:5`))).toEqual([
    expect.stringContaining(advice),
  ]);
});

test("CONF-41 a mistake in one language brings no finding about the other", () => {
  const [swedish, english] = [sv, en].map((folder) => `${folder}/docs/event/01-cmi.md`) as [
    string,
    string,
  ];
  const { texts } = changedFixture({});
  const committee = texts.get(english) ?? "";
  const files = (text: string) => findingsOf({ [swedish]: text, [english]: committee });
  expect(committee).toMatch(/^(cluster|members):/m);
  expect(files("---\ntitle: Klubb: mästeriet\n---\n\nText.\n")).toMatchObject([
    { file: swedish, line: 2 },
  ]);
  const marked = "Text.\n\n```\nkod\n\n<!-- truncate -->\n";
  expect(linesOf({ [`${sv}/blog/2026-05-01-fest.md`]: page(marked) })).toEqual([
    expect.stringContaining("is never closed"),
  ]);
});

test("FILE-2 an uploaded picture that nothing uses has a finding", () => {
  const uploads = { "src/assets/img/vår bild (2).png": "", "src/assets/img/affisch.webp": "" };
  const text = page("![Vi](/img/affisch.webp)\n");
  expect(linesOf({ ...uploads, [`${sv}/a.md`]: text })).toContainEqual(
    expect.stringMatching(
      /^warning src\/assets.*not used.*!\[What it shows\]\(<\/img\/vår bild \(2\)\.png>\)/,
    ),
  );
  expect(linesOf({ ...uploads, [`${sv}/a.md`]: text }).join()).not.toContain("affisch");
  const unreadable = { "_data/partners.json": '[{ "name": "", "logo": "/img/affisch.webp" }]' };
  expect(linesOf({ ...uploads, ...unreadable }).join()).not.toContain("affisch.webp)");
});

test("CONF-39 markup that data would show as plain characters has a finding; a role may be named", () => {
  const change = (name: string) => ({
    "_data/partners.json": JSON.stringify([{ name, url: "https://co.example/" }]),
  });
  expect(linesOf(change("Bolag &amp; **Co**"))).toContainEqual(
    expect.stringMatching(/readers would see the markup/),
  );
  expect(linesOf(change("Bolag & Co"))).toEqual([]);
});

test("CONF-37 a duplicate word in the glossary has a finding", () => {
  const { texts } = changedFixture({});
  const glossary = JSON.parse(texts.get("_data/glossary.json") ?? "");
  glossary.terms.push({ ...glossary.terms[0], id: "again" });
  expect(linesOf({ "_data/glossary.json": JSON.stringify(glossary) }).join()).toContain(
    "it is a form of",
  );
});
