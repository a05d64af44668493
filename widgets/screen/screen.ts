import { hideEnded, lightStreets } from "../behaviours/calendar.ts";

/** How long a part is shown. */
const TURN = 15_000;
/** Turns between two looks for a new build: five minutes. */
const LOOK = 20;
/** Places that the picture is moved between, in each direction: no line stays where it was (burn-in). */
const PLACES = { across: 5, down: 7 };

/**
 * Shows the parts of the screen in the hall, one after the other, without those that its address names.
 * Loads the page again when another one is published; without a network it goes on with what it has.
 *
 * @param reload loads the page again
 */
export function startScreen(
  root: Document,
  { search, pathname }: Pick<Location, "search" | "pathname">,
  reload: () => void,
): void {
  const screen = root.querySelector<HTMLElement>(".screen");
  if (!screen) return;
  const all = [...screen.querySelectorAll<HTMLElement>("[data-part]")];
  const without = new URLSearchParams(search).get(screen.dataset.without ?? "")?.split(",") ?? [];
  const wanted = all.filter(({ dataset: { part = "" } }) => !without.includes(part));
  let turn = 0;
  let published: string | undefined;

  const next = () => {
    if (!screen.isConnected) return stop();
    const now = new Date();
    hideEnded(root, now.getTime());
    lightStreets(root, now.getMonth() + 1);
    const views = wanted.filter((view) => !view.querySelector("[data-events][hidden]"));
    const view = views[turn % views.length];
    for (const other of all) other.toggleAttribute("data-shown", other === view);
    const x = (turn % PLACES.across) - 2;
    const y = (Math.floor(turn / PLACES.across) % PLACES.down) - 3;
    screen.style.translate = `${x / 5}rem ${y / 5}rem`;
    turn += 1;
    if (turn % LOOK === 0) void look();
  };

  const look = async () => {
    try {
      const response = await fetch(pathname, {
        cache: "no-cache",
        signal: AbortSignal.timeout(TURN),
      });
      if (!response.ok) return;
      const page = await response.text();
      published ??= page;
      if (page !== published) reload();
    } catch {
      // No network: the next look may find one.
    }
  };

  /** Another page has taken its place, without a new document; or somebody wants to read (WCAG 2.2.2). */
  const stop = () => {
    clearInterval(timer);
    delete root.documentElement.dataset.runs;
    screen.style.translate = "";
    root.removeEventListener("keydown", onKey);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") stop();
  };

  root.documentElement.dataset.runs = "";
  root.addEventListener("keydown", onKey);
  next();
  void look();
  const timer = setInterval(next, TURN);
}
