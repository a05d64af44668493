import { files, writeFile } from "../../layouts/template.tsx";
import type { OutputFile } from "../../model/pages/planned-page.ts";
import type { Site } from "../../model/site.ts";
import type { Locale } from "../../schema/localized.ts";

export const data = files(manifest);

export default writeFile;

/** The web manifest of a language. */
export function manifest({ data }: Site, locale: Locale): OutputFile[] {
  const { path, htmlLang, direction } = data.locales.locales[locale];
  const content = {
    name: data.site.title,
    short_name: data.site.title,
    description: data.site.description[locale],
    lang: htmlLang,
    dir: direction,
    start_url: path,
    display: "browser",
    theme_color: data.site.themeColor.light,
    background_color: data.site.themeColor.dark,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return [{ path: `${path.slice(1)}manifest.webmanifest`, content: () => JSON.stringify(content) }];
}
