import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { DomUtils, parseDocument } from "htmlparser2";
import { readData } from "../support/labels.ts";
import { NOT_FOUND, readSitemap } from "../support/pages.ts";
import { type APIRequestContext, expect, test } from "../support/test.ts";

/*
 * tests/htmlvalidate.json takes the recommended rules but for these, which are about how HTML that people type looks:
 * attr-case, attribute-boolean-style, attribute-empty-style, doctype-style, void-style: React writes `hrefLang`, `open=""`,
 * `alt=""` and `<br/>`, Markdown `<br>`, we `<!doctype html>`; to a browser the spellings are one.
 * no-trailing-whitespace: text of editors reaches the page as written; nobody sees a blank at the end of a line.
 * valid-id (relaxed): ids keep å ä ö and may begin with a digit (ANCH-1), which HTML allows.
 */
const RULES = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../htmlvalidate.json"), "utf8"),
) as ConfigData;
const SITE_ORIGIN = new URL(readData<{ url: string }>("site.json").url).origin;

test("every page is valid HTML", async ({ request }) => {
  const validator = new HtmlValidate(new StaticConfigLoader(RULES));
  const places = new Map<string, string[]>();
  for (const { path, html } of await loadPages(request)) {
    const report = await validator.validateString(html, path);
    for (const { line, column, message, ruleId } of report.results.flatMap(
      (result) => result.messages,
    )) {
      const finding = `${message} (${ruleId})`;
      places.set(finding, [...(places.get(finding) ?? []), `${path}:${line}:${column}`]);
    }
  }
  const findings = [...places].map(
    ([finding, where]) => `${finding} in ${where.length} places, first ${where[0]}`,
  );
  expect(findings).toEqual([]);
});

test("every link, picture and anchor on the host leads somewhere, without detour (ROUTE-7, CHECK-1, CHECK-2)", async ({
  request,
}) => {
  const pages = await loadPages(request);
  const targets = new Map<string, Set<string>>();
  for (const { path, html } of pages) {
    for (const target of ownTargets(html, path))
      targets.set(target, (targets.get(target) ?? new Set()).add(path));
  }
  const broken: string[] = [];
  const answers = new Map<string, Answer>();
  for (const [target, sources] of targets) {
    const { pathname, search, hash } = new URL(target, SITE_ORIGIN);
    const address = pathname + search;
    const answer = answers.get(address) ?? (await ask(request, address));
    answers.set(address, answer);
    const id = decodeURIComponent(hash.slice(1));
    const problem =
      answer.status !== (isNotFoundPage(pathname) ? 404 : 200)
        ? `answers ${answer.status}`
        : id && id !== "top" && !answer.ids.has(id)
          ? "has no such anchor"
          : null;
    if (problem)
      broken.push(`${target} ${problem}; named on ${[...sources].slice(0, 3).join(", ")}`);
  }
  expect(targets.size).toBeGreaterThan(pages.length);
  expect(broken).toEqual([]);
});

test("external links open a new tab safely, mail and phone links open none (LINK-3)", async ({
  request,
}) => {
  const findings: string[] = [];
  let externalLinks = 0;
  for (const { path, html } of await loadPages(request)) {
    for (const { attribs } of elementsOf(html, "a")) {
      const { href = "", target, rel = "" } = attribs;
      const url = new URL(href, SITE_ORIGIN + path);
      if (!href) findings.push(`${path}: a link without href`);
      const isExternal = /^https?:$/.test(url.protocol) && url.origin !== SITE_ORIGIN;
      externalLinks += isExternal ? 1 : 0;
      const words = rel.split(" ");
      if (isExternal && target === undefined)
        findings.push(`${path}: ${href} opens in the same tab`);
      if (isExternal && !(words.includes("noopener") && words.includes("noreferrer")))
        findings.push(`${path}: ${href} has rel "${rel}"`);
      if (!isExternal && target !== undefined)
        findings.push(`${path}: ${href} has target "${target}"`);
      if (url.origin === SITE_ORIGIN && /^https?:/.test(href))
        findings.push(`${path}: ${href} names the host of the site`);
    }
  }
  expect(externalLinks).toBeGreaterThan(0);
  expect(findings).toEqual([]);
});

test("no id stands twice on a page, and headings go down one level at a time (ANCH-2, G-41)", async ({
  request,
}) => {
  const findings: string[] = [];
  for (const { path, html } of await loadPages(request)) {
    const elements = elementsOf(html);
    const ids = elements.map((element) => element.attribs.id).filter((id) => id !== undefined);
    findings.push(
      ...ids
        .filter((id, index) => ids.indexOf(id) < index)
        .map((id) => `${path}: id "${id}" stands twice`),
    );
    const levels = elements
      .filter(({ name }) => /^h[1-6]$/.test(name))
      .map(({ name }) => Number(name[1]));
    if (levels[0] !== 1) findings.push(`${path}: the first heading is of level ${levels[0]}`);
    levels.forEach((level, index) => {
      const above = levels[index - 1] ?? level;
      if (level > above + 1)
        findings.push(`${path}: a heading of level ${level} follows one of level ${above}`);
    });
  }
  expect(findings).toEqual([]);
});

/** The address asked for, and the one by which the not-found pages name each other (LOC-5). */
function isNotFoundPage(path: string): boolean {
  return NOT_FOUND.includes(path) || /^\/(en\/)?404$/.test(path);
}

interface LoadedPage {
  path: string;
  html: string;
}

async function loadPages(request: APIRequestContext): Promise<LoadedPage[]> {
  const paths = [...readSitemap(), ...NOT_FOUND];
  return Promise.all(
    paths.map(async (path) => ({ path, html: await (await request.get(path)).text() })),
  );
}

interface Answer {
  status: number;
  ids: Set<string>;
}

async function ask(request: APIRequestContext, path: string): Promise<Answer> {
  const response = await request.get(path, { maxRedirects: 0 });
  const type = response.headers()["content-type"] ?? "";
  const elements = /^(text\/html|image\/svg)/.test(type) ? elementsOf(await response.text()) : [];
  return {
    status: response.status(),
    ids: new Set(elements.map((element) => element.attribs.id ?? "")),
  };
}

function elementsOf(html: string, name = "*") {
  return DomUtils.getElementsByTagName(name, parseDocument(html));
}

/** Everything on the page that names an address of this site: links, pictures, sources, metadata. */
function ownTargets(html: string, path: string): string[] {
  const elements = elementsOf(html);
  const written = elements.flatMap(({ name, attribs }) => {
    const candidates = [attribs.srcset, attribs.imagesrcset].flatMap((set) =>
      set?.split(",").map((entry) => entry.trim().split(" ")[0]),
    );
    const isAddress =
      name === "meta" &&
      /^(og:url|og:image|twitter:image)$/.test(attribs.property ?? attribs.name ?? "");
    return [
      attribs.href,
      attribs.src,
      attribs.poster,
      attribs.action,
      isAddress ? attribs.content : undefined,
      ...candidates,
    ];
  });
  return written
    .flatMap((target) => (target ? [new URL(target, SITE_ORIGIN + path)] : []))
    .filter((url) => url.origin === SITE_ORIGIN)
    .map((url) => url.pathname + url.search + url.hash);
}
