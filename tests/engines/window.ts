/** Keys by their names in `KeyboardEvent.key`; any other is a letter to be written. */
export type Key = "ArrowDown" | "Enter" | "Escape" | "Tab" | (string & {});

export interface WindowSettings {
  /** Whether pages may run scripts; by default they may. */
  script?: boolean;
}

/** A window of a browser, as both engines can be driven. */
export interface EngineWindow extends AsyncDisposable {
  goto(address: string): Promise<void>;
  /** Runs the body of a function in the page, also where the page itself may run no script. */
  run<Result>(body: string, ...args: unknown[]): Promise<Result>;
  /** One key after the other. */
  press(...keys: Key[]): Promise<void>;
  /** Moves the mouse there. */
  point(x: number, y: number): Promise<void>;
  /** Presses and lets go where the mouse is. */
  click(): Promise<void>;
  /** WebKit's is the whole window with its frame, which does not get narrower than 447 px. */
  resize(width: number, height: number): Promise<void>;
}
