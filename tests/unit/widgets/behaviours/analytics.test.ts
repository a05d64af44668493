// @vitest-environment jsdom
import type {} from "@vercel/analytics";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

type AnalyticsModule = typeof import("../../../../widgets/behaviours/analytics.ts");

const BOARD = { route: "/docs/[...slug]", path: "/docs/board" };
const PRODUCTION = "/_vercel/insights/script.js";
const DEBUG = "https://va.vercel-scripts.com/v1/script.debug.js";

let analytics: AnalyticsModule;
let page: AbortController;

beforeEach(async () => {
  vi.resetModules();
  analytics = await import("../../../../widgets/behaviours/analytics.ts");
  page = new AbortController();
  document.head.innerHTML = document.body.innerHTML = "";
  for (const name of ["va", "vaq", "vam"] as const) delete window[name];
  vi.stubEnv("NODE_ENV", "production");
});

afterEach(() => {
  page.abort();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.analytics;
  history.replaceState(null, "", "/");
});

/** Shows a page that says this of itself, as after a full load or a soft navigation. */
function show(view: object): void {
  page.abort();
  page = new AbortController();
  document.documentElement.dataset.analytics = JSON.stringify(view);
  analytics.start(document, page.signal);
}

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("head > script")];
const views = () => (window.vaq ?? []).map(([, view]) => view);

test("ANALYTICS-1, ANALYTICS-2 one deferred script; views wait in a queue and are delivered in order once it is there", () => {
  show(BOARD);
  show({ route: "/business", path: "/business" });
  expect(scripts().map(({ defer }) => defer)).toEqual([true]);
  const delivered: unknown[][] = [];
  // What the script does when it has loaded.
  window.va = (...call) => delivered.push(call);
  for (const call of window.vaq ?? []) window.va(...(call as ["pageview", unknown]));
  show({ route: "/blog", path: "/blog" });
  expect(delivered).toEqual([
    ["pageview", BOARD],
    ["pageview", { route: "/business", path: "/business" }],
    ["pageview", { route: "/blog", path: "/blog" }],
  ]);
});

describe("ANALYTICS-3", () => {
  test.each([
    ["a page out of the browser's memory", true, 2],
    ["the first showing, which has been counted", false, 1],
  ])("%s", (_what, persisted, count) => {
    show(BOARD);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
    expect(views()).toHaveLength(count);
  });

  test.each([
    ["/index.html", "/"],
    ["/docs/2.0", "/docs/2.0"],
    ["/en/docs/nope.html?q=1#x", "/en/docs/nope"],
  ])("a not-found page at %s records its fixed route and the path %s", (address, path) => {
    history.replaceState(null, "", address);
    show({ route: "/404" });
    expect(views()).toEqual([{ route: "/404", path }]);
  });
});

test.each([
  ["production", PRODUCTION, "Be sure to enable Web Analytics for your project and deploy again."],
  ["development", DEBUG, "Please check if any ad blockers are enabled and try again."],
])(
  "ANALYTICS-5, ERR-5 in %s one message names the address and the right advice",
  (env, address, advice) => {
    vi.stubEnv("NODE_ENV", env);
    const log = vi.spyOn(console, "log").mockReturnValue();
    show(BOARD);
    show(BOARD);
    scripts()[0]?.dispatchEvent(new Event("error"));
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]?.[0]).toContain(`${address}. ${advice}`);
    expect(document.body.textContent).toBe("");
  },
);

test.each([
  [{}, PRODUCTION, {}],
  [{ mode: "development" }, DEBUG, {}],
  [{ basePath: "/stats" }, "/stats/insights/script.js", { endpoint: "/stats/insights" }],
  [{ basePath: "/stats", scriptSrc: "/own.js" }, "/own.js", { endpoint: "/stats/insights" }],
  [{ endpoint: "/own", dsn: "key" }, PRODUCTION, { endpoint: "/own", dsn: "key" }],
])("ANALYTICS-6 with the settings %j the script is %s", (settings, address, data) => {
  show({ ...BOARD, ...settings });
  const [script] = scripts();
  expect(script?.getAttribute("src")).toBe(address);
  expect({ ...script?.dataset }).toEqual({
    sdkn: "@vercel/analytics/eleventy",
    sdkv: "1.5.0",
    disableAutoTrack: "1",
    ...data,
  });
});
