import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT } from "../support/build.ts";
import { fixture } from "./sites.ts";

/** Pages, feeds and other files for readers; the CMS and scripts hold words and hashes of many kinds. */
const IS_TEXT = /^(?!admin\/|assets\/).*\.(html|xml|json|txt|ics|webmanifest)$|^_/;

test("THEME-1 with other data and texts nothing of this chapter remains in the output", async () => {
  const { files, read } = await fixture();
  const site = JSON.parse(readFileSync(join(PROJECT, "_data/site.json"), "utf8")) as {
    title: string;
    url: string;
    repository: string;
  };
  const marks = [
    site.title,
    new URL(site.url).host.replace(/^www\./, ""),
    site.repository.split("/").at(-2) ?? "",
  ].map((mark) => mark.toLowerCase());
  const texts = files.filter((file) => IS_TEXT.test(file));
  expect(texts.length).toBeGreaterThan(100);
  const left = texts.filter((file) => {
    const text = read(file).toLowerCase();
    return marks.some((mark) => text.includes(mark));
  });
  expect(left).toEqual([]);
});
