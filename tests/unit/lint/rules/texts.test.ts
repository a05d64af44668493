import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { schemaOf } from "../../../../src/read/data-files.ts";
import { personalNumberAt } from "../../../../src/schema/personal-number.ts";
import { both } from "../../../support/both.ts";
import { PROJECT } from "../../../support/build.ts";
import { changedFixture, findingsOf, linesOf, page } from "../../../support/lint.ts";
import { checkRows, data, en, sv, TRUNCATED } from "../../../support/lint-rows.ts";

const SWEDISH = "Vi träffas på torsdag och det är öppet för alla, också om du inte är medlem.\n";
const ENGLISH = "Come to the party and bring a friend. You are welcome if you are not a member.\n";

// What the linter finds in words, images and files of texts.
checkRows([
  {
    what: "LINK-1, CONF-40 images, bare addresses, and a draft whose address a page has",
    files: {
      [`${sv}/docs/b.md`]: page(
        "![](ruta.png)\n\n![En ruta](Ruta.png)\n\n![En annan](https://other.example/b.png)\n\n![A](a.HEIC)\n",
      ),
      [`${sv}/docs/a.HEIC`]: "",
      [`${sv}/docs/c.md`]: page("Text.\nhttp://localhost:8080/x\n"),
      [`${sv}/docs/d.md`]: "---\ndescription: En sida.\n---\nText.\n",
      [`${sv}/blog.md`]: page("Text.\n", "draft: true\n"),
    },
    found: [
      /blog\.md.*The address \/blog is taken twice/,
      /b\.md:5:1 \| The image !\[\]\(ruta\.png\) has no description .* \| Write: {2}!\[What the picture/,
      /b\.md:7:1 \| The image !\[En ruta\]\(Ruta\.png\) does not exist\. \| Did you mean "ruta\.png"\?/,
      /b\.md:9:1 \| The image .* is on another site; visitors would be sent there/,
      /b\.md:11:1 \| The image .* has a format that not all browsers know\. \| Save it as one of: jpg/,
      /c\.md:6:1 \| The link http:\/\/localhost/,
      /d\.md:1 \| The page has no title\. \| Write in the front matter/,
    ],
  },
  {
    what: "WORD-1 words that are not ours, in texts, titles and data; not in code, addresses and archives",
    files: {
      "_data/wording.json": JSON.stringify({
        sv: [
          { avoid: ["hemsid*"], write: "webbplats", why: "så heter det.", except: ["Ny hemsida"] },
        ],
        en: [{ avoid: ["I-Start", "start-up*"], write: ["iStart", "startup*"], why: "names." }],
      }),
      [`${en}/d.md`]: page("At I-Start.\n\nStart-ups.\n"),
      [`${sv}/a.md`]: page(
        "Vår hemsida.\n\nNy hemsida, `hemsida`, [x](/section?hemsida)\n\n<!-- hemsida -->\n",
      ),
      [`${sv}/b.md`]: "---\ntitle: Hemsidan\ndescription: x\n---\nText.\n",
      "src/versions/1.0/sv/c.md": page("hemsida\n"),
    },
    found: [
      /^warning _data\/news-tags\.json:5 \| "Hemsida"/,
      `warning ${en}/d.md:5:4 | "I-Start" is not our word: names. | Write:  iStart`,
      `warning ${en}/d.md:7:1 | "Start-ups" is not our word: names. | Write:  Startups`,
      `warning ${sv}/a.md:5:5 | "hemsida" is not our word: så heter det. | Write:  webbplats`,
      `warning ${sv}/b.md:2 | "Hemsidan" is not our word: så heter det. | Write:  webbplats`,
      /^warning .*2024-03-25-ny-hemsida\.md:7:1 \| "Hemsidan"/,
    ],
  },
  {
    what: "WORD-3 a weekday that a day of the month has not: next time, in the year beside it, within some days, of a post",
    files: {
      [`${sv}/a.md`]: page(
        "Måndag den 10 augusti 2026, måndagen den 9 augusti 2027, varje måndag till den 10 december.\n\n" +
          "En måndag mellan den 10 och den 15 augusti 2027.\n\nEn måndag omkring den 9–16 augusti 2027.\n",
      ),
      [`${en}/a.md`]: page("Monday 31 August, Monday the 30th of August.\n"),
      [`${sv}/blog/2025-08-01-x.md`]: page(`Måndag 11 augusti.\n\n${TRUNCATED}`),
    },
    found: [
      /a\.md:5:19 \| "Monday the 30th of August" is no day of 2026\. \| Check the weekday/,
      /a\.md:7:4 \| "måndag mellan den 10 och den 15 augusti 2027" is no day of 2027\./,
    ],
  },
  {
    what: "FILE-2 images and files that nothing uses; those of drafts and linked ones are used",
    files: {
      ...Object.fromEntries(
        ["a.jpg", "c.docx", "d.jpg", "e.pdf", "vår?.png"].map((name) => [`${sv}/${name}`, ""]),
      ),
      "src/assets/img/vår bild (2).png": "",
      "src/assets/img/plan.pdf": "",
      [`${sv}/x.md`]: page("![D](d.jpg)\n", "draft: true\n"),
      [`${sv}/y.md`]: page("[e](e.pdf)\n\n![Planen](<vår?.png>)\n"),
    },
    found: [
      /^warning src\/assets\/img\/plan\.pdf \| A document is not published from \/img\/plan\.pdf\./,
      /^warning src\/assets.*not used.*!\[What it shows\]\(<\/img\/vår bild \(2\)\.png>\)/,
      /a\.jpg \| The file is not used: .* \| Delete it, .* {2}!\[What it shows\]\(a\.jpg\)$/,
      /c\.docx \| The file is not used: .* \| Delete it, .* {2}\[What it is\]\(c\.docx\)$/,
      /vår\?\.png \| The name .* does not work in addresses or on Windows/,
    ],
  },
  {
    what: "a caption beside other text, an image that is elsewhere, a word that the glossary lacks",
    files: {
      [`${sv}/a.md`]: page(
        'Text ![A](/img/nope.png "Text") [[sittningg]]\n\n![B](ruta.png)\n\n![C](data:image/png;base64,' +
          "A".repeat(9000) +
          ")\n",
      ),
    },
    found: [
      /a\.md:5 \| The image !\[A\]\(\/img\/nope\.png "Text"\) has a caption, but shares its paragraph\./,
      /a\.md:5:6 \| The image !\[A\]\(\/img\/nope\.png\) does not exist\./,
      /a\.md:5:33 \| "\[\[sittningg\]\]" is not in _data\/glossary\.json\./,
      /a\.md:7:1 \| The image !\[B\]\(ruta\.png\) does not exist\. \| Did you mean "docs\/ruta\.png"\?/,
      /a\.md:9:1 \| The image !\[C\]\(data:image\/png.{20,60}…\) is pasted into the text itself/,
    ],
  },
  ...(schemaOf("_data/documents.json")
    ? [
        {
          what: "LINK-7 the address of a service in a list",
          files: {
            "_data/services.json": JSON.stringify({
              care: {
                ...{ title: both("Care"), address: { sv: "https://care.example/" } },
                ...{ review: "2027-01-01", owner: "kassor" },
              },
            }),
            ...data("documents", ({ forms }: { forms: { documents: object[] } }) => {
              forms.documents.push({ title: both("x"), href: "https://care.example/" });
            }),
          },
          found: [/^warning _data\/documents\.json:\d+ .* Write: {2}"service": "care"/],
        },
      ]
    : []),
  {
    what: "LINK-7 services that are not there, have no number or owner, or are written again",
    files: {
      "_data/services.json": JSON.stringify({
        care: {
          title: both("Care"),
          address: { sv: "https://care.example/sv/" },
          review: "2027-01-01",
          owner: "nobody",
        },
        tel: { title: both("Tel"), phone: "112", review: "2027-01-01", owner: "kassor" },
      }),
      [`${sv}/a.md`]: page(
        "[[länk:care]] [[länk:cair]] [[telefon:care]] [[länk:tel]]\n\n[Vård](https://care.example/sv)\n",
      ),
    },
    found: [
      /services\.json:1 \| No role in _data\/people\.json has the key "nobody"\./,
      /a\.md:5:14 \| "\[\[länk:cair\]\]" is not in _data\/services\.json\. \| Did you mean "care"\?/,
      /a\.md:5:28 \| "\[\[telefon:care\]\]": "care" in _data\/services\.json has no phone\./,
      /a\.md:5:45 \| "\[\[länk:tel\]\]": "tel" in _data\/services\.json has no address\./,
      /^warning .*a\.md:7:1 \| https:.* is written in .* already, as "care"\. \| Write: {2}\[\[länk:care\]\] {2}or/,
    ],
  },
  {
    what: "published files that are not there, or at the address of a redirect",
    files: {
      ...data("site", (site: { socialImage: string }) => {
        site.socialImage = "/nope.png";
      }),
      "_data/redirects.json": '[{ "from": "/favicon.svg", "to": "/section", "why": "x" }]',
      "src/theme/public/apple-touch-icon.png": null,
    },
    found: [
      /redirects\.json:1 \| There is a page at \/favicon\.svg/,
      /site\.json:\d+ \| The file \/nope\.png does not exist\./,
      "warning src/theme/public/apple-touch-icon.png | The file is missing.",
    ],
  },
  {
    what: "text below the front matter of the home page",
    files: { [`${sv}/index.md`]: `${changedFixture({}).texts.get(`${sv}/index.md`)}\nText.\n` },
    found: [/^warning .*index\.md:\d+ \| The text below the front matter is not shown/],
  },
  {
    what: "CONF-38 a text in the other language is reported at its paragraph; quotations and names are not",
    files: {
      [`${sv}/a.md`]: page(`${SWEDISH}\n${ENGLISH}`),
      [`${en}/a.md`]: page(SWEDISH),
      [`${sv}/b.md`]: page(
        `> ${ENGLISH}\nBoken heter ”The art of the deal and of the law that is not for you”.\n`,
      ),
    },
    found: [
      /^warning src\/content\/en\/a\.md:5:1 \| .* is in Swedish, but/,
      /^warning src\/content\/sv\/a\.md:7:1 \| .* is in English, but/,
    ],
  },
  {
    what: "AID-1, CONF-42 a draft in one language, links to /admin and a box in a quotation have no finding",
    files: {
      [`${sv}/a.md`]: page("[x](/admin/) [y](/admin)\n\n> ::: note\n> Text.\n> :::\n"),
      [`${sv}/b.md`]: page("Text.\n", "draft: true\n"),
      [`${en}/b.md`]: page(),
    },
    found: [],
  },
  {
    what: "CONF-42 a link is corrected in the language of its page, names in one text become a list",
    files: {
      [`${sv}/blog/2026-05-01-a.md`]: page(`[x](docs/board)\n\n${TRUNCATED}`),
      [`${sv}/blog/2026-05-02-a.md`]: page(TRUNCATED, "tags: it, fest\n"),
    },
    found: [
      /01-a\.md:5:1 .*Did you mean "\/docs\/board"\?/,
      /02-a\.md:4 .*Write: {2}\["it", "fest"\]$/,
    ],
  },
  {
    what: "CONF-37 a form of two words is reported where it is written, not where it is used",
    files: {
      ...data("glossary", ({ terms }: { terms: { term: object; also?: string[] }[] }) => {
        Object.assign(terms[1] ?? {}, { also: ["n0llan"] });
      }),
      [`${sv}/a.md`]: page("[[n0llan]]\n"),
    },
    found: [/glossary\.json:\d+ \| .*it is a form of/],
  },
]);

test("a personal identity number is found with and without its century, and so is a coordination number", () => {
  const numbers = ["900101-0017", "199001010017", "19900101-0017", "900161-0014", "199001910018"];
  expect(numbers.map((number) => personalNumberAt(`Kim, ${number}.`))).toEqual([5, 5, 5, 5, 5]);
  const others = ["900101-0018", "9001010017", "900132-0010", "1990010100170", "070-123 45 67"];
  expect(others.filter((number) => personalNumberAt(number) !== undefined)).toEqual([]);
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
