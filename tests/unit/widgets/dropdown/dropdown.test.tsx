// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { NavbarMarks, NavDropdown } from "../../../../src/model/frame/frame-model.ts";
import type { Labels } from "../../../../src/schema/labels.ts";
import { Dropdown } from "../../../../src/ui/dropdown/dropdown.tsx";
import {
  type DropdownEvent,
  type DropdownState,
  nextState,
} from "../../../../widgets/dropdown/dropdown-state.ts";
import { hydrate } from "../../../../widgets/loader/hydrate.tsx";
import { startIslands } from "../../../../widgets/loader/islands.ts";
import { LABEL_KEYS } from "../../../support/labels.ts";

describe("the state after an event", () => {
  test.each<[string, DropdownState, DropdownEvent, DropdownState]>([
    ["DROP-1 a mouse shows it", "closed", "enter", "shown"],
    ["DROP-1 and takes it along", "shown", "leave", "closed"],
    ["DROP-1 but not what was opened on purpose", "pinned", "leave", "pinned"],
    ["DROP-1 a mouse adds nothing to an open list", "pinned", "enter", "pinned"],
    ["DROP-2 a press opens", "closed", "press", "pinned"],
    ["DROP-2 a press keeps what the mouse shows", "shown", "press", "pinned"],
    ["DROP-2 a press closes", "pinned", "press", "closed"],
    ["DROP-4 a focus in the list keeps it", "shown", "use", "pinned"],
    ["DROP-4 and changes nothing later on", "pinned", "use", "pinned"],
    ["DROP-5 what the mouse shows can be dismissed", "shown", "dismiss", "closed"],
    ["DROP-5 and what was opened on purpose", "pinned", "dismiss", "closed"],
    ["DROP-5 dismissed stays dismissed while the mouse rests", "closed", "leave", "closed"],
    ["DROP-5 nothing opens by being dismissed", "closed", "dismiss", "closed"],
    ["DROP-5 nor by a focus", "closed", "use", "closed"],
  ])("%s: %s, %s → %s", (_rule, state, event, next) => {
    expect(nextState(state, event)).toBe(next);
  });
});

describe("in the page", () => {
  let errors: ReturnType<typeof vi.spyOn>;

  beforeEach(() => {
    errors = vi.spyOn(console, "error").mockReturnValue();
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    document.head.innerHTML =
      '<style>ul ul { display: none } [aria-expanded="true"] + ul { display: block }</style>';
  });

  afterEach(() => {
    expect(errors).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("DROP-3 the picture is a closed button that names its list, and no menu", async () => {
    await show([model("one")]);
    const button = toggle("one");
    expect(button.type).toBe("button");
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(document.getElementById(button.getAttribute("aria-controls") ?? "")?.tagName).toBe("UL");
    expect(document.querySelector("[aria-haspopup], [role]")).toBeNull();
  });

  test("DROP-2 a click toggles", async () => {
    await show([model("one")]);
    expect(await expandedAfter("one", () => toggle("one").click())).toBe("true");
    expect(await expandedAfter("one", () => toggle("one").click())).toBe("false");
  });

  test("DROP-1, DROP-6 only a mouse hovers", async () => {
    await show([model("one")]);
    expect(await expandedAfter("one", () => point("one", "pointerover", "touch"))).toBe("false");
    expect(await expandedAfter("one", () => point("one", "pointerover", "mouse"))).toBe("true");
    point("one", "pointerout", "mouse");
    await expect.poll(() => expanded("one")).toBe("false");
  });

  test("DROP-1 a way out and back within the safe gap closes nothing", async () => {
    await show([model("one")]);
    await expandedAfter("one", () => point("one", "pointerover", "mouse"));
    point("one", "pointerout", "mouse");
    await new Promise((resolve) => setTimeout(resolve, 100));
    point("one", "pointerover", "mouse");
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(expanded("one")).toBe("true");
  });

  test.each([
    ["a press", () => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))],
    ["a touch", () => document.body.dispatchEvent(new Event("touchstart", { bubbles: true }))],
    ["a click of a screen reader", () => document.body.click()],
    ["a focus", () => document.getElementById("outside")?.focus()],
    ["Escape", () => key("Escape")],
  ])("DROP-5 %s elsewhere closes", async (_what, act) => {
    await show([model("one")]);
    await expandedAfter("one", () => toggle("one").click());
    expect(await expandedAfter("one", act)).toBe("false");
  });

  test.each([
    ["another key", () => key("a")],
    ["scrolling", () => document.dispatchEvent(new Event("scroll"))],
    [
      "a press in the list",
      () => list("one").dispatchEvent(new Event("pointerdown", { bubbles: true })),
    ],
  ])("DROP-5 %s closes nothing", async (_what, act) => {
    await show([model("one")]);
    await expandedAfter("one", () => toggle("one").click());
    expect(await expandedAfter("one", act)).toBe("true");
  });

  test("DROP-5 Escape in the list returns the focus to the label", async () => {
    await show([model("one")]);
    await expandedAfter("one", () => toggle("one").click());
    list("one").querySelector("a")?.focus();
    expect(await expandedAfter("one", () => key("Escape"))).toBe("false");
    expect(document.activeElement).toBe(toggle("one"));
  });

  test("DROP-5 opening one closes the other, unless the focus is in its list", async () => {
    await show([model("one"), model("two")]);
    await expandedAfter("one", () => toggle("one").click());
    await expandedAfter("two", () => point("two", "pointerover", "mouse"));
    await expect.poll(() => [expanded("one"), expanded("two")]).toEqual(["false", "true"]);
    key("Escape");
    await expandedAfter("one", () => toggle("one").click());
    list("one").querySelector("a")?.focus();
    point("two", "pointerout", "mouse");
    await expandedAfter("two", () => point("two", "pointerover", "mouse"));
    expect([expanded("one"), expanded("two")]).toEqual(["true", "true"]);
  });

  test.each([
    ["a plain click closes", {}, "false"],
    ["a click for a new tab does not", { ctrlKey: true }, "true"],
  ])("DROP-5 choosing a link: %s", async (_what, keys, after) => {
    await show([model("one")]);
    await expandedAfter("one", () => toggle("one").click());
    const link = list("one").querySelector("a");
    link?.addEventListener("click", (event) => event.preventDefault());
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
    expect(await expandedAfter("one", () => link?.dispatchEvent(click))).toBe(after);
  });

  test("DROP-2 a label with a link keeps it, and the button beside it says what it does", async () => {
    await show([{ ...model("one"), label: "Mer", link: link("Mer", "/more") }], { Mer: "true" });
    expect(document.querySelector(".drop a")?.getAttribute("href")).toBe("/more");
    expect(toggle("one").ariaLabel).toBe(
      "Mer: navbar.mobileDropdown.collapseButton.expandAriaLabel",
    );
    await expandedAfter("one", () => toggle("one").click());
    expect(toggle("one").ariaLabel).toBe(
      "Mer: navbar.mobileDropdown.collapseButton.collapseAriaLabel",
    );
  });

  test("DROP-7 the label of an active list is marked, before and after hydration", async () => {
    await show([model("one"), model("two")], { one: "true" });
    expect(toggle("one").getAttribute("aria-current")).toBe("true");
    expect(toggle("two").hasAttribute("aria-current")).toBe(false);
  });

  test("PE-2 what plain modules have changed in the page stays changed", async () => {
    await show([model("one")], {}, () => {
      list("one").querySelector("a")?.setAttribute("href", "/a?x=1");
    });
    await expandedAfter("one", () => toggle("one").click());
    await expandedAfter("one", () => toggle("one").click());
    expect(list("one").querySelector("a")?.getAttribute("href")).toBe("/a?x=1");
  });

  test("DROP-1 a list that is shown when the widget arrives stays", async () => {
    await show([model("one")], {}, () => {
      document.head.innerHTML = "";
    });
    expect(expanded("one")).toBe("true");
  });

  test("DROP-2 two presses before the widget is there open and close", async () => {
    await show([model("one")], {}, () => {
      toggle("one").click();
      toggle("one")
        .querySelector("path")
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(expanded("one")).toBe("false");
  });
});

const labels = Object.fromEntries(LABEL_KEYS.map((key) => [key, key])) as Labels;

function link(label: string, href: string) {
  return { kind: "link" as const, key: label, label, href, external: false };
}

function model(id: string): NavDropdown {
  const items = [link(`${id} a`, "/a"), { kind: "html" as const, html: "<b>b</b>" }];
  return {
    kind: "dropdown",
    key: id,
    label: id,
    mobileLabel: id,
    icon: null,
    link: null,
    items,
  };
}

/** Shows dropdowns with these marks and brings them to life; `before` runs when they wait for that. */
async function show(
  dropdowns: NavDropdown[],
  current: NavbarMarks["current"] = {},
  before = () => {},
): Promise<void> {
  const marks = { current, hrefs: {} };
  document.body.innerHTML = `<ul>${dropdowns
    .map((dropdown) =>
      renderToStaticMarkup(<Dropdown dropdown={dropdown} marks={marks} labels={labels} />),
    )
    .join("")}</ul><button id="outside">outside</button>`;
  startIslands(document, {
    dropdown: async () => ({
      default: (await import("../../../../widgets/dropdown/dropdown.tsx")).default as never,
      hydrate,
    }),
  });
  before();
  for (const slot of document.querySelectorAll<HTMLElement>("[data-widget]")) {
    slot.dispatchEvent(new Event("pointerenter"));
    await expect.poll(() => slot.dataset.state).toBe("ready");
  }
}

function toggle(id: string): HTMLButtonElement {
  return document.getElementById(`${id}-toggle`) as HTMLButtonElement;
}

function list(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement;
}

function expanded(id: string): string | null {
  return toggle(id).getAttribute("aria-expanded");
}

async function expandedAfter(id: string, act: () => unknown): Promise<string | null> {
  act();
  await new Promise((resolve) => setTimeout(resolve, 30));
  return expanded(id);
}

/** React makes enter and leave of over and out. */
function point(id: string, type: "pointerover" | "pointerout", pointerType: string): void {
  const relatedTarget = document.body;
  toggle(id).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, relatedTarget }));
}

function key(name: string): void {
  const { activeElement } = document;
  activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
}
