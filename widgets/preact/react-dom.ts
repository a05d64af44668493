import { type ComponentChild, createElement, hydrate, render, type VNode } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** As in `react-dom/client`, without its options: Preact makes the same ids on server and client. */
export function hydrateRoot(container: Element, node: ComponentChild): { unmount(): void } {
  hydrate(node, container);
  return { unmount: () => render(null, container) };
}

/** Draws children at the end of another element, as in `react-dom`. */
export function createPortal(children: ComponentChild, container: Element): VNode {
  return createElement(Portal as never, { children, container } as never);
}

function Portal({ children, container }: { children: ComponentChild; container: Element }): null {
  // Preact draws into the fragment-like host and keeps its hands off the container's other children.
  const [host] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    host.className = "slot";
    container.append(host);
    return () => {
      render(null, host);
      host.remove();
    };
  }, []);
  useLayoutEffect(() => render(children, host));
  return null;
}
