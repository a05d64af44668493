// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isSameBuild, parsePage, swapPage } from "../../../../widgets/navigation/page-swap.ts";
import type { ShownPage } from "../../../../widgets/navigation/shown-page.ts";

const STYLESHEET = '<link rel="stylesheet" href="/assets/site-A.css">';
const SCRIPT = '<script type="module" src="/assets/main-A.js"></script>';

/** HTML of a page; `{}` has all parts that every page of a build has. */
function pageHtml({
  html = 'lang="sv" dir="ltr" data-has-hydrated="false"',
  head = `<title>Next</title>${STYLESHEET}${SCRIPT}`,
  body = "<main><h1>Next</h1></main>",
  bodyAttributes = "",
} = {}): string {
  return `<!doctype html><html ${html}><head>${head}</head><body ${bodyAttributes}>${body}</body></html>`;
}

const parsed = (parts: Parameters<typeof pageHtml>[0] = {}) => parsePage(pageHtml(parts));

/** The page in the window. */
function open(parts: Parameters<typeof pageHtml>[0] = {}): void {
  const page = parsed(parts);
  const { documentElement: root, head, body } = document;
  for (const [old, next] of [
    [root, page.documentElement],
    [body, page.body],
  ] as const) {
    for (const { name } of [...old.attributes]) old.removeAttribute(name);
    for (const { name, value } of next.attributes) old.setAttribute(name, value);
  }
  head.innerHTML = page.head.innerHTML;
  body.innerHTML = page.body.innerHTML;
}

function shown(overrides: Partial<ShownPage> = {}): ShownPage {
  return {
    path: "/",
    isSoft: () => true,
    isThrifty: () => false,
    loadFully: vi.fn(),
    end: vi.fn(),
    begin: vi.fn(),
    ...overrides,
  };
}

const show = (parts: Parameters<typeof pageHtml>[0], page = shown()) =>
  swapPage(parsed(parts), page);
/** Names of what is in the head, in order. */
const headOrder = () => [...document.head.children].map((element) => element.id);

beforeEach(() => open());
afterEach(() => vi.restoreAllMocks());

describe("SOFT-1 the head", () => {
  test("keeps what is equal, removes what is gone, and takes what is new, in the order of the page", () => {
    open({
      head: `<meta id="a"><title id="old">Old</title>${STYLESHEET}<meta id="b"><meta id="gone"><link id="c">`,
    });
    const kept = ["a", "b", "c"].map((id) => document.getElementById(id));
    const stylesheet = document.querySelector("link[rel=stylesheet]");
    show({
      head: `<meta id="new-1"><meta id="a"><title id="new">New</title>${STYLESHEET}<meta id="new-2"><meta id="b"><link id="c"><meta id="new-3">`,
    });
    expect(headOrder()).toEqual(["new-1", "a", "new", "", "new-2", "b", "c", "new-3"]);
    expect(["a", "b", "c"].map((id) => document.getElementById(id))).toEqual(kept);
    expect(document.querySelector("link[rel=stylesheet]")).toBe(stylesheet);
    expect(document.title).toBe("New");
  });

  test("never takes a stylesheet or script out of the document, as it would be loaded again", () => {
    open({ head: `<meta id="1"><meta id="2">${STYLESHEET}${SCRIPT}<meta id="3">` });
    const moved: Node[] = [];
    const watch = new MutationObserver(() => {});
    watch.observe(document.head, { childList: true });
    show({ head: `<meta id="x">${STYLESHEET}${SCRIPT}<meta id="y"><meta id="z">` });
    for (const { removedNodes } of watch.takeRecords()) moved.push(...removedNodes);
    watch.disconnect();
    expect(moved.map((node) => (node as Element).id).sort()).toEqual(["1", "2", "3"]);
  });

  test("takes elements that only differ in an attribute, and as often as the page has them", () => {
    open({ head: '<meta id="a" content="1"><meta id="b"><meta id="b"><meta id="b">' });
    show({ head: '<meta id="a" content="2"><meta id="b"><meta id="b">' });
    expect(headOrder()).toEqual(["a", "b", "b"]);
    expect(document.getElementById("a")?.getAttribute("content")).toBe("2");
  });

  test("ANALYTICS-1 keeps what scripts have put there", () => {
    open({ head: '<script data-sdkn="x" id="own"></script><meta id="a">' });
    const own = document.getElementById("own");
    show({ head: '<meta id="b"><meta id="c">' });
    show({ head: '<meta id="d">' });
    expect(headOrder().sort()).toEqual(["d", "own"]);
    expect(document.getElementById("own")).toBe(own);
  });
});

describe("SOFT-1 the root element", () => {
  test("has the attributes of the page", () => {
    open({ html: 'lang="sv" dir="ltr" data-analytics="old" data-gone style="overflow: hidden"' });
    show({ html: 'lang="sv" dir="rtl" data-analytics="new" data-versions="[]"' });
    expect(attributesOf(document.documentElement)).toEqual({
      lang: "sv",
      dir: "rtl",
      "data-analytics": "new",
      "data-versions": "[]",
    });
  });

  test("MODE-1, ANN-4, PREF-2, PE-2 keeps what the visitor and the scripts have made of it", () => {
    const kept =
      'data-theme="dark" data-theme-choice="system" data-storage="none" data-prefers-version="" data-announcement-bar-initially-dismissed="true"';
    open({ html: `lang="sv" data-has-hydrated="true" ${kept}` });
    const before = attributesOf(document.documentElement);
    show({
      html: 'lang="sv" data-has-hydrated="false" data-announcement-bar-initially-dismissed="false"',
    });
    expect(attributesOf(document.documentElement)).toEqual(before);
  });

  test("the body has the attributes of the page", () => {
    open({ bodyAttributes: 'class="old" data-gone' });
    show({ bodyAttributes: 'class="new" data-new="1"' });
    expect(attributesOf(document.body)).toEqual({ class: "new", "data-new": "1" });
  });
});

describe("SOFT-1 the body", () => {
  test("is that of the page", () => {
    open({ body: "text<main><h1>Old</h1></main><dialog></dialog>" });
    show({ body: "<a>skip</a>text<main><h1>New</h1></main>" });
    expect(document.body.innerHTML).toBe("<a>skip</a>text<main><h1>New</h1></main>");
  });

  test("keeps what belongs to the scripts, after the page, but not what only looks so", () => {
    open({
      body: '<p data-runtime="status">S</p><main><i data-runtime="inner"></i></main><p data-runtime="progress"></p>',
    });
    const own = [...document.querySelectorAll("body > [data-runtime]")];
    show({ body: "<main>1</main>" });
    show({ body: "<main>2</main><footer></footer>" });
    expect([...document.body.children]).toEqual([
      document.querySelector("main"),
      document.querySelector("footer"),
      ...own,
    ]);
    expect(document.body.textContent).toBe("2S");
  });

  test("keeps side menu and footer where they become equal to those of the page", () => {
    const docs = (current: string, { text = "Docs", foot = "Foot" } = {}) => ({
      body: `<div class="page ${current}"><nav data-page-menu><a class="one"${current === "one" ? ' aria-current="page"' : ""}>1</a><a>${text}</a></nav><main>${current}</main></div><footer>${foot}</footer>`,
    });
    const parts = () =>
      ["[data-page-menu]", "footer", "main"].map((part) => document.querySelector(part));
    const kept = (before: unknown[]) => parts().map((part, index) => part === before[index]);
    open(docs("one"));
    let before = parts();
    show(docs("two"));
    expect(kept(before)).toEqual([true, true, false]);
    expect(document.body.innerHTML).toBe(parsed(docs("two")).body.innerHTML);

    before = parts();
    show(docs("one", { text: "Other docs", foot: "<p>Foot</p>" }));
    expect(kept(before)).toEqual([false, false, false]);
    expect(document.body.innerHTML).toBe(
      parsed(docs("one", { text: "Other docs", foot: "<p>Foot</p>" })).body.innerHTML,
    );
  });

  test("keeps the bar where it becomes equal; a widget in it that has woken is drawn by the page again", () => {
    const bar = (current: string) => ({
      body: `<a class="skip" href="#main">Skip</a><header class="bar"><a class="${current}" href="/">Home</a><div id="menu" data-widget="dropdown"><div>${current}</div></div><div id="mode" data-widget="color-mode"><div>Mode</div></div></header><main>${current}</main>`,
    });
    const one = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
    open(bar("one"));
    const [skip, header, mode] = [one(".skip"), one(".bar"), one("#mode")];
    mode.dataset.state = "waiting";
    one("#menu").dataset.state = "ready";
    one("#menu").innerHTML = "<div><ul><li>drawn by the widget</li></ul></div>";
    show(bar("two"));
    expect([one(".skip") === skip, one(".bar") === header, one("#mode") === mode]).toEqual([
      true,
      true,
      true,
    ]);
    expect(document.body.innerHTML).toBe(parsed(bar("two")).body.innerHTML);
  });

  test("a part that is just opening is replaced, as it goes on changing", () => {
    const page = { body: "<footer><div>Foot</div></footer>" };
    open(page);
    const block = document.querySelector<HTMLElement>("footer div");
    if (block) block.style.height = "1px";
    show(page);
    expect(block?.isConnected).toBe(false);
    expect(document.body.innerHTML).toBe(page.body);
  });

  test("leaves the page that it is taken from as it is, so that it can be shown again", () => {
    const next = parsed({ body: "<main>New</main>" });
    const before = next.documentElement.outerHTML;
    swapPage(next, shown());
    document.querySelector("main")?.remove();
    swapPage(next, shown());
    expect(document.body.innerHTML).toBe("<main>New</main>");
    expect(next.documentElement.outerHTML).toBe(before);
  });

  test("the old page is ended before anything changes, the new one begins when all is there", () => {
    open({ head: "<title>Old</title>", body: "<main>Old</main>" });
    const seen: string[] = [];
    const see = (name: string) => () => {
      seen.push(`${name}: ${document.title}, ${document.body.textContent}`);
    };
    show(
      { head: "<title>New</title>", body: "<main>New</main>" },
      shown({ end: see("end"), begin: see("begin") }),
    );
    expect(seen).toEqual(["end: Old, Old", "begin: New, New"]);
  });

  test("what parsing finds in a page does not run", () => {
    const alarm = vi.fn();
    vi.stubGlobal("alarm", alarm);
    parsed({ head: "<script>alarm()</script>", body: '<img src="x" onerror="alarm()">' });
    expect(alarm).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

describe("SHELL-4, ERR-2 a swap that failed half way can be tried again", () => {
  const next = {
    html: 'lang="sv" data-new',
    head: `<title>New</title><meta id="new">${STYLESHEET}`,
    body: "<main>New</main>",
  };

  test.each([
    ["the old page cannot be ended", () => shown({ end: failOnce() })],
    [
      "the head cannot be changed",
      () => {
        vi.spyOn(document.head, "insertBefore").mockImplementationOnce(fail);
        return shown();
      },
    ],
    [
      "the body cannot be changed",
      () => {
        vi.spyOn(document.body, "insertBefore").mockImplementationOnce(fail);
        return shown();
      },
    ],
    ["the new page does not begin", () => shown({ begin: failOnce() })],
  ])("%s", (_case, prepare) => {
    open({
      html: 'lang="sv" data-old',
      head: `<title>Old</title><meta id="old">${STYLESHEET}`,
      body: "<main>Old</main>",
    });
    const page = prepare();
    const target = parsed(next);
    expect(() => swapPage(target, page)).toThrow("boom");
    swapPage(target, page);
    expect(document.documentElement.outerHTML).toBe(target.documentElement.outerHTML);
    expect(page.begin).toHaveBeenCalled();
  });
});

describe("SIDE-6 the side menu", () => {
  const CATEGORIES = ["event", "social", "central"];

  /** A docs page in a category; only the way to it is open, as in the HTML of the site. */
  function docsPage(current: string, { categories = CATEGORIES, label = "Docs" } = {}) {
    const items = categories.map(
      (name) =>
        `<li><details data-collapse ${name === current ? "open" : ""}><summary>${name}</summary><ul><li><a href="/docs/${name}/1" ${name === current ? 'aria-current="page"' : ""}>${name} 1</a></li></ul></details></li>`,
    );
    return {
      body: `<nav data-keep-current aria-label="${label}"><ul>${items.join("")}</ul></nav><main><details data-collapse><summary>in a text</summary></details></main>`,
    };
  }
  const menu = () => document.querySelector("[data-keep-current]") as HTMLElement;
  const category = (name: string) => {
    const all = [...document.querySelectorAll<HTMLDetailsElement>("nav details")];
    const found = all.find((details) => details.querySelector("summary")?.textContent === name);
    if (!found) throw new Error(`there is no category ${name}`);
    return found;
  };
  const openOnes = () => CATEGORIES.filter((name) => category(name).open);

  test("the way to the page opens, the rest stays as the visitor has left it", () => {
    open(docsPage("event"));
    category("central").open = true;
    show(docsPage("social"));
    expect(openOnes()).toEqual(["event", "social", "central"]);
    category("event").open = false;
    show(docsPage("central"));
    expect(openOnes()).toEqual(["social", "central"]);
  });

  test("what the visitor has closed stays closed, but not around the page itself", () => {
    open(docsPage("event"));
    category("event").open = false;
    show(docsPage("social"));
    expect(openOnes()).toEqual(["social"]);
    category("social").open = false;
    show(docsPage("social"));
    expect(openOnes()).toEqual(["social"]);
  });

  test.each([
    { what: "in the middle", at: 400, expected: 300 },
    { what: "above what is shown (SIDE-8)", at: 0, expected: 252 },
    { what: "below what is shown (SIDE-8)", at: 900, expected: 668 },
  ])("stays where it is scrolled to, with the current entry $what", ({ at, expected }) => {
    vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
      this: Element,
    ) {
      const top = this.matches("[aria-current]") ? at : 0;
      return DOMRect.fromRect({ y: top, height: top ? 20 : 0 });
    });
    open(docsPage("event"));
    menu().scrollTop = 300;
    show(docsPage("social"));
    expect(menu().scrollTop).toBe(expected);
  });

  test("stands as the page has it where another menu was, or none", () => {
    const other = ["event", "social", "archived", "central"];
    open(docsPage("event", { categories: other }));
    category("central").open = true;
    menu().scrollTop = 300;
    show(docsPage("social"));
    expect(openOnes()).toEqual(["social"]);
    expect(menu().scrollTop).toBe(0);

    category("central").open = true;
    show({ body: "<main>No menu</main>" });
    show(docsPage("event"));
    expect(openOnes()).toEqual(["event"]);
  });

  test("SIDE-7 the fold that holds the whole menu on a phone is closed again", () => {
    const page = (current: string) => ({
      body: docsPage(current).body.replace(
        "<ul>",
        "<details data-collapse class=fold><summary>Docs</summary></details><ul>",
      ),
    });
    open(page("event"));
    const fold = () => document.querySelector(".fold") as HTMLDetailsElement;
    fold().open = true;
    category("central").open = true;
    show(page("social"));
    expect(fold().open).toBe(false);
    expect(openOnes()).toEqual(["event", "social", "central"]);
  });

  test("disclosures in a text are not its own", () => {
    open(docsPage("event"));
    const inText = () => document.querySelector("main details") as HTMLDetailsElement;
    inText().open = true;
    show(docsPage("social"));
    expect(inText().open).toBe(false);
  });

  test("a linked category counts as the way to its own page", () => {
    const page = (current: boolean) => ({
      body: `<nav data-keep-current><ul><li><a href="/h" ${current ? 'aria-current="page"' : ""}>H</a><details data-collapse ${current ? "open" : ""}><summary>h</summary></details><ul><li><a href="/h/1">1</a></li></ul></li></ul></nav>`,
    });
    open(page(false));
    show(page(true));
    expect(category("h").open).toBe(true);
    show(page(false));
    expect(category("h").open).toBe(true);
  });
});

describe("SOFT-1 isSameBuild", () => {
  const base = `<title>A</title>${STYLESHEET}<script>inline()</script>${SCRIPT}`;
  const isShown = (next: string, there = base) =>
    isSameBuild(parsed({ head: next }), parsed({ head: there }));

  test.each([
    [
      "title and metadata",
      `<title>B</title><meta name="description">${STYLESHEET}<script>inline()</script>${SCRIPT}`,
    ],
    ["structured data", `${base}<script type='application/ld+json'>{"a":1}</script>`],
    [
      "links that are no stylesheet",
      `${base}<link rel="canonical" href="/x"><link rel="icon" href="/y">`,
    ],
  ])("does not count %s", (_case, head) => {
    expect(isShown(head)).toBe(true);
  });

  test.each([
    ["scripts", '<script data-sdkn="a" src="/_vercel/insights/script.js"></script>'],
    ["extensions", '<style>a{}</style><link rel="stylesheet" href="chrome-extension://a/b.css">'],
  ])("does not count what %s have put there", (_case, added) => {
    expect(isShown(base, added + base + added)).toBe(true);
  });

  test.each([
    ["another stylesheet", base.replace("site-A", "site-B")],
    ["one stylesheet more", `${base}<link rel="stylesheet" href="/x.css">`],
    ["another script", base.replace("main-A", "main-B")],
    ["another inline script", base.replace("inline()", "other()")],
    ["a style for the announcement", `${base}<style>p{}</style>`],
  ])("counts %s", (_case, head) => {
    expect(isShown(head)).toBe(false);
  });

  test("leaves the body aside, where pages differ", () => {
    expect(isSameBuild(parsed({ body: "<script>banner()</script>" }), parsed())).toBe(true);
  });
});

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
}

function fail(): never {
  throw new Error("boom");
}

function failOnce() {
  return vi.fn().mockImplementationOnce(fail);
}
