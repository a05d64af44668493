// @vitest-environment jsdom
import { createServer, type RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { findingsPage, withFindings } from "../../../src/eleventy/dev-findings.ts";
import { answer, isReachable, isSound } from "../../../src/eleventy/dev-server.ts";
import { listenOnFreePort } from "../../support/free-port.ts";

const REPORT = `src/content/sv/section.md:5
  There is no directive "<b>rolls</b> & co".

1 finding in 1 file. Until this is fixed, no change is shown.`;

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
const box = (html: string) => parse(html).querySelector("body > details");

describe("the box of findings", () => {
  const PAGE = "<!doctype html><html><head></head><body><main>&lt;/body></main></body></html>";

  test("is in the page as text, unfolded, with its last line as the label", () => {
    const shown = box(withFindings(PAGE, REPORT));
    expect(shown?.hasAttribute("open")).toBe(true);
    expect(shown?.querySelector("summary")?.textContent).toBe(
      "1 finding in 1 file. Until this is fixed, no change is shown.",
    );
    expect(shown?.querySelector("pre")?.textContent).toBe(
      'src/content/sv/section.md:5\n  There is no directive "<b>rolls</b> & co".',
    );
    expect(shown?.querySelector("b")).toBe(null);
  });
});

describe("addresses that Eleventy's server would fail at", () => {
  test.each([
    "/%",
    "/%E0%A4%A",
    "/..%2fpackage.json",
    "/docs/..%2f..%2fx",
    "/..%5cx",
    "/%00",
    "//",
  ])("%s", (address) => expect(isSound(address)).toBe(false));
});

describe("an answer of the development server", () => {
  const SHOWN = { hasSite: true, unread: null };

  /** What the server says when Eleventy would send a page, or something else. */
  async function ask(
    session: Parameters<typeof answer>[0],
    path = "/section",
    type = "text/html; charset=utf-8",
  ): Promise<{ status: number; text: string }> {
    const eleventy: RequestListener = (_, response) =>
      response.setHeader("Content-Type", type).end("<body><p>Text</p></body>");
    const server = createServer((request, response) =>
      answer(session, request, response, () => eleventy(request, response)),
    );
    await using host = await listenOnFreePort(server);
    const response = await fetch(`${host.address}${path}`);
    return { status: response.status, text: await response.text() };
  }

  test("is the page when there is nothing to report", async () => {
    expect(await ask(SHOWN)).toEqual({ status: 200, text: "<body><p>Text</p></body>" });
  });

  test("is the page with the findings that stop a build", async () => {
    const { status, text } = await ask({ ...SHOWN, unread: REPORT });
    expect([status, text]).toEqual([200, withFindings("<body><p>Text</p></body>", REPORT)]);
  });

  test("is the findings alone while there are no pages", async () => {
    const { status, text } = await ask({ hasSite: false, unread: REPORT });
    expect([status, text]).toEqual([503, findingsPage(REPORT)]);
  });

  test("is 400 to an address that cannot be decoded", async () => {
    expect((await ask(SHOWN, "/%")).status).toBe(400);
  });
});

describe("other computers in the network", () => {
  test.each([
    ["127.0.0.1", undefined, true],
    ["::ffff:127.0.0.1", undefined, true],
    ["::1", undefined, true],
    ["192.168.1.7", undefined, false],
    [undefined, undefined, false],
    ["::ffff:192.168.1.7", "192.168.1.7", true],
    ["192.168.1.8", "192.168.1.7", false],
    ["192.168.1.7", "0.0.0.0", true],
  ])("a request to %s with SITE_HOST %s: answered is %s", (address, host, isAnswered) => {
    expect(isReachable(address, host)).toBe(isAnswered);
  });
});
