import type { ComponentType } from "react";
import type { hydrate, Replay } from "./hydrate.tsx";
import { reloadPage } from "./reload-page.ts";

/** Imports the script of a widget, which brings the function that hydrates it. */
export type LoadWidget = (
  address: string,
) => Promise<{ default: ComponentType<never>; hydrate: typeof hydrate }>;

const SIGNS_OF_USE = ["pointerenter", "touchstart", "focusin", "hydrate"] as const;
const PRESSES = ["click", "keydown"] as const;

/** What answers a press without script: links, disclosures, and buttons of popovers (Safari from 17). */
const NATIVE = `a[href], summary${"popover" in HTMLElement.prototype ? ", [popovertarget]" : ""}`;

/**
 * Hydrates the islands in `root`: each as soon as a pointer, a finger or the focus comes near, or at
 * once if its `data-when` is `load`.
 *
 * An island is `<div data-widget="name" data-script="address"><div class="slot">server-rendered HTML</div>
 * <script type="application/json">props</script></div>`; its `data-state` goes from `waiting` over
 * `loading` to `ready` or `failed`. A widget that cannot be loaded or throws leaves its HTML in place,
 * and the console names it (PE-3).
 *
 * @param signal aborts when the page is left; widgets are unmounted then
 */
export function startIslands(root: ParentNode, load: LoadWidget, signal?: AbortSignal): void {
  for (const island of root.querySelectorAll<HTMLElement>("[data-widget]:not([data-state])"))
    startIsland(island, load, signal);
}

/**
 * Clicks that come before the widget, and keys that the browser does not answer by itself, are replayed
 * on it in their order; links and `<summary>` work without it. Meanwhile `data-in-use` and `aria-busy`
 * let CSS show that a click was received.
 */
function startIsland(island: HTMLElement, load: LoadWidget, signal?: AbortSignal): void {
  const { dataset } = island;
  const early: Event[] = [];

  const onError = (error: unknown) => {
    dataset.state = "failed";
    console.error(`widget "${dataset.widget}" failed; its static part stays.`, error);
    void reloadPage();
  };
  const start = async () => {
    if (dataset.state !== "waiting" || signal?.aborted) return;
    dataset.state = "loading";
    let replay: Replay | undefined;
    try {
      const [{ default: Widget, hydrate }, shared] = await Promise.all([
        load(dataset.script ?? ""),
        sharedProps(dataset.props),
      ]);
      // Not the first child, which an extension may have added.
      const container = island.querySelector(".slot");
      const json = island.querySelector(":scope > script")?.textContent ?? "{}";
      if (island.isConnected && container)
        replay = await hydrate(container, Widget, { ...shared, ...JSON.parse(json) } as never, {
          identifierPrefix: island.id,
          onError,
          signal,
        });
    } catch (error) {
      onError(error);
    }
    for (const type of PRESSES) island.removeEventListener(type, onPress, true);
    island.ariaBusy = null;
    if (!replay || dataset.state !== "loading") return;
    dataset.state = "ready";
    void replay(early);
  };
  const onPress = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (key) {
      // Enter and Space come as clicks, Tab is the browser's.
      if (!/^(Escape|Arrow)/.test(key)) return;
      // Closes what CSS has opened meanwhile.
      if (key === "Escape") delete dataset.inUse;
      early.push(event);
    } else if (!(event.target as Element).closest(NATIVE)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      dataset.inUse = "";
      island.ariaBusy = "true";
      early.push(event);
    }
    void start();
  };

  dataset.state = "waiting";
  for (const type of SIGNS_OF_USE) island.addEventListener(type, start, { passive: true, signal });
  for (const type of PRESSES) island.addEventListener(type, onPress, { capture: true, signal });
  // The reader was quicker than this script.
  if (island.matches(":focus-within")) dataset.inUse = "";
  if (dataset.when === "load" || island.matches(":hover, :focus-within")) void start();
}

/** The props that many pages share, from a file of their own (`data-props`). */
async function sharedProps(address: string | undefined): Promise<object> {
  return address ? ((await (await fetch(address)).json()) as object) : {};
}
