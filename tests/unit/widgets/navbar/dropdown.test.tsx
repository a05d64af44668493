// @vitest-environment jsdom
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { MenuGroup, MenuLink } from "../../../../src/schema/menu.ts";
import { hydrate } from "../../../../widgets/loader/hydrate.tsx";
import { startIslands } from "../../../../widgets/loader/islands.ts";
import Navbar from "../../../../widgets/navbar/navbar.tsx";
import { menus } from "../../../support/menus.ts";

describe("in the page", () => {
  let errors: ReturnType<typeof vi.spyOn>;

  beforeEach(() => {
    errors = vi.spyOn(console, "error").mockReturnValue();
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
    document.head.innerHTML =
      '<style>.drop ul { display: none } .drop [aria-expanded="true"] + ul { display: block }</style>';
  });

  afterEach(() => {
    expect(errors).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("DROP-3 the server-rendered HTML is a closed button that names its list, and no menu", async () => {
    await show([model("one")]);
    const button = toggle("one");
    expect(button.type).toBe("button");
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(document.getElementById(button.getAttribute("aria-controls") ?? "")?.tagName).toBe("UL");
    expect(document.querySelector("[aria-haspopup], [role]")).toBeNull();
  });

  test("DROP-2 a click toggles", async () => {
    await show([model("one")]);
    expect(await expandedAfter("one", () => toggle("one").click())).toBe("true");
    expect(await expandedAfter("one", () => toggle("one").click())).toBe("false");
  });

  test("DROP-1, DROP-6 only a mouse hovers", async () => {
    await show([model("one")]);
    expect(await expandedAfter("one", () => point("one", "pointerover", "touch"))).toBe("false");
    expect(await expandedAfter("one", () => point("one", "pointerover", "mouse"))).toBe("true");
    point("one", "pointerout", "mouse");
    await expect.poll(() => expanded("one")).toBe("false");
  });

  test("DROP-1 a way out and back within the safe gap closes nothing", async () => {
    await show([model("one")]);
    await expandedAfter("one", () => point("one", "pointerover", "mouse"));
    point("one", "pointerout", "mouse");
    await new Promise((resolve) => setTimeout(resolve, 100));
    point("one", "pointerover", "mouse");
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(expanded("one")).toBe("true");
  });

  test.each([
    ["a press", () => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))],
    ["a touch", () => document.body.dispatchEvent(new Event("touchstart", { bubbles: true }))],
    ["a click of a screen reader", () => document.body.click()],
    ["a focus", () => document.getElementById("outside")?.focus()],
    ["Escape", () => key("Escape")],
  ])("DROP-5 %s elsewhere closes", async (_what, act) => {
    await show([model("one")]);
    await expandedAfter("one", () => toggle("one").click());
    expect(await expandedAfter("one", act)).toBe("false");
  });

  test.each([
    ["another key", () => key("a")],
    ["scrolling", () => document.dispatchEvent(new Event("scroll"))],
    [
      "a press in the list",
      () => list("one").dispatchEvent(new Event("pointerdown", { bubbles: true })),
    ],
  ])("DROP-5 %s closes nothing", async (_what, act) => {
    await show([model("one")]);
    await expandedAfter("one", () => toggle("one").click());
    expect(await expandedAfter("one", act)).toBe("true");
  });

  test("DROP-5 Escape in the list returns the focus to the label", async () => {
    await show([model("one")]);
    await expandedAfter("one", () => toggle("one").click());
    list("one").querySelector("a")?.focus();
    expect(await expandedAfter("one", () => key("Escape"))).toBe("false");
    expect(document.activeElement).toBe(toggle("one"));
  });

  test("DROP-4 the arrow keys move the focus through an open list, from the label and back", async () => {
    await show([{ ...model("one"), items: [link("a", "/a"), link("b", "/b")] }]);
    const press = (name: string) => [key(name), document.activeElement?.textContent];
    toggle("one").focus();
    expect(press("ArrowDown")).toEqual([true, "one"]);
    await expandedAfter("one", () => toggle("one").click());
    expect(press("ArrowDown")).toEqual([false, "a"]);
    expect(press("ArrowDown")).toEqual([false, "b"]);
    expect(press("ArrowDown")).toEqual([false, "b"]);
    expect(press("ArrowUp")).toEqual([false, "a"]);
    expect(press("ArrowUp")).toEqual([false, "one"]);
    expect(expanded("one")).toBe("true");
    document.getElementById("outside")?.focus();
    expect(press("ArrowDown")).toEqual([true, "outside"]);
  });

  test("DROP-5 opening one closes the other, unless the focus is in its list", async () => {
    await show([model("one"), model("two")]);
    await expandedAfter("one", () => toggle("one").click());
    await expandedAfter("two", () => point("two", "pointerover", "mouse"));
    await expect.poll(() => [expanded("one"), expanded("two")]).toEqual(["false", "true"]);
    key("Escape");
    await expandedAfter("one", () => toggle("one").click());
    list("one").querySelector("a")?.focus();
    point("two", "pointerout", "mouse");
    await expandedAfter("two", () => point("two", "pointerover", "mouse"));
    expect([expanded("one"), expanded("two")]).toEqual(["true", "false"]);
  });

  test.each([
    ["a plain click closes", {}, "false"],
    ["a click for a new tab does not", { ctrlKey: true }, "true"],
  ])("DROP-5 choosing a link: %s", async (_what, keys, after) => {
    await show([model("one")]);
    await expandedAfter("one", () => toggle("one").click());
    const link = list("one").querySelector("a");
    link?.addEventListener("click", (event) => event.preventDefault());
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
    expect(await expandedAfter("one", () => link?.dispatchEvent(click))).toBe(after);
  });

  test("DROP-2 a label with a link keeps it, and the button beside it says what it does", async () => {
    await show([{ ...model("one"), label: "Mer", link: link("Mer", "/more") }]);
    expect(document.querySelector(".drop a")?.getAttribute("href")).toBe("/more");
    expect(toggle("one").ariaLabel).toBe("Mer: expand");
    await expandedAfter("one", () => toggle("one").click());
    expect(toggle("one").ariaLabel).toBe("Mer: collapse");
  });

  test("DROP-7 the label of an active list is marked, before and after hydration", async () => {
    await show([model("one"), { ...model("two"), items: [] }], "/a");
    expect(toggle("one").getAttribute("aria-current")).toBe("true");
    expect(toggle("two").hasAttribute("aria-current")).toBe(false);
  });

  test("PE-2 the bar is hydrated in place", async () => {
    let button: HTMLElement | undefined;
    await show([model("one")], "/", () => {
      button = toggle("one");
    });
    expect(toggle("one")).toBe(button);
  });
});

function link(label: string, href: string): MenuLink {
  return { kind: "link", label, href };
}

function model(label: string): MenuGroup {
  return { kind: "group", label, items: [link("a", "/a"), { kind: "html", html: "<b>b</b>" }] };
}

/** Shows dropdowns on a page and hydrates them; `before` runs when they wait for that. */
async function show(groups: MenuGroup[], path = "/", before = () => {}): Promise<void> {
  const props = { ...menus(groups), page: { path, languages: {} } };
  document.body.innerHTML = `<div data-widget="navbar" id="navbar"><div class="slot">${renderToString(
    <Navbar {...props} />,
  )}</div><script type="application/json">${JSON.stringify(props)}</script></div><button id="outside">outside</button>`;
  startIslands(document, { navbar: async () => ({ default: Navbar as never, hydrate }) });
  before();
  const slot = document.getElementById("navbar") as HTMLElement;
  slot.dispatchEvent(new Event("pointerenter"));
  await expect.poll(() => slot.dataset.state).toBe("ready");
}

function toggle(id: string): HTMLButtonElement {
  return list(id).previousElementSibling as HTMLButtonElement;
}

function list(id: string): HTMLElement {
  return document.getElementById(id === "one" ? "menu-0" : "menu-1") as HTMLElement;
}

function expanded(id: string): string | null {
  return toggle(id).getAttribute("aria-expanded");
}

async function expandedAfter(id: string, act: () => unknown): Promise<string | null> {
  act();
  await new Promise((resolve) => setTimeout(resolve, 30));
  return expanded(id);
}

/** React makes enter and leave of over and out. */
function point(id: string, type: "pointerover" | "pointerout", pointerType: string): void {
  const relatedTarget = document.body;
  toggle(id).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, relatedTarget }));
}

/** Presses a key; false if the page prevents what the browser does with it. */
function key(name: string): boolean | undefined {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  return document.activeElement?.dispatchEvent(event);
}
