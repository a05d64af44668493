import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { PROJECT } from "../support/build.ts";
import { NOT_FOUND, readSitemap } from "../support/pages.ts";
import { test as base, expect } from "../support/test.ts";

interface LoadedPage {
  path: string;
  html: string;
}

/** All pages of the site, loaded once for all tests of a worker. */
const test = base.extend<object, { pages: LoadedPage[]; origin: string }>({
  /** Where the site is published; its pages say so of themselves. */
  origin: [
    async ({ pages }, use) => {
      const [home] = pages.filter(({ path }) => path === "/");
      const [canonical] = elementsOf(home?.html ?? "", "link").filter(
        ({ attribs }) => attribs.rel === "canonical",
      );
      await use(new URL(canonical?.attribs.href ?? "").origin);
    },
    { scope: "worker" },
  ],
  pages: [
    async ({ site, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: site.address });
      const paths = [...readSitemap(site.dir), ...NOT_FOUND];
      await use(
        await Promise.all(
          paths.map(async (path) => ({ path, html: await (await request.get(path)).text() })),
        ),
      );
      await request.dispose();
    },
    { scope: "worker" },
  ],
});

test("every link, picture and anchor on the host leads somewhere, without detour (ROUTE-7, CHECK-1, CHECK-2)", async ({
  request,
  pages,
  origin,
}) => {
  const targets = new Map<string, Set<string>>();
  for (const { path, html } of pages) {
    for (const target of ownTargets(html, origin + path))
      targets.set(target, (targets.get(target) ?? new Set()).add(path));
  }
  const broken: string[] = [];
  const answers = new Map<string, Answer>();
  for (const [target, sources] of targets) {
    const { pathname, search, hash } = new URL(target, origin);
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

test("every page has the stylesheets of what it shows (TEXT-4)", ({ pages, site }) => {
  const written = globSync("{src,widgets}/**/*.css", { cwd: PROJECT })
    .filter((file) => !file.endsWith("on-demand.css"))
    .map((file) => readFileSync(join(PROJECT, file), "utf8"));
  const known = classesIn(written.join("").replaceAll(/\/\*.*?\*\//gs, ""));
  const byAddress = new Map<string, Set<string>>();
  const classesOf = (href: string) => {
    const classes = byAddress.get(href) ?? classesIn(readFileSync(join(site.dir, href), "utf8"));
    byAddress.set(href, classes);
    return classes;
  };
  const findings = new Set<string>();
  for (const { path, html } of pages) {
    const elements = elementsOf(html);
    const styled = elements
      .filter(({ attribs }) => attribs.rel === "stylesheet")
      .map(({ attribs }) => classesOf(attribs.href ?? ""));
    const used = elements.flatMap(({ attribs }) => attribs.class?.split(" ") ?? []);
    for (const name of used) {
      if (known.has(name) && !styled.some((classes) => classes.has(name)))
        findings.add(`${path}: no stylesheet of the page has .${name}`);
    }
  }
  expect([...findings]).toEqual([]);
});

test("no id is on a page twice, and headings go down one level at a time (ANCH-2, G-41)", async ({
  pages,
}) => {
  const findings: string[] = [];
  for (const { path, html } of pages) {
    const elements = elementsOf(html);
    const ids = elements.map((element) => element.attribs.id).filter((id) => id !== undefined);
    findings.push(
      ...ids
        .filter((id, index) => ids.indexOf(id) < index)
        .map((id) => `${path}: id "${id}" is there twice`),
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

/** The classes that selectors of a stylesheet name. */
function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name));
}

/** The address asked for, and the one by which the not-found pages name each other (LOC-5). */
function isNotFoundPage(path: string): boolean {
  return NOT_FOUND.includes(path) || /^\/(en\/)?404$/.test(path);
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
function ownTargets(html: string, address: string): string[] {
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
    .flatMap((target) => (target ? [new URL(target, address)] : []))
    .filter((url) => url.origin === new URL(address).origin)
    .map((url) => url.pathname + url.search + url.hash);
}
