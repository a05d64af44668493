import { escapeText } from "entities";
import type { SiteData } from "../model/site-data.ts";
import { inLanguage, PREVIEW_TEXTS } from "../routes/form-labels.ts";
import { LOCALES } from "../schema/localized.ts";

/** The page where editors write in the browser; it says that it loads until the CMS is drawn, and explains the log-in. */
export function adminPage(data: SiteData): string {
  const { contact } = data.site.security;
  const address = contact && `<a href="mailto:${escapeText(contact)}">${escapeText(contact)}</a>`;
  const about = LOCALES.map((locale) => {
    const [login, help, token] = [PREVIEW_TEXTS.login, PREVIEW_TEXTS.help, PREVIEW_TEXTS.token].map(
      (text) => escapeText(inLanguage(text, locale)),
    );
    return `<div lang="${locale}"><p>${login}</p>${address ? `<p>${help} ${address}.</p>` : ""}<p><a href="?token">${token}</a></p></div>`;
  }).join("\n");
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
<link rel="stylesheet" href="/admin/admin.css">
<noscript><style>#loading { display: none }</style></noscript>
</head>
<body><noscript><p lang="sv">Här redigeras webbplatsen. Det kräver JavaScript.</p><p lang="en">The website is edited here. That needs JavaScript.</p></noscript>
<div id="about">${about}</div>
<div id="loading"><img src="/favicon.svg" alt="" width="64" height="64"><p>Redigeraren laddas …</p><p lang="en">Loading the editor …</p></div></body>
</html>
`;
}
