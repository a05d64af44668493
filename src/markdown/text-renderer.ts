import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { ImageMetadata } from "@11ty/eleventy-img";
import type { Images } from "../bundle/images.ts";
import type { BlockModel } from "../model/blocks/blocks.ts";
import { BLOCK_NAMES, buildBlock, isBlockName } from "../model/blocks/blocks.ts";
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
import type { Environment } from "./environment.ts";
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
    image(image: ImageMetadata, alt: string): string;
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
  /** Images that the text shows. */
  images: Set<ImageMetadata>;
  /** Files that the text asks for, and whether they were there. */
  askedFiles: Map<string, boolean>;
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
  const byFile = new Map(files.map(({ source }) => [source.file, source]));
  return (file, locale) => render(file, locale, { ...sources, contexts, byFile });
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
    images: new Set(),
    askedFiles: new Map(),
  };
  const env: Environment = {
    labels: text.labels,
    blockNames: BLOCK_NAMES,
    countsTitle: source.kind === "doc",
    hasExcerpt: source.kind === "post",
    headings: [],
    title: null,
    report: (line, problem, fix) => report({ ...inFile({ line }), problem, fix }),
    renderBlock(name, argument, line) {
      if (!isBlockName(name)) return undefined;
      const own = source.kind === "doc" ? dataOfVersion(data, source.version) : data;
      const built = buildBlock(name, argument, { ...text, data: own, href: page.href });
      if ("block" in built) return draw.block(built.block);
      report({ ...inFile({ line }), ...built });
      return undefined;
    },
    resolveLink: (target, place) => resolveLink(target, inFile(place)),
    renderImage: (image, alt, place) => renderImage(image, alt, inFile(place)),
  };
  const rendered = { ...renderMarkdown(body, env, url), links };
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

  function report(problem: Problem): void {
    if (!isStandIn) found.problems.push(problem);
  }

  function isThere(path: string): boolean {
    const answer = existsSync(path);
    found.askedFiles.set(path, answer);
    return answer;
  }

  function broken(problem: Problem): void {
    if (!isStandIn) found.brokenLinks.push(problem);
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
    if (kind === "scheme") return { href: target, attributes: {} };
    if (kind === "fragment") return placed(target, target, place);
    const { path, rest } = splitPath(target);
    const onDisk = posix.join(path.startsWith("/") ? "" : dirname(place.file), decode(path));
    if (/\.mdx?$/i.test(path)) {
      const linked = byFile.get(onDisk);
      if (!linked) {
        broken({
          ...place,
          problem: `The link "${target}" names a Markdown file that does not exist.`,
          fix: suggestion(onDisk, [...byFile.keys()]),
        });
        return { href: target, attributes: {} };
      }
      const own = contexts[linked.locale].record.path;
      return placed(page.record.path + linked.url.slice(own.length) + rest, target, place);
    }
    if (kind === "file" && !path.startsWith("/") && isThere(join(root, onDisk))) {
      const published = `/files/${onDisk.replace(/^src\/content\//, "")}`;
      found.linkedFiles.set(published.slice(1), join(root, onDisk));
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

  /** An image beside the text is resized; one from `src/assets/img` (`/img/…`) is used as it is. */
  function renderImage(image: string, alt: string, place: Place): string {
    const shown = `![${alt}](${image})`;
    const tell = (problem: string, fix: string) => report({ ...place, problem, fix });
    if (!alt) {
      tell(
        `The image ${shown} has no description for those who cannot see it.`,
        `Write:  ![What the picture shows](${image})`,
      );
    }
    if (classifyLink(image) === "external") {
      tell(
        `The image ${shown} lies on another site; visitors would be sent there without knowing.`,
        "Put the file beside the text and write only its name.",
      );
      return "";
    }
    const path = image.startsWith("/img/")
      ? join(root, "src/assets", image)
      : join(root, dirname(place.file), decode(image));
    if (!isThere(path)) {
      tell(
        `The image ${shown} is not there.`,
        "Put the file beside the text; capital letters count.",
      );
      return "";
    }
    const metadata = images.byPath.get(path);
    if (!metadata) {
      tell(
        `The image ${shown} has a format that browsers do not all know.`,
        `Save it as one of: ${images.formats.join(", ")}`,
      );
      return "";
    }
    found.images.add(metadata);
    return draw.image(metadata, alt);
  }
}
