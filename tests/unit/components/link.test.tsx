import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Link } from "../../../src/components/link/link.tsx";
import type { Labels } from "../../../src/schema/labels.ts";

const NEW_TAB = "(opens in a new tab)";
const SAFE = "noopener noreferrer";

test.each([
  { what: "a page of the site", link: {}, announced: false },
  { what: "another site", link: { external: true }, target: "_blank", rel: SAFE, announced: true },
  {
    what: "another site in the same tab",
    link: { external: true, target: "_self" },
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
    link: { external: true, target: "songs", rel: "nofollow" },
    target: "songs",
    rel: `nofollow ${SAFE}`,
    announced: true,
  },
  { what: "a page with a rel of its own", link: { rel: "help" }, rel: "help", announced: false },
])("LINK-3 $what says that it opens a new tab: $announced", ({ link, target, rel, announced }) => {
  const labels = { "IconExternalLink.ariaLabel": NEW_TAB } as Labels;
  const html = renderToStaticMarkup(
    <Link href="/x" external={false} labels={labels} {...link}>
      Text
    </Link>,
  );
  expect(/ target="([^"]*)"/.exec(html)?.[1]).toBe(target);
  expect(/ rel="([^"]*)"/.exec(html)?.[1]).toBe(rel);
  expect(html.includes(NEW_TAB)).toBe(announced);
});
