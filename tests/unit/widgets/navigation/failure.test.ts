// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  describeError,
  removeFailure,
  showFailure,
} from "../../../../widgets/navigation/failure.ts";
import { label } from "../../../support/labels.ts";

const main = () => document.querySelector("main") as HTMLElement;

beforeEach(() => {
  document.documentElement.lang = "sv";
  document.body.innerHTML =
    '<header class="bar"><nav>Meny</nav></header><main tabindex="-1"><h1>Styrelsen</h1></main>';
  document.title = "Styrelsen";
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

test("LOAD-1 the box says what went wrong, in the words of the error too; focus returns to the button when the retry fails", async () => {
  await showFailure("offline", new TypeError("Failed to fetch"), () => {});
  expect(document.querySelector("[role=alert]")?.textContent).toContain("Failed to fetch");
  document.querySelector("button")?.focus();
  removeFailure();
  expect(document.activeElement).toBe(main());
  await showFailure("serverFailed", "", () => {});
  expect(document.activeElement?.textContent).toBe(label("sv", "loadError.retry"));
});

test("ERR-1 the messages of all causes follow each other, and a circle ends", () => {
  const root = new Error("c");
  const error = new Error("a", { cause: new Error("b", { cause: root }) });
  expect(describeError(error, "Cause:")).toBe("a\n\nCause:\nb\n\nCause:\nc");
  root.cause = error;
  expect(describeError(error, "Cause:")).toBe("a\n\nCause:\nb\n\nCause:\nc");
  expect(describeError("text", "Cause:")).toBe("text");
});
