import { onStored, readStored, STORAGE_KEYS, writeStored } from "../shared/storage.ts";

/** What a visitor can choose, in the order in which the button goes through it (MODE-3). */
export const MODE_CHOICES = ["system", "light", "dark"] as const;

export type ModeChoice = (typeof MODE_CHOICES)[number];

/**
 * What a stored text means; anything but `light` and `dark` is no choice (MODE-6).
 *
 * @example choiceFrom("purple") // "system"
 */
export function choiceFrom(stored: string | null | undefined): ModeChoice {
  return stored === "light" || stored === "dark" ? stored : "system";
}

/**
 * The choice after the next press of the button (MODE-3).
 *
 * @param respectsSystem whether following the system can be chosen
 * @throws Error that names an illegal value (MODE-6)
 */
export function nextChoice(choice: ModeChoice, respectsSystem = true): ModeChoice {
  const at = MODE_CHOICES.indexOf(choice);
  if (at < 0)
    throw new Error(
      `${JSON.stringify(choice)} is no colour mode; there are ${MODE_CHOICES.join()}`,
    );
  if (!respectsSystem) return choice === "dark" ? "light" : "dark";
  return MODE_CHOICES[at + 1] ?? "system";
}

/**
 * Changes the look of the page at once and remembers the choice; other tabs follow (MODE-5, MODE-7).
 * The choice is an attribute of the root element, so it lasts for the page without storage.
 */
export function chooseNext(root: Document): void {
  const { themeChoice, themeDefault } = root.documentElement.dataset;
  startColorMode(root);
  const choice = nextChoice(choiceFrom(themeChoice), themeDefault === undefined);
  show(choice, root);
  writeStored(STORAGE_KEYS.theme, choice === "system" ? null : choice);
}

let isStarted = false;

/**
 * Follows the choice in other tabs (MODE-7); the inline script follows the system (MODE-8). Stores
 * nothing (MODE-5).
 */
export function startColorMode(root: Document): void {
  if (isStarted) return;
  isStarted = true;
  onStored(STORAGE_KEYS.theme, (stored) => show(choiceFrom(stored), root));
  // Another tab may have changed it since the inline script ran.
  const stored = readStored(STORAGE_KEYS.theme);
  if (stored !== null && choiceFrom(stored) !== stored)
    console.warn(`${JSON.stringify(stored)} is no colour mode; it counts as no choice.`);
  show(choiceFrom(stored), root);
}

/** The inline script shows the colours of the choice. */
function show(choice: ModeChoice, { documentElement: { dataset } }: Document): void {
  // Where the system is not asked, what is not chosen is the site's own default (MODE-2).
  dataset.themeChoice = choice === "system" ? choiceFrom(dataset.themeDefault) : choice;
}
