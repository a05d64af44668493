import { afterEach, beforeEach, expect, test, vi } from "vitest";

let fetchPage: typeof import("../../../../widgets/navigation/fetch-page.ts").fetchPage;
const fetched = vi.fn<typeof fetch>();

const PAGE = "<!doctype html><html></html>\n";
const answer = (body = PAGE, type = "text/html; charset=utf-8", status = 200) =>
  new Response(body, { status, headers: { "Content-Type": type } });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  fetched.mockReset().mockImplementation(async () => answer());
  vi.stubGlobal("fetch", fetched);
  vi.resetModules();
  ({ fetchPage } = await import("../../../../widgets/navigation/fetch-page.ts"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("PRE-4 a page is fetched once, and again after five minutes", async () => {
  expect(await fetchPage("/a", "low")).toBe(PAGE);
  expect(await fetchPage("/a", "high")).toBe(PAGE);
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 5 * 60_000);
  await fetchPage("/a", "high");
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("LOAD-2 a page that is not found is a page", async () => {
  fetched.mockResolvedValue(answer(PAGE, "text/html", 404));
  expect(await fetchPage("/nope", "high")).toBe(PAGE);
});

test.each([
  ["the status is 502", answer(PAGE, "text/html", 502)],
  ["the answer is text/plain, not HTML", answer(PAGE, "text/plain")],
  ["the page is not complete", answer("<!doctype html><html>")],
  [
    "the page has moved to https://b.example/",
    Object.defineProperties(answer(), {
      redirected: { value: true },
      url: { value: "https://b.example/" },
    }),
  ],
])("LOAD-2 %s", async (message, response) => {
  fetched.mockResolvedValue(response);
  await expect(fetchPage("/a", "high")).rejects.toThrow(message);
});
