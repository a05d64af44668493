// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { start } from "../../../../widgets/behaviours/suit.ts";

let left: AbortController;

const HOME = `<section class="overall">
  <p class="patch-names"><a id="a" data-patch="/docs/a"></a><a id="b" data-patch="/docs/b"></a><a id="safety"></a></p>
  <p data-suit hidden>
    <button value="begin">Begin</button>
    <span role="status" data-words="{count} of {total}" data-full="All {total}!"></span>
    <button value="end">End</button>
  </p>
</section>`;

const open = (html: string) => {
  left?.abort();
  left = new AbortController();
  document.body.innerHTML = html;
  start(document, left.signal);
};
const read = (patch: string) =>
  open(`<div class="committee-header"${patch && ` data-patch="${patch}"`}></div>`);
const press = (name: string) => document.querySelector<HTMLElement>(`[value=${name}]`)?.click();
const shown = () =>
  [...document.querySelectorAll<HTMLElement>("[data-suit] > *")]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);
const sewn = () => [...document.querySelectorAll<HTMLElement>("[data-sewn]")].map(({ id }) => id);

beforeEach(() => localStorage.clear());
afterEach(() => left.abort());

test("SUIT-1 until the visitor begins, nothing is stored and the suit has all patches", () => {
  read("/docs/a");
  open(HOME);
  expect(localStorage).toHaveLength(0);
  expect(document.querySelector("[data-own]")).toBeNull();
  expect(shown()).toEqual(["Begin"]);
});

test("SUIT-1 after that, the patches of committees that are read are sewn on, those of safety pages from the start", () => {
  open(HOME);
  press("begin");
  expect(shown()).toEqual(["1 of 3", "End"]);
  read("/docs/a");
  read("/docs/a");
  read("");
  expect(localStorage.patches).toBe('["/docs/a"]');
  open(HOME);
  expect(sewn()).toEqual(["a", "safety"]);
  expect(shown()).toEqual(["2 of 3", "End"]);
});

test("SUIT-1 when all patches are sewn on, it says so; the visitor removes all that is stored", () => {
  localStorage.patches = '["/docs/a","/docs/b"]';
  open(HOME);
  expect(shown()).toEqual(["All 3!", "End"]);
  press("end");
  expect(localStorage).toHaveLength(0);
  expect(sewn()).toEqual(["safety"]);
  expect(shown()).toEqual(["Begin"]);
});

test.each(["no list", '{"a":1}', "[1]"])(
  "SUIT-1 what else is stored, as %s, does no harm",
  (value) => {
    localStorage.patches = value;
    open(HOME);
    expect(sewn()).not.toContain("a");
  },
);
