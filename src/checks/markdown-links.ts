import type { Check } from "./check.ts";

/** Promise: a link to a Markdown file names one that exists (CHECK-4). */
export const markdownLinks: Check = {
  name: "links to Markdown files",
  severity: ({ checks }) => checks.brokenMarkdownLinks,
  about: "pages",
  run: ({ brokenMarkdownLinks }) => [...brokenMarkdownLinks],
};
