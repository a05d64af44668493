// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  describeError,
  removeFailure,
  showCrash,
  showFailure,
} from "../../../../widgets/navigation/failure.ts";
import { label } from "../../../support/labels.ts";

const main = () => document.querySelector("main") as HTMLElement;
const press = () => document.querySelector("button")?.click();

beforeEach(() => {
  document.documentElement.lang = "sv";
  document.body.innerHTML =
    '<header class="bar"><nav>Meny</nav></header><main tabindex="-1"><h1>Styrelsen</h1></main>';
  document.title = "Styrelsen";
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

test("LOAD-1 a box with heading, reason and Retry is above the page, which stays as it is", async () => {
  const retry = vi.fn();
  const before = main().outerHTML;
  await showFailure("serverFailed", retry);
  await showFailure("offline", retry);
  expect(document.querySelectorAll("[role=alert]")).toHaveLength(1);
  const box = document.querySelector(".bar + [role=alert]");
  expect(box?.querySelector("h2")?.textContent).toBe(label("sv", "loadError.title"));
  expect(box?.querySelector("p")?.textContent).toBe(label("sv", "loadError.offline"));
  expect([main().outerHTML, document.title]).toEqual([before, "Styrelsen"]);
  press();
  expect(retry).toHaveBeenCalledOnce();
});

test("LOAD-1 the focus of the button returns to it when the retry fails", async () => {
  await showFailure("offline", () => {});
  document.querySelector("button")?.focus();
  removeFailure();
  expect(document.activeElement).toBe(main());
  await showFailure("serverFailed", () => {});
  expect(document.activeElement?.textContent).toBe(label("sv", "loadError.retry"));
});

test("ERR-1, SHELL-4 a crash replaces the main area, not the page around it", async () => {
  const retry = vi.fn();
  await showCrash(new Error("outer", { cause: new Error("inner") }), retry);
  expect(main().querySelector("h1")?.textContent).toBe(label("sv", "ErrorPageContent.title"));
  expect(main().querySelector("p")?.textContent).toBe(
    `outer\n\n${label("sv", "crash.cause")}\ninner`,
  );
  expect(document.title).toBe(label("sv", "crash.pageError"));
  expect(document.activeElement).toBe(main().querySelector("h1"));
  expect(document.querySelector("nav")?.textContent).toBe("Meny");
  press();
  expect(retry).toHaveBeenCalledOnce();
});

test("ERR-1 the messages of all causes follow each other, and a circle ends", () => {
  const root = new Error("c");
  const error = new Error("a", { cause: new Error("b", { cause: root }) });
  expect(describeError(error, "Cause:")).toBe("a\n\nCause:\nb\n\nCause:\nc");
  root.cause = error;
  expect(describeError(error, "Cause:")).toBe("a\n\nCause:\nb\n\nCause:\nc");
  expect(describeError("text", "Cause:")).toBe("text");
});
