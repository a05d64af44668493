/** Names of `KeyboardEvent.key`. */
export type Key = "ArrowDown" | "Enter" | "Escape" | "Shift" | "Tab" | (string & {});

export interface WindowSettings {
  /** Whether pages may run scripts; the default is true. */
  script?: boolean;
  /** Whether pages that are left are kept for the way back; the default is true. */
  keepsPages?: boolean;
  /** Whether Firefox has the Navigation API; the default is true. */
  navigation?: boolean;
}

/** A browser window, with what both drivers can do. */
export interface EngineWindow extends AsyncDisposable {
  goto(address: string): Promise<void>;
  /** Runs a function body in the page, even where its own scripts are disabled. */
  run<Result>(body: string, ...args: unknown[]): Promise<Result>;
  /** Presses one key after the other. */
  press(...keys: Key[]): Promise<void>;
  /** Moves the mouse. */
  point(x: number, y: number): Promise<void>;
  /** Clicks where the mouse is. */
  click(): Promise<void>;
  /** In WebKit the size includes the window frame; its minimum width is 447 px. */
  resize(width: number, height: number): Promise<void>;
}
