import { type BlockArguments, blockArguments } from "../blocks/arguments.ts";
import { suggestion } from "../schema/describe-issue.ts";
import { errorAbout, type Finding, lineAt } from "../schema/finding.ts";
import { basename, dirname } from "./files/file-names.ts";
import { checkBlocks } from "./markdown/blocks.ts";
import { checkHeadings } from "./markdown/headings.ts";
import { checkLostWords } from "./markdown/lost-words.ts";
import { parseText } from "./markdown/parsed-text.ts";
import { checkRawMarkup } from "./markdown/raw-markup.ts";
import { linksOf, type TextLink } from "./markdown/text-links.ts";
import type { LintPage } from "./pages.ts";
import { relativePath } from "./paths.ts";
import { dataOf, type LintSite } from "./site.ts";

/** What rules about several files need of a text. */
export interface CheckedText {
  /** Places count from the top of the file. */
  links: readonly TextLink[];
  /** Ids of its headings. */
  ids: ReadonlySet<string>;
  /** Whether the page may have other ids, of data blocks and footnotes. */
  hasOtherIds: boolean;
  /** Whether a mark ends the summary. */
  isTruncated: boolean;
}

/** Texts without findings, by file: while someone edits, one text of many changes. */
const clean = new Map<string, { inputs: string; text: CheckedText }>();

/** Checks each text by itself. */
export function checkTexts(site: LintSite): {
  texts: Map<LintPage, CheckedText>;
  findings: Finding[];
} {
  const findings: Finding[] = [];
  const texts = new Map<LintPage, CheckedText>();
  const blocks = new Map(
    [null, ...site.versions.versions.map(({ name }) => name)].map((version) => {
      const known = blockArguments(dataOf(site, version));
      return [version, { known, key: JSON.stringify([...known]) }] as const;
    }),
  );
  for (const page of site.pages) {
    const { file, body, bodyLine, version, title, isValid } = page;
    const { known, key } = blocks.get(version) ?? { known: new Map(), key: "" };
    if (body === null) continue;
    const inputs = [body, bodyLine, title, isValid, key].join("\n");
    const before = clean.get(file);
    if (before?.inputs === inputs) {
      texts.set(page, before.text);
      continue;
    }
    const count = findings.length;
    try {
      const text = checkText(page, body, known, site, findings);
      texts.set(page, text);
      if (findings.length === count) clean.set(file, { inputs, text });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      findings.push(errorAbout(file, `The text cannot be parsed: ${reason}.`, null));
    }
  }
  return { texts, findings };
}

function checkText(
  page: LintPage,
  body: string,
  blocks: BlockArguments,
  site: LintSite,
  findings: Finding[],
): CheckedText {
  const { file, kind, bodyLine } = page;
  const inFile = (line: number) => bodyLine + line - 1;
  const tell = (line: number, problem: string, fix: string, isWarning = false) =>
    findings.push({ severity: isWarning ? "warning" : "error", file, line, problem, fix });
  const text = parseText(body, (line, problem, fix, { severity = "error", column } = {}) =>
    findings.push({
      severity,
      file,
      line: inFile(line),
      ...(column === undefined ? {} : { column }),
      problem,
      fix,
    }),
  );
  const headings = checkHeadings(text, page.title, kind === "doc");
  if (page.isValid && kind === "doc" && page.title === null && headings.title === null)
    tell(1, "The page has no title.", "Write in the front matter:  title: …");
  if (kind === "home" && body.trim() !== "") {
    tell(
      inFile(lineAt(body, body.search(/\S/))),
      "The text below the front matter is not shown: the home page has fields only.",
      "Move it into one of the fields, or to a page of its own.",
      true,
    );
  }
  checkBlocks(text, blocks);
  checkRawMarkup(text, {
    blockNames: [...blocks.keys()],
    nearestTarget: (target, isImage) => nearestTarget(target, isImage, page, site),
  });
  checkLostWords(text);
  const { tokens } = text;
  const has = (type: string) => tokens.some((token) => token.type === type);
  return {
    links: linksOf(text).map((link) => ({ ...link, line: inFile(link.line) })),
    ids: headings.ids,
    hasOtherIds: has("data_block") || has("footnote_block_open"),
    isTruncated: has("truncate"),
  };
}

/** What an address with spaces in it was probably meant for. */
function nearestTarget(
  target: string,
  isImage: boolean,
  page: LintPage,
  { beside, pages, locales }: LintSite,
): string | null {
  const folder = dirname(page.file);
  const prefix = locales.locales[page.locale].path.length - 1;
  const known = isImage
    ? beside.filter((path) => dirname(path) === folder).map(basename)
    : pages
        .filter(({ locale }) => locale === page.locale)
        .flatMap(({ url, file }) => [url.slice(prefix), relativePath(folder, file)]);
  return /^Did you mean "(.*)"\?$/.exec(suggestion(target, known) ?? "")?.[1] ?? null;
}
