import { describe, expect, test } from "vitest";
import { both } from "../../support/both.ts";
import { type Changes, findingsOf, inOneLine, linesOf, page } from "../../support/lint.ts";

const SIDA = "src/content/sv/docs/sida.md";

/** What is found in a text at /docs/sida, whose first line is the fifth of the file. */
const ofText = (body: string, more: Changes = {}) => linesOf({ [SIDA]: page(body), ...more });
const linkTo = (target: string) => `[x](<${target}>)\n`;

/** A footer with links. */
const footer = (...links: object[]): Changes => ({
  "_data/footer.json": JSON.stringify({
    links: links.map((link) => ({ label: { sv: "x", en: "x" }, ...link })),
  }),
});

const GOOD = [
  ...["/section", "/section/", "/section.html", "/section/index.html", "/section?x=1", "/", "/en"],
  ...["/en/", "/en/section", "/blog/tags/ol", "/blog/archive", "/blog/rss.xml"],
  // Both languages may name a page by either of its addresses.
  ...["/sok", "/search", "/en/sok"],
  ...["https://test.example/og-image.png", "https://other.example/nope"],
  ...["//other.example/nope", "mailto:ordf@example.org", "tel:+4687906000"],
];
const IN_TEXTS = [
  ...["event/cmi", "./event/cmi", "../section", "sida", "?x=1", "event/01-cmi.md"],
  ...["Års möte.pdf", "%C3%85rs%20m%C3%B6te.pdf", "ruta.png", "#", "#top", "#main"],
  ...["event/01-cmi.md#översikt", "/docs/event/cmi#%C3%B6versikt", "/docs/event/cmi/#översikt"],
];

test("CHECK-1 a page of this site that is named by its whole address is reported, with what to write", () => {
  const words = (address: string, path: string) =>
    `${address} is a page of this site, which a whole address shows in one language only. | Write:  ${path}`;
  const rows = [
    ["https://test.example/section", "/section"],
    ["http://test.example/en/section?x=1#a", "/en/section?x=1#a"],
    ["https://test.example", "/"],
  ] as const;
  for (const [address, path] of rows) {
    const warning = words(address, path);
    expect(ofText(linkTo(address))).toEqual([`warning ${SIDA}:5:1 | ${warning}`]);
    expect(linesOf(footer({ href: address }))).toEqual([
      `warning _data/footer.json:1 | ${warning}`,
    ]);
  }
});

test("CHECK-1 links to pages and files that exist are fine, in texts and in data", () => {
  expect(ofText([...GOOD, ...IN_TEXTS].map(linkTo).join("\n"))).toEqual([]);
  const inData = [...GOOD, "/docs/intro.md"].map((href) => ({ href }));
  expect(linesOf(footer(...inData))).toEqual([]);
});

describe("CHECK-1 links to nothing are reported at their place", () => {
  test("in texts", () => {
    const rows = [
      ["/sektion", "/sektion", "/sektion", 'Did you mean "/section"?'],
      ["/en/Section", "/en/Section", "/en/Section", 'Did you mean "/en/section"?'],
      ["nope", "/docs/nope", "/docs/nope", null],
      ["../nope?x=1", "/nope?x=1", "/nope", null],
      ["/nöpe", "/n%C3%B6pe (/nöpe)", "/nöpe", null],
      ["https://test.example/nope", "https://test.example/nope (/nope)", "/nope", null],
    ] as const;
    expect(ofText(rows.map(([target]) => `Text ${linkTo(target)}`).join("\n"))).toEqual(
      rows.map(([, shown, path, fix], index) =>
        [
          `${SIDA}:${5 + 2 * index}:6`,
          `The link ${shown} on /docs/sida leads to ${path}, which does not exist.`,
          ...(fix ? [fix] : []),
        ].join(" | "),
      ),
    );
  });

  test("each place of a link has its finding, whatever languages show it", () => {
    const found = ofText(`${linkTo("/nope").trim()} ${linkTo("/nope")}\n${linkTo("/nope")}`);
    expect(found.map((line) => line.split(" ")[0])).toEqual(
      ["5:1", "5:14", "7:1"].map((at) => `${SIDA}:${at}`),
    );
  });

  test.each([
    ["removed", "/borta", "/"],
    ["moved", "/en/old/section", "/en/section"],
  ])("to a page that was %s, with the redirect that leads on", (_what, from, to) => {
    const translations = JSON.stringify({ [from.replace(/^(\/en)?\//, "")]: both("EpJqsi") });
    const lines = linesOf({ [SIDA]: page(linkTo(from)), "_data/translations.json": translations });
    const entry = `{"from":"${from}","to":"${to}","why":"The page was removed or renamed."}`;
    for (const words of [`redirect ${from} ${to} `, entry]) expect(lines.join()).toContain(words);
  });

  test("in front matter and in data, once for both languages", () => {
    const problem = "The link /nope leads to /nope, which does not exist.";
    const html = '<a href="/nope">x</a> <a href="/no2" data-noBrokenLinkCheck>y</a>';
    const copyright = JSON.stringify({ copyright: { sv: html, en: "x" } });
    for (const data of [footer({ to: "/nope" }), { "_data/footer.json": copyright }])
      expect(linesOf(data)).toEqual([`_data/footer.json:1 | ${problem}`]);
    const hero =
      "hero:\n  color: green\n  illustration: studies\n  action: { label: A, to: /nope }\n";
    expect(linesOf({ "src/content/sv/sida.md": page("Text.\n", hero) })).toEqual([
      "src/content/sv/sida.md:7 | The link /nope on /sida leads to /nope, which does not exist.",
    ]);
  });

  test.each([
    { enabled: true, expires: "2026-06-01", count: 1 },
    { enabled: true, expires: "2026-05-31", count: 1, over: true },
    { enabled: false, expires: "2026-06-01", count: 0 },
  ])(
    "an announcement counts while it is shown, and its last day when it is over: $enabled until $expires",
    ({ count, over = false, ...rest }) => {
      const content = { sv: "[x](/nope)", en: "x" };
      const announcement = JSON.stringify({ content, ...rest });
      const found = linesOf({ "_data/announcement.json": announcement });
      expect(found).toHaveLength(count);
      expect(found.join().includes("The last day of the announcement, 2026-05-31, is over")).toBe(
        over,
      );
    },
  );

  test("a page of other addresses in each language may be named by either (ROUTE-9)", () => {
    const found = linesOf({
      "src/content/sv/x.md": page("Text.\n", "slug: kontakt\n"),
      "src/content/en/x.md": page("Text.\n", "slug: contact\n"),
      [SIDA]: page("[a](/kontakt) [b](../x.md) [c](/contact)\n"),
      ...footer({ to: "/contact" }),
    });
    expect(found).toEqual([]);
  });

  test.each([
    ["draft: true\n", "which is not published yet: it is a draft."],
    ["", "which is not published before 2027-05-03."],
  ])("a page that waits is named as such (%s)", (frontMatter, says) => {
    const file = "src/content/sv/blog/2027-05-03-snart.md";
    const changes = {
      [file]: page("Text.\n\n<!-- truncate -->\n", frontMatter),
      [SIDA]: page(linkTo("/blog/2027/05/03/snart")),
    };
    const [first, ...others] = linesOf(changes).filter((line) => line.startsWith(SIDA));
    expect(first).toContain(`leads to /blog/2027/05/03/snart, ${says}`);
    expect([...others, ...linesOf(changes, { showsUnpublished: true })]).toEqual([]);
  });
});

test("CHECK-4 a link to a Markdown file that does not exist is a warning", () => {
  expect(ofText("[x](event/01-cmy.md) [y]()\n")).toEqual([
    `warning ${SIDA}:5:1 | The link "event/01-cmy.md" names a Markdown file that does not exist. | Did you mean "src/content/sv/docs/event/01-cmi.md"?`,
    `warning ${SIDA}:5:22 | The link leads nowhere: there is nothing between ( and ). | Write the address there:  [the board](/docs/board)`,
  ]);
});

test("CONF-34 each field that is a link is one for the linter, in data and in front matter", () => {
  const href = "https://deploy-preview-7--site.netlify.app/x";
  const x = both("x");
  const found = findingsOf({
    "_data/services.json": JSON.stringify({
      x: { title: x, address: { sv: href }, review: "2030-01-01", owner: "kassor" },
    }),
    [SIDA]: page("Text.\n", `leave: ${href}\n`),
  });
  expect(found.map(({ file }) => file)).toEqual(["_data/services.json", SIDA]);
  for (const { problem } of found) expect(problem).toMatch(/preview/);
});

describe("CHECK-6 redirects", () => {
  const redirects = (...pairs: [string, string][]) =>
    linesOf({
      "_data/redirects.json": `[\n${pairs.map(([from, to]) => JSON.stringify({ from, to, why: "x" })).join(",\n")}\n]`,
    });

  test.each([
    ["to nothing", ["/a", "/nope"], "2 | The link /nope leads to /nope, which does not exist."],
    ["to itself", ["/a", "/a/"], "2 | The redirect from /a leads to itself. | Remove it."],
    [
      "from a page",
      ["/section", "/"],
      "2 | There is a page at /section, so the redirect to / is never followed. | Remove the redirect, or move the page.",
    ],
  ])("%s", (_what, pair, says) => {
    expect(redirects(pair as [string, string])).toContain(`_data/redirects.json:${says}`);
  });

  test("in a circle, and from one address twice", () => {
    expect(redirects(["/a", "/b"], ["/b", "/a"], ["/c", "/"], ["/c", "/section"])).toEqual([
      "_data/redirects.json:2 | The redirect from /a leads in a circle: /a → /b → /a. | Let one of them lead to a page.",
      "_data/redirects.json:5 | The address /c is redirected twice; only the first redirect is followed, to /. | Remove one of the two.",
    ]);
  });
});

test("links and files of a draft are warnings, and it may lead to another draft", () => {
  const found = findingsOf({
    [SIDA]: page("[a](/nope) [b](/utkast)\n", "draft: true\n"),
  });
  expect(found.map(inOneLine)).toEqual([
    `warning ${SIDA}:6:1 | The link /nope on /docs/sida leads to /nope, which does not exist.`,
  ]);
});
