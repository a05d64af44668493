import { relative } from "node:path";
import type { Message } from "esbuild";
import { errorAbout, type Finding, formatFindings, UserError } from "../schema/finding.ts";

/** A line of a stack inside the project. */
const PLACE = /(?:file:\/\/)?(\/[^\s()?]+)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/** What an error of code stops. */
const CONSEQUENCE = "Nothing was published.";

/** An error of code as one with file and line: of esbuild, or thrown by a template or component. */
export function codeError(error: unknown): Error {
  // Not by its class: that of a bundled module is another one.
  if (error instanceof Error && error.name === "UserError") return error;
  return new UserError(formatFindings(codeFindings(error), CONSEQUENCE), { cause: error });
}

/**
 * The result of esbuild if it reports nothing. Warnings count, because it reports syntax errors of CSS as
 * warnings; those about packages do not.
 *
 * @throws UserError with file and line
 */
export async function sound<Result extends { warnings: Message[] }>(
  running: Promise<Result>,
): Promise<Result> {
  const result = await running.catch((error: unknown) => {
    throw codeError(error);
  });
  const own = result.warnings.filter(({ location }) => !location?.file.includes("node_modules/"));
  if (own.length === 0) return result;
  throw new UserError(formatFindings(messageFindings(own), CONSEQUENCE));
}

function codeFindings(error: unknown): Finding[] {
  if (!(error instanceof Error)) return [errorAbout("src", String(error), null)];
  if ("errors" in error && Array.isArray(error.errors)) return messageFindings(error.errors);
  for (const [, path = "", line, column] of (error.stack ?? "").matchAll(PLACE)) {
    const file = relative(".", path);
    if (file.startsWith("..") || file.startsWith("node_modules")) continue;
    return [
      {
        severity: "error",
        file,
        line: Number(line),
        column: Number(column),
        problem: `${error.name}: ${error.message}`,
        fix: null,
      },
    ];
  }
  return [errorAbout("src", error.message, null)];
}

function messageFindings(messages: readonly Message[]): Finding[] {
  return messages.map(({ text, location }) => ({
    severity: "error",
    file: location?.file ?? "src",
    line: location?.line ?? null,
    ...(location && { column: location.column + 1 }),
    problem: text,
    fix: null,
  }));
}
