/*
 * Lets the link of a page with `leave` take the page from the window and from the back button (LEAVE-2);
 * Shift three times presses it (LEAVE-3). It is in the HTML of these pages, before the link, so that it
 * never waits for a file; its hash is in the Content-Security-Policy. It serves all pages of a document.
 */

/** How long three presses of Shift may take, in milliseconds. */
const LIMIT = 5000;
/** Where Shift is part of what somebody writes. */
const FIELDS = "input:not([type=checkbox]), textarea, select, [contenteditable]";

const { dataset } = document.documentElement;
let presses = 0;
/** Shift is down, and nothing else was pressed with it: a capital letter is no press of Shift. */
let isAlone = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The strips: that of the page, and that of a modal over it. */
const strips = () => [...document.querySelectorAll<HTMLElement>(".leave")];

/** Says one of the answers to a key, or nothing. */
function say(answer = ""): void {
  for (const { lastElementChild: status } of strips()) {
    const text = (status as HTMLElement).dataset[answer] ?? "";
    // Or the same would be read out again.
    if (status?.textContent !== text) (status as HTMLElement).textContent = text;
  }
}

function reset(answer?: string): void {
  clearTimeout(timer);
  presses = 0;
  isAlone = false;
  say(answer);
}

/** Nothing of the page stays in the window, nor in what the browser keeps for the way back. */
function forget(): void {
  document.title = "";
  document.body.remove();
}

function leave([strip]: HTMLElement[]): void {
  if (!strip) return;
  forget();
  const hide = (state = null) => history.replaceState(state, "", strip.dataset.leave);
  const go = () => {
    hide();
    location.replace((strip.firstElementChild as HTMLAnchorElement).href);
  };
  // An open menu has an entry above that of the page (`shared/modal-entry.ts`), which is left first and stays ahead.
  if (!history.state?.modal) go();
  else {
    const onBack = (event: Event) => {
      event.stopImmediatePropagation();
      go();
    };
    addEventListener("popstate", onBack, { capture: true, once: true });
    hide(history.state);
    history.back();
  }
}

if (!dataset.exit) {
  dataset.exit = "ready";
  const on = <Name extends "keydown" | "keyup" | "pointerdown" | "click" | "pagehide" | "pageshow">(
    name: Name,
    answer: (event: WindowEventMap[Name]) => unknown,
  ) => addEventListener(name, answer, true);

  on("keydown", ({ key, target, isTrusted }) => {
    // A widget that has just hydrated gets the keys again that came before it.
    if (!isTrusted) return;
    if (key !== "Shift" || (target as Element).closest(FIELDS)) reset();
    else isAlone = true;
  });
  on("keyup", ({ key }) => {
    if (key !== "Shift" || !isAlone) return;
    isAlone = false;
    presses += 1;
    if (presses === 1) timer = setTimeout(() => reset("late"), LIMIT);
    if (presses === 3) leave(strips());
    else say(presses === 1 ? "twice" : "once");
  });
  on("pointerdown", () => reset());
  on("click", (event) => {
    const link = (event.target as Element).closest(".leave a");
    if (!link) return;
    event.preventDefault();
    // Nothing else may follow it, or wait for a script.
    event.stopImmediatePropagation();
    leave(strips());
  });
  // Firefox keeps the document for the page before, where that was shown in it, and shows it as it was last.
  on("pagehide", () => strips().length > 0 && forget());
  on("pageshow", ({ persisted }) => persisted && !document.body && location.reload());
}
