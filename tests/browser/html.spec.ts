import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { PROJECT } from "../support/build.ts";
import { NOT_FOUND, readSitemap } from "../support/pages.ts";
import { test as base, expect } from "../support/test.ts";

interface LoadedPage {
  path: string;
  html: string;
}

/** All pages of the site, loaded once for all tests of a worker. */
const test = base.extend<object, { pages: LoadedPage[] }>({
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

function elementsOf(html: string, name = "*") {
  return DomUtils.getElementsByTagName(name, parseDocument(html));
}
