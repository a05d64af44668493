import { choices } from "../schema/describe-issue.ts";
import type { Check } from "./check.ts";

/** Promise: a day that a step of a checklist names is one of `_data/key-dates.json`. */
export const checklistDates: Check = {
  name: "days of checklists",
  severity: "throw",
  about: "sources",
  run: ({ data }) =>
    Object.entries(data.checklists).flatMap(([name, { steps }]) =>
      steps.flatMap(({ keyDate }, index) =>
        keyDate === undefined || Object.hasOwn(data.keyDates, keyDate)
          ? []
          : [
              {
                file: "_data/checklists.json",
                path: [name, "steps", index, "keyDate"],
                problem: `There is no key date "${keyDate}".`,
                fix: choices(keyDate, Object.keys(data.keyDates)),
              },
            ],
      ),
    ),
};
