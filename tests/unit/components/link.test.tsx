import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Link } from "../../../src/components/link/link.tsx";
import { contextOf } from "../../support/site-data.ts";

const NEW_TAB = "IconExternalLink.ariaLabel";
const SAFE = "noopener noreferrer";

test.each([
  { what: "a page of the site", link: {}, announced: false },
  {
    what: "another site",
    link: { href: "https://x.example" },
    target: "_blank",
    rel: SAFE,
    announced: true,
  },
  {
    what: "another site in the same tab",
    link: { href: "https://x.example", target: "_self" },
    target: "_self",
    announced: false,
  },
  {
    what: "a page of the site in a new tab",
    link: { target: "_blank" },
    target: "_blank",
    announced: true,
  },
  {
    what: "another site in a tab with a name",
    link: { href: "https://x.example", target: "songs", rel: "nofollow" },
    target: "songs",
    rel: `nofollow ${SAFE}`,
    announced: true,
  },
  { what: "a page with a rel of its own", link: { rel: "help" }, rel: "help", announced: false },
])("LINK-3 $what says that it opens a new tab: $announced", ({ link, target, rel, announced }) => {
  const html = renderToStaticMarkup(
    <Link href="/x" context={contextOf("sv")} {...link}>
      Text
    </Link>,
  );
  expect(/ target="([^"]*)"/.exec(html)?.[1]).toBe(target);
  expect(/ rel="([^"]*)"/.exec(html)?.[1]).toBe(rel);
  expect(html.includes(NEW_TAB)).toBe(announced);
});
