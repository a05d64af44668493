import { type Mistake, type Piece, say } from "./message.ts";

const FILE = "_data/services.json";

/** Messages about links by the key of a service. */
export const SERVICES = {
  lacks: ({ target, key, isPhone }: { target: string; key: string; isPhone: boolean }) => {
    const field = isPhone ? "phone" : "address";
    return say({
      en: [`"[[${target}]]": "${key}" in ${FILE} has no ${field}.`, `Write its "${field}" there.`],
      sv: [
        `"[[${target}]]": "${key}" i ${FILE} har ingen ${isPhone ? "telefon" : "adress"}.`,
        `Skriv dess "${field}" där.`,
      ],
    });
  },
  unknown: ({ target, fix }: { target: string; fix: Piece }) =>
    say({
      en: [`"[[${target}]]" is not in ${FILE}.`, fix?.en],
      sv: [`"[[${target}]]" finns inte i ${FILE}.`, fix?.sv],
    }),
  repeated: ({ address, key, isData }: { address: string; key: string; isData: boolean }) =>
    say({
      en: [
        `${address} is written in ${FILE} already, as "${key}".`,
        isData
          ? `Write:  "service": "${key}"`
          : `Write:  [[länk:${key}]]  or  [[länk:${key}|other words]]`,
      ],
      sv: [
        `${address} står redan i ${FILE}, som "${key}".`,
        isData
          ? `Skriv:  "service": "${key}"`
          : `Skriv:  [[länk:${key}]]  eller  [[länk:${key}|andra ord]]`,
      ],
    }),
} satisfies Record<string, (values: never) => Mistake>;
