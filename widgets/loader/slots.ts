import type { WidgetRegistry } from "./widget-registry.ts";

/**
 * Finds the slots in `root` and wakes each as soon as a pointer, a finger or the focus comes near. A
 * click that arrives before the widget is there is replayed on it, so no press is lost; links and
 * `<summary>` answer at once by themselves and are left alone. Meanwhile `data-in-use` lets CSS answer
 * the press.
 *
 * A slot is `<div data-widget="name"><div>server picture</div><script type="application/json">props
 * </script></div>`; `data-state` goes from `waiting` over `loading` to `ready` or `failed`. When a
 * widget cannot be loaded or throws, its server picture stays and the console names the widget (PE-3).
 *
 * @param signal says that the page is left: widgets take back what they have done to the document
 */
export function startSlots(root: ParentNode, widgets: WidgetRegistry, signal?: AbortSignal): void {
  for (const slot of root.querySelectorAll<HTMLElement>("[data-widget]:not([data-state])")) {
    slot.dataset.state = "waiting";
    onInteraction(slot, () => wake(slot, widgets, signal));
  }
}

async function wake(
  slot: HTMLElement,
  widgets: WidgetRegistry,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (slot.dataset.state !== "waiting" || signal?.aborted) return;
  slot.dataset.state = "loading";
  const name = slot.dataset.widget ?? "";
  const fail = (error: unknown) => {
    slot.dataset.state = "failed";
    console.error(`widget "${name}" failed; its static part stays.`, error);
  };
  try {
    const loader = widgets[name];
    if (!loader) throw new Error(`there is no widgets/${name}/${name}.tsx`);
    const { default: Widget, hydrate } = await loader();
    const picture = slot.firstElementChild;
    if (!slot.isConnected || !picture) return;
    const props = JSON.parse(slot.querySelector(":scope > script")?.textContent ?? "{}") as never;
    await hydrate(picture, Widget, props, { prefix: slot.id, onError: fail, signal });
    if (slot.dataset.state === "loading") slot.dataset.state = "ready";
  } catch (error) {
    fail(error);
  }
}

function onInteraction(slot: HTMLElement, go: () => Promise<void>): void {
  const signals = ["pointerenter", "touchstart", "focusin"] as const;
  let isNear = false;
  const pressed: Element[] = [];
  const near = () => {
    if (isNear) return;
    isNear = true;
    for (const signal of signals) slot.removeEventListener(signal, near);
    void go().then(async () => {
      slot.removeEventListener("click", press, true);
      if (slot.dataset.state !== "ready") return;
      for (const target of pressed) {
        // The lines of an icon are pressed too, and they have no click() of their own.
        target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        // The widget draws what has changed before the next press.
        await null;
      }
    });
  };
  const press = (event: MouseEvent) => {
    const target = event.target as Element;
    if (!target.closest("a[href], summary")) {
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed.push(target);
      slot.dataset.inUse = "";
    }
    near();
  };
  for (const signal of signals) slot.addEventListener(signal, near, { passive: true });
  slot.addEventListener("click", press, true);
  // The visitor was quicker than this script.
  if (slot.matches(":focus-within")) slot.dataset.inUse = "";
  if (slot.matches(":hover, :focus-within")) near();
}
