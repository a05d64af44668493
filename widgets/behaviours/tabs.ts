import { hashTarget } from "../shared/hash-target.ts";
import { reveal } from "../shared/reveal.ts";

/** The tabs of one block. */
type Tabs = ReturnType<typeof build>;

/**
 * Makes tabs of panels that follow each other with their labels. The list of tabs is one tab stop with
 * arrow keys, Home and End, and so is the shown panel. Hidden ones are `until-found`: find in page, fragment links and paper
 * still show them.
 */
export function start(root: Document, signal?: AbortSignal): void {
  const all = [...root.querySelectorAll<HTMLElement>(".tabs")].map(build);
  for (const own of all) {
    for (const [index, { tab, panel }] of own.tabs.entries()) {
      panel.addEventListener("beforematch", () => show(own, index));
      tab.addEventListener("click", () => choose(own, index, all));
    }
    own.list.addEventListener("keydown", (event) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      const now = own.tabs.findIndex(({ tab }) => tab === event.target);
      const next = altKey || ctrlKey || metaKey ? undefined : nextTab(key, now, own.tabs.length);
      if (next === undefined) return;
      event.preventDefault();
      choose(own, next, all);
      own.tabs[next]?.tab.focus();
    });
    show(own, 0);
  }
  const follow = () => {
    const target = hashTarget(location.hash, root);
    if (target && reveal(target)) target.scrollIntoView({ behavior: "instant" });
  };
  addEventListener("hashchange", follow, { signal });
  follow();
}

/** The tab that a key leads to; Enter and Space choose the focused one. */
function nextTab(key: string, now: number, count: number): number | undefined {
  return {
    ArrowRight: (now + 1) % count,
    ArrowLeft: (now - 1 + count) % count,
    Home: 0,
    End: count - 1,
    Enter: now,
    " ": now,
  }[key];
}

/** The labels become the tabs, so that a press on one is not lost. */
function build(element: HTMLElement, number: number) {
  const list = document.createElement("div");
  list.className = "tab-list";
  list.setAttribute("role", "tablist");
  const panels = element.querySelectorAll<HTMLElement>(":scope > .tab-panel");
  const labels = element.querySelectorAll<HTMLElement>(":scope > .tab");
  const tabs = [...panels].flatMap((panel, index) => {
    const tab = labels[index];
    if (!tab) return [];
    // Ids of headings have no colon.
    tab.id = `tab:${number}:${index}`;
    panel.id = `panel:${number}:${index}`;
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panel.id);
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", tab.id);
    // Paper shows all panels, each under its label.
    panel.dataset.label = tab.textContent ?? "";
    return [{ tab, panel }];
  });
  list.append(...tabs.map(({ tab }) => tab));
  element.prepend(list);
  element.dataset.ready = "";
  // Blocks of one name follow each other.
  return { name: element.dataset.tabs ?? "", list, tabs };
}

function show({ tabs }: Tabs, shown: number): void {
  for (const [index, { tab, panel }] of tabs.entries()) {
    const isShown = index === shown;
    tab.setAttribute("aria-selected", String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
    if (isShown) panel.removeAttribute("hidden");
    else panel.setAttribute("hidden", "until-found");
    // This way of hiding does not take the focus away.
    if (isShown) panel.tabIndex = 0;
    else panel.removeAttribute("tabindex");
  }
}

/** Shows a tab, and those with the same label in blocks of the same name; the list keeps its place. */
function choose(own: Tabs, index: number, all: readonly Tabs[]): void {
  const label = own.tabs[index]?.tab.textContent;
  const { top } = own.list.getBoundingClientRect();
  show(own, index);
  for (const other of all) {
    const same = other.tabs.findIndex(({ tab }) => tab.textContent === label);
    if (other !== own && own.name && other.name === own.name && same >= 0) show(other, same);
  }
  scrollBy({ top: own.list.getBoundingClientRect().top - top, behavior: "instant" });
}
