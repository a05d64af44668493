import { describe, expect, test } from "vitest";
import {
  docId,
  docUrl,
  isPathname,
  parsePostPath,
  postUrl,
  splitNumberPrefix,
} from "../../../../src/routes/routes.ts";

describe("number prefixes", () => {
  test.each([
    { name: "02-event", position: 2, rest: "event" },
    { name: "1. Intro", position: 1, rest: "Intro" },
    { name: "1 - 2 steps", position: 1, rest: "2 steps" },
    { name: "007.bond", position: 7, rest: "bond" },
  ])('SIDE-2 "$name" is at position $position and called "$rest"', ({ name, position, rest }) => {
    expect(splitNumberPrefix(name)).toEqual({ position, name: rest });
  });

  test.each(["event", "2024-03", "7.0", "1.2.3-x", "10 x", "1--"])(
    'SIDE-2 "%s" has no number prefix',
    (name) => {
      expect(splitNumberPrefix(name)).toEqual({ position: undefined, name });
    },
  );
});

describe("addresses of docs", () => {
  test.each([
    { path: "02-event/01-cmi.md", slug: undefined, url: "/docs/event/cmi" },
    { path: "event/cmi.md", slug: "/x", url: "/docs/x" },
    { path: "event/cmi.md", slug: "y", url: "/docs/event/y" },
    { path: "event/index.md", slug: undefined, url: "/docs/event" },
    { path: "event/README.md", slug: undefined, url: "/docs/event" },
    { path: "02-event/event.md", slug: undefined, url: "/docs/event" },
    { path: "index.md", slug: undefined, url: "/docs" },
    { path: "intro.md", slug: "/", url: "/docs" },
    { path: "7.0/notes.md", slug: undefined, url: "/docs/7.0/notes" },
  ])("SIDE-10 $path with slug $slug is at $url", ({ path, slug, url }) => {
    expect(docUrl("/docs", path, { slug })).toBe(url);
    expect(docUrl("/en/docs/1.0", path, { slug })).toBe(url.replace("/docs", "/en/docs/1.0"));
  });

  test.each([
    { path: "02-event/01-cmi.md", id: undefined, expected: "event/cmi" },
    { path: "02-event/01-cmi.md", id: "club", expected: "event/club" },
    { path: "board.mdx", id: undefined, expected: "board" },
  ])("SIDE-10 the id of $path with id $id is $expected", ({ path, id, expected }) => {
    expect(docId(path, id)).toBe(expected);
  });

  test.each(["", "a b", "a?b", "a#b", "a\\b", "a%20b", "a//b", "../b", "a/./b", ".."])(
    'SIDE-10 the slug "%s" is no valid pathname',
    (slug) => {
      expect(isPathname(slug)).toBe(false);
    },
  );
});

describe("dates and addresses of posts", () => {
  test.each([
    { path: "2024-03-25-x.md", date: "2024-03-25" },
    { path: "2024/03/25/x.md", date: "2024-03-25" },
    { path: "2024-3-5-x.md", date: "2024-03-05" },
    { path: "2024-03-25.md", date: "2024-03-25" },
    { path: "2024-03-25-x/index.md", date: "2024-03-25" },
    { path: "x.md", date: undefined },
    { path: "room-1234-5-6.md", date: undefined },
    { path: "2024-03-255.md", date: undefined },
  ])("BLOG-4 the date in the name $path is $date", ({ path, date }) => {
    expect(parsePostPath(path).date).toBe(date);
  });

  test.each([
    { path: "2024-03-25-ny/index.md", url: "/blog/2024/03/25/ny" },
    { path: "nyheter/2024-03-25-x.md", url: "/blog/2024/03/25/nyheter/x" },
    { path: "2024/03/25/x.md", url: "/blog/2024/03/25/x" },
    { path: "utan-datum.md", url: "/blog/utan-datum" },
    { path: "nyheter/utan-datum/index.md", url: "/blog/nyheter/utan-datum" },
  ])("BLOG-6 $path is at $url", ({ path, url }) => {
    expect(postUrl("/blog", path)).toBe(url);
    expect(postUrl("/en/blog", path)).toBe(`/en${url}`);
  });

  test.each(["/x", "x", "x/"])('BLOG-6 the slug "%s" replaces all after /blog', (slug) => {
    expect(postUrl("/blog", "2024-03-25-ny-hemsida.md", slug)).toBe("/blog/x");
  });
});
