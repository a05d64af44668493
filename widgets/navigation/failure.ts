import { element } from "../shared/element.ts";
import { focusOn } from "../shared/focus.ts";
import { loadTexts, type Texts } from "../shared/texts.ts";

const loadLabels = () => loadTexts(document.documentElement.lang);

/** Loads the texts ahead, as the network may be gone when they are needed (LOAD-1). */
export function preloadTexts(): void {
  loadLabels().catch(() => {});
}

/**
 * Shows a box below the navbar that says why the next page cannot be loaded, with the error's own text (LOAD-1).
 * The page stays as it is.
 *
 * @param retry is called when its button is pressed
 */
export async function showFailure(
  reason: "offline" | "serverFailed",
  error: unknown,
  retry: () => void,
): Promise<void> {
  const texts = await loadLabels();
  removeFailure();
  const title = element("h2", {}, texts.loadFailedTitle);
  const again = button(texts.retry, retry);
  const attributes = { class: "failed", role: "alert", "data-runtime": "failure" };
  const words = element("p", {}, describeError(error, texts.cause));
  const box = element("section", attributes, title, element("p", {}, texts[reason]), words, again);
  document.querySelector(".bar")?.after(box);
  // The focus waits there while a retry is running.
  if (document.activeElement?.matches("main")) again.focus();
}

/** Removes the box, if there is one. */
export function removeFailure(): void {
  const box = document.querySelector("[data-runtime=failure]");
  const main = document.querySelector("main");
  if (main && box?.contains(document.activeElement)) focusOn(main);
  box?.remove();
}

/**
 * Replaces the main area by a message that the page crashed, with all causes (ERR-1); the shell of the
 * page stays (SHELL-4).
 *
 * @param retry is called when its button is pressed (ERR-2)
 */
export async function showCrash(error: unknown, retry: () => void): Promise<void> {
  console.error(error);
  const texts = await loadLabels();
  const main = document.querySelector("main");
  if (!main) return location.reload();
  const title = element("h1", {}, texts.crashTitle);
  const reason = element("p", {}, describeError(error, texts.cause));
  const content = [title, button(texts.tryAgain, retry), element("hr", {}), reason];
  main.replaceChildren(element("div", { class: "crashed wrap" }, ...content));
  document.title = texts.pageError;
  focusOn(title);
}

/**
 * The message of an error and those of its causes (ERR-1).
 *
 * @param label is put before each cause
 * @example describeError(new Error("a", { cause: new Error("b") }), "Cause:") // "a\n\nCause:\nb"
 */
export function describeError(error: unknown, label: Texts["cause"]): string {
  const chain = [error];
  for (let last = error; last instanceof Error && last.cause !== undefined; last = last.cause) {
    if (chain.includes(last.cause)) break;
    chain.push(last.cause);
  }
  const messages = chain.map((one) => (one instanceof Error && one.message) || String(one));
  return messages.join(`\n\n${label}\n`);
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const made = element("button", { type: "button" }, label);
  made.addEventListener("click", onClick);
  return made;
}
