// @vitest-environment jsdom
import { useEffect, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { WidgetSlot } from "../../../src/ui/widget-slot/widget-slot.tsx";
import { hydrate } from "../../../widgets/runtime/hydrate.tsx";
import { startSlots, type WidgetRegistry } from "../../../widgets/runtime/slots.ts";

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

const registry: WidgetRegistry = {
  counter: async () => ({ default: Counter as never, hydrate }),
  "throws-in-effect": async () => ({ default: ThrowsInEffect as never, hydrate }),
  "throws-on-render": async () => ({ default: ThrowsOnRender as never, hydrate }),
  unreachable: () => Promise.reject(new Error("the chunk did not arrive")),
};

const PICTURES = {
  counter: Counter,
  "throws-in-effect": ThrowsInEffect,
  "throws-on-render": ThrowsOnRender,
  unreachable: Counter,
};

function show(...slots: [name: keyof typeof PICTURES, when: "load" | "interaction"][]): void {
  document.body.innerHTML = slots
    .map(([name, when], index) =>
      renderToStaticMarkup(
        <WidgetSlot
          name={name}
          when={when}
          id={`slot-${index}`}
          widget={PICTURES[name]}
          props={{ label: `</script> ${name}` }}
        />,
      ),
    )
    .join("");
  startSlots(document, registry);
}

const slot = (name: string) =>
  document.querySelector(`[data-widget="${name}"]`) as HTMLElement & { dataset: { state: string } };
const state = (name: string, value: string) =>
  expect.poll(() => slot(name).dataset.state).toBe(value);

afterEach(() => {
  vi.restoreAllMocks();
  throwsOnRender = false;
});

describe("a slot with the trigger interaction", () => {
  test("stays as it is until someone comes near", async () => {
    show(["counter", "interaction"]);
    expect(slot("counter").dataset.state).toBe("waiting");
    slot("counter").dispatchEvent(new Event("pointerenter"));
    await state("counter", "ready");
  });

  test("replays a click that came before the widget", async () => {
    const errors = vi.spyOn(console, "error").mockReturnValue();
    show(["counter", "interaction"]);
    slot("counter").querySelector("button")?.click();
    await expect.poll(() => slot("counter").textContent).toContain("counter: 1");
    expect(errors).not.toHaveBeenCalled();
  });

  test("lets a link be followed before the widget is there", () => {
    show(["throws-on-render", "interaction"]);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    slot("throws-on-render").querySelector("a")?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });
});

test("hydrates without a warning, and props may hold the end of a script element", async () => {
  const errors = vi.spyOn(console, "error").mockReturnValue();
  show(["counter", "load"]);
  await state("counter", "ready");
  expect(slot("counter").textContent).toContain("</script> counter: 0");
  expect(errors).not.toHaveBeenCalled();
});

describe("PE-3 a widget that fails leaves its static part and the other widgets alone", () => {
  test.each([
    ["throws-on-render", "boom"],
    ["throws-in-effect", "boom in effect"],
    ["unreachable", "the chunk did not arrive"],
  ] as const)("%s", async (name, message) => {
    const errors = vi.spyOn(console, "error").mockReturnValue();
    show([name, "load"], ["counter", "load"]);
    throwsOnRender = true;
    await state(name, "failed");
    await state("counter", "ready");
    expect(slot(name).textContent).toContain(`</script> ${name}`);
    expect(errors).toHaveBeenCalledWith(
      `widget "${name}" failed; its static part stays.`,
      expect.objectContaining({ message }),
    );
    slot("counter").querySelector("button")?.click();
    await expect.poll(() => slot("counter").textContent).toContain("counter: 1");
  });

  test("an unknown name is told with the file to look into", async () => {
    const errors = vi.spyOn(console, "error").mockReturnValue();
    document.body.innerHTML =
      '<div data-widget="calender" data-when="load"><div>static</div></div>';
    startSlots(document, registry);
    await state("calender", "failed");
    expect(errors).toHaveBeenCalledWith(
      'widget "calender" failed; its static part stays.',
      expect.objectContaining({
        message: 'there is no widget "calender" in widgets/registry.ts',
      }),
    );
  });
});

describe("SOFT-1 when the page is left", () => {
  test("a live widget is taken down, and one that has not woken up stays asleep", async () => {
    const cleanUp = vi.fn();
    const Cleaning = ({ label }: CounterProps) => {
      useEffect(() => cleanUp, []);
      return <p>{label}</p>;
    };
    const load = vi.fn(async () => ({ default: Cleaning as never, hydrate }));
    document.body.innerHTML = ["a", "b"]
      .map((id) =>
        renderToStaticMarkup(
          <WidgetSlot
            name="cleaning"
            when="interaction"
            id={id}
            widget={Cleaning}
            props={{ label: id }}
          />,
        ),
      )
      .join("");
    const left = new AbortController();
    startSlots(document, { cleaning: load }, left.signal);
    const [first, second] = document.querySelectorAll<HTMLElement>("[data-widget]");
    first?.dispatchEvent(new Event("pointerenter"));
    await expect.poll(() => first?.dataset.state).toBe("ready");
    left.abort();
    expect(cleanUp).toHaveBeenCalledOnce();
    second?.dispatchEvent(new Event("pointerenter"));
    await Promise.resolve();
    expect(load).toHaveBeenCalledOnce();
  });
});

test("a slot that waits for a media query wakes up when it holds", async () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => query);
  document.body.innerHTML = renderToStaticMarkup(
    <WidgetSlot
      name="counter"
      when="media:(min-width: 1px)"
      id="media"
      widget={Counter}
      props={{ label: "counter" }}
    />,
  );
  const add = vi.spyOn(query, "addEventListener");
  startSlots(document, registry);
  await expect.poll(() => add).toHaveBeenCalled();
  expect(slot("counter").dataset.state).toBe("waiting");
  query.dispatchEvent(new Event("change"));
  await state("counter", "ready");
  vi.unstubAllGlobals();
});
