import { addressIn, label, readData } from "../support/labels.ts";
import { everyKind, LOCALES, type Locale } from "../support/pages.ts";
import { languageDisclosure, languageName, mainMenu } from "../support/shell.ts";
import { type APIRequestContext, type APIResponse, expect, test } from "../support/test.ts";

const OTHER = { sv: "en", en: "sv" } as const;
const DOC = "/docs/event/cmi";

for (const locale of LOCALES) {
  test(`pages are HTML in the language of their address, ${locale} (ROUTE-1, ROUTE-2)`, async ({
    request,
  }) => {
    for (const { kind, path } of everyKind(locale)) {
      const answer = await ask(request, path);
      expect.soft([path, answer.status()]).toEqual([path, kind === "not-found page" ? 404 : 200]);
      expect.soft(answer.headers()["content-type"]).toBe("text/html; charset=utf-8");
      const html = await answer.text();
      expect
        .soft(html)
        .toMatch(new RegExp(`^<!doctype html><html[^>]* lang="${locale}"[^>]* dir="ltr"`, "i"));
      expect.soft(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect.soft(html.match(/<main[ >]/g)).toHaveLength(1);
    }
  });

  test(`an unknown path answers 404 with the not-found page of its language, ${locale} (ROUTE-5, ERR-3)`, async ({
    page,
    request,
  }) => {
    const asked = addressIn(locale, "/docs/nope");
    const answer = await page.goto(asked);
    const html = await answer?.text();
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL(asked);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page).toHaveTitle(new RegExp(`^${label(locale, "NotFound.title")} \\| `));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      label(locale, "NotFound.title"),
    );
    await expect(page.getByText(label(locale, "NotFound.p1"))).toBeVisible();
    await expect(page.getByText(label(locale, "NotFound.p2"))).toBeVisible();
    await expect(mainMenu(page, locale)).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1);
    for (const path of ["/nope", "/docs", "/docs/event", "/docs/event/", "/blog/nope"]) {
      const other = await ask(request, addressIn(locale, path));
      expect([path, other.status(), await other.text()]).toEqual([path, 404, html]);
    }
    const news = addressIn(locale, "/blog");
    await mainMenu(page, locale).locator(`a[href="${news}"]`).click();
    await expect(page).toHaveURL(news);
  });

  for (const [canonical, forms] of addressForms(locale)) {
    test(`${forms.join(", ")} show ${canonical} with the same menu marks and language links (ROUTE-4, LOC-2)`, {
      tag: locale === "sv" ? [] : "@nightly",
    }, async ({ page }) => {
      await page.goto(canonical);
      const wanted = await describePage();
      for (const form of forms) {
        const answer = await page.goto(`${form}?x=1`);
        expect(answer?.status()).toBe(200);
        await expect(page).toHaveURL(`${canonical}?x=1`);
        expect(await describePage()).toEqual(wanted);
      }
      await languageDisclosure(page, locale).click();
      await mainMenu(page, locale)
        .getByRole("link", { name: languageName(OTHER[locale]), exact: true })
        .click();
      await expect(page.locator("html")).toHaveAttribute("lang", OTHER[locale]);

      async function describePage() {
        const heading = await page.getByRole("heading", { level: 1 }).innerText();
        // The mark of the current heading comes later, with a script.
        const marked = page.locator('a[aria-current]:not([aria-current="location"]), a[hreflang]');
        const links = await marked.evaluateAll((all) =>
          (all as HTMLAnchorElement[]).map((link) => ({
            path: link.pathname,
            mark: link.ariaCurrent,
            language: link.hreflang,
          })),
        );
        return { heading, links };
      }
    });
  }
}

test("the feeds are XML that a browser can read, in their language (BLOG-14)", async ({
  page,
  request,
}) => {
  await page.goto("/en/docs/board");
  for (const feed of ["rss.xml", "atom.xml"]) {
    const path = `/en/blog/${feed}`;
    const answer = await ask(request, path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^application\/([a-z]+\+)?xml(;|$)/);
    const xml = await answer.text();
    const { error, language } = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, "application/xml");
      const language =
        parsed.querySelector("language")?.textContent ??
        parsed.documentElement.getAttribute("xml:lang");
      return { error: parsed.querySelector("parsererror")?.textContent, language };
    }, xml);
    expect([error, language]).toEqual([undefined, "en"]);
    expect(xml).toContain("/en/blog/2024/03/25/ny-hemsida");
    await expect(page.locator(`link[rel="alternate"][href$="${path}"]`)).toHaveCount(1);
  }
});

test("icons and web app manifest are reachable with their types (HEAD-5)", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const files = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(files.length).toBeGreaterThan(0);
  for (const file of [...files, "/favicon.ico"]) {
    const answer = await ask(request, file);
    expect([file, answer.status()]).toEqual([file, 200]);
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
  }
  const manifest = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await ask(request, manifest ?? "");
  expect(answer.headers()["content-type"]).toMatch(/^application\/manifest\+json/);
  const { icons } = (await answer.json()) as { icons: { src: string }[] };
  expect(icons.length).toBeGreaterThan(0);
  for (const icon of icons) expect((await ask(request, icon.src)).status()).toBe(200);
});

test("former addresses lead to their pages for good, also one with å and a space (ROUTE-7)", async ({
  page,
  request,
}) => {
  const redirects = readData<{ from: string; to: string }[]>("redirects.json");
  expect(redirects.length).toBeGreaterThan(0);
  for (const { from, to } of redirects) {
    const answer = await ask(request, encodeURI(from));
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 301, to]);
    expect((await ask(request, to)).status()).toBe(200);
    await page.goto(encodeURI(from));
    await expect(page).toHaveURL(to);
  }
});

test("sitemap and robots.txt have their types, and the second names the first", async ({
  request,
}) => {
  const sitemap = await ask(request, "/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toMatch(/xml/);
  const robots = await ask(request, "/robots.txt");
  expect(robots.headers()["content-type"]).toMatch(/^text\/plain/);
  expect(await robots.text()).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
});

/** Forms of an address, by the canonical one. */
function addressForms(locale: Locale): [canonical: string, forms: string[]][] {
  const [doc, home, news] = [DOC, "/", "/blog"].map((path) => addressIn(locale, path)) as [
    string,
    string,
    string,
  ];
  return [
    [doc, [`${doc}.html`, `${doc}/`, `${doc}/index.html`]],
    [home, locale === "sv" ? ["/index.html"] : ["/en/index.html", "/en"]],
    [news, [`${news}/`]],
  ];
}

function ask(request: APIRequestContext, path: string): Promise<APIResponse> {
  return request.get(path, { maxRedirects: 0 });
}
