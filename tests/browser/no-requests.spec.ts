import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BUDGETS, brotliSize } from "../../src/tools/budgets.ts";
import { everyKind } from "../support/pages.ts";
import { expect, type Page, type Request, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

/** What the site stores of its announcement; a visit stores nothing else. */
const KEYS = ["docusaurus.announcement.dismiss", "docusaurus.announcement.id"];

/** Kinds of pages that need no stylesheet besides those of every page; others have one more. */
const PLAIN = ["content page", "doc"];
/** What a script of a kind of page may weigh. */
const MORE_BYTES = 1200;
/** What pages load by themselves besides the first script; the announcement is on every page of the fixture. */
const MORE_SCRIPTS: Record<string, string[]> = {
  home: ["calendar"],
  "committee with events": ["calendar"],
  "doc with everything a text can hold": ["tabs"],
};

/** Of kinds that load nothing of their own one is enough: the policy of all pages allows no other host. */
const KINDS = [...PLAIN, ...Object.keys(MORE_SCRIPTS), "search"];

test("pages ask no other host for anything (PE-1, STORE-1, TEXT-4)", async ({ page, site }) => {
  const { errors } = listen(page);
  // Scripts never hear that the page is loaded.
  await page.addInitScript(() => {
    addEventListener("load", (event) => event.stopImmediatePropagation(), true);
  });
  for (const { kind, path } of everyKind("sv").filter((one) => KINDS.includes(one.kind))) {
    const own = ["announcement", ...(MORE_SCRIPTS[kind] ?? [])];
    const requests = await load(page, path);
    const elsewhere = requests.filter(
      ({ url }) => !url.startsWith("data:") && new URL(url).origin !== site.address,
    );
    expect(elsewhere, kind).toEqual([]);
    const nameOf = ({ url }: Loaded) => /\/assets\/([\w-]+)-[^-]+$/.exec(url)?.[1];
    const namesOf = (wanted: string) => requests.filter(({ type }) => type === wanted).map(nameOf);
    // Code that scripts share is in chunks.
    const scripts = namesOf("script").filter((name) => name !== "chunk");
    const styles = namesOf("stylesheet");
    expect(styles[0], kind).toBe("site");
    expect(styles, kind).toContain("print");
    expect(styles, kind).toHaveLength(PLAIN.includes(kind) ? 2 : 3);
    expect(scripts.sort(), kind).toEqual(["main", ...own].sort());
    const bytes = requests
      .filter(({ type }) => type === "script")
      .map(({ url }) => brotliSize(readFileSync(join(site.dir, new URL(url).pathname))));
    const sum = bytes.reduce((one, other) => one + other);
    expect(sum, kind).toBeLessThan(BUDGETS.firstScript + own.length * MORE_BYTES);
  }
  expect(errors).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(KEYS);
});

interface Loaded {
  url: string;
  type: string;
}

/** Opens a page, and fetches at once what otherwise waits until the reader has scrolled there. */
async function load(page: Page, path: string): Promise<Loaded[]> {
  const requests: Loaded[] = [];
  const note = (request: Request) =>
    requests.push({ url: request.url(), type: request.resourceType() });
  page.on("request", note);
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all(
      [...document.images].map((picture) => picture.decode().catch(() => undefined)),
    );
  });
  page.off("request", note);
  return requests;
}
