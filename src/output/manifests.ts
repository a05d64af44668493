import { LOCALES } from "../schema/localized.ts";
import type { Site } from "../collections/site.ts";
import type { OutputFile } from "./output-file.ts";

/** One web manifest per language, because it holds texts. */
export function manifests({ data }: Site): OutputFile[] {
  return LOCALES.map((locale) => {
    const { path, htmlLang, direction } = data.locales.locales[locale];
    return {
      path: `${path.slice(1)}manifest.webmanifest`,
      content: () => JSON.stringify({
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
      }),
    };
  });
}
