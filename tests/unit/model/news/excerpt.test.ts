import { expect, test } from "vitest";
import { coverPhoto, withoutPhoto } from "../../../../src/model/news/excerpt.ts";

const PHOTO =
  '<picture><source type="image/avif" srcset="/a.avif 624w" sizes="39rem"><img loading="eager" alt="Gäster" src="/a.jpeg"></picture>';

test("BLOG-1 the first photo of a post is its cover, lazy and without a text, and is not shown twice", () => {
  const html = `<p>Hej.</p>\n<figure>${PHOTO}<figcaption class="note">Fest</figcaption></figure>\n<p>Slut.</p>`;
  const cover = coverPhoto(html);
  expect(cover).toContain('<img alt="" loading="lazy" src="/a.jpeg">');
  expect(cover).not.toContain("Gäster");
  expect(withoutPhoto(html)).toBe("<p>Hej.</p>\n<p>Slut.</p>");
});

test("BLOG-1 a text without a photo stays whole", () => {
  expect(coverPhoto("<p>Hej.</p>")).toBeNull();
  expect(withoutPhoto("<p>Hej.</p>")).toBe("<p>Hej.</p>");
});
