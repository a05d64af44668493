/**
 * Keeps the page behind the open menu where it is (MOB-5).
 *
 * @param scrollers selector of what may scroll meanwhile
 * @returns a function that lets go, and puts back what stood in the style of the page before
 */
export function lockScroll(scrollers: string): () => void {
  const { documentElement: root } = document;
  const { style } = root;
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  // A scrollbar that takes room leaves it empty, so that nothing jumps.
  if (innerWidth > root.clientWidth) style.scrollbarGutter = "stable";
  style.overflow = "hidden";

  // Safari on iOS scrolls the page under a finger whatever its overflow says.
  let startY = 0;
  const onStart = ({ touches: [touch] }: TouchEvent) => {
    startY = touch?.clientY ?? 0;
  };
  const onMove = (event: TouchEvent) => {
    const [touch, second] = event.touches;
    if (!touch || second || !event.cancelable) return;
    const scroller = event.target instanceof Element ? event.target.closest(scrollers) : null;
    if (!scroller || !canScroll(scroller, touch.clientY - startY)) event.preventDefault();
  };
  document.addEventListener("touchstart", onStart, { passive: true });
  document.addEventListener("touchmove", onMove, { passive: false });
  return () => {
    document.removeEventListener("touchstart", onStart);
    document.removeEventListener("touchmove", onMove);
    Object.assign(style, before);
  };
}

/** @param by how far the finger has moved down, and the content would with it */
function canScroll({ scrollTop, scrollHeight, clientHeight }: Element, by: number): boolean {
  const end = scrollHeight - clientHeight;
  // A pixel of tolerance: zoomed pages scroll by fractions.
  return end > 1 && !(by > 0 && scrollTop <= 0) && !(by < 0 && scrollTop >= end - 1);
}
