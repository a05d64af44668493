import { escapeUTF8 } from "entities";

/** Over whatever page it is; above the dialogs of the site, which are in the top layer only while open. */
const STYLE = `
.dev-findings { position: fixed; z-index: 2147483647; inset: auto 0 0 0; max-height: 60vh; margin: 0;
  overflow: auto; padding: 0.75rem 1rem; border-top: 4px solid #d33; background: #1b1b1b; color: #fff;
  font: 14px/1.5 ui-monospace, monospace; text-align: start; }
.dev-findings summary { cursor: pointer; font-weight: bold; color: inherit; }
.dev-findings pre { margin: 0.75rem 0 0; padding: 0; background: none; color: inherit; font: inherit;
  white-space: pre-wrap; overflow-wrap: anywhere; }
@media print { .dev-findings { display: none; } }`;

/**
 * Lays the findings over a page, in a box that can be folded. The box is part of the HTML, so it is
 * there without a script too, and gone when the page is loaded again without findings.
 *
 * @param html of a page, or of a part of one
 * @param report findings as text; it is escaped
 */
export function withFindings(html: string, report: string): string {
  const end = html.lastIndexOf("</body>");
  const place = end < 0 ? html.length : end;
  return html.slice(0, place) + findingsBox(report) + html.slice(place);
}

/** A page for a site that has none yet. */
export function findingsPage(report: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Something needs fixing</title>
</head>
<body>
${findingsBox(report)}
</body>
</html>
`;
}

/** The last part of a report says how many findings there are, and what follows. */
function findingsBox(report: string): string {
  const parts = report.trim().split("\n\n");
  const summary = escapeUTF8(parts.pop() ?? "");
  const findings = escapeUTF8(parts.join("\n\n"));
  return `<details class="dev-findings" lang="en" open><summary>${summary}</summary><pre>${findings}</pre><style>${STYLE}</style></details>`;
}
