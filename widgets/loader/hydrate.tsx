import { Component, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { type Parts, partsIn } from "../shared/parts.ts";

interface GuardProps {
  /** Server-rendered HTML, shown again when the widget throws. */
  html: string;
  onError: (error: unknown) => void;
  /** Called in the task in which the HTML may change, before that; returns what is called after it. */
  onStart: () => () => void;
  children: ReactNode;
}

/** Keeps the server-rendered HTML when a widget throws while rendering or in an effect (PE-3). */
class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };
  override componentDidMount = this.props.onStart();

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? (
      <div className="slot" dangerouslySetInnerHTML={{ __html: this.props.html }} />
    ) : (
      this.props.children
    );
  }
}

/** Finds the control that is now in the place of one from before the widget was hydrated. */
export type Present = (element: HTMLElement) => HTMLElement | undefined;

/** What can be pressed, have the focus or be open. */
const CONTROLS = "a, button, input, summary, details, [popover]";

export interface HydrateOptions {
  /** Of the island: a prop of the widget, and the prefix of what `useId` makes. */
  id: string;
  onError: (error: unknown) => void;
  /** Unmounts the widget. */
  signal?: AbortSignal | undefined;
}

/**
 * Hydrates server-rendered HTML; the widget also gets its id, and the parts that are in it.
 *
 * @param container element that holds the HTML
 * @returns when the widget has mounted, or has failed and `onError` was called
 */
export async function hydrate<P extends object>(
  container: Element,
  Widget: ComponentType<P & { id: string; parts: Parts }>,
  props: P,
  { id, onError, signal }: HydrateOptions,
): Promise<Present> {
  // A press must not begin on an element and end on its replacement; taps come as a whole.
  while (container.querySelector(":active") && matchMedia("(hover)").matches)
    await new Promise(requestAnimationFrame);
  const html = container.innerHTML;
  const parts = partsIn(container);
  const controls = () => [...container.querySelectorAll<HTMLElement>(CONTROLS)];
  const before = controls();
  // Where an extension or a translation has changed the HTML, hydration renders it again.
  const present: Present = (element) =>
    element.isConnected
      ? element
      : controls()[before.indexOf(element.closest(CONTROLS) as HTMLElement)];

  if (!signal?.aborted)
    await new Promise<void>((done) => {
      const onStart = () => {
        // There is none while somebody leaves the site, which removes the body (`exit.ts`).
        const focused = document.activeElement as HTMLElement | null;
        // In `:is` a selector that the browser does not know matches nothing.
        const popover = container.querySelector<HTMLElement>(":is(:popover-open)");
        return () => {
          for (const part of before)
            present(part)?.toggleAttribute("open", part.hasAttribute("open"));
          if (popover?.isConnected === false) present(popover)?.showPopover();
          if (focused?.isConnected === false) present(focused)?.focus({ preventScroll: true });
          done();
        };
      };
      const root = hydrateRoot(
        container,
        <Guard
          html={html}
          onStart={onStart}
          onError={(error) => {
            onError(error);
            done();
          }}
        >
          <Widget id={id} {...props} parts={parts} />
        </Guard>,
        {
          identifierPrefix: id,
          onRecoverableError(error) {
            // React also reports a widget that is unmounted while it hydrates.
            if (!signal?.aborted) console.error("the server-rendered HTML differs:", error);
          },
        },
      );
      signal?.addEventListener("abort", () => root.unmount());
    });

  return present;
}
