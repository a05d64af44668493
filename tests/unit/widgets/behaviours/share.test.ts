// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { startShare } from "../../../../widgets/behaviours/share.ts";

const ADDRESS = "https://x.example/a";
afterEach(() => vi.unstubAllGlobals());

/** A link or button with what a browser allows. */
function controlIn(html: string, navigator: object) {
  vi.stubGlobal("navigator", navigator);
  const root = document.implementation.createHTMLDocument();
  root.body.innerHTML = `${html} <span role="status"></span>`;
  startShare(root, new AbortController().signal);
  return root.body.firstElementChild as HTMLElement;
}

/** Whether the letter is left to the browser, what the control says then, and what is said beside it. */
const press = (control: HTMLElement) => [
  control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
  control.textContent,
];
const beside = (control: HTMLElement) => control.nextElementSibling?.textContent;

test("EVENT-6 a page is shared by what the device has, else the link says that it copies, and does, else it is a letter", async () => {
  const link = `<a href="mailto:?x" data-share="${ADDRESS}" data-room="Kopiera" data-shared="Kopierad">Dela</a>`;
  expect(press(controlIn(link, {}))).toEqual([true, "Dela"]);
  const share = vi.fn(() => Promise.reject(new Error("closed")));
  const writeText = vi.fn(() => Promise.resolve());
  expect(press(controlIn(link, { share, clipboard: { writeText } }))).toEqual([false, "Dela"]);
  expect(share).toHaveBeenCalledWith({ title: document.title, url: ADDRESS });
  const copying = controlIn(link, { clipboard: { writeText } });
  expect(press(copying)).toEqual([false, "Kopiera"]);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS);
  await vi.waitFor(() => expect(beside(copying)).toBe("Kopierad"));
});

test("EVENT-8 a button copies the address of a calendar, and says so or shows the address", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const html = `<button hidden data-share="${ADDRESS}" data-shared="Kopierad">Kopiera</button>`;
  const button = controlIn(html, { share: vi.fn(), clipboard: { writeText } });
  expect(button.hidden).toBe(false);
  button.click();
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
  await vi.waitFor(() => expect(beside(button)).toBe("Kopierad"));
  writeText.mockImplementation(() => Promise.reject(new Error("not allowed")));
  button.click();
  await vi.waitFor(() => expect(beside(button)).toBe(ADDRESS));
});
