import { expect, test } from "vitest";
import { pageViews } from "../../../src/checks/page-views.ts";
import { analyticsSettings } from "../../../src/schema/analytics.ts";
import type { Deployment } from "../../../src/schema/deployment.ts";
import { checkedSite } from "../../support/checked-site.ts";
import { SITE } from "../../support/site-data.ts";

const HOST = "https://views.vercel.app";

test.each<{ deployment: Deployment; settings: object; told: boolean }>([
  { deployment: "netlify", settings: {}, told: true },
  { deployment: "elsewhere", settings: {}, told: true },
  { deployment: "netlify", settings: { host: HOST }, told: false },
  { deployment: "netlify", settings: { enabled: false }, told: false },
  { deployment: "vercel", settings: {}, told: false },
  { deployment: "development", settings: {}, told: false },
])(
  "ANALYTICS-7 on $deployment with $settings it is told that views go nowhere: $told",
  ({ deployment, settings, told }) => {
    const data = { site: { ...SITE, analytics: analyticsSettings.parse(settings) } };
    const problems = pageViews.run(checkedSite([], { data, deployment }));
    expect(problems.map(({ file, path, problem }) => [file, path, problem])).toEqual(
      told
        ? [
            [
              "_data/site.json",
              ["analytics"],
              "Page views are counted, but go nowhere: this host does not take them.",
            ],
          ]
        : [],
    );
  },
);
