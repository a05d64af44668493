import type { Replay } from "./hydrate.tsx";
import { renewPage } from "./renew-page.ts";
import type { WidgetRegistry } from "./widget-registry.ts";

/**
 * Finds the slots in `root` and wakes each as soon as a pointer, a finger or the focus comes near.
 * Clicks that arrive before the widget is there, and keys that the browser does not answer by itself,
 * are replayed on it in their order, so nothing is lost; links and `<summary>` answer at once by
 * themselves and are left alone. Meanwhile `data-in-use` and `aria-busy` let CSS answer the press.
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
    onInteraction(slot, () => wake(slot, widgets, signal), signal);
  }
}

async function wake(
  slot: HTMLElement,
  widgets: WidgetRegistry,
  signal: AbortSignal | undefined,
): Promise<Replay | undefined> {
  if (slot.dataset.state !== "waiting" || signal?.aborted) return;
  slot.dataset.state = "loading";
  const name = slot.dataset.widget ?? "";
  const fail = (error: unknown) => {
    slot.dataset.state = "failed";
    console.error(`widget "${name}" failed; its static part stays.`, error);
    void renewPage();
  };
  try {
    const loader = widgets[name];
    if (!loader) throw new Error(`there is no widgets/${name}/${name}.tsx`);
    const [{ default: Widget, hydrate }, shared] = await Promise.all([loader(), sharedProps(slot)]);
    // Not the first child, which may be an extension's.
    const picture = slot.querySelector(".slot");
    if (!slot.isConnected || !picture) return;
    const own = JSON.parse(slot.querySelector(":scope > script")?.textContent ?? "{}") as object;
    const replay = await hydrate(picture, Widget, { ...shared, ...own } as never, {
      onError: fail,
      signal,
    });
    if (slot.dataset.state === "loading") slot.dataset.state = "ready";
    return replay;
  } catch (error) {
    fail(error);
  }
}

/** The part of the props that many pages share, from its own file (`data-props`). */
async function sharedProps({ dataset }: HTMLElement): Promise<object> {
  if (!dataset.props) return {};
  const answer = await fetch(dataset.props);
  if (!answer.ok) throw new Error(`${dataset.props} answers ${answer.status}`);
  return (await answer.json()) as object;
}

/** What answers a press without script: links, disclosures, and buttons of popovers. */
const NATIVE =
  "popover" in HTMLElement.prototype ? "a[href], summary, [popovertarget]" : "a[href], summary";

function onInteraction(
  slot: HTMLElement,
  go: () => Promise<Replay | undefined>,
  signal: AbortSignal | undefined,
): void {
  const signals = ["pointerenter", "touchstart", "focusin", "hydrate"] as const;
  const presses = ["click", "keydown"] as const;
  const early: Event[] = [];
  let isNear = false;
  const near = async () => {
    if (isNear) return;
    isNear = true;
    const replay = await go();
    for (const type of presses) slot.removeEventListener(type, press, true);
    slot.ariaBusy = null;
    if (slot.dataset.state === "ready") void replay?.(early);
  };
  const press = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (key) {
      // Enter and Space come as clicks, Tab is the browser's.
      if (!/^(Escape|Arrow)/.test(key)) return;
      // What CSS has shown meanwhile is dismissed.
      if (key === "Escape") delete slot.dataset.inUse;
    } else if (!(event.target as Element).closest(NATIVE)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      slot.dataset.inUse = "";
      slot.ariaBusy = "true";
    } else return void near();
    early.push(event);
    near();
  };
  for (const type of signals) slot.addEventListener(type, near, { passive: true, signal });
  for (const type of presses) slot.addEventListener(type, press, { capture: true, signal });
  // The visitor was quicker than this script.
  if (slot.matches(":focus-within")) slot.dataset.inUse = "";
  if (slot.matches(":hover, :focus-within")) near();
}
