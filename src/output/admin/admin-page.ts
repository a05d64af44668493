import { escapeText } from "entities";
import { ADMIN_PAGE } from "../../schema/editor-labels.ts";
import { LOCALES } from "../../schema/localized.ts";
import type { Site } from "../../collections/site.ts";
import type { OutputFile } from "../output-file.ts";
import { adminConfig } from "./config.ts";
import { inBoth } from "./fields.ts";

/** The page where editors write in the browser, and what its CMS can edit; nothing leads there. */
export function admin({ data }: Site): OutputFile[] {
  const config = adminConfig(data);
  if (!config) return [];
  const title = escapeText(`${inBoth(ADMIN_PAGE.title)} – ${data.site.title}`);
  const notes = LOCALES.map(
    (locale) => `<p lang="${locale}">${escapeText(ADMIN_PAGE.noScript[locale])}</p>`,
  );
  const page = `<!doctype html>
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
  return [
    { path: "admin/index.html", content: () => page },
    { path: "admin/config.json", content: () => JSON.stringify(config) },
  ];
}
