import { expect, test } from "vitest";
import { addressesIn, report } from "../../../src/tools/check-addresses.ts";

const ADDRESSES = addressesIn(
  new Map([
    ["_data/services.json", '"sv": "https://a.example/x", "en": "https://gone.example"'],
    ["src/content/sv/a.md", "[x](https://a.example/x) <https://down.example>"],
    ["src/versions/2023-24/sv/b.md", "https://old.example"],
  ]),
);

const reportOf = (ask: (address: string) => Promise<{ status: number }>) => report(ADDRESSES, ask);

test("LINK-8 addresses that are gone or do not answer are listed with their files", async () => {
  const text = await reportOf(async (address) => {
    if (address.includes("down")) throw new Error("no answer");
    return { status: address.includes("gone") ? 404 : 403 };
  });
  expect(text).toContain("3 addresses, 2 without an answer.");
  expect(text.match(/^- .*/gm)).toEqual([
    "- https://gone.example (404): _data/services.json",
    "- https://down.example (no answer): src/content/sv/a.md",
  ]);
});

test("LINK-8 without a network nothing is said about addresses", async () => {
  const text = await reportOf(() => Promise.reject(new Error("offline")));
  expect(text).toContain("Nothing was checked.");
  expect(text).not.toContain("- https");
});
