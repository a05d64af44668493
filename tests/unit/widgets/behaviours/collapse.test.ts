// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startCollapse } from "../../../../widgets/behaviours/collapse.ts";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout"],
  });
  // jsdom has no animations.
  HTMLElement.prototype.animate = (_frames, options) => {
    const { duration } = options as { duration: number };
    const timer = setTimeout(() => animation.onfinish?.({} as never), duration);
    const animation = { cancel: () => clearTimeout(timer) } as Animation;
    return animation;
  };
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const MENU = `
  <ul>
    <li><details data-collapse=""><summary>Evenemang</summary><ul><li><a href="/a">A</a></li></ul></details></li>
    <li><a href="/b" aria-current="page">Projekt</a><details data-collapse="" open><summary>v</summary></details>
      <ul><li><a href="/b/c">C</a></li></ul></li>
    <li><a href="/d">Socialt</a><details data-collapse=""><summary>v</summary></details>
      <ul><li><a href="/d/e">E</a></li></ul></li>
  </ul>`;

describe("a menu with categories", () => {
  let stop: AbortController;

  beforeEach(() => {
    document.body.innerHTML = MENU;
    stop = new AbortController();
    const listen = document.addEventListener.bind(document);
    vi.spyOn(document, "addEventListener").mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) =>
        listen(type, listener, { signal: stop.signal }),
    );
    startCollapse(document);
  });

  afterEach(() => stop.abort());

  const details = () => [...document.querySelectorAll("details")];
  const categories = () => {
    const [plain, current, linked] = details();
    if (!plain || !current || !linked) throw new Error("the menu has changed");
    return { plain, current, linked };
  };
  const press = (element: Element | null, init: MouseEventInit = {}) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    element?.dispatchEvent(event);
    return event;
  };
  const summary = (of: Element) => of.querySelector("summary");

  test("SIDE-7 a press opens a category at once, and closes it when its movement has ended", () => {
    const { plain } = categories();
    press(summary(plain));
    expect(plain.open).toBe(true);
    vi.advanceTimersByTime(1000);
    press(summary(plain));
    expect(plain.open).toBe(true);
    expect(plain.querySelector("ul")?.inert).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(plain.open).toBe(false);
    expect(plain.querySelector("ul")?.inert).toBe(false);
  });

  test("COLL-3 the list beside a closed disclosure is out of reach at once", () => {
    const { current } = categories();
    press(summary(current));
    expect(current.open).toBe(false);
    expect(current.parentElement?.querySelector("ul")?.inert).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(current.hasAttribute("data-closing")).toBe(false);
  });

  test.each(["plain", "current", "linked"] as const)(
    "COLL-2 two presses leave the %s category as it was",
    (kind) => {
      const category = categories()[kind];
      const before = category.open;
      press(summary(category));
      vi.advanceTimersByTime(100);
      press(summary(category));
      expect(category.hasAttribute("data-closing")).toBe(!before);
      vi.advanceTimersByTime(1000);
      expect(category.open).toBe(before);
      expect(category.hasAttribute("data-closing")).toBe(false);
    },
  );

  test("SIDE-7 the label of the current category toggles it, and says so", () => {
    const { current } = categories();
    const label = current.previousElementSibling;
    expect(label?.getAttribute("aria-expanded")).toBe("true");
    expect(press(label).defaultPrevented).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(current.open).toBe(false);
    expect(label?.getAttribute("aria-expanded")).toBe("false");
  });

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("SIDE-7 a press with %j on the current category is the browser's", (init) => {
    const { current } = categories();
    document.addEventListener("click", (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    press(current.previousElementSibling, init);
    vi.advanceTimersByTime(1000);
    expect(current.open).toBe(true);
  });

  test("SIDE-7 the label of another category is followed, not toggled", () => {
    const { linked } = categories();
    let isPrevented = true;
    document.addEventListener("click", (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    });
    press(linked.previousElementSibling);
    expect(isPrevented).toBe(false);
    expect(linked.open).toBe(false);
  });
});
