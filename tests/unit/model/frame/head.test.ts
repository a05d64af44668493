import { expect, test } from "vitest";
import { mergeHead } from "../../../../src/model/frame/head.ts";

test("HEAD-3 of several elements with the same meaning only the last one is kept", () => {
  const merged = mergeHead(
    {
      title: "Site",
      canonical: "https://a.example/",
      meta: [
        { name: "description", content: "site" },
        { name: "theme-color", content: "#fff", media: "(prefers-color-scheme: light)" },
        { property: "article:tag", content: "a" },
      ],
      links: [],
      jsonLd: [],
    },
    {
      title: "Page",
      meta: [
        { name: "theme-color", content: "#000", media: "(prefers-color-scheme: dark)" },
        { property: "article:tag", content: "b" },
        { name: "description", content: "page" },
      ],
    },
  );
  expect([merged.title, merged.canonical]).toEqual(["Page", "https://a.example/"]);
  expect(merged.meta.map(({ content }) => content)).toEqual(["page", "#fff", "a", "#000", "b"]);
});
