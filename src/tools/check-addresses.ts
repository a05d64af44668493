/**
 * `node src/tools/check-addresses.ts`: opens every address of other sites once, and lists those that do
 * not answer. It reports, as Markdown, and never fails: an address may be down for a night, or refuse programs.
 */
import { pathToFileURL } from "node:url";
import { readFiles } from "../read/read-files.ts";

const ADDRESS = /https?:\/\/[^\s"'<>()\\\]]+/g;
/** Files whose addresses are examples, or of this site. */
const LEFT_OUT = /^(?:_data\/(?:labels\/.*|site|translations)\.json|src\/versions\/.*)$/;

/** Asks for an address; throws where nothing answers. */
type Ask = (address: string) => Promise<Pick<Response, "status">>;

/** Where each address of another site is written, by address. */
export function addressesIn(texts: ReadonlyMap<string, string | null>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, text] of texts) {
    if (LEFT_OUT.test(file)) continue;
    for (const address of new Set(text?.match(ADDRESS)))
      found.set(address, [...(found.get(address) ?? []), file]);
  }
  return found;
}

/** The report, in Markdown. */
export async function report(
  addresses: ReadonlyMap<string, readonly string[]>,
  ask: Ask,
): Promise<string> {
  const answers = await Promise.all(
    [...addresses].map(async ([address, files]) => ({
      address,
      files,
      answer: await ask(address).then(
        ({ status }) => `${status}`,
        (error: unknown) => (error instanceof Error ? error.message : `${error}`),
      ),
    })),
  );
  const isNumber = ({ answer }: { answer: string }) => /^\d+$/.test(answer);
  // A page that refuses programs (403, 429) is there; one that moved is followed.
  const lost = answers.filter((each) => !isNumber(each) || /^(404|410|5..)$/.test(each.answer));
  return [
    "## Addresses of other sites",
    "",
    answers.length > 0 && !answers.some(isNumber)
      ? "Nothing answered, so there is probably no network. Nothing was checked."
      : `${answers.length} addresses, ${lost.length} without an answer.`,
    "",
    ...(answers.some(isNumber) ? lost : []).map(
      ({ address, files, answer }) => `- ${address} (${answer}): ${files.join(", ")}`,
    ),
    "",
  ].join("\n");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const ask: Ask = (address) =>
    fetch(address, { signal: AbortSignal.timeout(20_000), headers: { accept: "text/html" } });
  const addresses = addressesIn(readFiles(process.cwd()).texts);
  console.log(await report(addresses, ask));
  process.exit(0);
}
