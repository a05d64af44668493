/** The files of menus, by address; requested once. */
const files = new Map<string, Promise<Record<string, string>>>();

/**
 * Puts its entries into a closed category of a large menu, of which the page has only a link to them. A
 * category that has them already stays as it is.
 *
 * @param summary of its disclosure
 * @throws Error when the file of the menu cannot be loaded; then the link stays
 */
export async function fillCategory(summary: HTMLElement): Promise<void> {
  const menu = summary.closest<HTMLElement>("[data-entries]");
  const entries = (await entriesAt(menu?.dataset.entries ?? ""))[summary.dataset.stub ?? ""];
  const list = summary.nextElementSibling ?? summary.parentElement?.nextElementSibling;
  // Another sign of use may have come first.
  if (entries === undefined || !list) return;
  list.innerHTML = entries;
  delete summary.dataset.stub;
}

function entriesAt(address: string): Promise<Record<string, string>> {
  const known = files.get(address);
  if (known) return known;
  const file = fetch(address).then(
    (response) => response.json() as Promise<Record<string, string>>,
  );
  files.set(address, file);
  // The next press tries again.
  file.catch(() => files.delete(address));
  return file;
}
