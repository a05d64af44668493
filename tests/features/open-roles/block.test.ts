import { expect, test } from "vitest";
import { textsOf } from "../../build/dom.ts";
import { shown, textsIn } from "../../support/block.ts";
import { both, chapterMapOf, docSource, siteData, siteOf } from "../../support/site-data.ts";

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

test("CMT-2 a committee's page shows its open roles", () => {
  const docs = ["event/cmi.md", "social/choir.md"].map((path) => docSource(path));
  const role = { title: both("Photographer"), lastDay: "2026-01-31", email: "c@test.example" };
  const cmi = { ...role, committee: "/docs/event/cmi" };
  const chapterMap = chapterMapOf([{ label: both("Club"), to: cmi.committee }]);
  const { document } = siteOf(docs, {
    chapterMap,
    openRoles: { ...siteData().openRoles, roles: [cmi] },
  });
  expect(textsOf(document(cmi.committee), ".own .title")).toEqual(["Photographer"]);
  expect(textsOf(document("/docs/social/choir"), ".own .title")).toEqual([]);
});
