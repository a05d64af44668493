import { SAMPLE } from "../support/pages.ts";
import { expect, type Page, test } from "../support/test.ts";

for (const { kind, locale, path } of SAMPLE) {
  test(`the ${kind}, ${locale}, asks only its own host, for one stylesheet, and keeps nothing (PE-1, STORE-1)`, async ({
    page,
    baseURL,
  }) => {
    const requests: { url: string; type: string }[] = [];
    const complaints: string[] = [];
    page.on("request", (request) =>
      requests.push({ url: request.url(), type: request.resourceType() }),
    );
    page.on("requestfailed", (request) => complaints.push(`${request.url()} failed`));
    page.on("response", (response) => {
      if (response.status() >= 400 && !response.url().endsWith(path))
        complaints.push(`${response.url()} is missing`);
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.location().url.endsWith(path))
        complaints.push(message.text());
    });
    await page.goto(path);
    await loadPicturesBelow(page);

    const own = new URL(baseURL ?? "").origin;
    const elsewhere = requests.filter(
      ({ url }) => !url.startsWith("data:") && new URL(url).origin !== own,
    );
    expect(elsewhere).toEqual([]);
    expect(requests.filter((request) => request.type === "stylesheet")).toHaveLength(1);
    expect(complaints).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
}

test("before any interaction a page holds one inline script and one module, from this site; home pages also the script for a wrong base path (PE-1, ERR-4)", async ({
  page,
}) => {
  const found: Record<string, unknown> = {};
  for (const { path } of SAMPLE) {
    await page.goto(path);
    found[path] = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ type }) => !/json/.test(type))
        .map(({ type, src }) => [type, src ? new URL(src).origin === location.origin : "inline"]),
    );
  }
  const expected = [
    ["", "inline"],
    ["module", true],
  ];
  const expectedOf = (path: string) =>
    /^\/(en\/?)?$/.test(path) ? [...expected, ["", "inline"]] : expected;
  expect(found).toEqual(Object.fromEntries(SAMPLE.map(({ path }) => [path, expectedOf(path)])));
});

/** Fetches at once what otherwise waits until the reader has scrolled there. */
async function loadPicturesBelow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all(
      [...document.images].map((picture) => picture.decode().catch(() => undefined)),
    );
  });
}
