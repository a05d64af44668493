import { expect, test } from "vitest";
import { feedHtml } from "../../../src/pages/files/feeds.11ty.ts";
import { parseHtml } from "../../support/build.ts";
import { renderText } from "../../support/render-text.ts";

const POST = "https://site.example/en/blog/post";

test.each([
  { html: '<a href="/en/section">', address: "https://site.example/en/section" },
  { html: '<a href="#part">', address: "https://site.example/en/blog/post#part" },
  { html: '<a class="x" href="../news">', address: "https://site.example/en/news" },
  { html: '<a href="/search?q=a&amp;p=1">', address: "https://site.example/search?q=a&amp;p=1" },
  { html: '<a href="mailto:it@site.example">', address: "mailto:it@site.example" },
])("BLOG-14 the whole address of $html is $address", ({ html, address }) => {
  expect(feedHtml(html, POST)).toContain(`="${address}"`);
});

test("a text that only looks like a link is left alone", () => {
  const { html } = renderText('Write `<a href="/x">`, not href="/x"');
  expect(feedHtml(html, POST)).toBe(html);
});

test("a code block has no buttons, which would not work there", () => {
  const { body } = parseHtml(feedHtml(renderText("```sh\nnpm start\n```").html, POST));
  expect(body.textContent?.trim()).toBe("npm start");
  expect(body.querySelector("button, [role]")).toBeNull();
});

test("BLOG-14 an image is the one file that every reader can show", () => {
  const html =
    '<picture><source type="image/avif" srcset="/a.avif 9w" sizes="9px">' +
    '<img src="/a.jpeg" srcset="/a.jpeg 9w" sizes="9px" alt="A"></picture>';
  expect(feedHtml(html, POST)).toBe(
    '<picture><img src="https://site.example/a.jpeg" alt="A"></picture>',
  );
});
