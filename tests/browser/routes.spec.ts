import { addressIn, label, readData } from "../support/labels.ts";
import { INVENTORY, LOCALES, languageOf, readSitemap } from "../support/pages.ts";
import { languageDisclosure, languageName, mainMenu } from "../support/shell.ts";
import { type APIRequestContext, type APIResponse, expect, test } from "../support/test.ts";

const OTHER = { sv: "en", en: "sv" } as const;

for (const locale of LOCALES) {
  for (const path of INVENTORY.map((path) => addressIn(locale, path))) {
    test(`${path} is there, in the language of its address (ROUTE-1, ROUTE-2)`, async ({
      request,
    }) => {
      const answer = await ask(request, path);
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toBe("text/html; charset=utf-8");
      const html = await answer.text();
      expect(html).toMatch(
        new RegExp(`^<!doctype html><html[^>]* lang="${locale}"[^>]* dir="ltr"`, "i"),
      );
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html.match(/<main[ >]/g)).toHaveLength(1);
    });
  }

  for (const path of [
    "/nope",
    "/docs/nope",
    "/docs",
    "/docs/event",
    "/docs/event/",
    "/blog/nope",
  ]) {
    const asked = addressIn(locale, path);
    test(`${asked} answers 404 with the not-found page of its language (ROUTE-5, ERR-3)`, async ({
      page,
    }) => {
      const answer = await page.goto(asked);
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
      const news = addressIn(locale, "/blog");
      await mainMenu(page, locale).locator(`a[href="${news}"]`).click();
      await expect(page).toHaveURL(news);
    });
  }

  for (const { form, canonical } of addressForms(locale)) {
    test(`${form} shows ${canonical} with the same menu marks and language links (ROUTE-4, LOC-2)`, async ({
      page,
    }) => {
      await page.goto(canonical);
      const wanted = await describePage();
      const answer = await page.goto(`${form}?x=1`);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveURL(`${canonical}?x=1`);
      expect(await describePage()).toEqual(wanted);
      await languageDisclosure(page, locale).click();
      await mainMenu(page, locale)
        .getByRole("link", { name: languageName(OTHER[locale]), exact: true })
        .click();
      await expect(page.locator("html")).toHaveAttribute("lang", OTHER[locale]);

      async function describePage() {
        const heading = await page.getByRole("heading", { level: 1 }).innerText();
        const links = await page.locator("a[aria-current], a[hreflang]").evaluateAll((all) =>
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

  for (const feed of ["rss.xml", "atom.xml"]) {
    test(`the ${feed} feed is valid XML in its language and every page names it, ${locale} (BLOG-14)`, async ({
      page,
      request,
    }) => {
      const path = addressIn(locale, `/blog/${feed}`);
      const answer = await ask(request, path);
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toMatch(/^application\/([a-z]+\+)?xml(;|$)/);
      const xml = await answer.text();
      await page.goto(addressIn(locale, "/docs/board"));
      const { error, language } = await page.evaluate((source) => {
        const feed = new DOMParser().parseFromString(source, "application/xml");
        const language =
          feed.querySelector("language")?.textContent ??
          feed.documentElement.getAttribute("xml:lang");
        return { error: feed.querySelector("parsererror")?.textContent, language };
      }, xml);
      expect([error, language]).toEqual([undefined, locale]);
      expect(xml).toContain(addressIn(locale, "/blog/2024/03/25/ny-hemsida"));
      await expect(page.locator(`link[rel="alternate"][href$="${path}"]`)).toHaveCount(1);
    });
  }
}

for (const { from, to } of readData<{ from: string; to: string }[]>("redirects.json")) {
  test(`the former address ${from} leads to ${to} for good (ROUTE-7)`, async ({ request }) => {
    const answer = await ask(request, encodeURI(from));
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
    expect((await ask(request, to)).status()).toBe(200);
  });
}

for (const path of [
  "/blog/Ny hemsida",
  "/blog/Långa meddelanden",
  "/en/blog/Ny hemsida",
  "/en/blog/Långa meddelanden",
]) {
  test(`the old site's post address ${path} still opens the post`, async ({ page }) => {
    await page.goto(encodeURI(path));
    await expect(page).toHaveURL(/\/blog\/2024\/03\/25\/(ny-hemsida|langa-meddelanden)$/);
    await expect(page.locator("html")).toHaveAttribute("lang", languageOf(path));
  });
}

test("the sitemap holds every page of both languages and no other (ROUTE-1, ROUTE-5)", async ({
  request,
}) => {
  const answer = await ask(request, "/sitemap.xml");
  expect(answer.headers()["content-type"]).toMatch(/xml/);
  const wanted = LOCALES.flatMap((locale) => INVENTORY.map((path) => addressIn(locale, path)));
  const listed = readSitemap();
  expect(wanted.filter((path) => !listed.includes(path))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((path) => path.includes("404"))).toEqual([]);
});

test("robots.txt names the sitemap", async ({ request }) => {
  const answer = await ask(request, "/robots.txt");
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
  expect(await answer.text()).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
});

for (const locale of LOCALES) {
  test(`icons and web app manifest are reachable with their types, ${locale} (HEAD-5)`, async ({
    page,
    request,
  }) => {
    await page.goto(addressIn(locale, "/"));
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
    expect(answer.headers()["content-type"]).toBe("application/manifest+json");
    const { icons } = (await answer.json()) as { icons: { src: string }[] };
    expect(icons.length).toBeGreaterThan(0);
    for (const icon of icons) expect((await ask(request, icon.src)).status()).toBe(200);
  });
}

function addressForms(locale: "sv" | "en"): { form: string; canonical: string }[] {
  const doc = addressIn(locale, "/docs/event/cmi");
  const home = addressIn(locale, "/");
  const homeForms = locale === "sv" ? ["/index.html"] : ["/en/index.html", "/en"];
  return [
    ...[`${doc}.html`, `${doc}/`, `${doc}/index.html`].map((form) => ({ form, canonical: doc })),
    ...homeForms.map((form) => ({ form, canonical: home })),
    { form: `${addressIn(locale, "/blog")}/`, canonical: addressIn(locale, "/blog") },
  ];
}

function ask(request: APIRequestContext, path: string): Promise<APIResponse> {
  return request.get(path, { maxRedirects: 0 });
}
