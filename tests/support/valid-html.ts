import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";

/*
 * tests/htmlvalidate.json takes the recommended rules, levels of headings (G-41), and not these:
 * attr-case, attribute-boolean-style, attribute-empty-style, doctype-style, void-style: about the spelling of HTML typed by
 * hand. React writes `hrefLang`, `open=""`, `alt=""` and `<br/>`, Markdown `<br>`, we `<!doctype html>`; browsers read all alike.
 * no-trailing-whitespace: texts of editors are published as written.
 * tel-non-breaking: links to a number also hold words; a unit test holds that numbers of services do not break.
 * valid-id (relaxed): ids keep å ä ö and may begin with a digit (ANCH-1), which HTML allows.
 */
const RULES = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../htmlvalidate.json"), "utf8"),
) as ConfigData;

/** The mobile menu repeats the main menu and the side menu; while it is open, the rest of the page is inert. */
const DRAWER = /<dialog id="drawer".*?<\/dialog>/s;

const validator = new HtmlValidate(new StaticConfigLoader(RULES));

/** The errors in the HTML of a page, each once. */
export async function invalidHtml(html: string): Promise<string[]> {
  // Landmarks of the menu get names of their own, so that each part is asked for its own twins.
  const apart = html.replace(DRAWER, (drawer) => drawer.replaceAll('aria-label="', "$&Menu: "));
  const { results } = await validator.validateString(apart);
  const findings = results.flatMap(({ messages }) => messages);
  return [...new Set(findings.map(({ message, ruleId }) => `${message} (${ruleId})`))];
}
