import { expect, test } from "vitest";
import { unusedFiles } from "../../../src/checks/unused-files.ts";
import { checkedSite } from "../../support/checked-site.ts";

test.each([
  ["Års möte.pdf", "Delete it, or lead to it:  [what it is](<Års möte.pdf>)"],
  [
    "brev.docx",
    "Write what it says into a file that ends with .md, or lead to it:  [what it is](brev.docx)",
  ],
  [
    "roller.json",
    "Data that pages show belongs in _data. Move it there, or lead to it:  [what it is](roller.json)",
  ],
])("CONF-30 %s that no text leads to is told with what to do", (name, fix) => {
  const file = `src/content/sv/docs/${name}`;
  expect(unusedFiles.run(checkedSite([], { unusedFiles: [file] }))).toEqual([
    {
      file,
      problem: "The file is without use: it is no text, and no text leads to it.",
      fix,
    },
  ]);
});
