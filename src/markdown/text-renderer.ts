import { existsSync } from "node:fs";
import { basename, dirname, join, posix, relative } from "node:path";
import type { ImageOptions } from "../bundle/image-html.ts";
import type { ImageMetadata, Images } from "../bundle/images.ts";
import type { BlockModel } from "../model/blocks/blocks.ts";
import { BLOCK_NAMES, blockStyles, buildBlock, isBlockName } from "../model/blocks/blocks.ts";
import { termId } from "../model/glossary.ts";
import { classifyLink, EXTERNAL_LINK } from "../model/routes/links.ts";
import { byLocale } from "../model/routes/locales.ts";
import { decode, splitPath } from "../model/routes/paths.ts";
import {
  dataOfVersion,
  type LocaleContext,
  localeContext,
  type SiteData,
} from "../model/site-data.ts";
import type { Source, TextLink } from "../model/sources.ts";
import type { ContentFile } from "../read/read-content.ts";
import { suggestion } from "../schema/describe-issue.ts";
import type { Problem } from "../schema/finding.ts";
import type { Locale } from "../schema/localized.ts";
import { blockMarkdown } from "./block-markdown.ts";
import type { Environment, Explained, TextImage } from "./environment.ts";
import { schemeProblem } from "./link-schemes.ts";
import { renderMarkdown } from "./markdown.ts";
import type { TextPlace } from "./source-places.ts";

/** What texts are rendered with. */
export interface TextSources {
  /** Folder that the files' paths are relative to. */
  root: string;
  data: SiteData;
  /** All published files, for links between them. */
  files: readonly ContentFile[];
  images: Images;
  /** Draws what the parser hands out. */
  draw: {
    block(block: BlockModel): string;
    image(image: ImageMetadata, alt: string, options: ImageOptions): string;
    /** Address of one file of an image, for links to it. */
    imageAddress(image: ImageMetadata): string;
  };
}

/** A page with its text, and what came up while it was rendered. */
export interface RenderedPage {
  source: Source;
  /** Mistakes; none on a page that stands in for a translation, as its original tells them. */
  problems: Problem[];
  /** Links to Markdown files that do not exist (CHECK-4). */
  brokenLinks: Problem[];
  /** Local files that the page links to (LINK-4): output path to path on disk. */
  linkedFiles: Map<string, string>;
  /** Images that the text shows or links to, by path of the original. */
  images: Map<string, ImageMetadata>;
  /** Files that the text asks for, and whether they were there. */
  askedFiles: Map<string, boolean>;
  /** Whether it shows data, which may name other pages by their titles. */
  hasBlocks: boolean;
}

/** Where in a Markdown file something stands. */
type Place = TextPlace & { file: string };

type ResolvedLink = { href: string; attributes: Record<string, string> };

/**
 * Prepares the rendering of texts.
 *
 * @returns renders a file as a page of a language; in another language than its own it stands in for
 *   a missing translation (LOC-5)
 */
export function createTextRenderer(
  sources: TextSources,
): (file: ContentFile, locale: Locale) => RenderedPage {
  const { data, files } = sources;
  const contexts = byLocale((locale) => localeContext(locale, data, () => {}));
  const byFile = new Map(files.map(({ source }) => [source.file.normalize("NFC"), source]));
  const shared = { ...sources, contexts, byFile };
  return (file, locale) => {
    try {
      return render(file, locale, shared);
    } catch (error) {
      // Whatever the parser stumbles over is told of its file, and the others are read.
      const problem = `The text cannot be rendered: ${error instanceof Error ? error.message : String(error)}.`;
      const empty = render({ ...file, body: "" }, locale, shared);
      return { ...empty, problems: [{ file: file.source.file, problem }] };
    }
  };
}

interface Shared extends TextSources {
  contexts: Record<Locale, LocaleContext>;
  byFile: ReadonlyMap<string, ContentFile["source"]>;
}

function render(
  { source, body, bodyLine }: ContentFile,
  locale: Locale,
  { root, data, images, draw, contexts, byFile }: Shared,
): RenderedPage {
  const page = contexts[locale];
  const text = contexts[source.locale];
  const isStandIn = locale !== source.locale;
  const url = isStandIn ? page.record.path + source.url.slice(text.record.path.length) : source.url;
  const links: TextLink[] = [];
  const found: Omit<RenderedPage, "source"> = {
    problems: [],
    brokenLinks: [],
    linkedFiles: new Map(),
    images: new Map(),
    askedFiles: new Map(),
    hasBlocks: false,
  };
  const env: Environment = {
    labels: text.labels,
    blockNames: BLOCK_NAMES,
    countsTitle: source.kind === "doc",
    hasExcerpt: source.kind === "post",
    pageTitle: source.frontMatter.title ?? null,
    headings: [],
    title: null,
    titleLines: [],
    styles: new Set(),
    report: (line, problem, fix, severity) =>
      report({ ...inFile({ line }), problem, fix, ...(severity && { severity }) }),
    renderBlock(name, argument, line) {
      if (!isBlockName(name)) return undefined;
      found.hasBlocks = true;
      const own = source.kind === "doc" ? dataOfVersion(data, source.version) : data;
      const built = buildBlock(name, argument, { ...text, data: own, href: page.href });
      if ("block" in built) {
        for (const style of blockStyles(built.block)) env.styles.add(style);
        return { html: draw.block(built.block), markdown: blockMarkdown(built.block, absolute) };
      }
      report({ ...inFile({ line }), ...built });
      return undefined;
    },
    explain: (term, place) => explain(term, inFile(place)),
    resolveLink: (target, place) => resolveLink(target, inFile(place)),
    renderImage: (image, alt, place) => renderImage(image, alt, inFile(place)),
    nearestTarget,
    absolute,
  };
  const rendered = { ...renderMarkdown(body, env, url), line: bodyLine, links };
  if (source.kind === "doc" && env.pageTitle === null && rendered.title === null) {
    report({
      file: source.file,
      line: 1,
      problem: "The page has no title.",
      fix: "Write in the front matter:  title: …",
    });
  }
  return { source: withText({ ...source, locale, url }, rendered), ...found };

  function withText(fields: ContentFile["source"], rendered: Source["text"]): Source {
    return { ...fields, contentLocale: source.locale, text: rendered };
  }

  function inFile({ line, column }: TextPlace): Place {
    return {
      file: source.file,
      line: bodyLine + line - 1,
      ...(column === undefined ? {} : { column }),
    };
  }

  function absolute(href: string): string {
    return URL.canParse(href, page.absolute(url)) ? new URL(href, page.absolute(url)).href : href;
  }

  function report(problem: Problem): void {
    if (!isStandIn) found.problems.push(problem);
  }

  /** A file below the root as it is called on disk, where macOS takes letters like å apart (NFD). */
  function onDisk(path: string): string | undefined {
    const forms = new Set([path, path.normalize("NFC"), path.normalize("NFD")]);
    return [...forms].map((form) => join(root, form)).find(isThere);
  }

  function isThere(path: string): boolean {
    const answer = existsSync(path);
    found.askedFiles.set(path, answer);
    return answer;
  }

  function broken(problem: Problem): void {
    if (!isStandIn) found.brokenLinks.push(problem);
  }

  function explain(written: string, place: Place): Explained | undefined {
    const { to, terms } = data.glossary;
    const id = termId(written, data.glossary);
    if (!id && termId(written, { to, terms: data.hiddenTerms ?? {} })) return undefined;
    const known = id === undefined ? undefined : terms[id];
    if (!known) {
      const names = Object.values(terms).map(({ term }) => text.text(term));
      report({
        ...place,
        problem: `"[[${written}]]": the glossary does not know the word.`,
        fix: suggestion(written, names) ?? "Add it to _data/glossary.json.",
      });
      return undefined;
    }
    const { href } = placed(`${page.href(to)}#${id}`, `[[${written}]]`, place);
    return { href, explanation: text.text(known.explanation) };
  }

  function resolveLink(target: string, place: Place): ResolvedLink {
    if (target === "") {
      broken({
        ...place,
        problem: "The link leads nowhere: there is nothing between ( and ).",
        fix: "Write the address there:  [the board](/docs/board)",
      });
      return { href: target, attributes: {} };
    }
    const kind = classifyLink(target, data.site.url);
    if (kind === "external") return { href: target, attributes: EXTERNAL_LINK };
    if (kind === "scheme") {
      const slip = schemeProblem(target);
      if (slip) report({ ...place, ...slip });
      return { href: target, attributes: {} };
    }
    if (kind === "fragment") return placed(target, target, place);
    const { path, rest } = splitPath(target);
    const asked = posix.join(path.startsWith("/") ? "" : dirname(place.file), decode(path));
    if (/\.mdx?$/i.test(path)) {
      const linked = byFile.get(asked.normalize("NFC"));
      if (!linked) {
        broken({
          ...place,
          problem: `The link "${target}" names a Markdown file that does not exist.`,
          fix: suggestion(asked, [...byFile.keys()]),
        });
        return { href: target, attributes: {} };
      }
      const own = contexts[linked.locale].record.path;
      const here = page.record.path + linked.url.slice(own.length);
      return placed((data.addresses[locale][here] ?? here) + rest, target, place);
    }
    const image = kind === "file" && images.byPath.get(imagePath(path, place));
    if (image) {
      found.images.set(imagePath(path, place), image);
      return { href: draw.imageAddress(image), attributes: { target: "_blank" } };
    }
    const file = kind === "file" && !path.startsWith("/") ? onDisk(asked) : undefined;
    if (file !== undefined) {
      const published = `/files/${asked.replace(/^src\/content\//, "").normalize("NFC")}`;
      found.linkedFiles.set(published.slice(1), file);
      return { href: encodeURI(published) + rest, attributes: { target: "_blank" } };
    }
    const href = path.startsWith("/")
      ? page.href(target)
      : new URL(target, new URL(url, "http://x")).pathname + rest;
    return placed(href, target, place);
  }

  function placed(href: string, written: string, { line, column }: Place): ResolvedLink {
    links.push({ href, written, line, ...(column === undefined ? {} : { column }) });
    return { href, attributes: {} };
  }

  /** Path of an image: beside the text, or `/img/…` for one from `src/assets/img`. */
  function imagePath(image: string, place: Place): string {
    const path = image.startsWith("/img/")
      ? join("src/assets", decode(image))
      : join(root, dirname(place.file), decode(image));
    return path.normalize("NFC");
  }

  function renderImage(image: string, alt: string, place: Place): TextImage {
    const shown = `![${alt}](${decode(image)})`;
    const nothing: TextImage = { draw: () => "", address: null };
    const tell = (problem: string, fix: string) => report({ ...place, problem, fix });
    if (!alt) {
      tell(
        `The image ${shown} has no description for those who cannot see it.`,
        `Write:  ![What the picture shows](${image})`,
      );
    }
    if (classifyLink(image) === "external") {
      tell(
        `The image ${shown} is on another site, which visitors would contact without knowing.`,
        "Put the file beside the text and write only its name.",
      );
      return nothing;
    }
    const path = imagePath(image, place);
    const picture = images.byPath.get(path);
    if (picture) {
      found.images.set(path, picture);
      return {
        draw: (options) => draw.image(picture, alt, options),
        address: draw.imageAddress(picture),
      };
    }
    // An image that cannot be shown has a finding already.
    if (picture === null) return nothing;
    if (isThere(path)) {
      tell(
        `The image ${shown} has a format that browsers do not all know.`,
        `Save it as one of: ${images.formats.join(", ")}`,
      );
    } else {
      tell(`The image ${shown} is not there.`, nearestImage(path));
    }
    return nothing;
  }

  /** What an address with blanks in it was probably meant for. */
  function nearestTarget(target: string, isImage: boolean): string | null {
    const folder = posix.dirname(source.file);
    const known = isImage
      ? [...images.byPath.keys()]
          .filter((path) => dirname(path) === dirname(imagePath("x", inFile({ line: 1 }))))
          .map((path) => basename(path))
      : [...byFile.values()].flatMap((page) =>
          page.locale === source.locale
            ? [page.url.slice(text.record.path.length - 1), posix.relative(folder, page.file)]
            : [],
        );
    return /^Did you mean "(.*)"\?$/.exec(suggestion(target, known) ?? "")?.[1] ?? null;
  }

  /** What may have been meant: a file of that name in another folder, or one beside the text. */
  function nearestImage(path: string): string {
    const known = [...images.byPath.keys()];
    const namesake = known.find((other) => basename(other) === basename(path));
    if (namesake) return `Did you mean "${relative(dirname(path), namesake)}"?`;
    const beside = known.filter((other) => dirname(other) === dirname(path));
    return (
      suggestion(
        basename(path),
        beside.map((other) => basename(other)),
      ) ?? "Put the file beside the text; capital letters count."
    );
  }
}
