import { Component, type ComponentType, type ReactNode, useEffect } from "react";
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
  useEffect(onMount, [onMount]);
  return children;
}

/**
 * Brings a server picture to life.
 *
 * @param prefix for the ids of `useId`; the same as on the server
 * @returns when the widget has mounted, or failed and been reported to `onError`
 */
export function hydrate<P extends object>(
  picture: Element,
  Widget: ComponentType<P>,
  props: P,
  prefix: string,
  onError: (error: unknown) => void,
): Promise<void> {
  const html = picture.innerHTML;
  return new Promise((done) => {
    const failed = (error: unknown) => {
      onError(error);
      done();
    };
    hydrateRoot(
      picture,
      <Guard picture={html} onError={failed}>
        <Mounted onMount={done}>
          <Widget {...props} />
        </Mounted>
      </Guard>,
      {
        identifierPrefix: prefix,
        onRecoverableError: (error) => console.error("the server picture differs:", error),
      },
    );
  });
}
