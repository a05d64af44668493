// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { start as startTabs } from "../../../../widgets/behaviours/tabs.ts";

const tabsHtml = (name: string, labels: readonly string[]) =>
  `<div class="tabs" data-tabs="${name}">${labels
    .map(
      (label) =>
        `<p class="tab">${label}</p><div class="tab-panel"><h3 id="${name}-${label}">${label}</h3></div>`,
    )
    .join("")}</div>`;

/** Names of the chosen tabs. */
const chosen = () =>
  [...document.querySelectorAll("[aria-selected=true]")].map((tab) => tab.textContent);
const tab = (name: string, nth = 0) =>
  [...document.querySelectorAll<HTMLElement>("[role=tab]")].filter(
    ({ textContent }) => textContent === name,
  )[nth];

let left: AbortController;
const start = () => {
  left = new AbortController();
  startTabs(document, left.signal);
};

beforeEach(() => {
  vi.stubGlobal("scrollBy", () => {});
  Element.prototype.scrollIntoView = vi.fn();
  location.hash = "";
  document.body.innerHTML = tabsHtml("x", ["A", "B", "C"]);
});

afterEach(() => {
  left.abort();
  vi.unstubAllGlobals();
});

test("TEXT-2 tabs of one name follow each other, others do not", () => {
  document.body.innerHTML =
    tabsHtml("os", ["A", "B"]) + tabsHtml("os", ["B", "C"]) + tabsHtml("", ["A", "B"]);
  start();
  tab("C")?.click();
  expect(chosen()).toEqual(["A", "C", "A"]);
  tab("B", 0)?.click();
  expect(chosen()).toEqual(["B", "B", "A"]);
});

test("TEXT-2 arrow keys lead round, Home and End to the ends, and the focus goes along", () => {
  start();
  tab("A")?.focus();
  const steps = ["ArrowRight", "End", "ArrowRight", "ArrowLeft", "Home"].map((key) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    return [document.activeElement?.textContent, ...chosen()];
  });
  expect(steps).toEqual(["B", "C", "A", "C", "A"].map((name) => [name, name]));
  const panels = [...document.querySelectorAll<HTMLElement>(".tab-panel")];
  // Only the shown panel is a tab stop.
  expect(panels.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

test("TEXT-2 nested tabs are chosen by themselves, and open for what they hold", () => {
  document.body.innerHTML = tabsHtml("x", ["A", "B"]);
  document
    .querySelectorAll(".tab-panel")[1]
    ?.insertAdjacentHTML("beforeend", tabsHtml("y", ["C", "D"]));
  location.hash = "#y-D";
  start();
  expect(chosen()).toEqual(["B", "D"]);
  expect(document.getElementById("y-D")?.scrollIntoView).toHaveBeenCalledTimes(1);
});

test("TEXT-2 an arrow key with Alt, which leads back in the history, is left to the browser", () => {
  start();
  tab("A")?.focus();
  const key = new KeyboardEvent("keydown", {
    key: "ArrowRight",
    altKey: true,
    cancelable: true,
    bubbles: true,
  });
  expect(document.activeElement?.dispatchEvent(key)).toBe(true);
  expect(chosen()).toEqual(["A"]);
});
