import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemSwedish } from "@orama/stemmers/swedish";
import type { Locale } from "../../src/schema/localized.ts";

/**
 * Stop words, also those of speech and of chats: a reader who asks "hur får jag" means what follows. So
 * are words for ways to reach somebody: each role has an address, so only its name says which.
 */
const STOP_WORDS: Record<Locale, ReadonlySet<string>> = {
  sv: new Set(
    `inte vara hur vad var när vem vilka vilken vilket varför får få kan ska skall vill jag mig min mitt mina
    du dig din ditt dina man vi oss ni er den det de dem en ett att och eller men om i på av för till från
    med utan hos vid är finns har blir bli gör göra så som the
    va e o å dom mej dej han hon hen sin sitt sina nån nåt någon något några ngn ngt nånting någonting
    ingen inget inga sån sånt mycket mkt mer mera mest lite väldigt jätte bara också ju då nu här där typ
    liksom kanske väl ens igen längre måste behöver behövs borde brukar kunde skulle ville hade haft blev
    blivit varit gjorde håller hålla ansvarar sköter vet veta undrar hittar hitta heter hej snälla tack hjälp hjälpa nästa förra senaste
    mejl mejla mejladress mail maila mailadress epost e-post epostadress e-postadress kontakt kontakta
    kontaktuppgifter nå når`.split(/\s+/),
  ),
  en: new Set(
    `not how what where when who which why do does did can could may should will would i me my we us our you
    your they its a an the and or but if in on of for to from with at by is are was be been am there get
    have has about
    im ive id ill dont cant wont didnt doesnt isnt whats whens wheres whos hows any some someone somebody
    anyone something anything it this that these those he she him her his them their had were so too very
    just really much many more most anymore also only then than here into out up need needs want wants use
    wanna gonna know find tell stuff thing things please hi hello thanks help next last latest
    mail email e-mail emails contact reach`.split(/\s+/),
  ),
};

/** The words of a text with where they begin; one with a hyphen or another sign in it is one word: "T-shirt", "EU:s", "SM#2". */
export function wordsOf(text: string) {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[-‑–:#'’/][\p{L}\p{N}]+)*/gu)].map((match) => ({
    text: match[0].normalize("NFC").toLowerCase(),
    start: match.index,
  }));
}

/** The pieces of a word with signs in it, after all of them as one. */
export function piecesOf(word: string): string[] {
  const pieces = word.split(/[^\p{L}\p{N}]+/u);
  return pieces.length > 1 ? [pieces.join(""), ...pieces] : pieces;
}

export function isStopWord(word: string, language: Locale): boolean {
  return STOP_WORDS[language].has(word.replace(/['’]/g, ""));
}

/** Keeps what was made, as texts and questions repeat their words. */
export function kept<Made>(make: (key: string) => Made): (key: string) => Made {
  const known = new Map<string, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}

const STEMS: Record<Locale, (word: string) => string> = {
  // The package leaves "kvittot" and "kvitton" as they are.
  sv: kept((word) => stemSwedish(word).replace(/(?<=..[oéi])[nt]$/, "")),
  en: kept(stemEnglish),
};

/** The word without its ending, by the rules of its language. */
export function stem(word: string, language: Locale): string {
  return STEMS[language](word);
}

/** Without accents, as typed on a keyboard that has none. */
export function fold(word: string): string {
  return word.normalize("NFD").replace(/\p{Mark}/gu, "");
}

/** The terms that a word is indexed by: the stems of its pieces. */
export function termsOf(word: string, language: Locale): string[] {
  return piecesOf(word).map((piece) => stem(piece, language));
}
