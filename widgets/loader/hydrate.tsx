import { Component, type ComponentType, type ReactNode, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";

interface GuardProps {
  /** HTML of the server picture, shown again when the widget throws. */
  picture: string;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps the server picture when a widget throws while rendering or in an effect (PE-3). */
class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? (
      <div className="slot" dangerouslySetInnerHTML={{ __html: this.props.picture }} />
    ) : (
      this.props.children
    );
  }
}

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  // Not a plain effect: Preact runs those a frame later, and a key pressed in between would come before
  // the earlier press that is replayed once the widget has mounted.
  useLayoutEffect(onMount, [onMount]);
  return children;
}

/** Repeats what came before the widget was there, in its order. */
export type Replay = (events: readonly Event[]) => Promise<void>;

async function replay(picture: Element, events: readonly Event[]): Promise<void> {
  for (const event of events) {
    const { type, target } = event;
    const copy = new (event.constructor as typeof Event)(type, event);
    // Keys go where the focus is, which may have moved with the widget.
    const place = type === "click" ? inPicture(target as Element, picture) : document.activeElement;
    place?.dispatchEvent(copy);
    // The widget draws what has changed before the next press.
    await null;
  }
}

/**
 * What was pressed, or what has taken its place: a picture that an extension or a translation has
 * changed is drawn anew.
 */
function inPicture(pressed: Element, picture: Element): Element | undefined {
  if (pressed.isConnected) return pressed;
  const old = (pressed.getRootNode() as Element).querySelectorAll("button");
  const at = [...old].findIndex((button) => button.contains(pressed));
  return picture.querySelectorAll("button")[at];
}

/**
 * Brings a server picture to life.
 *
 * @param options `signal`: ends the widget
 * @returns when the widget has mounted, or failed and been reported to `onError`; with what repeats earlier presses
 */
export function hydrate<P extends object>(
  picture: Element,
  Widget: ComponentType<P>,
  props: P,
  { onError, signal }: { onError: (error: unknown) => void; signal?: AbortSignal | undefined },
): Promise<Replay> {
  const html = picture.innerHTML;
  const again: Replay = (events) => replay(picture, events);
  return new Promise((done) => {
    const failed = (error: unknown) => {
      onError(error);
      done(again);
    };
    const root = hydrateRoot(
      picture,
      <Guard picture={html} onError={failed}>
        <Mounted onMount={() => done(again)}>
          <Widget {...props} />
        </Mounted>
      </Guard>,
      {
        onRecoverableError(error) {
          // React also tells of a widget that ends while it is still coming to life.
          if (!signal?.aborted) console.error("the server picture differs:", error);
        },
      },
    );
    signal?.addEventListener("abort", () => root.unmount());
  });
}
