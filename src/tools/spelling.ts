import british from "dictionary-en-gb";
import swedish from "dictionary-sv";
import { createHunspellFromStrings } from "hunspell-wasm";
import { textsOf, wordsOnly } from "../lint/rules/written-texts.ts";
import { lintFolder, stopOnErrors } from "../lint/run.ts";
import { COMMANDS } from "../messages/commands.ts";
import type { Finding } from "../schema/finding.ts";
import type { Locale } from "../schema/localized.ts";
import type { WordsFile } from "../schema/wording.ts";
import { FEATURES } from "./features.ts";

/** Soft hyphens only say where a word may break; letters after a digit are its ending: `35th`. */
const WORD = /(?<!\p{N})\p{L}[\p{L}\p{M}\p{N}\u00ad]*(?:['’-][\p{L}\p{N}\u00ad]+)*/gu;
/** `n0llan`, `NATO`: no dictionary lists them. */
const NO_WORD = /\p{N}|^\p{Lu}{1,6}$/u;
/** Shorter words of one language are often misspelt words of the other. */
const SAFE_LENGTH = 6;
const NO_WORDS: WordsFile = { names: [], sv: [], en: [] };

/**
 * Words of today's texts and data that neither the dictionaries nor `_data/words.json` know.
 *
 * @param root folder with `_data` and `src/content`
 * @param env environment variables, as for a build
 * @throws UserError with the errors of texts and data
 */
export async function misspelt(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Finding[]> {
  const { site, findings } = lintFolder(root, env, FEATURES);
  // What cannot be read would pass for well spelt.
  const unread = new Set(site.pages.flatMap(({ file, isValid }) => (isValid ? [] : file)));
  stopOnErrors(
    findings.filter(
      ({ file }) => unread.has(file) || (file.endsWith(".json") && !site.values.has(file)),
    ),
    "first",
  );
  const isRight = await speller(site.data.words ?? NO_WORDS);
  return textsOf(site).flatMap((text) =>
    [...wordsOnly(text.text).matchAll(WORD)]
      .map(({ 0: written, index }) => ({ word: written.replaceAll("\u00ad", ""), index }))
      .filter(({ word }) => !isRight(word, text.locale))
      .map(
        ({ word, index }): Finding => ({
          severity: "warning",
          file: text.file,
          ...text.placeOf(index),
          ...COMMANDS.misspelt({ word }),
        }),
      ),
  );
}

async function speller(known: WordsFile): Promise<(word: string, locale: Locale) => boolean> {
  const [sv, en] = await Promise.all([dictionary(swedish), dictionary(british)]);
  const lists = {
    sv: new Set([...known.names, ...known.sv].map(lower)),
    en: new Set([...known.names, ...known.en].map(lower)),
  };
  const isKnown = (word: string, locale: Locale): boolean => {
    const bare = word.replace(locale === "sv" ? /s$/ : /'s$/, "");
    if ([word, bare].some((form) => NO_WORD.test(form) || lists[locale].has(lower(form))))
      return true;
    // A Swedish word in an English text is usually one that is explained there; an English one in a
    // Swedish text is usually part of a name.
    if (locale === "en") return en(word) || (word.length >= SAFE_LENGTH && sv(word));
    return sv(word) || (/^\p{Lu}/u.test(word) && en(word));
  };
  return (written, locale) => {
    const word = written.replaceAll("’", "'");
    return (
      isKnown(word, locale) ||
      (word.includes("-") && word.split("-").every((part) => isKnown(part, locale)))
    );
  };
}

/** Whether a dictionary of Hunspell knows a word. */
export async function dictionary({ aff, dic }: typeof swedish): Promise<(word: string) => boolean> {
  const read = (file: Uint8Array) => new TextDecoder().decode(file);
  const hunspell = await createHunspellFromStrings(read(aff), read(dic));
  return (word) => hunspell.testSpelling(word);
}

const lower = (word: string) => word.toLowerCase();
