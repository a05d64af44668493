import { FILES } from "../../messages/files.ts";
import type { Piece } from "../../messages/message.ts";
import { splitNumberPrefix } from "../../routes/routes.ts";
import { errorAbout, type Finding, type Mistake } from "../../schema/finding.ts";

/** What a part of an address may contain besides letters, which are in lower case. */
const PLAIN = /^[\p{Ll}\p{Lo}\p{Lm}\p{Mark}\p{Number}._-]+$/u;
/** In the docs the page of its folder, whose name is the address. */
const README = /^readme\.md$/i;

/**
 * Names of texts and folders that cannot be addresses, and names that some computers take for the
 * same. A folder is reported once, not for each of its files.
 *
 * @param texts paths below the folder
 */
export function pageNameFindings(texts: readonly string[], folder: string): Finding[] {
  const names = new Set(texts.flatMap(withFolders));
  const groups = Map.groupBy(names, sameForMost);
  const isTwin = (path: string) => (groups.get(sameForMost(path))?.length ?? 0) > 1;
  // Everything inside such folders is the same, too.
  const twins = [...groups.values()].filter(
    ([first = "", ...others]) => others.length > 0 && !withFolders(first).slice(0, -1).some(isTwin),
  );
  const reported = new Set(twins.flat());
  const finding = (path: string, mistake: Mistake) => errorAbout(`${folder}/${path}`, mistake);
  const isDoc = (path: string) => path.startsWith("docs/") || folder.startsWith("src/versions/");
  /** The part that ends up in the address; only docs leave numbers out. */
  const inAddress = (path: string) =>
    isDoc(path) ? splitNumberPrefix(stemOf(path)).name : stemOf(path);
  const isPlain = (path: string) =>
    (isDoc(path) && README.test(nameOf(path))) || PLAIN.test(inAddress(path));
  return [
    ...twins.map((paths) => {
      const [first = "", ...rest] = paths.sort((a, b) => Number(isPlain(a)) - Number(isPlain(b)));
      const others = rest.map((path) => `"${nameOf(path)}"`).join(", ");
      return finding(first, FILES.twins({ first: nameOf(first), others }));
    }),
    ...[...names]
      .filter((path) => !isPlain(path) && !reported.has(path))
      .map((path) => {
        const isFile = path.endsWith(".md");
        const better = `${plainName(stemOf(path))}${isFile ? ".md" : ""}`;
        const mistakes = mistakeIn(inAddress(path));
        const words = { name: nameOf(path), mistakes, better };
        return finding(path, isFile ? FILES.badName(words) : FILES.badFolderName(words));
      }),
  ];
}

/** The folders of a path and itself, outermost first. */
function withFolders(path: string): string[] {
  const parts = path.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

const sameForMost = (path: string) => path.normalize("NFC").toLowerCase();
const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const stemOf = (path: string) => nameOf(path).normalize("NFC").replace(/\.md$/, "");

function mistakeIn(name: string): Piece {
  const foreign = [...new Set(name.replace(/[\p{Letter}\p{Mark}\p{Number}._\s-]/gu, ""))];
  const signs = foreign.map((sign) => JSON.stringify(sign));
  const inWords = (space: string, capitals: string) =>
    [
      ...(/\s/.test(name) ? [space] : []),
      ...(/[\p{Lu}\p{Lt}]/u.test(name) ? [capitals] : []),
      ...signs,
    ].join(", ");
  return {
    en: inWords("a space", "capital letters"),
    sv: inWords("ett mellanslag", "stora bokstäver"),
  };
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
