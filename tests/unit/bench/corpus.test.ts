import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FEATURES } from "../../../src/features/features.ts";
import { lintFolder } from "../../../src/lint/run.ts";
import { writeCorpus } from "../../bench/corpus.ts";
import { PROJECT } from "../../support/build.ts";
import { inOneLine } from "../../support/lint.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

test("the generated site of bench:build can be built: it has no error", async () => {
  await using folder = await createTempFolder({});
  for (const path of ["_data", "src/assets/img", "src/content", "src/theme", "src/versions"])
    cpSync(join(PROJECT, path), join(folder.dir, path), { recursive: true });
  writeCorpus(folder.dir, 25);
  const { site, findings } = lintFolder(folder.dir, {}, FEATURES);
  expect(findings.filter(({ severity }) => severity === "error").map(inOneLine)).toEqual([]);
  expect(site.pages.filter(({ kind }) => kind === "doc")).toHaveLength(2 * 25);
});
