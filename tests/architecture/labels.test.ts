import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { LABEL_KEYS } from "../support/labels.ts";

const ROOT = resolve(import.meta.dirname, "../..");

test("every label is read somewhere", () => {
  const code = globSync(["src/**/*.{ts,tsx}", "widgets/**/*.{ts,tsx}"], { cwd: ROOT })
    .map((path) => readFileSync(resolve(ROOT, path), "utf8"))
    .join("\n");
  // Some names are put together: labels[`admonition.${kind}`].
  const patterns = [...code.matchAll(/labels\[`([^`]+)`\]/gi)].map(
    ([, name = ""]) =>
      new RegExp(`^${name.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, "[^.]+")}$`),
  );
  const unread = LABEL_KEYS.filter(
    (key) => !code.includes(`"${key}"`) && !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unread).toEqual([]);
});
