import { expect } from "vitest";
import type { EngineWindow } from "./window.ts";

export type Role = "button" | "checkbox" | "dialog" | "link" | "option";

/** Where something is in the window, and whether a press in its middle would hit it. */
interface Place {
  x: number;
  y: number;
  isOnTop: boolean;
}

/** What has each role; a summary is a button to whoever presses it. */
const SELECTORS: Record<Role, string> = {
  button: "button, summary, [role=button]",
  checkbox: "input[type=checkbox]",
  dialog: "dialog, [role=dialog]",
  link: "a[href]:not([role])",
  option: "[role=option]",
};

/** The body of a function that finds what is visible by its name; an empty name is any. */
const FIND = `
  const [selector, name] = arguments;
  const nameOf = (element) => {
    const own = element.getAttribute("aria-label");
    const other = document.getElementById(element.getAttribute("aria-labelledby"));
    const text = own ?? (other ?? element.labels?.[0] ?? element).innerText;
    return text.replaceAll(/\\s+/g, " ").trim();
  };
  const found = [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (name === "" || nameOf(element) === name),
  );`;

/** How many things of that role and name can be seen. */
export function count(window: EngineWindow, role: Role, name: string): Promise<number> {
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

/** What the page answers about the one thing of that role and name. */
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

/** Puts the mouse on what has that role and name, once it stands still. */
export async function hover(window: EngineWindow, role: Role, name: string): Promise<void> {
  let last = "";
  const at = await poll(`${role} "${name}" can be pressed`, async () => {
    const place = await ask<Place>(window, role, name, PLACE);
    const now = JSON.stringify(place);
    const isStill = now === last;
    last = now;
    return isStill && place.isOnTop ? place : null;
  });
  await window.point(at.x, at.y);
}

/** Presses what has that role and name with the mouse. */
export async function click(window: EngineWindow, role: Role, name: string): Promise<void> {
  await hover(window, role, name);
  await window.click();
}

/** Goes on with Tab until the focus is there. */
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
    const label = element.labels?.[0];
    return { ...at, isOnTop: top !== null && (element.contains(top) || label?.contains(top) === true) };
  };
  if (!inView().isOnTop) element.scrollIntoView({ block: "center", behavior: "instant" });
  return inView();
})()`;

async function poll<Value>(what: string, take: () => Promise<Value | null>): Promise<Value> {
  let taken: Value | null = null;
  await expect
    .poll(
      async () => {
        taken = await take();
        return taken !== null;
      },
      { message: what },
    )
    .toBe(true);
  if (taken === null) throw new Error(what);
  return taken;
}
