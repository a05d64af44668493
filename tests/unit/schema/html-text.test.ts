import { describe, expect, test } from "vitest";
import { announcementFile } from "../../../src/schema/announcement.ts";
import { footerFile } from "../../../src/schema/footer.ts";
import { htmlMistake } from "../../../src/schema/html-text.ts";
import { navbarFile } from "../../../src/schema/navbar.ts";
import { schemaProblems } from "../../support/schema-problems.ts";
import { both } from "../../support/site-data.ts";

describe("CONF-35 HTML in data is a line of text, and anything else is reported", () => {
  test.each([
    ["x</p>", "<p> cannot be in this text", "only: a, abbr, b,"],
    ["<script>alert(1)</script>", "<script> cannot be", "only: a, abbr, b,"],
    ["<p>x</p>", "<p> cannot be", "only: a,"],
    ['<b style="color:red">x</b>', 'attribute "style" cannot be on <b>', "Remove it."],
    ['<b onclick="x()">x</b>', 'attribute "onclick"', "Remove it."],
    ['<a href="javascript:x()">x</a>', 'begins with "javascript:"', "Write /docs/board"],
    ['<a href="java&#10;script:x()">x</a>', 'begins with "javascript:"', "Write /docs/board"],
    ['<a href="www.kth.se">x</a>', "has no protocol", "https://www.kth.se"],
  ])("%s", (html, problem, fix) => {
    const mistake = htmlMistake(html);
    expect(mistake?.problem).toContain(problem);
    expect(mistake?.fix).toContain(fix);
  });

  test.each([
    "<b><i>x</b></i>",
    'Läs <a href="/x">mer',
    "x</section>",
    '<a href="/x"><b><a href="/y">x</a></b></a>',
    '<a href="/x>x</a>',
    "x <!-- y -->",
    "<?php x ?>",
  ])("the tags of %s do not fit together", (html) => {
    expect(htmlMistake(html)?.problem).toContain("do not fit together");
  });

  test.each([
    "Bara text",
    "1 < 2 & 3 > 2, I <3 I",
    'Ett <b>viktigt</b> <a href="/x" target="_blank" rel="noopener">ord</a>',
    "Rad<br>rad<br/>rad<wbr>",
    '<span lang="sv" aria-hidden="true">x</span>',
    '<time datetime="2026-01-01">i dag</time>',
    "<B>x</B>",
    '<i title="a > b">x</i>',
  ])("%s is a line of text", (html) => {
    expect(htmlMistake(html)).toBeNull();
  });

  test("a label that is a link already holds no other, and an item may draw a line", () => {
    expect(htmlMistake('<a href="/x">x</a>', "label")?.problem).toContain("is a link already");
    expect(htmlMistake("<b>x</b>", "label")).toBeNull();
    expect(htmlMistake("<hr>")?.problem).toContain("<hr> cannot be");
    expect(htmlMistake("<hr>", "item")).toBeNull();
  });

  test("it is reported for every text of the data that holds HTML", () => {
    const html = both("<b>x");
    const problem = /^The tags do not fit together/;
    for (const problems of [
      schemaProblems(announcementFile, { content: html }),
      schemaProblems(footerFile, { copyright: html }),
      schemaProblems(footerFile, { links: [{ html }] }),
      schemaProblems(navbarFile, { title: "x", items: [{ type: "html", value: html }] }),
      schemaProblems(navbarFile, { title: "x", items: [{ to: "/", html }] }),
    ]) {
      expect(problems).toEqual([expect.stringMatching(problem), expect.stringMatching(problem)]);
    }
  });
});
