import { escapeText } from "entities";
import type { SiteData } from "../collections/site-data.ts";

/** The page where editors write in the browser; nothing links to it. */
export function adminPage(data: SiteData): string {
  return `<!doctype html>
<html lang="${data.locales.default}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(`Redigera / Edit – ${data.site.title}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="cms-config-url" href="/admin/config.json" type="application/json">
<script src="/admin/sveltia-cms.js" defer></script>
</head>
<body><noscript><p lang="sv">Här redigeras webbplatsen. Det kräver JavaScript.</p><p lang="en">The website is edited here. That needs JavaScript.</p></noscript></body>
</html>
`;
}
