import { escapeText } from "entities";
import type { SiteData } from "../../model/site-data.ts";
import { ADMIN_PAGE } from "../../schema/editor-labels.ts";
import { LOCALES } from "../../schema/localized.ts";
import { inBoth } from "./fields.ts";

/** The page where editors write in the browser; nothing links to it. */
export function adminPage(data: SiteData): string {
  const title = escapeText(`${inBoth(ADMIN_PAGE.title)} – ${data.site.title}`);
  const notes = LOCALES.map(
    (locale) => `<p lang="${locale}">${escapeText(ADMIN_PAGE.noScript[locale])}</p>`,
  );
  return `<!doctype html>
<html lang="${data.locales.default}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="modulepreload" href="/admin/sveltia-cms.js">
<script type="module" src="/admin/start.js"></script>
</head>
<body><noscript>${notes.join("")}</noscript></body>
</html>
`;
}
