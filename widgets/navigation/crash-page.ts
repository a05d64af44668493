import "./failure-styles.ts";
import { focusOn } from "../shared/focus.ts";
import type { Texts } from "../shared/texts.ts";

type CrashTexts = Pick<Texts, "crashTitle" | "tryAgain" | "pageError" | "cause">;

/** For where the texts of the page's language cannot be had. */
const PLAIN: CrashTexts = {
  crashTitle: "This page crashed",
  tryAgain: "Try again",
  pageError: "Page Error",
  cause: "Cause:",
};

/**
 * The message of an error and those of its causes (ERR-1).
 *
 * @param label stands before each cause
 * @example describeError(new Error("a", { cause: new Error("b") })) // "a\n\nCause:\nb"
 */
export function describeError(error: unknown, label = PLAIN.cause): string {
  const chain = [error];
  for (let last = error; last instanceof Error && last.cause !== undefined; last = last.cause) {
    if (chain.includes(last.cause)) break;
    chain.push(last.cause);
  }
  return chain.map(messageOf).join(`\n\n${label}\n`);
}

function messageOf(error: unknown): string {
  if (error instanceof Error && error.message) return error.message;
  try {
    return String(error);
  } catch {
    // An object that cannot be made a text.
    return typeof error;
  }
}

/** Draws the content of the main area. */
type Render = () => void | Promise<void>;

/**
 * Tells in the main area that it could not be rendered, and offers to try again; the frame around it
 * stays (ERR-1, ERR-2).
 *
 * @param render is called at each try; what it throws or rejects with is shown next
 * @param area where the content belongs, unless rendering has put another main area in its place;
 *   without any, the whole page gives way to the message
 */
export function showCrash(
  error: unknown,
  render: Render,
  texts: CrashTexts = PLAIN,
  area: HTMLElement | null = null,
): void {
  const place = shownArea(area);
  if (!place) {
    crashAlone(error);
    return;
  }
  const { title } = document;
  console.error(error);
  const tryAgain = async () => {
    document.title = title;
    place.replaceChildren();
    try {
      await render();
      const content = shownArea(place);
      if (content) focusOn(content.querySelector("h1") ?? content);
    } catch (again) {
      showCrash(again, render, texts, place);
    }
  };
  show(place, crashPage(error, texts, tryAgain), texts);
}

function shownArea(area: HTMLElement | null): HTMLElement | null {
  return area?.isConnected ? area : document.querySelector("main");
}

/** The last resort when not even the frame can be shown; trying again loads the page anew (ERR-1). */
export function crashAlone(error: unknown): void {
  console.error(error);
  const page = crashPage(error, PLAIN, () => location.reload());
  page.lang = "en";
  show(document.body, page, PLAIN);
}

function show(area: HTMLElement, page: HTMLElement, { pageError }: CrashTexts): void {
  area.replaceChildren(page);
  document.title = pageError;
  focusOn(page.querySelector("h1") ?? page);
}

function crashPage(error: unknown, texts: CrashTexts, onTryAgain: () => void): HTMLElement {
  const page = document.createElement("div");
  page.className = "crashed wrap";
  const heading = document.createElement("h1");
  heading.textContent = texts.crashTitle;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = texts.tryAgain;
  button.addEventListener("click", onTryAgain);
  const reason = document.createElement("p");
  reason.textContent = describeError(error, texts.cause);
  page.append(heading, button, document.createElement("hr"), reason);
  return page;
}
