import { expect, test } from "vitest";
import { feedHtml } from "../../../src/pages/files/feeds.11ty.ts";

const POST = "https://site.example/en/blog/post";

test.each([
  { html: '<a href="/en/section">', address: "https://site.example/en/section" },
  { html: '<a href="#part">', address: "https://site.example/en/blog/post#part" },
  { html: "<a class=\"x\" href='../news'>", address: "https://site.example/en/news" },
  { html: '<a href="/search?q=a&#38;p=1">', address: "https://site.example/search?q=a&amp;p=1" },
  { html: '<a href="mailto:it@site.example">', address: "mailto:it@site.example" },
])("BLOG-14 the whole address of $html is $address", ({ html, address }) => {
  expect(feedHtml(html, POST)).toContain(`="${address}"`);
});

test("a text that only looks like a link is left alone", () => {
  const html = '<p>Write <code>&lt;a href=&quot;/x&quot;&gt;</code>, not href="/x"</p>';
  expect(feedHtml(html, POST)).toBe(html);
});

test("a code block has no button, which would not work there", () => {
  const html =
    '<div class="code"><pre><code>npm start</code></pre>' +
    '<button class="copy scripted" type="button" aria-label="Copy code" data-copy="Copied">' +
    "<span>Copy</span><span>Copied</span></button>" +
    '<span class="sr" role="status"></span></div>';
  expect(feedHtml(html, POST)).toBe('<div class="code"><pre><code>npm start</code></pre></div>');
});

test("BLOG-14 an image is the one file that every reader can show", () => {
  const html =
    '<picture><source type="image/avif" srcset="/a.avif 9w" sizes="9px">' +
    '<img src="/a.jpeg" srcset="/a.jpeg 9w" sizes="9px" alt="A"></picture>';
  expect(feedHtml(html, POST)).toBe(
    '<picture><img src="https://site.example/a.jpeg" alt="A"></picture>',
  );
});

test("all else stays as it is written", () => {
  const html =
    '<h2 id="a" hidden="">Å &amp; Ö\u00a0&quot;A&quot;</h2>\n' +
    '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg><br><img alt="" width="3">\n' +
    '<time dateTime="2024-03-25">25 mars</time><!-- truncate -->';
  expect(feedHtml(html, POST)).toBe(html);
});
