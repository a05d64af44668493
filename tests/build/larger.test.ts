// What only a large site shows, with more of everything and with files as computers save them.
import { expect, test } from "vitest";
import { type BuiltSite, createProject, fileOf } from "../support/build.ts";
import { MEANWHILE, SECRET } from "../support/hidden.ts";
import { label } from "../support/labels.ts";
import { archived, LARGER } from "../support/larger-site.ts";
import { all, alternates, linkList, meta, only, pathOf, text } from "./dom.ts";
import { fixture, larger } from "./sites.ts";

const { files, output, page, read, urls } = await larger();

const DOC = archived(3, 2);

test("SIDE-11 a page of a large menu has its own branch, and of each other closed category one link; their file has the rest", async () => {
  for (const menu of all(page(DOC), ".column > ul, .drawer-panel > nav > ul")) {
    const links = all(menu, "a").map((link) => link.getAttribute("href"));
    for (const doc of [1, 8]) expect(links).toContain(archived(3, doc));
    expect(links).not.toContain(archived(4, 2));
    expect(all(menu, "ul:not(:has(li))")).toEqual([]);
    for (const summary of all(menu, "[data-stub]")) {
      const list = summary.nextElementSibling ?? summary.parentElement?.nextElementSibling;
      expect(summary.parentElement?.hasAttribute("open")).toBe(false);
      expect(list?.querySelectorAll("a")).toHaveLength(1);
    }
    // Open by its data, so whole.
    expect(links).toContain("/docs/central/revisor");
  }
  const file = page(DOC).querySelector(".column")?.getAttribute("data-entries") ?? "";
  expect(read(file.slice(1))).toContain(archived(4, 2));
  expect(all((await fixture()).page("/docs/board"), "[data-stub]")).toEqual([]);
});

test("SIDE-11, PE-1 links of the menus alone lead from a doc to every other one", () => {
  const docs = urls.filter((url) => url.startsWith("/docs/arkiv"));
  const seen = new Set([DOC]);
  for (const url of seen) {
    const [menu = ""] = /<nav class="side column".*?<\/nav>/s.exec(read(fileOf(url))) ?? [];
    for (const [, href = ""] of menu.matchAll(/href="([^"]*)"/g))
      if (urls.includes(href)) seen.add(href);
  }
  expect(docs.filter((url) => !seen.has(url))).toEqual([]);
  expect(docs.length).toBeGreaterThan(90);
});

test("CONF-37 a build takes files as Windows and macOS save them, and drafts in one language", () => {
  expect(text(only(page("/docs/vinden"), "main"))).toContain("En vind.");
  expect(text(only(page("/docs/board"), "main"))).toContain("ordf@test.example");
  for (const half of ["/en/utkast", "/en/docs/utkast", "/en/blog/2020/02/02/utkast"]) {
    expect(text(only(page(half), "main")), half).toContain("Published.");
    expect(all(page(half), 'link[href$="/false"], a[href$="/false"]'), half).toEqual([]);
  }
});

test("LOC-5 where the other half of a text is empty its page shows the text that exists, at the address it belongs to", () => {
  for (const original of ["/bara-svenska", "/blog/2025/04/04/bara-svenska"]) {
    const url = `/en${original}`;
    expect(text(only(page(url), "main"))).toContain(label("en", "translation.missing"));
    expect(pathOf(only(page(url), 'link[rel="canonical"]').getAttribute("href"))).toBe(original);
    expect(alternates(page(url))).toEqual({});
    expect(read("sitemap.xml")).not.toContain(`>https://test.example${url}<`);
  }
});

test("ANALYTICS-3, ANALYTICS-4, LEAVE-5 every page but those with `leave` says what it is counted as", () => {
  const viewOf = (url: string): object | null => {
    const [, view = "null"] = /<html [^>]*data-analytics="([^"]*)"/.exec(read(fileOf(url))) ?? [];
    return JSON.parse(view.replaceAll("&quot;", '"')) as object | null;
  };
  const routes = {
    "/": "/",
    "/en/section": "/en/section",
    "/en/docs/event/cmi": "/en/docs/[...slug]",
    "/docs/1.0/intro": "/docs/[version]/[...slug]",
    "/blog": "/blog",
    "/blog/page/2": "/blog/page/[page]",
    "/blog/2024/03/25/ny-hemsida": "/blog/2024/03/25/[slug]",
    "/blog/tags/it": "/blog/tags/[tag]",
    "/blog/authors/it-gruppen": "/blog/authors/[author]",
    "/blog/archive": "/blog/archive",
  };
  for (const [path, route] of Object.entries(routes)) expect(viewOf(path)).toEqual({ route, path });
  // The browser tells nobody that somebody is there (LEAVE-5).
  const safety = urls.filter((url) => read(fileOf(url)).includes("data-leave"));
  expect(safety).toContain("/trygghet");
  for (const url of safety) {
    expect(viewOf(url)).toBeNull();
    expect(read(fileOf(url))).toContain('<meta name="referrer" content="no-referrer"/>');
  }
  for (const url of urls.filter((one) => !safety.includes(one)))
    expect(viewOf(url)).toMatchObject(
      url.endsWith("/404") ? { route: "/404" } : { path: encodeURI(url) },
    );
});

test("ANALYTICS-6, ANALYTICS-7 views are passed on by the host, and the policy allows no other site", () => {
  const [ofPages] = read("_headers").split("\n\n");
  expect(ofPages).not.toMatch(/https?:/);
  expect(ofPages).toContain("; connect-src 'self';");
  expect(read("_redirects").split("\n")[0]).toBe(
    "/_vercel/insights/*  https://views.example/_vercel/insights/:splat  200",
  );
});

/** Files of a site whose name or content has the word in it. */
function betrayers({ files, bytes }: BuiltSite): string[] {
  expect(files.length).toBeGreaterThan(100);
  const isTold = (content: string) => content.toLowerCase().includes(SECRET.toLowerCase());
  return files.filter((file) => isTold(file) || isTold(bytes(file).toString("latin1")));
}

test("AID-7 what is hidden is in no file of the site from its first day on, in Sweden", async () => {
  expect(betrayers(await larger())).toEqual([]);
  expect(files).toContain("admin/snapshot.json");
  // Its address answers, but no list has it.
  const doc = page("/en/docs/central/senare");
  expect(text(only(doc, "main h1"))).toBe(label("en", "contentVisibility.hidden.title"));
  expect(text(only(doc, "main"))).toContain(MEANWHILE.en);
  expect(all(doc, "main [role=note]")).toEqual([]);
  expect(meta(doc, "robots")).toBe("noindex");
  expect(linkList(only(page("/senare"), "main")).flat()).toContain("/section");
  const guide = only(page("/leder-dit"), "main");
  expect(linkList(guide).flat()).toContain("/docs/central/senare#del");
  expect(text(guide)).toContain("om ordet och");
  expect(text(guide)).toContain("Dagen kommer.");
  for (const list of ["sitemap.xml", "search-sv.json", "sok.html", "blog/rss.xml"])
    expect(read(list)).not.toContain("senare");
  // A mistake in it is reported before its day, but a section that does not exist yet is no mistake.
  const unknown = expect.stringContaining("#fel");
  expect(output.match(/leads to "#.*"/g)).toEqual([unknown, unknown]);
});

test.runIf(process.env.SITE_TEST_FULL)("AID-7 a second before it is in all of them", async () => {
  await using project = await createProject({ files: LARGER });
  expect(betrayers(await project.build({ SITE_NOW: "2026-05-31T21:59:59Z" }))).toEqual(
    expect.arrayContaining([
      ...["docs/central/senare.html", "en/senare.html", "blog/2025/06/01/senare.html"],
      ...["blog/rss.xml", "search-en.json", "index.html", "en/glossary.html", "sok.html"],
      "files/sv/docs/central/zyxvan.pdf",
    ]),
  );
});
