// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { lockScroll } from "../../../../widgets/mobile-menu/scroll-lock.ts";

const root = document.documentElement;

beforeEach(() => {
  root.removeAttribute("style");
  document.body.innerHTML = `<p>Text</p><div class="panel"><p>Meny</p></div>`;
});

/** A finger moves; says whether the page may follow. */
function move(target: string, to: number, fingers = 1): boolean {
  const touch = (clientY: number) => Array.from({ length: fingers }, () => ({ clientY }));
  const send = (type: string, clientY: number) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { touches: touch(clientY) });
    return document.querySelector(target)?.dispatchEvent(event) ?? false;
  };
  send("touchstart", 100);
  return send("touchmove", 100 + to);
}

/** A panel 100 px high that holds `scrollHeight` px and has been scrolled by `scrollTop`. */
function panel(scrollHeight: number, scrollTop: number): void {
  const element = document.querySelector(".panel");
  Object.defineProperties(element, {
    clientHeight: { value: 100 },
    scrollHeight: { value: scrollHeight },
    scrollTop: { value: scrollTop },
  });
}

describe("MOB-5 the page behind the menu", () => {
  for (const before of ["", "auto", "scroll", "hidden"]) {
    test(`has its inline overflow "${before}" back afterwards`, () => {
      root.style.overflow = before;
      const unlock = lockScroll(".panel");
      expect(root.style.overflow).toBe("hidden");
      unlock();
      expect(root.style.overflow).toBe(before);
    });
  }

  test("has no style at all while the menu was never opened, and none afterwards", () => {
    expect(root.style.cssText).toBe("");
    lockScroll(".panel")();
    expect(root.style.cssText).toBe("");
    expect(document.body.style.cssText).toBe("");
  });

  test("does not follow a finger, and does again afterwards", () => {
    const unlock = lockScroll(".panel");
    expect(move("p", -50)).toBe(false);
    unlock();
    expect(move("p", -50)).toBe(true);
  });

  test("lets two fingers zoom", () => {
    const unlock = lockScroll(".panel");
    expect(move("p", -50, 2)).toBe(true);
    unlock();
  });

  test.each([
    { what: "in the middle", scrollHeight: 300, scrollTop: 50, by: -20, moves: true },
    { what: "at the top, upwards", scrollHeight: 300, scrollTop: 0, by: 20, moves: false },
    { what: "at the top, downwards", scrollHeight: 300, scrollTop: 0, by: -20, moves: true },
    { what: "at the end, downwards", scrollHeight: 300, scrollTop: 200, by: -20, moves: false },
    { what: "at the end, upwards", scrollHeight: 300, scrollTop: 200, by: 20, moves: true },
    { what: "that fits", scrollHeight: 100, scrollTop: 0, by: -20, moves: false },
  ])("a panel $what moves: $moves", ({ scrollHeight, scrollTop, by, moves }) => {
    panel(scrollHeight, scrollTop);
    const unlock = lockScroll(".panel");
    expect(move(".panel p", by)).toBe(moves);
    unlock();
  });
});
