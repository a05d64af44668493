import { expect, test } from "vitest";
import { all, only } from "./dom.ts";
import { fixture } from "./sites.ts";

test("robots.txt lets everyone in and names the sitemap", async () => {
  const { read } = await fixture();
  expect(read("robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://test.example/sitemap.xml\n",
  );
});

test("pages link to a manifest in their language", async () => {
  const { page, read, files } = await fixture();
  const file = "en/manifest.webmanifest";
  expect(only(page("/en/section"), 'link[rel="manifest"]').getAttribute("href")).toBe(`/${file}`);
  const manifest = JSON.parse(read(file)) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({
    ...{ name: "Testsektionen", lang: "en", start_url: "/en/" },
    description: "A small website that has one of everything.",
  });
  expect(manifest.icons.filter(({ src }) => !files.includes(src.slice(1)))).toEqual([]);
});

test("files that browsers keep have a hash in their name", async () => {
  const { files, page } = await fixture();
  const kept = all(page("/"), '[href^="/assets/"], [src^="/assets/"]').map(
    (element) =>
      (element.getAttribute("href") ?? element.getAttribute("src") ?? "").split("#")[0] ?? "",
  );
  expect(kept.filter((path) => !files.includes(path.slice(1)))).toEqual([]);
  const built = kept.filter((path) => /\.(css|js)$/.test(path));
  expect(built.length).toBeGreaterThan(0);
  expect(built.filter((path) => !/(-[A-Z0-9]{8}|\/[\w-]{10})\.(css|js)$/.test(path))).toEqual([]);
});

test("ANN-1 its colours are in a style element, as the policy forbids style attributes", async () => {
  const { page } = await fixture();
  const style = only(page("/section"), "head style").textContent ?? "";
  expect(style).toBe(":root{--announcement-paper:#143523;--announcement-ink:#ffffff}");
  expect(all(page("/section"), "body [style]")).toEqual([]);
});
