import { describe, expect, test } from "vitest";
import { announcementFile } from "../../../src/schema/announcement.ts";
import { footerFile } from "../../../src/schema/footer.ts";
import { htmlMistake } from "../../../src/schema/html-text.ts";
import { linkMistake } from "../../../src/schema/link-target.ts";
import { navbarFile } from "../../../src/schema/navbar.ts";
import { schemaProblems } from "../../support/schema-problems.ts";
import { both } from "../../support/site-data.ts";

const NO_SCHEME = 'begins with "javascript:"';
const NO_ADDRESS = "is not a full address";

describe("CONF-34 a link that can lead nowhere is reported with what to write", () => {
  test.each([
    ["javascript:alert(1)", NO_SCHEME, "Write /docs/board"],
    ["java\nscript:alert(1)", NO_SCHEME, "Write /docs/board"],
    ["htps://www.kth.se", 'begins with "htps:"', 'Did you mean "https:"?'],
    ["kth.se/om", "has no protocol", "Write:  https://kth.se/om"],
    ["ordf@example.org", "is an email address", "Write:  mailto:ordf@example.org"],
    ["https:/kth.se", NO_ADDRESS, "Copy it from the browser’s address bar"],
    ["https://x", NO_ADDRESS, "Copy it from the browser’s address bar"],
    ["https://kth.se/om.", "takes the punctuation", "Write:  https://kth.se/om"],
    ["https://", NO_ADDRESS, "https://www.example.org"],
    ["/docs/bo%C2%ADard", "an invisible character, pasted with it", "Write:  /docs/board"],
    ["mailto:ordf @example.org", "has no email address in it", "Write:  mailto:name@example.org"],
    ["mailto:ordf", "has no email address in it", "Write:  mailto:name@example.org"],
    [" ", "leads nowhere", "Write /docs/board"],
  ])("%j %s", (target, problem, fix) => {
    const mistake = linkMistake(target);
    expect(mistake?.problem).toContain(problem);
    expect(mistake?.fix).toContain(fix);
  });

  test.each([
    ...["/docs/board", "#top", "for-antagna", "//other.example/x", "https://www.kth.se/?q=a b#c"],
    ...["http://localhost:8080/", "mailto:a@example.org?subject=Hej", "webcal://kth.se/x.ics"],
  ])("%j is a link", (target) => expect(linkMistake(target)).toBeNull());

  test("in data the mistake is reported instead of the form of the value", () => {
    const links = [{ label: both("KTH"), href: "www.kth.se" }];
    expect(schemaProblems(footerFile, { links })).toEqual([
      '"www.kth.se" has no protocol, so it would be a page of this site. Write:  https://www.kth.se',
    ]);
  });
});

describe("CONF-35 HTML in data is a line of text, and anything else is reported", () => {
  const NOT_FIT = "do not fit together";
  test.each([
    ["<p>x</p>", "<p> cannot be in this text", "only: a, abbr, b,"],
    ['<b style="color:red">x</b>', 'attribute "style" cannot be on <b>', "Remove it."],
    ['<a href="java&#10;script:x()">x</a>', NO_SCHEME, "Write /docs/board"],
    ['<a href="www.kth.se">x</a>', "has no protocol", "https://www.kth.se"],
    ["<b><i>x</b></i>", NOT_FIT, ""],
    ['Läs <a href="/x">mer', NOT_FIT, ""],
    ["x</section>", NOT_FIT, ""],
    ['<a href="/x"><b><a href="/y">x</a></b></a>', NOT_FIT, ""],
    ['<a href="/x>x</a>', NOT_FIT, ""],
    ["x <!-- y -->", NOT_FIT, ""],
  ])("%s: %s", (html, problem, fix) => {
    const mistake = htmlMistake(html);
    expect(mistake?.problem).toContain(problem);
    expect(mistake?.fix).toContain(fix);
  });

  test.each([
    "1 < 2 & 3 > 2, I <3 I",
    'Ett <b>viktigt</b> <a href="/x" target="_blank" rel="noopener">ord</a>',
    "Rad<br>rad<br/>rad<wbr>",
    '<span lang="sv" aria-hidden="true">x</span>',
    '<B>x</B> <i title="a > b">x</i>',
  ])("%s is a line of text", (html) => expect(htmlMistake(html)).toBeNull());

  test("a label that is a link already holds no other, and an item may draw a line", () => {
    expect(htmlMistake('<a href="/x">x</a>', "label")?.problem).toContain("is a link already");
    expect(htmlMistake("<b>x</b>", "label")).toBeNull();
    expect(htmlMistake("<hr>")?.problem).toContain("<hr> cannot be");
    expect(htmlMistake("<hr>", "item")).toBeNull();
  });

  const html = both("<b>x");
  test.each([
    [announcementFile, { content: html }],
    [footerFile, { copyright: html }],
    [footerFile, { links: [{ html }] }],
    [navbarFile, { title: "x", items: [{ type: "html", value: html }] }],
    [navbarFile, { title: "x", items: [{ to: "/", html }] }],
  ])("it is reported for every text of the data that holds HTML: %#", (schema, value) => {
    const problem = expect.stringMatching(/^The tags do not fit together/);
    expect(schemaProblems(schema, value)).toEqual([problem, problem]);
  });
});
