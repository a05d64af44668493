// The website as it would be if nobody did the handover, from its first day to that of the next one.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FEATURES } from "../../src/features/features.ts";
import { lintFolder } from "../../src/lint/run.ts";
import type { VersionsFile } from "../../src/schema/docs.ts";
import { operatingYear } from "../../src/schema/operating-years.ts";
import { whatIsDue } from "../../src/tools/handover.ts";
import { createProject, PROJECT } from "../support/build.ts";
import { readWebsiteData } from "../support/labels.ts";

const { last, versions } = readWebsiteData<VersionsFile>("versions.json");
const ENDS = operatingYear(versions.find(({ name }) => name === last)?.label.sv)?.lastDay ?? "";
const YEAR = Number(ENDS.slice(0, 4));

/** Days after the year has ended, and whether the roll call of that August is still on the page. */
const DAYS: [day: string, hasRollCall: boolean][] = [
  [`${YEAR}-07-01`, true],
  [`${YEAR}-08-09`, true],
  [`${YEAR}-08-15`, false],
  [`${YEAR}-09-01`, false],
  [`${YEAR}-10-01`, false],
  [`${YEAR}-11-15`, false],
  [`${YEAR + 1}-01-01`, false],
  [`${YEAR + 1}-03-01`, false],
  [`${YEAR + 1}-07-01`, false],
];
const ROLL_CALL = `${YEAR}-08-09`;

test.runIf(process.env.SITE_TEST_FULL)(
  "AID-3 an untouched website is built for a year after the handover was due, and says so each time",
  async () => {
    const dates = JSON.parse(readFileSync(join(PROJECT, "_data/key-dates.json"), "utf8")) as Record<
      string,
      object
    >;
    const [name = ""] = Object.keys(dates);
    dates[name] = { ...dates[name], date: ROLL_CALL };
    await using project = await createProject({
      content: "website",
      files: { "_data/key-dates.json": JSON.stringify(dates) },
    });
    const lintOn = (day: string) => {
      const linted = lintFolder(project.dir, { SITE_NOW: `${day}T08:00:00Z` }, FEATURES);
      const said = linted.findings.map(({ severity, file, kind }) => `${severity} ${file} ${kind}`);
      return { said, due: whatIsDue(linted) };
    };
    const before = lintOn(`${YEAR}-06-14`).said;
    for (const [day, hasRollCall] of DAYS) {
      const { said, due } = lintOn(day);
      expect(
        said.filter((line) => !before.includes(line)),
        day,
      ).toEqual(["warning _data/versions.json yearEnds"]);
      expect(due, day).toContain(ENDS);
      const built = await project.build({ SITE_NOW: `${day}T08:00:00Z` });
      expect(built.exitCode, built.output).toBe(0);
      const shown = built.files.filter(
        (file) => /\.html$|^search/.test(file) && built.read(file).includes(`"${ROLL_CALL}"`),
      );
      expect(shown.filter((file) => !file.startsWith("admin/")).length > 0, day).toBe(hasRollCall);
    }
  },
  1_200_000,
);
