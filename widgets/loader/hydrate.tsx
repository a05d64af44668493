import { Component, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

interface GuardProps {
  /** Server-rendered HTML, shown again when the widget throws. */
  html: string;
  onError: (error: unknown) => void;
  onMount: () => void;
  children: ReactNode;
}

/** Keeps the server-rendered HTML when a widget throws while rendering or in an effect (PE-3). */
class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.props.onMount();
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

/** Dispatches events that came before the widget was hydrated, in their order. */
export type Replay = (events: readonly Event[]) => Promise<void>;

async function replay(container: Element, events: readonly Event[]): Promise<void> {
  for (const event of events) {
    const { type, target } = event;
    const copy = new (event.constructor as typeof Event)(type, event);
    // Keys go where the focus is, which the widget may have moved.
    const place =
      type === "click" ? currentTarget(target as Element, container) : document.activeElement;
    place?.dispatchEvent(copy);
    // The widget renders before the next event.
    await null;
  }
}

/**
 * The pressed element, or its replacement: where an extension or a translation has changed the HTML,
 * hydration renders it again.
 */
function currentTarget(pressed: Element, container: Element): Element | undefined {
  if (pressed.isConnected) return pressed;
  const old = (pressed.getRootNode() as Element).querySelectorAll("button");
  const at = [...old].findIndex((button) => button.contains(pressed));
  return container.querySelectorAll("button")[at];
}

export interface HydrateOptions {
  /** Prefix of the ids that `useId` makes, as on the server. */
  identifierPrefix?: string;
  onError: (error: unknown) => void;
  /** Unmounts the widget. */
  signal?: AbortSignal | undefined;
}

/**
 * Hydrates server-rendered HTML.
 *
 * @param container element that holds the HTML
 * @returns when the widget has mounted, or has failed and `onError` was called; with what replays
 *   earlier events
 */
export function hydrate<P extends object>(
  container: Element,
  Widget: ComponentType<P>,
  props: P,
  { identifierPrefix, onError, signal }: HydrateOptions,
): Promise<Replay> {
  const html = container.innerHTML;
  return new Promise((resolve) => {
    const done = () => resolve((events) => replay(container, events));
    const root = hydrateRoot(
      container,
      <Guard
        html={html}
        onMount={done}
        onError={(error) => {
          onError(error);
          done();
        }}
      >
        <Widget {...props} />
      </Guard>,
      {
        identifierPrefix,
        onRecoverableError(error) {
          // React also reports a widget that is unmounted while it hydrates.
          if (!signal?.aborted) console.error("the server-rendered HTML differs:", error);
        },
      },
    );
    signal?.addEventListener("abort", () => root.unmount());
  });
}
