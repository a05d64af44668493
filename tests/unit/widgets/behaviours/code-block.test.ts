// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { start as startCodeBlock } from "../../../../widgets/behaviours/code-block.ts";

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeAll(() => startCodeBlock(document));

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  document.body.innerHTML = `<div class="code"><pre><code>const a = <b>1</b>;\nb();\n</code></pre>
    <button data-wrap aria-pressed="false"></button>
    <button data-copy="Kopierat"><span>Kopiera</span></button><span role="status"></span></div>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = async () => {
  find("[data-copy] span")?.click();
  await vi.advanceTimersByTimeAsync(0);
};

test("TEXT-1 what is copied is announced once, and the button says so for two seconds", async () => {
  const announced: string[] = [];
  const status = find("[role=status]");
  new MutationObserver(() => announced.push(status?.textContent ?? "")).observe(
    status ?? document.body,
    { childList: true },
  );
  await press();
  await press();
  expect(announced).toEqual(["Kopierat"]);
  expect(find("[data-copy]")?.dataset.copied).toBe("");
  await vi.advanceTimersByTimeAsync(1999);
  expect(announced).toEqual(["Kopierat"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(announced).toEqual(["Kopierat", ""]);
  expect(find("[data-copy]")?.dataset.copied).toBeUndefined();
});

test.each([
  ["the browser does not allow it", () => writeText.mockRejectedValue(new Error("denied"))],
  ["the browser has no clipboard", () => vi.stubGlobal("navigator", {})],
])("TEXT-1 when %s, nothing is claimed and the code is marked", async (_words, arrange) => {
  arrange();
  await press();
  expect(find("[role=status]")?.textContent).toBe("");
  expect(find("[data-copy]")?.dataset.copied).toBeUndefined();
  expect(String(getSelection())).toContain("const a = 1;");
});
