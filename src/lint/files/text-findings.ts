import { type FileFinding, lineAt } from "../../schema/finding.ts";

/** What is left of a letter that was decoded as two letters, or not at all. */
const GARBLED = /Ã[¥¤¶…„–©]|â€[™œ“]|\uFFFD/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F]/;

/** What brings letters back that an editor of texts read in another encoding. */
const SAVE_AGAIN =
  'Write the word again. If more letters are lost, click the encoding at the bottom right of VS Code, choose "Reopen with Encoding" and the one that shows them; click it again and choose "Save with Encoding", then "UTF-8".';

/** Mistakes that make a file unusable: unresolved merge conflicts and lost letters. */
export function textFindings(text: string): FileFinding[] {
  return [...conflicts(text), ...lostLetters(text)];
}

/** Unresolved merge conflicts, or what is left of one. */
function conflicts(text: string): FileFinding[] {
  const found = text.matchAll(/^(?:<{7}\s[\s\S]*?^>{7}|<{7}|>{7})(?:\s|$)/gm);
  return Array.from(found, ({ 0: conflict, index }) => {
    const line = lineAt(text, index);
    return {
      line,
      problem: `There is an unresolved merge conflict from line ${line} to line ${lineAt(text, index + conflict.trimEnd().length)}: two versions of the same lines.`,
      fix: "Keep one of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.",
    };
  });
}

/** Letters that were lost when the file was saved, and characters that cannot be shown. */
function lostLetters(text: string): FileFinding[] {
  const lost = GARBLED.exec(text) ?? CONTROL.exec(text);
  if (!lost) return [];
  const line = lineAt(text, lost.index);
  const word = /\S*$/.exec(text.slice(Math.max(0, lost.index - 30), lost.index))?.[0] ?? "";
  if (lost[0] === "\r") {
    const problem = "The lines end as on very old computers, so they would be read as one.";
    return [
      {
        line,
        problem,
        fix: "Open the file in VS Code, choose LF at the bottom right, and save it.",
      },
    ];
  }
  if (CONTROL.test(lost[0])) {
    const problem = `There is an invisible character that cannot be shown after "${word}".`;
    return [{ line, problem, fix: "Remove it." }];
  }
  const problem = `Letters were lost, because the file is not saved as UTF-8: "${word}${lost[0]}".`;
  return [{ line, problem, fix: SAVE_AGAIN }];
}
