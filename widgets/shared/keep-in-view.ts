/** Space above and below an item, which shows that there is more. */
const MARGIN = 48;

/** Scrolls a column, and nothing around it, until an item is in view. */
export function keepInView(item: Element, column: Element): void {
  const box = item.getBoundingClientRect();
  const frame = column.getBoundingClientRect();
  const above = box.top - frame.top - MARGIN;
  const below = box.bottom - frame.top - column.clientHeight + MARGIN;
  if (above < 0) column.scrollTop += above;
  else if (below > 0) column.scrollTop += below;
}
