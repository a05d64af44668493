import type { Check } from "./check.ts";

/** Promise: page views that are counted arrive somewhere, or whoever builds the site knows (ANALYTICS-7). */
export const pageViews: Check = {
  name: "page views",
  severity: "warn",
  about: "sources",
  run({ data, deployment }) {
    const { enabled, host } = data.site.analytics;
    const arrive = host !== undefined || deployment === "vercel" || deployment === "development";
    if (!enabled || arrive) return [];
    return [
      {
        file: "_data/site.json",
        path: ["analytics"],
        problem: "Page views are counted, but go nowhere: this host does not take them.",
        fix: 'In "analytics", write "host": "https://…" with a project on Vercel that has Web Analytics, or "enabled": false.',
      },
    ];
  },
};
