import { expect, test } from "vitest";
import { isReachable, isSound } from "../../../src/eleventy/dev-server.ts";

// tests/build/dev-server.test.ts has the server itself.

test.each(["/%", "/%E0%A4%A", "/..%2fpackage.json", "/docs/..%2f..%2fx", "/..%5cx", "/%00", "//"])(
  "the address %s, which Eleventy's server would fail at, is not passed on to it",
  (address) => expect(isSound(address)).toBe(false),
);

test.each([
  ["127.0.0.1", undefined, true],
  ["::ffff:127.0.0.1", undefined, true],
  ["::1", undefined, true],
  ["192.168.1.7", undefined, false],
  [undefined, undefined, false],
  ["::ffff:192.168.1.7", "192.168.1.7", true],
  ["192.168.1.8", "192.168.1.7", false],
  ["192.168.1.7", "0.0.0.0", true],
])("a request to %s with SITE_HOST %s: answered is %s", (address, host, isAnswered) => {
  expect(isReachable(address, host)).toBe(isAnswered);
});
