/** The page that is shown. `location` is ahead of it while the next page is loading. */
export interface ShownPage {
  /** Path of the document in the window. */
  path: string;
  /** Whether the page of a path can be shown in its place. */
  isSoft: (path: string) => boolean;
  /** Whether the visitor's data should be spared now. */
  isThrifty: () => boolean;
  /**
   * Loads an address as a whole, although it stands in the address bar already.
   *
   * @param from the address before
   */
  loadFully: (address: string, from: string) => void;
  /** Ends everything that runs on the page (SOFT-1). */
  end: () => void;
  /** Brings the page in the window to life. */
  begin: () => void;
}
