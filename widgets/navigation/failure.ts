import { focusOn } from "../shared/focus.ts";
import { loadTexts, type Texts } from "../shared/texts.ts";

const loadLabels = () => loadTexts(document.documentElement.lang);

/** Loads the texts ahead, as the network may be gone when they are needed (LOAD-1). */
export function preloadTexts(): void {
  loadLabels().catch(() => {});
}

/**
 * Shows a box below the navbar that says why the next page cannot be loaded (LOAD-1). The page stays
 * as it is.
 *
 * @param retry is called when its button is pressed
 */
export async function showFailure(
  reason: "offline" | "serverFailed",
  retry: () => void,
): Promise<void> {
  const texts = await loadLabels();
  removeFailure();
  const box = document.createElement("section");
  box.className = "failed";
  box.setAttribute("role", "alert");
  box.dataset.runtime = "failure";
  const again = button(texts.retry, retry);
  box.append(text("h2", texts.loadFailedTitle), text("p", texts[reason]), again);
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
  const title = text("h1", texts.crashTitle);
  const reason = text("p", describeError(error, texts.cause));
  const page = document.createElement("div");
  page.className = "crashed wrap";
  page.append(title, button(texts.tryAgain, retry), document.createElement("hr"), reason);
  main.replaceChildren(page);
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

function text(name: "h1" | "h2" | "p", content: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = content;
  return element;
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = label;
  element.addEventListener("click", onClick);
  return element;
}
