import { expect, test } from "vitest";
import { misspelt } from "../../../src/tools/spelling.ts";
import { createContent } from "../../support/build.ts";

const page = (text: string) =>
  `---\ntitle: Test\ndescription: x\npicture: umbrella\n---\n\n${text}\n`;

test("WORD-2 the spelling check names unknown words with file, line and column", async () => {
  const swedish =
    "Sektionsmötet väljer [styrelsen](/docs/bord), se `xyzzy` och vice@example.org.\n\nRun for Change med studnämnden på THS.";
  const english =
    "The chapter's comittee meets at a sektionsmöte.\n\nIt is run by n0llan and Frobisia, for the 35th time, in com\u00admit\u00adtees and com\u00admi\u00adtees.";
  await using content = await createContent({
    "src/content/sv/aa.md": page(swedish),
    "src/content/en/aa.md": page(english),
    "_data/words.json": '{ "names": ["Frobisia"], "sv": [], "en": [] }',
  });
  const findings = await misspelt(content.dir, {});
  expect(
    findings
      .filter(({ file }) => file.endsWith("/aa.md"))
      .map(({ file, line, column, problem }) => `${file}:${line}:${column} ${problem}`),
  ).toEqual([
    'src/content/sv/aa.md:9:20 No dictionary has "studnämnden".',
    'src/content/en/aa.md:7:15 No dictionary has "comittee".',
    'src/content/en/aa.md:9:74 No dictionary has "commitees".',
  ]);
});
