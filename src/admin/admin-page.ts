import { escapeText } from "entities";
import type { SiteData } from "../collections/site-data.ts";

/** The page where editors write in the browser; it says that it loads until the CMS is drawn. */
export function adminPage(data: SiteData): string {
  return `<!doctype html>
<html lang="${data.locales.default}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(`Redigera / Edit – ${data.site.title}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/admin/config.json" as="fetch" crossorigin>
<link rel="modulepreload" href="/admin/sveltia-cms.mjs">
<script src="/admin/editor.js" type="module"></script>
<style>
:root { color-scheme: light dark }
#loading { padding: 25vh 1rem; font: 1.25rem system-ui; text-align: center }
/* What the CMS draws comes after it. */
#loading:has(~ *) { display: none }
.inserts { display: flex; flex-wrap: wrap; gap: 4px }
.inserts button {
  padding: 4px 8px; border: 1px solid var(--sui-control-border-color); border-radius: 4px;
  color: inherit; background: none; font: inherit; font-size: .875em; cursor: pointer;
}
</style>
</head>
<body><noscript><style>#loading { display: none }</style><p lang="sv">Här redigeras webbplatsen. Det kräver JavaScript.</p><p lang="en">The website is edited here. That needs JavaScript.</p></noscript>
<div id="loading"><img src="/favicon.svg" alt="" width="64" height="64"><p>Redigeraren laddas …</p><p lang="en">Loading the editor …</p></div></body>
</html>
`;
}
