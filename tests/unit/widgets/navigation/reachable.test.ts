// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { mayFullLoadHelp } from "../../../../widgets/navigation/reachable.ts";

const ask = vi.fn<typeof fetch>();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  ask.mockReset();
});

function setNetwork(isOnline: boolean, answer: () => Promise<Response>): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  vi.stubGlobal("fetch", ask.mockImplementation(answer));
}

const answers = async () => new Response(null, { status: 503 });
const breaks = () => Promise.reject(new TypeError("Failed to fetch"));
const NETWORK = new TypeError("Failed to fetch");

test.each([
  ["an answer of the wrong kind", new Error("the answer is 500"), true, breaks, true],
  ["a page that breaks while the host answers, whatever it says", NETWORK, true, answers, true],
  ["a page that breaks, and a host that does not answer", NETWORK, true, breaks, false],
  ["a browser that knows of no network", NETWORK, false, answers, false],
  [
    "a part that is missing without network",
    new Error("x.css cannot be had"),
    false,
    answers,
    false,
  ],
])("LOAD-2 after %s, may a full load help", async (_case, error, isOnline, answer, expected) => {
  setNetwork(isOnline, answer);
  expect(await mayFullLoadHelp(error)).toBe(expected);
});

test("LOAD-2 the host is asked for nothing that a store could answer, and not for ever", async () => {
  setNetwork(true, answers);
  await mayFullLoadHelp(NETWORK);
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    "/",
    expect.objectContaining({
      method: "HEAD",
      cache: "no-store",
      signal: expect.any(AbortSignal),
    }),
  );
});

test("LOAD-2 the host is not asked where there has been an answer, or is no network", async () => {
  setNetwork(true, answers);
  await mayFullLoadHelp(new Error("the page is in another language"));
  setNetwork(false, answers);
  await mayFullLoadHelp(NETWORK);
  expect(ask).not.toHaveBeenCalled();
});
