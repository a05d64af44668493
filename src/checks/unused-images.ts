import type { Problem } from "../schema/finding.ts";
import type { Check } from "./check.ts";

/** Promise: whoever leaves an image behind that nothing shows learns of it. */
export const unusedImages: Check = {
  name: "images without use",
  severity: "warn",
  about: "sources",
  run({ unusedImages: unused }) {
    const [first] = unused;
    if (first === undefined) return [];
    const problem: Problem =
      unused.length === 1
        ? {
            file: first,
            problem: "The image is without use: no page shows it.",
            fix: `Delete it, or write in a text:  ![What it shows](${first.split("/").at(-1)})`,
          }
        : {
            file: first,
            problem: `${unused.length} images are without use, no page shows them: ${unused.join(", ")}`,
            fix: "Delete them, or write in a text:  ![What it shows](name of the file)",
          };
    return [problem];
  },
};
