import { prefersReducedMotion } from "../shared/media.ts";

const FLIGHT = { duration: 240, easing: "cubic-bezier(.2,.8,.2,1)", composite: "add" } as const;

/**
 * Takes the patch of a link that was pressed off the page, just before the next one is shown.
 *
 * @param link null where none was pressed
 * @returns lets the patch fly to the arch of the next page, if that has the same one (SOFT-4)
 */
export function takePatch(link: Element | null): () => void {
  const patches = (link?.closest("li") ?? link)?.querySelectorAll("use") ?? [];
  const boxOf = (use: SVGUseElement) => use.getBoundingClientRect();
  // On the overall a link has one for each layout.
  const patch = [...patches].find((use) => boxOf(use).width > 0);
  if (!patch || prefersReducedMotion()) return () => {};
  const from = boxOf(patch);
  return () => {
    const address = CSS.escape(patch.getAttribute("href") ?? "");
    const arch = document.querySelector<SVGUseElement>(`.committee-header use[href=${address}]`);
    const unit = arch?.getScreenCTM()?.a;
    if (!arch || !unit) return;
    const to = boxOf(arch);
    const { x, y } = arch.getBBox();
    const scale = from.width / to.width;
    const left = (from.left - to.left) / unit + x * (1 - scale);
    const top = (from.top - to.top) / unit + y * (1 - scale);
    const start = `translate(${left}px, ${top}px) scale(${scale})`;
    arch.animate([{ transform: start }, { transform: "scale(1)" }], FLIGHT);
  };
}
