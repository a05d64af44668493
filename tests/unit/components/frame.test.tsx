import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Footer } from "../../../src/components/footer/footer.tsx";
import { headElements } from "../../../src/components/head/head-elements.ts";
import { Island } from "../../../src/components/island/island.tsx";
import { Link } from "../../../src/components/link/link.tsx";
import { announcedOn } from "../../../src/model/frame/announcement.ts";
import { mergeHead } from "../../../src/model/frame/head.ts";
import { announceNewTabs } from "../../../src/routes/new-tab.ts";
import { analyticsSettings } from "../../../src/schema/analytics.ts";
import { announcementFile } from "../../../src/schema/announcement.ts";
import { footerFile } from "../../../src/schema/footer.ts";
import type { Locale } from "../../../src/schema/localized.ts";
import { all, textsOf } from "../../build/dom.ts";
import { parseHtml } from "../../support/build.ts";
import { label } from "../../support/labels.ts";
import {
  both,
  contentSource,
  contextOf,
  docSource,
  inBothLanguages,
  SITE,
  siteOf,
} from "../../support/site-data.ts";
import { SMALL_SITE } from "../../support/small-site.ts";

const announcement = (more: object = {}) =>
  announcementFile.parse({ enabled: true, content: both("Kom!"), ...more });

test.each([
  [{}, true],
  [{ enabled: false }, false],
  [{ from: "2026-01-01", expires: "2026-01-01" }, true],
  [{ from: "2026-01-02" }, false],
  [{ expires: "2025-12-31" }, false],
])("ANN-1, AID-2 an announcement with %j is there on 1 January 2026: %s", (more, isShown) => {
  const written = announcement(more);
  expect(announcedOn(written, "2026-01-01") !== undefined).toBe(isShown);
  const { html, site } = siteOf(SMALL_SITE, { announcement: written });
  expect(html("/section").includes("data-announcement-id")).toBe(isShown);
  // The site is built again on its first day.
  expect(site.nextDueDay === "2026-01-02").toBe("from" in more && !isShown);
});

test.each([
  ["other words", { content: both("Kom i dag!") }, true],
  ["another last day", { expires: "2026-12-31" }, true],
  ["nothing else", {}, false],
])(
  "ANN-3 where an announcement was closed, one without an id and with %s is new",
  (_case, more, isNew) => expect(announcement(more).id !== announcement().id).toBe(isNew),
);

test("ANN-1 an announcement for some pages is on those, below them and in both languages, and nowhere else", () => {
  const texts = inBothLanguages((locale) =>
    ["business.md", "business/fair.md", "businesses.md"].map((path) =>
      contentSource(path, { locale }),
    ),
  );
  const written = announcement({ id: "prov", pages: ["/business"] });
  const { document } = siteOf(texts, { announcement: written });
  const shownOn = (url: string) => document(url).documentElement.dataset.announcement ?? null;
  const urls = ["/business", "/business/fair", "/en/business", "/businesses", "/en/businesses"];
  expect(urls.map(shownOn)).toEqual(["prov", "prov", "prov", null, null]);
});

test.each([true, false])(
  "ANN-2 an announcement that can be closed (%s) has a named button, and the page says which it is",
  (isCloseable) => {
    const written = announcement({ id: "prov", isCloseable });
    const page = siteOf(SMALL_SITE, { announcement: written }).document("/section");
    const button = page.querySelector("[data-announcement-id=prov] button");
    const name = label("sv", "AnnouncementBar.closeButtonAriaLabel");
    expect(button?.getAttribute("aria-label")).toBe(isCloseable ? name : undefined);
    expect(page.documentElement.dataset.announcement).toBe(isCloseable ? "prov" : undefined);
  },
);

test("SIDE-3 a mark is behind the name in the menu, not in the title, until its last day, after which the site is built again", () => {
  const menuOn = (today: string) => {
    const mark = { text: "Sök nu", lastDay: "2026-01-20" };
    const { document, site } = siteOf([docSource("resa.md", { frontMatter: { mark } })], { today });
    const [name] = textsOf(document("/docs/resa"), ".side a[href='/docs/resa']");
    return [name, ...textsOf(document("/docs/resa"), "h1"), site.nextDueDay];
  };
  expect(menuOn("2026-01-20")).toEqual(["resa Sök nu", "resa", "2026-01-21"]);
  expect(menuOn("2026-01-21").slice(0, 2)).toEqual(["resa", "resa"]);
});

test("ANALYTICS-6 a page names the settings only where they are not the usual ones", () => {
  const viewOf = (settings: object) => {
    const analytics = analyticsSettings.parse({ enabled: true, ...settings });
    const { page } = siteOf(SMALL_SITE, { site: { ...SITE, analytics } });
    return page<{ analytics: object }>("/").analytics;
  };
  expect(viewOf({})).toEqual({ route: "/", path: "/" });
  expect(viewOf({ endpoint: "/in" })).toEqual({ route: "/", path: "/", endpoint: "/in" });
});

test("HEAD-3 of several elements with the same meaning only the last one is kept", () => {
  const name = "theme-color";
  const own = [
    { name: "description", content: "site" },
    { name, content: "#fff", media: "(prefers-color-scheme: light)" },
    { property: "article:tag", content: "a" },
  ];
  const base = { title: "Site", canonical: "https://a.example/", links: [], jsonLd: [] };
  const { title, canonical, meta } = mergeHead(
    { ...base, meta: own },
    {
      title: "Page",
      meta: [
        { name, content: "#000", media: "(prefers-color-scheme: dark)" },
        { property: "article:tag", content: "b" },
        { name: "description", content: "page" },
      ],
    },
  );
  expect([title, canonical]).toEqual(["Page", "https://a.example/"]);
  expect(meta.map(({ content }) => content)).toEqual(["page", "#fff", "a", "#000", "b"]);
});

test("HEAD-1 elements of a head are accepted, also in fragments and lists", () => {
  const elements = headElements(
    <>
      <title>Page</title>
      {[<meta key="d" name="description" content="page" />]}
      <noscript>text</noscript>
    </>,
  );
  expect(elements.map((element) => renderToStaticMarkup(element))).toEqual([
    "<title>Page</title>",
    '<meta name="description" content="page"/>',
    "<noscript>text</noscript>",
  ]);
});

const Head = () => <title>inner</title>;
test.each([
  [<div key="d">text</div>, "<div> cannot be in the head; allowed are <title>"],
  ["News", 'The head helper got the text "News"; text belongs inside <title>'],
  [<Head key="h" />, "The head helper got the component <Head>"],
  [<title key="t">{(<b>News</b>) as unknown as string}</title>, "of <title> must be text"],
])("HEAD-1, HEAD-2 anything else is an error that names it: %#", (children, message) => {
  expect(() => headElements(children)).toThrow(message);
});

const PREVIEW = {
  url: "https://deploy-preview-12--site.netlify.app",
  pullRequest: "12",
  branch: "pull/12/head",
  commit: "0123456789abcdef0123456789abcdef01234567",
};

test.each([
  [{ pullRequest: null, commit: null }, SITE.repository, ["preview.branch"]],
  [{}, null, ["preview.pullRequest", "preview.commit"]],
  [{ pullRequest: null, branch: null, commit: null }, null, []],
])(
  "PREVIEW-1 of a preview with %j in the repository %s the page says %j",
  (known, repository, says) => {
    const site = { ...SITE, repository };
    const { html } = siteOf(SMALL_SITE, { site, preview: { ...PREVIEW, ...known } });
    const values = { branch: "pull/12/head", number: "12", commit: "0123456" };
    expect(/<\/b>(.*?)<\/section>/.exec(html("/section"))?.[1]).toBe(
      says.map((key) => `<span>${label("sv", key, values)}</span>`).join(""),
    );
  },
);

test("PREVIEW-3 a link with the address of the published site is still one of our own", () => {
  const footer = footerFile.parse({ links: [{ label: both("a"), href: `${SITE.url}/section` }] });
  const { html } = siteOf(SMALL_SITE, { footer, preview: PREVIEW });
  expect(html("/section")).toContain(`<a href="${SITE.url}/section">a</a>`);
});

const footerOf = (written: object | null, locale: Locale = "sv") => {
  const footer = written && footerFile.parse(written);
  return renderToStaticMarkup(<Footer context={contextOf(locale, { footer })} />);
};

test.each([
  [{ to: "/section" }, 'href="/en/section"'],
  [{ href: "https://www.kth.se" }, 'href="https://www.kth.se" target="_blank"'],
  [{ href: "https://www.example.org/blog" }, 'href="https://www.example.org/blog"'],
])("FOOT-1 in one row %j on an English page is %s", (item, attributes) => {
  const html = footerOf({ links: [{ label: both("x"), ...item }] }, "en");
  const name = label("en", "footer.navAriaLabel");
  expect(html).toContain(`<nav class="footer-row row" aria-label="${name}"><ul><li><a`);
  expect(html).toMatch(new RegExp(`<a ${attributes}(?: rel="noopener noreferrer")?>x`));
});

test("FOOT-1, FOOT-3, FOOT-4 without a footer there is none, and what is not written is not there", () => {
  expect(footerOf(null)).toBe("");
  const empty = '<footer class="footer dark"><div class="wrap"></div></footer>';
  expect(footerOf({ style: "dark" })).toBe(empty);
});

test("FOOT-1, FOOT-4 columns have a title, which folds them, or none; icons are for the eye only and have a name beside them", () => {
  const item = { label: both("Bilder"), to: "/section", icon: "instagram" };
  const links = [{ title: both("Titel"), items: [item] }, { items: [item] }];
  const columns = all(parseHtml(footerOf({ links })), ".columns > div");
  expect(columns.map((column) => textsOf(column, "details > summary"))).toEqual([["Titel"], []]);
  for (const column of columns) {
    expect(all(column, "ul > li > a > svg[aria-hidden=true]")).toHaveLength(1);
    expect(textsOf(column, "ul > li > a")[0]).toContain("Bilder");
  }
});

test("FOOT-1, FOOT-3 HTML and the copyright are in the language of the page, and do not depend on the clock", () => {
  const links = [{ html: { sv: "<b>fet</b>", en: "<b>bold</b>" } }];
  const written = { links, copyright: { sv: "© Testsektionen", en: "© the Test Chapter" } };
  const footer = footerOf(written);
  expect(footer).toContain("<li><b>fet</b></li>");
  expect(footer).toContain("<p>© Testsektionen</p>");
  const htmlIn = (year: number) => {
    const day = `${year}-06-01`;
    return siteOf(SMALL_SITE, { today: day }, { now: new Date(day) }).html("/section");
  };
  expect(htmlIn(2026)).toContain("<footer");
  expect(htmlIn(2031)).toBe(htmlIn(2026));
});

const NEW_TAB = label("sv", "IconExternalLink.ariaLabel");
const linkOf = (props: Partial<Parameters<typeof Link>[0]>, context = contextOf("sv")) =>
  announceNewTabs(
    renderToStaticMarkup(
      <Link href="/x" context={context} {...props}>
        Ask
      </Link>,
    ),
    context,
  );

test.each([
  [{ target: "_blank" }, "_blank", undefined],
  [
    { href: "https://x.example", target: "songs", rel: "nofollow" },
    "songs",
    "nofollow noopener noreferrer",
  ],
  [{ rel: "help" }, undefined, "help"],
])("LINK-3 a link with %j says that it opens a new tab, if it does", (props, target, rel) => {
  const html = linkOf(props);
  expect(/ target="([^"]*)"/.exec(html)?.[1]).toBe(target);
  expect(/ rel="([^"]*)"/.exec(html)?.[1]).toBe(rel);
  expect(html.includes(NEW_TAB)).toBe(target !== undefined);
});

test("LINK-6 a link to a site that readers should know of beforehand says what waits there", () => {
  const { data, ...context } = contextOf("sv");
  const externalSites = [{ address: "https://forms.example/", note: both("Form") }];
  const known = { ...context, data: { ...data, site: { ...data.site, externalSites } } };
  expect(linkOf({ href: "https://forms.example/1" }, known)).toContain(" <small>(Form)</small>");
  expect(linkOf({ href: "https://x.example/" }, known)).not.toContain("small");
  const html = '<p><a href="https://forms.example/1" target="_blank">Ask</a></p>';
  expect(announceNewTabs(html, known)).toBe(
    `<p><a href="https://forms.example/1" target="_blank">Ask <small>(Form)</small><span class="sr"> ${NEW_TAB}</span></a></p>`,
  );
});

interface Props {
  text: string;
}

const clock = (text: string, widget: (props: Props) => ReactNode, inline?: true) => (
  <Island
    name="clock"
    id="clock"
    widget={widget}
    props={{ text }}
    inline={inline}
    context={{ data: { widgets: { clock: "/clock.js" } } }}
  />
);

test.each(["</script><script>alert(1)</script>", "<!-- <script>", 'a "b" \\ c', "\u2028\u2029 🎉"])(
  "props reach a widget as they are and end no element: %j",
  (text) => {
    const page = parseHtml(renderToStaticMarkup(clock(text, (props) => <p>{props.text}</p>)));
    const [script, ...others] = all(page, "script");
    expect([JSON.parse(script?.textContent ?? ""), others]).toEqual([{ text }, []]);
    expect(page.querySelector("[data-widget] p")?.textContent).toBe(text);
  },
);

test("an inline island may be in a heading: it has no <div>", () => {
  const button = () => <button type="button">12</button>;
  const page = parseHtml(renderToStaticMarkup(<h2>Time {clock("a", button, true)}</h2>));
  expect(page.querySelector("h2 [data-widget] button")).not.toBeNull();
  expect(page.querySelector("div")).toBeNull();
});
