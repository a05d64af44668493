// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadInPlace } from "../../../../widgets/navigation/load-in-place.ts";

const texts = { loading: "Laddar", loadFailed: "Det gick inte.", retry: "Försök igen" };

let place: HTMLElement;
let page: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  document.body.innerHTML = "<main></main>";
  place = document.querySelector("main") as HTMLElement;
  page = new AbortController();
});

afterEach(() => {
  vi.useRealTimers();
});

const role = (name: string) => place.querySelector<HTMLElement>(`[role=${name}]`);
const retry = () => place.querySelector("button") as HTMLButtonElement;
/** Lets promises run without letting time pass. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Loads something whose end the test decides, attempt by attempt. */
function begin(delay?: number) {
  const attempts: { succeed: () => void; fail: (error: unknown) => void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<void>((done, fail) => {
        attempts.push({
          succeed() {
            place.innerHTML = "<p>Innehåll</p>";
            done();
          },
          fail,
        });
      }),
  );
  const ended = vi.fn();
  const options = { texts, signal: page.signal, ...(delay === undefined ? {} : { delay }) };
  const end = loadInPlace(place, load, options).then(ended);
  return { attempt: (index: number) => attempts[index], load, ended, end };
}

describe("SPIN-1", () => {
  test("nothing at 199 ms, the spinner at 201 ms", async () => {
    begin();
    await vi.advanceTimersByTimeAsync(199);
    expect(place.childNodes).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(2);
    expect(role("status")?.textContent).toBe("Laddar");
  });

  test("none if the content is there at 150 ms", async () => {
    const { attempt, end } = begin();
    await vi.advanceTimersByTimeAsync(150);
    attempt(0)?.succeed();
    await end;
    await vi.advanceTimersByTimeAsync(1000);
    expect(place.innerHTML).toBe("<p>Innehåll</p>");
  });

  test("none after the page was left, and nothing waits any more", async () => {
    const { end, ended } = begin();
    await vi.advanceTimersByTimeAsync(100);
    page.abort();
    await end;
    expect(vi.getTimerCount()).toBe(0);
    expect(place.childNodes).toHaveLength(0);
    expect(ended).toHaveBeenCalledOnce();
  });

  test("a shown one goes when the page is left", async () => {
    begin();
    await vi.advanceTimersByTimeAsync(300);
    page.abort();
    expect(place.childNodes).toHaveLength(0);
  });

  test("another delay is possible", async () => {
    begin(50);
    await vi.advanceTimersByTimeAsync(51);
    expect(role("status")).not.toBeNull();
  });
});

test("SPIN-2 two rings around a dot, with a text for screen readers", async () => {
  begin();
  await vi.advanceTimersByTimeAsync(201);
  expect([...(role("status")?.children ?? [])].map(({ localName }) => localName)).toEqual([
    "i",
    "i",
    "b",
    "span",
  ]);
});

describe("LOAD-1", () => {
  test("fails, fails, succeeds: box, Retry, box, Retry, content", async () => {
    const { attempt, load, ended } = begin();
    await settle();
    attempt(0)?.fail(new Error("first"));
    await settle();
    expect(role("alert")?.textContent).toBe("Det gick inte.Error: firstFörsök igen");
    expect(ended).not.toHaveBeenCalled();

    retry().click();
    expect(role("alert")).toBeNull();
    await vi.advanceTimersByTimeAsync(201);
    expect(role("status")).not.toBeNull();
    attempt(1)?.fail(new Error("second"));
    await settle();
    expect(role("status")).toBeNull();
    expect(role("alert")?.textContent).toContain("second");

    retry().click();
    await settle();
    attempt(2)?.succeed();
    await settle();
    expect(place.innerHTML).toBe("<p>Innehåll</p>");
    expect(ended).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("the focus stays in the place through Retry, and returns to the button", async () => {
    const { attempt } = begin();
    await settle();
    attempt(0)?.fail(new Error("first"));
    await settle();
    expect(document.activeElement).toBe(document.body);
    retry().focus();
    retry().click();
    expect(document.activeElement).toBe(place);
    await settle();
    attempt(1)?.fail(new Error("second"));
    await settle();
    expect(document.activeElement).toBe(retry());
    retry().click();
    await settle();
    attempt(2)?.succeed();
    await settle();
    expect(document.activeElement).toBe(place);
  });

  test("what is thrown at once is a failure too, and an error that is none is told as text", async () => {
    void loadInPlace(
      place,
      () => {
        throw "nothing there";
      },
      { texts, signal: page.signal },
    );
    await settle();
    expect(role("alert")?.textContent).toContain("nothing there");
  });

  test("the error is text, never HTML", async () => {
    const { attempt } = begin();
    await settle();
    attempt(0)?.fail(new Error("<img src=x>"));
    await settle();
    expect(place.querySelector("img")).toBeNull();
    expect(role("alert")?.textContent).toContain("<img src=x>");
  });

  test("half of the content does not stay beside the box", async () => {
    const { attempt } = begin();
    await settle();
    place.innerHTML = "<p>Halvt</p>";
    attempt(0)?.fail(new Error("cut"));
    await settle();
    expect(place.textContent).not.toContain("Halvt");
  });
});

describe("LOAD-3", () => {
  test("a result after the page was left is ignored", async () => {
    const { attempt } = begin();
    await settle();
    page.abort();
    attempt(0)?.fail(new Error("late"));
    await settle();
    expect(place.childNodes).toHaveLength(0);
  });

  test("a page that is left already loads nothing", async () => {
    page.abort();
    const { load, end } = begin();
    await end;
    expect(load).not.toHaveBeenCalled();
  });

  test("the loading is told when the page is left", async () => {
    const { load } = begin();
    await settle();
    expect(load).toHaveBeenCalledExactlyOnceWith(page.signal);
  });
});
