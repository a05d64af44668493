import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";

/*
 * tests/htmlvalidate.json takes the recommended rules but for these, which are about how HTML that people type looks:
 * attr-case, attribute-boolean-style, attribute-empty-style, doctype-style, void-style: React writes `hrefLang`, `open=""`,
 * `alt=""` and `<br/>`, Markdown `<br>`, we `<!doctype html>`; to a browser the spellings are one.
 * no-trailing-whitespace: text of editors reaches the page as written; nobody sees a blank at the end of a line.
 * unique-landmark: it does not know that a closed popover is no landmark; the test of SHELL-1 does.
 * valid-id (relaxed): ids keep å ä ö and may begin with a digit (ANCH-1), which HTML allows.
 */
const RULES = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../htmlvalidate.json"), "utf8"),
) as ConfigData;

const validator = new HtmlValidate(new StaticConfigLoader(RULES));

/** What is wrong with the HTML of a page, each finding once. */
export async function invalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const findings = results.flatMap(({ messages }) =>
    messages.map(({ message, ruleId }) => `${message} (${ruleId})`),
  );
  return [...new Set(findings)];
}
