export default {
  title: "Dokument",
  url: "https://example.org",
  baseUrl: "/",
  trailingSlash: false,
  // The name in the bar leads to a home page, which these docs do not have.
  onBrokenLinks: "ignore",
  i18n: { defaultLocale: "sv", locales: ["sv", "en"] },
  future: { v4: true, faster: true },
  markdown: { format: "md" },
  presets: [["classic", { blog: false, docs: { breadcrumbs: true } }]],
  themeConfig: { navbar: { title: "Dokument", items: [{ type: "localeDropdown" }] } },
};
