import type { ComponentType } from "react";
import { holdClicks, repeatEvents } from "./early-presses.ts";
import type { hydrate } from "./hydrate.tsx";
import { reloadPage } from "./reload-page.ts";

/** Imports the script of a widget, which brings the function that hydrates it. */
export type LoadWidget = (
  address: string,
) => Promise<{ default: ComponentType<never>; hydrate: typeof hydrate }>;

const SIGNS_OF_USE = ["pointerenter", "focusin", "hydrate"] as const;

/** What answers a press without script: links, disclosures, and buttons of popovers. */
const NATIVE = "a[href], summary, [popovertarget]";

/** How long after a failure a press waits until the script is asked for again, in milliseconds; then twice that. */
const PAUSE = 500;

/** How many loads have failed on the pages of this visit. */
let failures = 0;

/**
 * Hydrates the islands in `root`: each as soon as a pointer, a finger or the focus comes near, or at
 * once if its `data-when` is `load`.
 *
 * An island is `<div data-widget="name" data-script="address"><div class="slot">server-rendered HTML</div>
 * <script type="application/json">props</script></div>`; its `data-state` goes from `waiting` over
 * `loading` to `ready` or `failed`. A widget that cannot be loaded or throws leaves its HTML in place,
 * and the console names it (PE-3). One that could not be loaded is asked for again by the next press.
 *
 * @param signal aborts when the page is left; widgets are unmounted then
 * @param onLost called when the script of an island could not be loaded twice, and a press waits for it
 */
export function startIslands(
  root: ParentNode,
  load: LoadWidget,
  signal?: AbortSignal,
  onLost?: () => void,
): void {
  for (const island of root.querySelectorAll<HTMLElement>("[data-widget]:not([data-state])"))
    startIsland(island, load, signal, onLost);
}

/**
 * Clicks that come before the widget, and keys that the browser does not answer by itself, are replayed
 * on it in their order; links and `<summary>` work without it. Meanwhile `data-in-use` and `aria-busy`
 * let CSS show that a click was received, and `data-dismissed` that Escape has closed what it shows. Whoever presses,
 * focuses or types elsewhere, or leaves the page, has taken all that back (DROP-5).
 */
function startIsland(
  island: HTMLElement,
  load: LoadWidget,
  signal: AbortSignal | undefined,
  onLost: (() => void) | undefined,
): void {
  const { dataset } = island;
  /** It is hydrated, or has failed for good. */
  let isOver = false;
  /** What the next load waits for. */
  let paused: Promise<unknown> | undefined;
  /** How long that will take after the next failure. */
  let pause = PAUSE;

  const takeBack = () => {
    early.length = 0;
    delete dataset.inUse;
    island.ariaBusy = null;
  };
  const onError = (error: unknown) => {
    takeBack();
    dataset.state = "failed";
    // From here on CSS shows the list, for the mouse and the focus.
    island.querySelector("[aria-expanded]")?.removeAttribute("aria-expanded");
    console.error(`the widget "${dataset.widget}" failed.`, error);
    void reloadPage();
  };
  const onLoadError = (error: unknown) => {
    failures += 1;
    if (pause > PAUSE && early.length > 0) onLost?.();
    onError(error);
    paused = new Promise((done) => setTimeout(done, pause));
    pause *= 2;
  };
  const start = async () => {
    if (isOver || dataset.state === "loading" || signal?.aborted) return;
    dataset.state = "loading";
    await paused;
    const module = await load(addressOf(dataset.script ?? "")).catch(onLoadError);
    // Not the first child, which an extension may have added.
    const container = island.querySelector(".slot");
    if (!module || !container || !island.isConnected) return;
    const json = island.querySelector(":scope > script")?.textContent ?? "{}";
    const present = await module
      .hydrate(container, module.default, JSON.parse(json) as never, {
        id: island.id,
        onError,
        signal,
      })
      .catch(onError);
    isOver = true;
    island.ariaBusy = null;
    if (!present || dataset.state !== "loading") return;
    dataset.state = "ready";
    void repeatEvents(early, present);
  };
  const onSign = () => {
    delete dataset.dismissed;
    if (dataset.state === "waiting") void start();
  };
  const waits = (_event: unknown, target: Element) => {
    void start();
    if (isOver || target.closest(NATIVE)) return false;
    dataset.inUse = "";
    island.ariaBusy = "true";
    return true;
  };
  const early = holdClicks(island, waits, signal);
  const onAnything = (event: Event) => {
    const { target, key } = event as KeyboardEvent;
    // Closes what CSS has opened meanwhile, wherever the focus is.
    if (key === "Escape") dataset.dismissed = "";
    // Enter and Space come as clicks, Tab is the browser's.
    else if (island.contains(target as Node)) {
      if (isOver || !/^Arrow/.test(key)) return;
      early.push(event);
      return void start();
    }
    takeBack();
  };

  dataset.state = "waiting";
  for (const type of SIGNS_OF_USE) island.addEventListener(type, onSign, { passive: true, signal });
  for (const type of ["pointerdown", "focusin", "keydown", "pagehide"])
    addEventListener(type, onAnything, { capture: true, signal });
  signal?.addEventListener("abort", takeBack);
  // The reader was quicker than this script.
  if (island.matches(":focus-within")) dataset.inUse = "";
  if (dataset.when === "load" || island.matches(":hover, :focus-within")) void start();
}

/**
 * A module that could not be loaded, or one that it imports, stays so under its address as long as the
 * document does. After each failure, one more letter of the address is encoded: for the host it is
 * the same, for the browser another.
 */
function addressOf(script: string): string {
  let count = failures;
  return script.replaceAll(/[a-z]/g, (letter) =>
    count-- > 0 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  );
}
