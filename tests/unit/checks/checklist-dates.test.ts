import { expect, test } from "vitest";
import { checklistDates } from "../../../src/checks/checklist-dates.ts";
import { checkedSite } from "../../support/checked-site.ts";
import { both } from "../../support/site-data.ts";

test("a day of a checklist that is no key date is told with its place and the nearest one", () => {
  const step = (keyDate: string) => ({ id: keyDate, step: both("Come"), keyDate });
  const site = checkedSite([], {
    data: {
      keyDates: { "roll-call": { label: both("Roll call"), date: "2026-08-10" } },
      checklists: {
        admitted: { title: both("To do"), steps: [step("roll-call"), step("rollcall")] },
      },
    },
  });
  expect(checklistDates.run(site)).toMatchObject([
    {
      file: "_data/checklists.json",
      path: ["admitted", "steps", 1, "keyDate"],
      problem: 'There is no key date "rollcall".',
    },
  ]);
});
