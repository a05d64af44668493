import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

export default defineConfig({
  site: "https://example.org",
  integrations: [
    starlight({
      title: "Dokument",
      defaultLocale: "root",
      locales: {
        root: { label: "Svenska", lang: "sv" },
        en: { label: "English", lang: "en" },
      },
    }),
  ],
});
