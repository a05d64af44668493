import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Link } from "../../../src/components/link/link.tsx";
import { announceNewTabs } from "../../../src/routes/new-tab.ts";
import { label } from "../../support/labels.ts";
import { both, contextOf } from "../../support/site-data.ts";

const NEW_TAB = label("sv", "IconExternalLink.ariaLabel");
const SAFE = "noopener noreferrer";

test.each([
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

test("LINK-6 a link to a site that readers should know of beforehand says what waits there", () => {
  const { data, ...context } = contextOf("sv");
  const externalSites = [{ address: "https://forms.example/", note: both("Form") }];
  const known = { ...context, data: { ...data, site: { ...data.site, externalSites } } };
  const link = (href: string) =>
    renderToStaticMarkup(
      <Link href={href} context={known}>
        Ask
      </Link>,
    );
  expect(link("https://forms.example/1")).toContain("Ask<small> (Form)</small>");
  expect(link("https://x.example/")).not.toContain("small");
  const html = '<p><a href="https://forms.example/1" target="_blank">Ask</a></p>';
  expect(announceNewTabs(html, known)).toBe(
    `<p><a href="https://forms.example/1" target="_blank">Ask <small>(Form)</small><span class="sr"> ${NEW_TAB}</span></a></p>`,
  );
});
