import { basename, dirname } from "node:path/posix";
import { splitNumberPrefix } from "../model/routes/routes.ts";
import type { Finding } from "../schema/finding.ts";
import { type Entry, isText } from "./list-entries.ts";

/** What a part of an address may hold besides letters, which have no capitals there. */
const PLAIN = /^[\p{Ll}\p{Lo}\p{Lm}\p{Mark}\p{Number}._-]+$/u;
/** Stands for its folder, whose name is the address. */
const README = /^readme\.md$/i;

/**
 * Names of texts and their folders that cannot be addresses, and names that differ so little that many
 * computers take them for one. Each is told once, a folder not for each of its files.
 *
 * @param folder that the entries lie in, as findings name it
 */
export function pageNameFindings(entries: readonly Entry[], folder: string): Finding[] {
  const texts = entries.filter(isText);
  const names = new Set(texts.flatMap(({ path }) => withFolders(path)));
  const groups = Map.groupBy(names, sameForMost);
  const isTwin = (path: string) => (groups.get(sameForMost(path))?.length ?? 0) > 1;
  // In folders that are one for many computers everything is.
  const twins = [...groups.values()].filter(
    ([first = "", ...others]) => others.length > 0 && !withFolders(dirname(first)).some(isTwin),
  );
  const told = new Set(twins.flat());
  const place = (path: string) => ({ file: `${folder}/${path}`, line: null });
  /** The part that ends up in the address; only docs leave numbers out. */
  const inAddress = (path: string) => {
    const isDoc = path.startsWith("docs/") || folder.startsWith("src/versions/");
    return isDoc ? splitNumberPrefix(stemOf(path)).name : stemOf(path);
  };
  const isPlain = (path: string) => README.test(basename(path)) || PLAIN.test(inAddress(path));
  return [
    ...twins.map((paths): Finding => {
      const [first = "", ...others] = paths.sort((a, b) => Number(isPlain(a)) - Number(isPlain(b)));
      const isCase = first.normalize("NFC") !== others[0]?.normalize("NFC");
      const difference = isCase ? "letter case" : "how the letters å, ä and ö are stored";
      return {
        ...place(first),
        problem: `"${basename(first)}" and ${others.map((path) => `"${basename(path)}"`).join(" and ")} differ only in ${difference}; many computers take them for one.`,
        fix: "Delete one of them, or give it another name.",
      };
    }),
    ...[...names]
      .filter((path) => !isPlain(path) && !told.has(path))
      .map((path): Finding => {
        const isFile = path.endsWith(".md");
        return {
          ...place(path),
          problem: `The name "${basename(path)}" cannot be part of an address: it holds ${mistakeIn(inAddress(path))}.`,
          fix: `Rename the ${isFile ? "file" : "folder"} to  ${plainName(stemOf(path))}${isFile ? ".md" : ""}  in both languages.`,
        };
      }),
  ];
}

/** A path and the folders that it lies in. */
function withFolders(path: string): string[] {
  const folder = dirname(path);
  return folder === "." ? [path] : [...withFolders(folder), path];
}

const sameForMost = (path: string) => path.normalize("NFC").toLowerCase();

/** The last part of a path, without its ending. */
function stemOf(path: string): string {
  return basename(path).normalize("NFC").replace(/\.md$/, "");
}

function mistakeIn(name: string): string {
  const foreign = [...new Set(name.replace(/[\p{Letter}\p{Mark}\p{Number}._\s-]/gu, ""))];
  return [
    ...(/\s/.test(name) ? ["a blank"] : []),
    ...(/[\p{Lu}\p{Lt}]/u.test(name) ? ["capital letters"] : []),
    ...foreign.map((sign) => JSON.stringify(sign)),
  ].join(", ");
}

/** @example plainName("Ny post #2") // "ny-post-2" */
export function plainName(stem: string): string {
  const plain = stem
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{Mark}\p{Number}._]+/gu, "-")
    .replace(/^[-.]+|[-.]+$/g, "");
  return plain || "my-page";
}
