import { keeper } from "../model/kept.ts";
import { wordFinder } from "../model/wording.ts";
import {
  placeOfOffset,
  textsOfData,
  textsOfFiles,
  type WrittenText,
} from "../model/written-texts.ts";
import type { Problem } from "../schema/finding.ts";
import type { Check } from "./check.ts";

const kept = keeper<Problem[]>();

/** Promise: texts use one word for one thing; `_data/wording.json` says which (WORD-1). */
export const wording: Check = {
  name: "words of texts",
  // A word that is not ours is still understood.
  severity: "warn",
  about: "sources",
  run({ pages, data, dataFiles }) {
    if (!data.wording) return [];
    const find = { sv: wordFinder(data.wording.sv), en: wordFinder(data.wording.en) };
    const problemsIn = (text: WrittenText) =>
      find[text.locale](text.text).map(
        ({ written, rule, offset }): Problem => ({
          file: text.file,
          ...placeOfOffset(text, offset),
          problem: `"${written}" is not our word: ${rule.why}`,
          fix: `Write:  ${rule.write}`,
        }),
      );
    const { last } = data.versions;
    const rules = JSON.stringify(data.wording);
    const inTexts = pages.flatMap(({ source }) => {
      if (!source) return [];
      const { source: body, line: bodyLine } = source.text;
      return kept(source, [rules, last], () =>
        textsOfFiles([{ source, body, bodyLine }], last).flatMap(problemsIn),
      );
    });
    return [...inTexts, ...textsOfData(dataFiles).flatMap(problemsIn)];
  },
};
