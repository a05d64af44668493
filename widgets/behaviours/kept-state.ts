import { startColorMode } from "../color-mode/color-mode-choice.ts";
import { startDrawerEntry } from "../navbar/drawer-entry.ts";
import { startCarryAddress } from "./carry-address.ts";
import { startPreferredVersion } from "./preferred-version.ts";
import { startEach } from "./start-each.ts";

/** What brings the page in line with what the browser keeps: address, history and storage. */
const BEHAVIOURS = {
  "language and version links": startCarryAddress,
  "preferred version": startPreferredVersion,
  "colour mode": startColorMode,
  "entry of the menu": startDrawerEntry,
};

/** Starts them all, at the first use of a page or as soon as there is something to follow. */
export function startKeptState(root: Document, signal: AbortSignal): void {
  startEach(BEHAVIOURS, root, signal);
}
