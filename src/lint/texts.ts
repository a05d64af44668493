import { PAGES } from "../messages/pages.ts";
import type { SiteFeature } from "../model/site.ts";
import { dirname } from "../read/files/file-names.ts";
import type { ReadPage } from "../read/pages.ts";
import { dataOf, isArchived, type ReadSite } from "../read/site.ts";
import { textCache } from "../read/text-cache.ts";
import { relativePath } from "../routes/file-paths.ts";
import { nearest } from "../schema/describe-issue.ts";
import { type Finding, findingIn, lineAt } from "../schema/finding.ts";
import { isUpload, safeTarget } from "../schema/uploads.ts";
import { blockArguments } from "./markdown/block-arguments.ts";
import { checkBlocks, isClosed } from "./markdown/blocks.ts";
import { checkHeadings } from "./markdown/headings.ts";
import { lintedText } from "./markdown/linted-text.ts";
import { checkLostWords } from "./markdown/lost-words.ts";
import { checkRawMarkup } from "./markdown/raw-markup.ts";
import { checkRunTogether } from "./markdown/run-together.ts";
import { linksOf } from "./markdown/text-links.ts";

type Blocks = Pick<SiteFeature, "blocks">;

/** What rules about several files need of a text. */
export type CheckedText = ReturnType<typeof checkText>["text"];

const checked = textCache<ReturnType<typeof checkText>>();

/** Checks each text by itself. */
export function checkTexts(site: ReadSite, features: readonly Blocks[]) {
  const findings: Finding[] = [];
  const texts = new Map<ReadPage, CheckedText>();
  const once = checked(factsOf(site, features));
  for (const page of site.pages) {
    const { body, file, kind, version, title, isValid, bodyLine } = page;
    if (body === null) continue;
    const known = JSON.stringify([file, kind, version, title, isValid, bodyLine, body]);
    const result = once(known, () => checkText(page, body, site, features));
    texts.set(page, result.text);
    findings.push(...result.findings);
  }
  return { texts, findings };
}

/** What a text is checked with besides itself: names of blocks, and addresses that links may mean. */
function factsOf(site: ReadSite, features: readonly Blocks[]): string {
  const { beside, pages } = site;
  const blocks = [null, ...site.archives.keys()].map((version) => [
    version,
    ...blockArguments(features, dataOf(site, version)),
  ]);
  const uploads = [...site.files].filter((file) => /\/(?:img|pdfs)\//.test(file));
  return JSON.stringify([beside, uploads, pages.map(({ url }) => url), blocks]);
}

function checkText(page: ReadPage, body: string, site: ReadSite, features: readonly Blocks[]) {
  const { file, kind, bodyLine } = page;
  const findings: Finding[] = [];
  const known = blockArguments(features, dataOf(site, page.version));
  const blocks = isArchived(site, page.version)
    ? new Map([...known.keys()].map((name) => [name, undefined]))
    : known;
  const inFile = (line: number) => bodyLine + line - 1;
  const text = lintedText(page.parsedBody, (line, mistake, severity = "error") =>
    findings.push({ severity, file, line: inFile(line), ...mistake }),
  );
  const heading = checkHeadings(text, page.title);
  if (page.isValid && kind === "doc" && page.title === null && heading === null)
    findings.push(findingIn(file, { line: 1, ...PAGES.noTitle() }));
  if (kind === "home" && body.trim() !== "")
    text.warn(lineAt(body, body.search(/\S/)), PAGES.textOfHome());
  checkBlocks(text, blocks);
  checkRawMarkup(text, {
    blockNames: [...blocks.keys()],
    nearestTarget: (target, isImage) =>
      (isUpload(target, site.files) ? safeTarget(target).replace(/^<|>$/g, "") : null) ??
      nearest(target, [
        ...site.beside.map((path) => relativePath(dirname(file), path)),
        ...(isImage ? [] : site.pages.map(({ url }) => url)),
      ]),
  });
  checkRunTogether(text);
  checkLostWords(text);
  return {
    findings,
    text: {
      /** Places count from the top of the file. */
      links: linksOf(text).map((link) => ({ ...link, line: inFile(link.line) })),
      /** Whether a mark ends the summary, below words; also where code before it is never closed. */
      isTruncated: text.tokens.some(
        (token, index) =>
          (token.type === "truncate" && index > 0) ||
          (token.type === "fence" &&
            token.content.includes("<!-- truncate -->") &&
            !isClosed(token, text.lines)),
      ),
    },
  };
}
