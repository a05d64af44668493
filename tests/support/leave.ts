import type { Locator, Page } from "@playwright/test";
import { label } from "./labels.ts";
import type { Locale } from "./pages.ts";

/** A page with `leave`. */
export const SAFE = "/trygghet";
/** Where such pages are left for. */
export const EXIT: Record<Locale, string> = {
  sv: "https://www.smhi.se/",
  en: "https://www.smhi.se/en",
};

/** The links that leave: that of the page, and that of a modal over it. */
export function exits(page: Page, locale: Locale = "sv"): Locator {
  return page.getByRole("link", { name: label(locale, "leave.link"), exact: true });
}

/** Answers in place of the other site. */
export function answerExit(page: Page): Promise<unknown> {
  return page.route(`${EXIT.sv}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
  );
}
