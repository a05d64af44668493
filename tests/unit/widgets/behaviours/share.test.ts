// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startCopy, startShare } from "../../../../widgets/behaviours/share.ts";

let page = new AbortController();
beforeEach(() => {
  page = new AbortController();
  document.body.innerHTML =
    '<a href="mailto:?x" data-share="https://x.example/a" data-title="A" data-shared="Kopierad"><i></i><span role="status">Dela</span></a>';
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
  expect(press({})).toBe(true);
});

test("SHARE-4 a button copies a text, another one its file with its look, and both say so", async () => {
  document.body.innerHTML = `${["#a", "/brev.html"]
    .map(
      (copies) =>
        `<button hidden data-copies="${copies}" data-copied="Kopierat"><b role="status">x</b></button>`,
    )
    .join("")}<pre id="a">Hej</pre>`;
  const clipboard = {
    write: vi.fn(() => Promise.resolve()),
    writeText: vi.fn(() => Promise.resolve()),
  };
  const kept: Promise<Blob>[] = [];
  vi.stubGlobal("navigator", { clipboard });
  vi.stubGlobal("ClipboardItem", function Item(types: Record<string, Promise<Blob>>) {
    kept.push(...Object.values(types));
  });
  vi.stubGlobal(
    "fetch",
    async () => new Response("<head><title>a</title></head><body><b>Hej</b></body>"),
  );
  startCopy(document, page.signal);
  for (const button of document.querySelectorAll("button")) {
    expect(button.hidden).toBe(false);
    button.click();
    await vi.waitFor(() => expect(button.textContent).toBe("Kopierat"));
  }
  expect(clipboard.writeText).toHaveBeenCalledWith("Hej");
  expect((await kept[0])?.size).toBe("<b>Hej</b>".length);
});
