// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadPage } from "../../../../widgets/loader/reload-page.ts";

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = "";
  vi.stubGlobal("location", { reload });
  answer(404);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

function answer(status: number): void {
  vi.stubGlobal("fetch", async () => new Response(null, { status }));
}

test("LOAD-2 after a deployment the page is reloaded, but only once", async () => {
  await reloadPage();
  expect(reload).toHaveBeenCalledOnce();
  await reloadPage();
  expect(reload).toHaveBeenCalledOnce();
});

test.each<[string, () => void]>([
  ["there is no network", () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("off")))],
  ["the site has failed", () => answer(502)],
  ["the site is the same", () => answer(200)],
  ["there is no storage", () => vi.stubGlobal("sessionStorage", undefined)],
  [
    "the visitor is in a dialog",
    () => document.body.insertAdjacentHTML("beforeend", "<dialog open>"),
  ],
  [
    "the visitor is writing",
    () => document.body.appendChild(document.createElement("input")).focus(),
  ],
])("LOAD-2 nothing is reloaded when %s", async (_when, prepare) => {
  prepare();
  await reloadPage();
  expect(reload).not.toHaveBeenCalled();
});
