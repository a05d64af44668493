import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const PAGE = "<!doctype html><html lang=sv><title>Sida</title></html>";
const HTML = { "Content-Type": "text/html; charset=utf-8" };
const MINUTE = 60_000;

type Cache = typeof import("../../../../widgets/navigation/document-cache.ts");

let cache: Cache;
let fetching: ReturnType<typeof vi.fn<typeof fetch>>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  fetching = vi.fn<typeof fetch>(async () => new Response(PAGE, { headers: HTML }));
  vi.stubGlobal("fetch", fetching);
  vi.resetModules();
  cache = await import("../../../../widgets/navigation/document-cache.ts");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The paths that were asked for, in their order. */
const asked = () => fetching.mock.calls.map(([path]) => path);

/** A request that ends as `fetch` does when its signal gives up. */
const untilAborted: typeof fetch = (_path, init) =>
  new Promise((_done, fail) => {
    init?.signal?.addEventListener("abort", () => fail(init.signal?.reason));
  });

function redirected(): Response {
  const response = new Response(PAGE, { headers: HTML });
  return Object.defineProperties(response, {
    redirected: { value: true },
    url: { value: "https://isektionen.se/docs/board" },
  });
}

describe("PRE-4 a document is asked for once", () => {
  test("at one time and one after the other, whatever the priority", async () => {
    const both = [cache.loadDocument("/a", "low"), cache.loadDocument("/a", "high")];
    expect(await Promise.all(both)).toEqual([PAGE, PAGE]);
    expect(await cache.loadDocument("/a", "high")).toBe(PAGE);
    expect(asked()).toEqual(["/a"]);
  });

  test("each path is one of its own", async () => {
    await cache.loadDocument("/a", "low");
    await cache.loadDocument("/b", "low");
    expect(asked()).toEqual(["/a", "/b"]);
  });

  test.each(["low", "auto", "high"] as const)("with the priority %s", async (priority) => {
    await cache.loadDocument("/a", priority);
    expect(fetching.mock.calls[0]?.[1]).toMatchObject({
      priority,
      headers: { Accept: "text/html" },
    });
  });

  test.each([
    ["not asked for: unknown", async () => {}, false],
    ["under way: known", async () => void cache.loadDocument("/a", "low"), true],
    ["there: known", async () => void (await cache.loadDocument("/a", "low")), true],
  ])("%s", async (_words, begin, expected) => {
    await begin();
    expect(cache.hasDocument("/a")).toBe(expected);
  });
});

describe("PRE-2 what has failed is forgotten", () => {
  test("so that the click asks again", async () => {
    fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(cache.loadDocument("/a", "auto")).rejects.toThrow("Failed to fetch");
    expect(cache.hasDocument("/a")).toBe(false);
    expect(await cache.loadDocument("/a", "high")).toBe(PAGE);
    expect(asked()).toEqual(["/a", "/a"]);
  });

  test("a late failure leaves the request alone that has taken its place", async () => {
    fetching.mockImplementationOnce(untilAborted);
    const left = new AbortController();
    const first = cache.loadDocument("/a", "high", left.signal);
    left.abort();
    const second = cache.loadDocument("/a", "high");
    await expect(first).rejects.toThrow();
    expect(cache.hasDocument("/a")).toBe(true);
    expect(await second).toBe(PAGE);
    expect(asked()).toEqual(["/a", "/a"]);
  });
});

describe("SOFT-2 a navigation that was overtaken", () => {
  test("gives up its request; the path can be asked for again at once", async () => {
    fetching.mockImplementationOnce(untilAborted);
    const left = new AbortController();
    const first = cache.loadDocument("/a", "high", left.signal);
    left.abort();
    expect(cache.hasDocument("/a")).toBe(false);
    await expect(first).rejects.toMatchObject({ name: "AbortError" });
    expect(await cache.loadDocument("/a", "high")).toBe(PAGE);
  });

  test("leaves a request alone that was on its way before", async () => {
    const prefetched = cache.loadDocument("/a", "low");
    const left = new AbortController();
    void cache.loadDocument("/a", "high", left.signal);
    left.abort();
    expect(cache.hasDocument("/a")).toBe(true);
    expect(await prefetched).toBe(PAGE);
    expect(asked()).toEqual(["/a"]);
  });
});

describe("PRE-4 a document is fresh for five minutes", () => {
  test.each([
    [0, 1],
    [5 * MINUTE, 1],
    [5 * MINUTE + 1, 2],
  ])("after %i ms there are %i requests", async (time, requests) => {
    await cache.loadDocument("/a", "low");
    vi.setSystemTime(Date.now() + time);
    expect(cache.hasDocument("/a")).toBe(requests === 1);
    await cache.loadDocument("/a", "high");
    expect(asked()).toHaveLength(requests);
  });

  test("a document that was used does not stay fresh for longer", async () => {
    await cache.loadDocument("/a", "low");
    vi.setSystemTime(Date.now() + 3 * MINUTE);
    await cache.loadDocument("/a", "high");
    vi.setSystemTime(Date.now() + 3 * MINUTE);
    await cache.loadDocument("/a", "high");
    expect(asked()).toHaveLength(2);
  });
});

test("at most 40 documents are kept, and the oldest goes first", async () => {
  for (let index = 0; index <= 40; index += 1) await cache.loadDocument(`/${index}`, "low");
  expect(["/0", "/1", "/40"].map(cache.hasDocument)).toEqual([false, true, true]);
});

describe("LOAD-2", () => {
  test.each([
    ["success", new Response(PAGE, { headers: HTML })],
    ["a not-found page", new Response(PAGE, { status: 404, headers: HTML })],
    ["white space at the end", new Response(`${PAGE}\n\n`, { headers: HTML })],
  ])("%s is a page", async (_words, response) => {
    fetching.mockResolvedValueOnce(response);
    expect((await cache.loadDocument("/a", "high")).trimEnd()).toBe(PAGE);
  });

  test.each([
    ["502", new Response(PAGE, { status: 502, headers: HTML }), "the answer is 502"],
    ["500", new Response(PAGE, { status: 500, headers: HTML }), "the answer is 500"],
    ["403", new Response(PAGE, { status: 403, headers: HTML }), "the answer is 403"],
    [
      "JSON",
      new Response("{}", { headers: { "Content-Type": "application/json" } }),
      "the answer is application/json, not HTML",
    ],
    [
      "a 404 that is no page",
      new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } }),
      "the answer is text/plain, not HTML",
    ],
    ["no type", new Response(new Uint8Array()), "the answer is nothing, not HTML"],
    ["a redirect", redirected(), "the page has moved to https://isektionen.se/docs/board"],
    ["half a page", new Response("<html><body><p>Hal", { headers: HTML }), "not complete"],
    ["nothing", new Response("", { headers: HTML }), "not complete"],
  ])("%s is refused and forgotten", async (_words, response, message) => {
    fetching.mockResolvedValueOnce(response);
    await expect(cache.loadDocument("/a", "high")).rejects.toThrow(message);
    expect(cache.hasDocument("/a")).toBe(false);
  });
});
