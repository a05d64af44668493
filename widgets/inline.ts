/*
 * Runs while the document is being parsed, before anything is shown. Its hash is in the
 * Content-Security-Policy, and it stands in every page, so it is small and imports only types.
 */
import type { STORAGE_KEYS } from "./runtime/storage.ts";

type Keys = typeof STORAGE_KEYS;

const data = document.documentElement.dataset;

function read(key: Keys[keyof Keys]): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // `widgets/behaviours.ts` sees to it that this is told once (STORE-2).
    data.storage = "none";
    return null;
  }
}

// MODE-2, MODE-6: anything else that is stored counts as no choice.
const stored = read("theme" satisfies Keys["theme"]);
const choice = stored === "light" || stored === "dark" ? stored : "system";
data.themeChoice = data.theme = choice;

// MODE-8: here, because it has to work on a page that nobody has touched.
const system = matchMedia("(prefers-color-scheme: dark)");
function follow() {
  if (data.themeChoice === "system") data.theme = system.matches ? "dark" : "light";
}
follow();
system.addEventListener("change", follow);

// PREF-1, PREF-3: what is stored may be of no use any more.
if (read("docs-preferred-version-default" satisfies Keys["docsVersion"])) data.prefersVersion = "";

// ANN-4: the id stands on the root only where the bar can be closed. The other spelling: ANN-3.
const id = data.announcement;
if (id) {
  const seen = read("docusaurus.announcement.id" satisfies Keys["announcementId"]);
  data.announcementBarInitiallyDismissed = String(
    (seen === id || (seen === "annoucement-bar" && id === "announcement-bar")) &&
      read("docusaurus.announcement.dismiss" satisfies Keys["announcementDismissed"]) === "true",
  );
}
