// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startShare } from "../../../../widgets/behaviours/share.ts";

let page = new AbortController();
beforeEach(() => {
  page = new AbortController();
  document.body.innerHTML =
    '<a href="mailto:?x" data-share="https://x.example/a" data-title="A" data-shared="Kopierad"><i></i>Dela</a> <span role="status"></span>';
  startShare(document, page.signal);
});
afterEach(() => {
  page.abort();
  vi.unstubAllGlobals();
});

/** Presses the icon. @returns whether the letter is left to the browser */
function press(navigator: object): boolean {
  vi.stubGlobal("navigator", navigator);
  const icon = document.querySelector("i") as HTMLElement;
  return icon.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

const words = () => document.querySelector("span")?.textContent;

test("EVENT-6 a page is shared by what the device has, else its address is copied and that is said, else it is a letter", async () => {
  const share = vi.fn(() => Promise.reject(new Error("closed")));
  expect(press({ share })).toBe(false);
  expect(share).toHaveBeenCalledWith({ title: "A", url: "https://x.example/a" });
  const writeText = vi.fn(() => Promise.resolve());
  expect(press({ clipboard: { writeText } })).toBe(false);
  expect(writeText).toHaveBeenCalledWith("https://x.example/a");
  await vi.waitFor(() => expect(words()).toBe("Kopierad"));
  expect(document.querySelector("a")?.textContent).toBe("Dela");
  expect(press({})).toBe(true);
});

test("EVENT-8 a button copies the address of a calendar, and says so or shows the address", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const address = "https://x.example/a.ics";
  document.body.innerHTML = `<button hidden data-share="${address}" data-shared="Kopierad">Kopiera</button> <span role="status"></span>`;
  startShare(document, page.signal);
  const button = document.querySelector("button") as HTMLButtonElement;
  expect(button.hidden).toBe(false);
  button.click();
  expect(writeText).toHaveBeenCalledWith(address);
  await vi.waitFor(() => expect(words()).toBe("Kopierad"));
  writeText.mockImplementation(() => Promise.reject(new Error("not allowed")));
  button.click();
  await vi.waitFor(() => expect(words()).toBe(address));
});
