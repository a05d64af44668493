import { expect, test } from "vitest";
import { shown, textsIn } from "../../support/block.ts";
import { both, siteData } from "../../support/site-data.ts";

test("::: open-roles ends with the last day in Swedish time", () => {
  const openRoles = {
    ...siteData().openRoles,
    lastDay: both("Last day:"),
    roles: [{ title: both("Chair"), lastDay: "2026-10-31", email: "x@example.org" }],
  };
  const html = shown("open-roles", "", { openRoles });
  expect(html).toContain('data-end="2026-10-31T23:59:59+01:00"');
  expect(textsIn(html, "time")).toEqual(["Last day: 31 Oct"]);
  expect(html).toMatch(/<div class="empty" hidden="" data-no-events="">.*No role is open\./);
});
