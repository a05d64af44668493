// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from "vitest";
import { hydrate } from "../../../../widgets/loader/hydrate.tsx";

test("LEAVE-2, PE-3 an island that is hydrated while the page is left throws nothing", async () => {
  document.body.innerHTML = '<div><button type="button">Menu</button></div>';
  const container = document.querySelector("div") as HTMLElement;
  const { body } = document;
  onTestFinished(() => document.documentElement.append(body));
  body.remove();
  const onError = vi.fn();
  await hydrate(container, () => <button type="button">Menu</button>, {}, { id: "menu", onError });
  expect(onError).not.toHaveBeenCalled();
});
