// @vitest-environment jsdom
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hydrate } from "../../../../widgets/loader/hydrate.tsx";
import MobileMenu, { type MobileMenuProps } from "../../../../widgets/mobile-menu/mobile-menu.tsx";

// The history has tests of its own, and goes its way between those of this file.
vi.mock("../../../../widgets/mobile-menu/drawer-entry.ts");

const PROPS: MobileMenuProps = {
  labels: {
    toggle: "Visa eller göm",
    close: "Stäng",
    back: "Tillbaka",
    menu: "Meny",
    expand: "Fäll ut",
    collapse: "Fäll ihop",
  },
};
const SIDE = `<nav data-page-menu aria-label="Dokument"><details><summary>Dokumentmeny</summary></details><ul><li><a href="/docs/a">A</a></li></ul></nav>`;

/** Whether the window is in desktop layout, and who wants to know when that changes. */
let isDesktop: boolean;
const layout = new EventTarget();

beforeEach(() => {
  isDesktop = false;
  vi.stubGlobal("matchMedia", () =>
    Object.defineProperty(layout, "matches", { get: () => isDesktop, configurable: true }),
  );
  // jsdom draws nothing: whatever is there has a box.
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

afterEach(() => {
  // Closes what is still open: the document outlives the test.
  dispatchEvent(new Event("pagehide"));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

/** A page with the static toggle, brought to life. */
async function start({
  side = "",
  pressed = false,
  focused = "",
} = {}): Promise<{ errors: unknown[] }> {
  document.body.innerHTML = `
    <nav aria-label="Huvudmeny">
      <div id="picture">${renderToString(<MobileMenu {...PROPS} />)}</div>
      <a href="/" data-brand>Sidan</a>
      <div data-menu-items><ul><li><a href="/blog">Aktuellt</a></li>
        <li><span data-mobile-label>Mer</span><ul><li><a href="/om">Om</a></li></ul></li></ul></div>
    </nav>
    ${side}`;
  const details = document.querySelector("details");
  if (details) details.open = pressed;
  if (focused) find(focused)?.focus();
  const errors: unknown[] = [];
  const picture = document.querySelector("#picture") as HTMLElement;
  await hydrate(picture, MobileMenu, PROPS, { onError: (error) => errors.push(error) });
  return { errors };
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const drawer = () => find("dialog") as HTMLDialogElement | null;
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(
    (candidate) => (candidate.ariaLabel ?? candidate.textContent) === name,
  );

async function open(): Promise<void> {
  (find(".menu > summary") ?? button(PROPS.labels.toggle))?.click();
  await expect.poll(() => drawer()?.open).toBe(true);
}

async function close(): Promise<void> {
  button(PROPS.labels.close)?.click();
  await expect.poll(() => drawer()?.open).toBe(false);
}

/** Names of the panels that can be used. */
function panels(): (string | null)[] {
  return [...document.querySelectorAll("dialog nav")]
    .filter((nav) => !nav.closest("[inert]"))
    .map((nav) => nav.getAttribute("aria-label"));
}

function isLocked(): boolean {
  const { style, dataset } = document.documentElement;
  expect(style.overflow === "hidden").toBe(dataset.drawerOpen !== undefined);
  return style.overflow === "hidden";
}

describe("MOB-7 the panels", () => {
  test("a page with a menu of its own shows that, and again at the next opening", async () => {
    await start({ side: SIDE });
    await open();
    expect(panels()).toEqual(["Dokument"]);
    button(PROPS.labels.back)?.click();
    await expect.poll(() => panels()).toEqual(["Huvudmeny"]);
    expect(document.activeElement?.textContent).toBe("Aktuellt");
    await close();
    await open();
    expect(panels()).toEqual(["Dokument"]);
  });

  test("an open static menu stays the main menu, with the groups open and the focus where it was; that of the page is one press away", async () => {
    await start({ side: SIDE, pressed: true, focused: "[data-menu-items] a" });
    await expect.poll(() => drawer()?.open).toBe(true);
    expect(panels()).toEqual(["Huvudmeny"]);
    expect(document.activeElement?.textContent).toBe("Aktuellt");
    expect(document.activeElement?.closest("dialog")).not.toBeNull();
    expect(button("Mer")?.getAttribute("aria-expanded")).toBe("true");
    button("Dokumentmeny")?.click();
    await expect.poll(() => panels()).toEqual(["Dokument"]);
    expect(document.activeElement?.textContent).toBe(PROPS.labels.back);
    await close();
    await open();
    expect(panels()).toEqual(["Dokument"]);
  });

  test("a page without one shows the main menu, without a way back", async () => {
    await start();
    await open();
    expect(panels()).toEqual(["Huvudmeny"]);
    expect(button(PROPS.labels.back)).toBeUndefined();
  });
});

describe("MOB-5 the lock", () => {
  test("is there while the drawer is open, and only then", async () => {
    await start();
    expect(isLocked()).toBe(false);
    await open();
    expect(isLocked()).toBe(true);
    await close();
    expect(isLocked()).toBe(false);
  });

  test("is released at once when the page goes away", async () => {
    await start();
    await open();
    dispatchEvent(new Event("pagehide"));
    expect(isLocked()).toBe(false);
    expect(drawer()?.open).toBe(false);
  });

  test("is released when the layout becomes desktop, where the drawer does not open (MOB-10)", async () => {
    await start();
    await open();
    isDesktop = true;
    layout.dispatchEvent(new Event("change"));
    expect(isLocked()).toBe(false);
    button(PROPS.labels.toggle)?.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(drawer()?.open).toBe(false);
  });

  test("is released when the browser refuses to open the drawer (PE-3)", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    Object.assign(HTMLDialogElement.prototype, {
      showModal() {
        throw new Error("refused");
      },
    });
    const { errors } = await start();
    find("summary")?.click();
    await expect.poll(() => errors).toEqual([new Error("refused")]);
    expect(isLocked()).toBe(false);
    expect(find("summary")?.getAttribute("aria-label")).toBe(PROPS.labels.toggle);
  });
});

describe("PE-2 the button instead of the disclosure", () => {
  test("takes the focus over", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    await start();
    find("summary")?.focus();
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => document.activeElement === button(PROPS.labels.toggle)).toBe(true);
    expect(find("summary")).toBeNull();
  });

  test("an open disclosure becomes an open drawer that does not slide", async () => {
    const complaint = vi.spyOn(console, "error");
    await start({ pressed: true });
    await expect.poll(() => drawer()?.open).toBe(true);
    expect(drawer()?.dataset.sudden).toBe("true");
    expect(find("details")).toBeNull();
    expect(complaint).not.toHaveBeenCalled();
    // A second press in the same place closes, as it did before.
    expect(document.activeElement).toBe(button(PROPS.labels.close));
    await close();
    await open();
    expect(drawer()?.dataset.sudden).toBeUndefined();
  });

  test("Escape that is replayed on it closes it, though the browser does nothing then", async () => {
    await start({ pressed: true });
    await expect.poll(() => drawer()?.open).toBe(true);
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true }),
    );
    expect(drawer()?.open).toBe(false);
  });
});
