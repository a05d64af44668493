// @vitest-environment jsdom
import { type ReactNode, useEffect, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Island } from "../../../../src/components/island/island.tsx";
import { hydrate } from "../../../../widgets/loader/hydrate.tsx";
import { type LoadWidget, startIslands } from "../../../../widgets/loader/islands.ts";

interface CounterProps {
  label: string;
}

function Counter({ label }: CounterProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
}

function ThrowsInEffect({ label }: CounterProps) {
  useEffect(() => {
    throw new Error("boom in effect");
  });
  return <a href="/news">{label}</a>;
}

let throwsOnRender = false;
function ThrowsOnRender({ label }: CounterProps) {
  if (throwsOnRender) throw new Error("boom");
  return <a href="/news">{label}</a>;
}

const WIDGETS = {
  counter: Counter,
  "throws-in-effect": ThrowsInEffect,
  "throws-on-render": ThrowsOnRender,
  unreachable: Counter,
};
type Name = keyof typeof WIDGETS;

/** Scripts have the names of their widgets as addresses. */
const load: LoadWidget = async (address) => {
  const name = decodeURIComponent(address) as Name;
  if (name === "unreachable") throw new Error("the chunk did not arrive");
  return { default: WIDGETS[name] as never, hydrate };
};

/** HTML of an island as the build renders it. */
const draw = (name: string, widget: (props: CounterProps) => ReactNode, id = "a", label = name) =>
  renderToStaticMarkup(
    <Island
      name={name}
      id={id}
      widget={widget}
      props={{ label }}
      context={{ data: { widgets: { [name]: name } } }}
    />,
  );

/** Shows islands. */
function show(...names: Name[]): void {
  document.body.innerHTML = names
    .map((name) => draw(name, WIDGETS[name], name, `</script> ${name}`))
    .join("");
  startIslands(document, load);
}

const island = (name: string) =>
  document.querySelector(`[data-widget="${name}"]`) as HTMLElement & { dataset: { state: string } };
const fire = (target: EventTarget | null, type: string) =>
  target?.dispatchEvent(new Event(type, { bubbles: true }));
const comeNear = (name: string) => island(name).dispatchEvent(new Event("pointerenter"));
const state = (name: string, value: string) =>
  expect.poll(() => island(name).dataset.state).toBe(value);

afterEach(() => {
  vi.restoreAllMocks();
  throwsOnRender = false;
});

test("PE-2 an island replays presses and keys in their order but for what Escape has ended, and is marked busy meanwhile", async () => {
  const heard: string[] = [];
  const Listening = ({ label }: CounterProps) => (
    <button
      type="button"
      onClick={() => heard.push("click")}
      onKeyDown={({ key }) => heard.push(key)}
    >
      {label}
    </button>
  );
  document.body.innerHTML = draw("listening", Listening);
  startIslands(document, async () => ({ default: Listening as never, hydrate }));
  const button = document.querySelector("button");
  button?.focus();
  const press = (key: string) =>
    button?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  button?.click();
  expect(island("listening").getAttribute("aria-busy")).toBe("true");
  expect(island("listening").dataset.inUse).toBe("");
  press("Tab");
  press("Escape");
  expect(island("listening").dataset.inUse).toBeUndefined();
  button?.click();
  press("ArrowDown");
  await expect.poll(() => heard).toEqual(["click", "ArrowDown"]);
  expect(island("listening").hasAttribute("aria-busy")).toBe(false);
});

test.each([
  ["a press elsewhere", () => fire(document.body, "pointerdown")],
  ["the focus elsewhere", () => document.querySelector("a")?.focus()],
  ["a key elsewhere", () => fire(document.body, "keydown")],
  ["leaving the page", () => fire(document, "pagehide")],
  ["another page in its place", (left: AbortController) => left.abort()],
])(
  "DROP-5 an early press is taken back by %s, one in the same island is kept",
  async (_way, turn) => {
    const left = new AbortController();
    document.body.innerHTML = `${draw("counter", Counter)}<a href="/x">x</a>`;
    const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
    startIslands(document, (address) => late.then(() => load(address)), left.signal);
    const button = island("counter").querySelector("button");
    button?.click();
    turn(left);
    expect(island("counter").dataset.inUse).toBeUndefined();
    expect(island("counter").hasAttribute("aria-busy")).toBe(false);
    button?.focus();
    fire(button, "pointerdown");
    if (!left.signal.aborted) button?.click();
    arrive();
    await state("counter", "ready");
    await expect
      .poll(() => island("counter").textContent)
      .toContain(left.signal.aborted ? "counter: 0" : "counter: 1");
  },
);

test.each([
  ["throws-on-render", "boom"],
  ["throws-in-effect", "boom in effect"],
  ["unreachable", "the chunk did not arrive"],
] as const)(
  "PE-3 a widget that fails leaves its static part and the other widgets alone: %s",
  async (name, message) => {
    const errors = vi.spyOn(console, "error").mockReturnValue();
    show(name, "counter");
    throwsOnRender = true;
    comeNear(name);
    comeNear("counter");
    await state(name, "failed");
    await state("counter", "ready");
    expect(island(name).textContent).toContain(`</script> ${name}`);
    expect(errors).toHaveBeenCalledWith(
      `the widget "${name}" failed.`,
      expect.objectContaining({ message }),
    );
    island("counter").querySelector("button")?.click();
    await expect.poll(() => island("counter").textContent).toContain("counter: 1");
  },
);

test("PE-3 a press asks again for a script that could not be loaded, under another address; the second loss is said", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const addresses: string[] = [];
  const onLost = vi.fn();
  document.body.innerHTML = draw("counter", Counter);
  const load: LoadWidget = (address) => {
    addresses.push(address);
    return addresses.length < 3
      ? Promise.reject(new Error("lost"))
      : Promise.resolve({ default: Counter as never, hydrate });
  };
  startIslands(document, load, undefined, onLost);
  const press = () => island("counter").querySelector("button")?.click();
  for (const losses of [0, 1]) {
    press();
    await state("counter", "failed");
    expect(island("counter").ariaBusy).toBeNull();
    expect(onLost).toHaveBeenCalledTimes(losses);
    // Only a press asks again.
    comeNear("counter");
    expect(island("counter").dataset.state).toBe("failed");
  }
  press();
  await state("counter", "ready");
  await expect.poll(() => island("counter").textContent).toContain("counter: 1");
  expect(new Set(addresses).size).toBe(3);
  expect(addresses.map((address) => decodeURIComponent(address))).toEqual(Array(3).fill("counter"));
});

describe("PE-7 where hydration renders the HTML again, as it was translated meanwhile", () => {
  const heard: string[] = [];
  const button = (name: string) => (
    <button type="button" onClick={() => heard.push(name)}>
      {name}
    </button>
  );
  const Menu = () => (
    <>
      <nav>{button("first")}</nav>
      <details>
        <summary>More</summary>
        <a href="/news">News</a>
        {button("last")}
      </details>
    </>
  );
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  const showTranslated = () => {
    heard.length = 0;
    vi.spyOn(console, "error").mockReturnValue();
    document.body.innerHTML = draw("listening", Menu);
    for (const element of document.querySelectorAll("button, summary, a"))
      element.innerHTML = `<font><font>Deutsch</font></font>`;
    startIslands(document, async () => ({ default: Menu as never, hydrate }));
  };

  test.each([["a"], ["summary"], ["nav button"], ["details button"]])(
    "what takes the place of the focused %s has the focus, and what was opened is open",
    async (selector) => {
      showTranslated();
      find("details").setAttribute("open", "");
      const old = find(selector);
      old.focus();
      await state("listening", "ready");
      expect(old.isConnected).toBe(false);
      expect(document.activeElement).toBe(find(selector));
      expect(find("details").hasAttribute("open")).toBe(true);
    },
  );

  test("early presses reach it", async () => {
    showTranslated();
    find("details font").click();
    find("details button font").click();
    find("nav button").click();
    await expect.poll(() => heard).toEqual(["last", "first"]);
  });
});

describe("SOFT-1 when the page is left", () => {
  test("a hydrated widget is unmounted, and one that waits is not hydrated any more", async () => {
    const cleanUp = vi.fn();
    const Cleaning = ({ label }: CounterProps) => {
      useEffect(() => cleanUp, []);
      return <p>{label}</p>;
    };
    const load = vi.fn(async () => ({ default: Cleaning as never, hydrate }));
    document.body.innerHTML = ["a", "b"].map((id) => draw("cleaning", Cleaning, id)).join("");
    const left = new AbortController();
    startIslands(document, load, left.signal);
    const [first, second] = document.querySelectorAll<HTMLElement>("[data-widget]");
    first?.dispatchEvent(new Event("pointerenter"));
    await expect.poll(() => first?.dataset.state).toBe("ready");
    left.abort();
    expect(cleanUp).toHaveBeenCalledOnce();
    second?.dispatchEvent(new Event("pointerenter"));
    await Promise.resolve();
    expect(load).toHaveBeenCalledOnce();
  });

  test("one that stays for the next page is hydrated there, and answers a press once", async () => {
    document.body.innerHTML = draw("counter", Counter);
    const left = new AbortController();
    startIslands(document, load, left.signal);
    left.abort();
    // What the page brings has no state.
    island("counter").removeAttribute("data-state");
    startIslands(document, load, new AbortController().signal);
    island("counter").querySelector("button")?.click();
    await state("counter", "ready");
    await expect.poll(() => island("counter").textContent).toContain("counter: 1");
    island("counter").querySelector("button")?.click();
    await expect.poll(() => island("counter").textContent).toContain("counter: 2");
  });
});
