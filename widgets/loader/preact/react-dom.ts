import { type ComponentChild, hydrate, render } from "preact";

export { createPortal } from "preact";

/** As in `react-dom/client`, without its options: Preact makes the same ids on server and client. */
export function hydrateRoot(container: Element, node: ComponentChild): { unmount(): void } {
  hydrate(node, container);
  return { unmount: () => render(null, container) };
}
