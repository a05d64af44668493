import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitepress";

const ROOT = join(import.meta.dirname, "..");
const number = (name) => Number(/\d+/.exec(name)?.[0]);
const inOrder = (dir) => readdirSync(dir).sort((one, other) => number(one) - number(other));

/** The menu of all docs of a language, with a group for each folder; closed but for the open doc's. */
function sidebar(folder) {
  const dir = join(ROOT, folder);
  return inOrder(dir).map((category) => ({
    text: category,
    collapsed: true,
    items: inOrder(join(dir, category)).map((file) => ({
      text: `Dokument ${number(file)}`,
      link: `/${folder}/${category}/${file.replace(".md", "")}`,
    })),
  }));
}

export default defineConfig({
  title: "Dokument",
  cleanUrls: true,
  locales: {
    root: { label: "Svenska", lang: "sv", themeConfig: { sidebar: sidebar("docs") } },
    en: { label: "English", lang: "en", themeConfig: { sidebar: sidebar("en/docs") } },
  },
  themeConfig: { search: { provider: "local" } },
});
