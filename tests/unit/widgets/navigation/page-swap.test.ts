// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { ShownPage } from "../../../../widgets/navigation/navigation.ts";
import { isSameBuild, loadStyles, swapPage } from "../../../../widgets/navigation/page-swap.ts";

const SHEET = '<link rel="stylesheet" href="/assets/site-A.css">';
const SCRIPT = '<script type="module" src="/assets/main-A.js"></script>';
interface Parts {
  html?: string;
  head?: string;
  body?: string;
}

const parse = ({ html = 'lang="sv"', head = SHEET + SCRIPT, body = "<main></main>" }: Parts) =>
  new DOMParser().parseFromString(
    `<!doctype html><html ${html}><head>${head}</head><body>${body}</body></html>`,
    "text/html",
  );

/** Shows a page as a full load would. */
function open(parts: Parts): void {
  const { documentElement } = parse(parts);
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const { name, value } of documentElement.attributes) root.setAttribute(name, value);
  root.innerHTML = documentElement.innerHTML;
  page.siteElements = new Set([...document.head.children, ...document.body.children]);
}

const page = { path: "/", own: new Set(), end: vi.fn(), begin: vi.fn() } as unknown as ShownPage;
const swap = (parts: Parts) => swapPage(parse(parts), page);
const find = (selector: string) => document.querySelector(selector);

beforeEach(() => open({}));

test("SOFT-1 equal elements of the head stay, others go, and what scripts have added stays", () => {
  open({ head: `<title>A</title>${SHEET}<meta name="a">` });
  document.head.insertAdjacentHTML("beforeend", '<script data-sdkn="x"></script><style></style>');
  const [sheet, script] = [find("link"), find("[data-sdkn]")];
  swap({ head: `<meta name="b"><title>B</title>${SHEET}` });
  expect([find("link"), find("[data-sdkn]")]).toEqual([sheet, script]);
  expect([document.title, find("meta[name=a]"), find("style") !== null]).toEqual(["B", null, true]);
  expect(document.head.querySelectorAll("meta[name=b], title")).toHaveLength(2);
});

test("SOFT-1, MODE-1, ANN-4, LEAVE-5 the root says of what route the page is, if it is counted, and what scripts have said", () => {
  open({ html: 'data-analytics="a" data-theme="dark" data-has-hydrated="true"' });
  swap({ html: 'data-analytics="b" data-has-hydrated="false"' });
  const expected = { analytics: "b", theme: "dark", hasHydrated: "true" };
  expect({ ...document.documentElement.dataset }).toEqual(expected);
  swap({ html: 'data-safety="true"' });
  const onSafetyPage = { safety: "true", theme: "dark", hasHydrated: "true" };
  expect({ ...document.documentElement.dataset }).toEqual(onSafetyPage);
});

test("PE-7 what extensions add to head and body stays, page after page, and so do attributes of the body", () => {
  open({ body: "<main>A</main>", head: "<title>A</title>" });
  const add = (parent: Element) =>
    parent.insertBefore(document.createElement("x-extension"), parent.firstChild);
  const added = [document.head, document.body].map(add);
  document.body.setAttribute("cz-shortcut-listen", "true");
  for (const name of ["B", "C"]) {
    swap({ body: `<main>${name}</main><footer>${name}</footer>`, head: `<title>${name}</title>` });
    expect([...document.querySelectorAll("x-extension")]).toEqual(added);
    expect(document.body.getAttribute("cz-shortcut-listen")).toBe("true");
    expect(document.body.textContent).toBe(name + name);
    expect(document.querySelectorAll("title")).toHaveLength(1);
  }
});

test("SOFT-1 regions that differ are replaced, equal ones and those of scripts stay", () => {
  open({
    body: '<a class="skip">Hoppa</a><header class="bar" data-hidden><div id="navbar">A</div></header><div class="page"><main>A</main></div><footer>F</footer>',
  });
  document.body.insertAdjacentHTML("beforeend", '<p data-runtime="status"></p>');
  const kept = [".skip", ".bar", "footer", "[data-runtime]"];
  const before = kept.map(find);
  const next =
    '<a class="skip">Hoppa</a><section>Nytt</section><header class="bar"><div id="navbar">B</div></header><div class="page with-side"><nav class="side">S</nav><main>B</main></div><footer>F</footer>';
  swap({ body: next });
  expect(kept.map(find)).toEqual(before);
  expect(document.body.innerHTML).toBe(`${next}<p data-runtime="status"></p>`);
});

test.each([
  ["the same", SHEET + SCRIPT, true],
  ["another stylesheet, which is loaded", `<link rel="stylesheet" href="/b.css">${SCRIPT}`, true],
  ["other structured data", `${SCRIPT}<script type="application/ld+json">{}</script>`, true],
  ["another script", SCRIPT.replace("-A", "-B"), false],
  ["other inline code, which the policy forbids", `${SCRIPT}<script>a()</script>`, false],
])("LOAD-2 the build: %s", (_words, head, expected) => {
  expect(isSameBuild(parse({ head }), document)).toBe(expected);
});

const next = parse({ head: `${SHEET}<link rel="stylesheet" href="/b.css">` });
const added = () => find('link[href="/b.css"]');

test("SOFT-1 a stylesheet of the next page that cannot be loaded is removed", async () => {
  const failing = loadStyles(next, page.siteElements);
  added()?.dispatchEvent(new Event("error"));
  await expect(failing).rejects.toThrow("/b.css cannot be loaded");
  expect(added()).toBeNull();
});

test("SOFT-2 a stylesheet that still loads for another navigation is waited for", async () => {
  void loadStyles(next, page.siteElements);
  const shown = vi.fn();
  const loading = loadStyles(next, page.siteElements).then(shown);
  await Promise.resolve();
  expect(shown).not.toHaveBeenCalled();
  for (const link of document.querySelectorAll("link")) link.dispatchEvent(new Event("load"));
  await loading;
  expect(document.querySelectorAll('link[href="/b.css"]')).toHaveLength(1);
});

test("SOFT-1 a stylesheet of the next page leaves the shown one as it is until the swap", async () => {
  const loading = loadStyles(next, page.siteElements);
  for (const link of document.querySelectorAll("link")) link.dispatchEvent(new Event("load"));
  await loading;
  expect([find("link")?.getAttribute("media"), added()?.getAttribute("media")]).toEqual([
    null,
    "not all",
  ]);
  const link = added();
  swapPage(next, page);
  expect(added()).toBe(link);
  expect(link?.hasAttribute("media")).toBe(false);
});
