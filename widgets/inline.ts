/*
 * Runs while the document is being parsed, before anything is shown. Its hash is in the
 * Content-Security-Policy, and it is in every page, so it is small and imports only types.
 */
import type { STORAGE_KEYS } from "../src/schema/storage-keys.ts";

type Keys = typeof STORAGE_KEYS;

// From `_data`, put in by the build (src/assets/inline-scripts.ts).
declare const SITE_MODE: "system" | "light" | "dark";
declare const SITE_HAS_SWITCH: boolean;
declare const SITE_HAS_ANNOUNCEMENT: boolean;
declare const SITE_ANNOUNCEMENT_END: number;

const data = document.documentElement.dataset;

// `widgets/main.ts` comes later, and the visitor may have gone back by then.
data.path = location.pathname;

function read(key: Keys[keyof Keys]): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    // `behaviours/list.ts` makes sure that this is reported once (STORE-2).
    data.storage = "none";
  }
}

// MODE-2, MODE-6: anything else that is stored counts as no choice.
const stored = read("theme" satisfies Keys["theme"]);
const choice = SITE_HAS_SWITCH && (stored === "light" || stored === "dark") ? stored : SITE_MODE;
data.themeChoice = choice;
// MODE-5: there is no button to take an earlier choice back with.
if (!SITE_HAS_SWITCH && stored) localStorage.removeItem("theme" satisfies Keys["theme"]);

// MODE-8: here, because it has to work on a page that nobody has touched.
const system = matchMedia("(prefers-color-scheme: dark)");
function showTheme() {
  const bySystem = system.matches ? "dark" : "light";
  data.theme = data.themeChoice === "system" ? bySystem : data.themeChoice;
}
showTheme();
system.addEventListener("change", showTheme);
new MutationObserver(showTheme).observe(document.documentElement, {
  attributeFilter: ["data-theme-choice"],
});

// PREF-1, PREF-3: the stored value may no longer be usable.
if (read("docs-preferred-version-default" satisfies Keys["docsVersion"])) data.prefersVersion = "";

// ANN-4: the id is on the root only where the bar can be closed.
if (SITE_HAS_ANNOUNCEMENT && data.announcement) {
  const seen = read("docusaurus.announcement.id" satisfies Keys["announcementId"]);
  const id = data.announcement;
  data.announcementBarInitiallyDismissed = String(
    (seen === id || (seen === "annoucement-bar" && id === "announcement-bar")) &&
      read("docusaurus.announcement.dismiss" satisfies Keys["announcementDismissed"]) === "true",
  );
}

// The page may have been built, or kept, before its announcement was over.
if (SITE_ANNOUNCEMENT_END && Date.now() > SITE_ANNOUNCEMENT_END)
  data.announcementBarInitiallyDismissed = "true";
