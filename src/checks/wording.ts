import { wordFinder } from "../model/wording.ts";
import { placeOfOffset, textsOfData, textsOfFiles } from "../model/written-texts.ts";
import type { Problem } from "../schema/finding.ts";
import type { Check } from "./check.ts";

/** Promise: texts use one word for one thing; `_data/wording.json` says which (WORD-1). */
export const wording: Check = {
  name: "words of texts",
  // A word that is not ours is still understood.
  severity: "warn",
  about: "sources",
  run({ pages, data, dataFiles }) {
    if (!data.wording) return [];
    const find = { sv: wordFinder(data.wording.sv), en: wordFinder(data.wording.en) };
    const files = pages.flatMap(({ source }) =>
      source ? [{ source, body: source.text.source, bodyLine: source.text.line }] : [],
    );
    const texts = [...textsOfFiles(files, data.versions.last), ...textsOfData(dataFiles)];
    return texts.flatMap((text) =>
      find[text.locale](text.text).map(
        ({ written, rule, offset }): Problem => ({
          file: text.file,
          ...placeOfOffset(text, offset),
          problem: `"${written}" is not our word: ${rule.why}`,
          fix: `Write:  ${rule.write}`,
        }),
      ),
    );
  },
};
