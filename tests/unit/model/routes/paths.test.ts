import { expect, test } from "vitest";
import {
  canonicalPath,
  isSamePath,
  isWithin,
  normalizePath,
} from "../../../../src/routes/paths.ts";

test.each([
  { a: "/Docs/Board/", b: "/docs/board", same: true },
  { a: "/docs/board", b: "/docs/board//", same: false },
  { a: "/en", b: "/en/", same: true },
  { a: "/en/", b: "/", same: false },
  { a: undefined, b: "/", same: false },
  { a: undefined, b: undefined, same: true },
  { a: "/docs/board?x=1", b: "/docs/board#roles", same: true },
  { a: "/docs/board?next=/docs/intro", b: "/docs/intro", same: false },
  { a: "/%c3%96VERSIKT", b: "/översikt", same: true },
  { a: "/o\u0308versikt", b: "/översikt", same: true },
  { a: "/50%", b: "/50%", same: true },
  { a: "/docs/board.html", b: "/docs/board", same: true },
  { a: "/index.html", b: "/", same: true },
])("ROUTE-3 $a and $b are the same page: $same", ({ a, b, same }) => {
  expect(isSamePath(a, b)).toBe(same);
});

test.each([
  { asked: "/en/index.html", path: "/en/" },
  { asked: "/docs/board.html", path: "/docs/board" },
  { asked: "/docs/board/index.html", path: "/docs/board" },
  { asked: "/404.html", path: "/404.html" },
  { asked: "/en/404.html", path: "/en/404.html" },
  { asked: "/docs/board/", path: "/docs/board/" },
  { asked: "  /docs/board.html ", path: "/docs/board" },
  { asked: "/.html", path: "/" },
  { asked: "   ", path: "/" },
  { asked: "/docs/board.html?x=1#roles", path: "/docs/board?x=1#roles" },
  { asked: "/docs/board?file=a.html", path: "/docs/board?file=a.html" },
  { asked: "/docs/board.htm", path: "/docs/board.htm" },
])('ROUTE-4 "$asked" is treated as $path', ({ asked, path }) => {
  expect(normalizePath(asked)).toBe(path);
});

test.each([
  { path: "/docs/board/", canonical: "/docs/board" },
  { path: "/", canonical: "/" },
  { path: "/en", canonical: "/en/" },
  { path: "/english/", canonical: "/english" },
  { path: "", canonical: "/" },
])('ROUTE-7 "$path" is written $canonical', ({ path, canonical }) => {
  expect(canonicalPath(path, ["/", "/en/"])).toBe(canonical);
});

test.each([
  { section: "/docs/board", path: "/docs/board", within: true },
  { section: "/docs/board", path: "/Docs/Board/X/", within: true },
  { section: "/docs/board", path: "/docs/boards", within: false },
  { section: "/", path: "/docs", within: false },
  { section: "/", path: "/", within: true },
])("NAV-6 $path is in the section $section: $within", ({ section, path, within }) => {
  expect(isWithin(section, path)).toBe(within);
});
