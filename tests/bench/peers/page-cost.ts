import type { Browser, CDPSession } from "@playwright/test";
import { ask } from "../../../src/tools/ask.ts";
import { http2Bytes } from "../../../src/tools/http2-bytes.ts";
import { createStaticHost } from "../../../src/tools/static-host.ts";
import { listenOnFreePort } from "../../support/free-port.ts";
import { median, SLOW_4G, visit } from "../measure.ts";
import type { Peer } from "./peer.ts";

/** A phone. */
const WIDTH = 400;
/** Nothing has been asked for during so long: the page is at rest. */
const REST = 2000;
const TYPES = ["Document", "Stylesheet", "Script", "Font", "Image"] as const;

/** What opening a docs page costs: bytes as sent, headers included, and milliseconds. */
export interface PageCost {
  /** Until the page is loaded, by type of file. */
  bytes: Record<(typeof TYPES)[number] | "Other", number>;
  requests: number;
  /** The same files without fonts and images over one connection of HTTP/2, as most hosts send them. */
  http2: number;
  /** What is fetched after that while nobody touches the page. */
  restBytes: number;
  restRequests: number;
  largestPaint: number;
  layoutShift: number;
  /** What tasks of the main thread take beyond 50 ms, together. */
  blocked: number;
}

/**
 * Opens the measured page of a built site in fresh browsers, on slow 4G and a computer four times slower.
 * Every site is sent by the same host, with the same compression.
 *
 * @param runs how often; of each figure the median counts
 * @throws if the page lacks the menu, the contents or the way to the other language
 */
export async function pageCost(peer: Peer, browser: Browser, runs: number): Promise<PageCost> {
  await using host = await listenOnFreePort(createStaticHost({ dir: peer.output }));
  const address = host.address + peer.page;
  await expectSameParts(address);
  const costs: PageCost[] = [];
  for (let run = 0; run < runs; run += 1) costs.push(await measure(browser, address));
  const [first] = costs;
  if (!first) throw new Error("There has to be at least one run.");
  const middle = (figure: (cost: PageCost) => number) => median(costs.map(figure));
  return {
    // What is sent is the same in every run.
    ...first,
    largestPaint: middle(({ largestPaint }) => largestPaint),
    layoutShift: middle(({ layoutShift }) => layoutShift),
    blocked: middle(({ blocked }) => blocked),
  };
}

/** A page without one of the parts would be light for no merit of its own. */
async function expectSameParts(address: string): Promise<void> {
  const answer = await fetch(address, { redirect: "manual" });
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${address} answers with ${answer.status}.`);
  for (const [part, pattern] of [
    ["menu", /href="?\/docs\/kategori-3\/dok-26\b/],
    ["contents", /href="?[^" >]*#rubrik-3\b/],
    ["way to English", /(href|value)="?\/en\/docs\/kategori-3\/dok-25\b/],
  ] as const) {
    if (!pattern.test(html)) throw new Error(`${address} has no ${part}.`);
  }
}

async function measure(browser: Browser, address: string): Promise<PageCost> {
  await using visitor = await visit(browser, WIDTH);
  const { page } = visitor;
  const session = await page.context().newCDPSession(page);
  const sent = await logNetwork(session);
  await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: "load" });
  for (let before = -1; before !== sent.size; await page.waitForTimeout(REST)) before = sent.size;
  const { paints, shifts, tasks } = await page.evaluate(
    () => (window as unknown as { observed: Observed }).observed,
  );
  const afterLoad = new Set(await page.evaluate(addressesAfterLoad));
  const files = [...sent.values()];
  const early = files.filter((file) => !afterLoad.has(file.address));
  const late = files.filter((file) => afterLoad.has(file.address));
  const sum = (list: typeof files) => list.reduce((total, file) => total + file.bytes, 0);
  const ofType = (type: string) => sum(early.filter((file) => file.type === type));
  const known = Object.fromEntries(TYPES.map((type) => [type, ofType(type)])) as PageCost["bytes"];
  const other = sum(early) - Object.values(known).reduce((total, bytes) => total + bytes, 0);
  return {
    bytes: { ...known, Other: other },
    requests: early.length,
    http2: await overHttp2(
      early.filter(({ type }) => type !== "Font" && type !== "Image").map((file) => file.address),
    ),
    restBytes: sum(late),
    restRequests: late.length,
    largestPaint: paints.at(-1) ?? Number.NaN,
    layoutShift: shifts.reduce((total, value) => total + value, 0),
    blocked: tasks.reduce((total, duration) => total + Math.max(0, duration - 50), 0),
  };
}

/** Bytes of bodies, headers and frames. */
async function overHttp2(addresses: readonly string[]): Promise<number> {
  const answers = await Promise.all(addresses.map((address) => ask(address)));
  const bodies = answers.map(({ body }) => body.length);
  return [...bodies, ...(await http2Bytes(answers))].reduce((sum, bytes) => sum + bytes);
}

interface Observed {
  paints: number[];
  shifts: number[];
  tasks: number[];
}

/** Runs in the page, before anything of its own. */
function observe(): void {
  const observed: Observed = { paints: [], shifts: [], tasks: [] };
  Object.assign(window, { observed });
  const on = (type: string, act: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({
      type,
      buffered: true,
    });
  on("largest-contentful-paint", ({ startTime }) => observed.paints.push(startTime));
  on("layout-shift", (entry) => observed.shifts.push((entry as { value?: number }).value ?? 0));
  on("longtask", ({ duration }) => observed.tasks.push(duration));
}

/** Runs in the page: what was asked for only once the page was loaded. */
function addressesAfterLoad(): string[] {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return performance
    .getEntriesByType("resource")
    .filter(({ startTime }) => startTime >= (page?.loadEventStart ?? 0))
    .map(({ name }) => name);
}

interface SentFile {
  address: string;
  type: string;
  bytes: number;
}

/** Everything that is sent over the network from now on, by request. */
async function logNetwork(session: CDPSession): Promise<Map<string, SentFile>> {
  const files = new Map<string, SentFile>();
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (request.url.startsWith("http"))
      files.set(requestId, { address: request.url, type: type ?? "Other", bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  return files;
}
