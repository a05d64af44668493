import { relative } from "node:path";
import type { Message } from "esbuild";
import { STEPS } from "../messages/commands.ts";
import { withFix } from "../messages/message.ts";
import {
  errorAbout,
  type Finding,
  formatFindings,
  formatPlace,
  type RenderError,
  UserError,
} from "../schema/finding.ts";
import { posixPath } from "../schema/posix-path.ts";

/** A line of a stack inside the project; absolute paths of Windows begin with a drive. */
const PLACE =
  /(?:file:\/\/\/(?=[A-Z]:)|file:\/\/)?((?:[A-Z]:[\\/]|\/)[^\s()?]+)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/**
 * An error of code as one with file and line: of esbuild, or thrown by a template or component. Errors of
 * the project are known by their names, as the class in a bundled module is another one.
 *
 * @param file what is named where neither the error nor its stack names a file of the project
 */
export function codeError(error: unknown, file = "src"): Error {
  if (error instanceof Error && error.name === "UserError") return error;
  return new UserError(formatFindings(codeFindings(error, file), "notPublished"), { cause: error });
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
  throw new UserError(formatFindings(messageFindings(own), "notPublished"));
}

function codeFindings(error: unknown, file: string): Finding[] {
  if (!(error instanceof Error)) return [errorAbout(file, { problem: String(error), fix: null })];
  if ("errors" in error && Array.isArray(error.errors)) return messageFindings(error.errors);
  if (error.name !== "RenderError") {
    const problem = `${error.name}: ${error.message}`;
    return [{ ...errorAbout(file, { problem, fix: null }), ...placeInCode(error) }];
  }
  const { mistake, origin, place } = error as RenderError;
  const code = placeInCode(origin);
  if (!place) return [{ ...errorAbout(file, mistake), ...code }];
  const at = code && STEPS.errorAt({ place: formatPlace(code) });
  const words = at ? withFix(mistake, at) : mistake;
  return [{ ...errorAbout(place.file, words), ...place }];
}

/** Where in the project an error has been thrown; undefined where React itself, or a package, has. */
function placeInCode(error: unknown): Pick<Finding, "file" | "line" | "column"> | undefined {
  const { stack = "" } = error instanceof Error ? error : {};
  for (const [, path = "", line, column] of stack.matchAll(PLACE)) {
    // What has called React is not to blame.
    if (path.includes("/node_modules/react-dom/")) return undefined;
    const file = posixPath(relative(".", path));
    if (file.startsWith("..") || file.startsWith("node_modules")) continue;
    return { file, line: Number(line), column: Number(column) };
  }
  return undefined;
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
