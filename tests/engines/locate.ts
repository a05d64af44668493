import { expect } from "vitest";
import type { EngineWindow } from "./window.ts";

export type Role = "button" | "dialog" | "link";

/** Position of an element, and whether a click there hits it. */
interface Place {
  x: number;
  y: number;
  isOnTop: boolean;
}

/** Selector of each role; a summary works as a button. */
const SELECTORS: Record<Role, string> = {
  button: "button, summary, [role=button]",
  dialog: "dialog, [role=dialog]",
  link: "a[href]:not([role])",
};

/** Function body that finds visible elements by name. */
const FIND = `
  const [selector, name] = arguments;
  const nameOf = (element) => {
    const own = element.getAttribute("aria-label");
    const other = document.getElementById(element.getAttribute("aria-labelledby"));
    const text = own ?? (other ?? element).innerText;
    return text.replaceAll(/\\s+/g, " ").trim();
  };
  const found = [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && nameOf(element) === name,
  );`;

/** Number of visible elements of a role and name. */
function count(window: EngineWindow, role: Role, name: string): Promise<number> {
  return window.run(`${FIND} return found.length;`, SELECTORS[role], name);
}

export async function expectSeen(
  window: EngineWindow,
  role: Role,
  name: string,
  times = 1,
): Promise<void> {
  await expect.poll(() => count(window, role, name), { message: `${role} "${name}"` }).toBe(times);
}

/** Evaluates an expression about the one `element` of a role and name. */
export function ask<Result>(
  window: EngineWindow,
  role: Role,
  name: string,
  expression: string,
): Promise<Result> {
  const one = `${FIND}
    if (found.length !== 1) throw new Error(found.length + " have the name " + name);
    const [element] = found;
    return ${expression};`;
  return window.run<Result>(one, SELECTORS[role], name);
}

/** Moves the mouse to an element, once it no longer moves. */
export async function hover(window: EngineWindow, role: Role, name: string): Promise<void> {
  let last = "";
  let at: Place = { x: 0, y: 0, isOnTop: false };
  const isStill = async () => {
    at = await ask<Place>(window, role, name, PLACE);
    const now = JSON.stringify(at);
    const before = last;
    last = now;
    return at.isOnTop && now === before;
  };
  await expect.poll(isStill, { message: `${role} "${name}" can be clicked` }).toBe(true);
  await window.point(at.x, at.y);
}

/** Clicks an element with the mouse. */
export async function click(window: EngineWindow, role: Role, name: string): Promise<void> {
  await hover(window, role, name);
  await window.click();
}

/** Presses Tab until an element has the focus. */
export async function tabTo(window: EngineWindow, role: Role, name: string): Promise<void> {
  for (let stop = 0; stop < 100; stop += 1) {
    if (await ask<boolean>(window, role, name, "element === document.activeElement")) return;
    await window.press("Tab");
  }
  throw new Error(`Tab does not come to the ${role} "${name}".`);
}

const PLACE = `(() => {
  const inView = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { x: x + Math.min(width / 2, 40), y: y + height / 2 };
    const top = document.elementFromPoint(at.x, at.y);
    return { ...at, isOnTop: top !== null && element.contains(top) };
  };
  if (!inView().isOnTop) element.scrollIntoView({ block: "center", behavior: "instant" });
  return inView();
})()`;
