import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { ImageMetadata } from "@11ty/eleventy-img";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IMAGE_FORMATS, type Images, imageHtml } from "../bundle/images.ts";
import type { LinkPlace } from "../checks/page-facts.ts";
import { BLOCK_NAMES, buildBlock, isBlockName } from "../model/blocks/blocks.ts";
import { classifyLink, EXTERNAL_LINK } from "../model/routes/links.ts";
import { byLocale } from "../model/routes/locales.ts";
import { decode, splitPath } from "../model/routes/paths.ts";
import {
  dataOfVersion,
  type LocaleContext,
  localeContext,
  type Report,
  type SiteData,
} from "../model/site-data.ts";
import type { Source } from "../model/sources.ts";
import type { ContentFile } from "../read/read-content.ts";
import { suggestion } from "../schema/describe-issue.ts";
import { type Finding, formatPlace } from "../schema/finding.ts";
import type { Locale } from "../schema/localized.ts";
import { Block } from "../ui/blocks/block.tsx";
import type { Environment } from "./environment.ts";
import { renderMarkdown } from "./markdown.ts";
import type { TextPlace } from "./source-places.ts";

/** Where in a Markdown file something stands. */
type Place = TextPlace & { file: string };

/** The page that a text is rendered for. */
interface PageInView {
  url: string;
  context: LocaleContext;
  /** Whether it shows the text of another language. */
  isStandIn: boolean;
}

/** Renders texts and remembers what they link to. */
export class ContentRenderer {
  readonly linkPlaces = new Map<string, LinkPlace>();
  readonly linkedFiles = new Map<string, string>();
  /** Images that the texts show. */
  readonly usedImages = new Set<ImageMetadata>();
  readonly #images: Images;
  readonly #brokenMarkdownLinks = new Map<string, Finding>();
  readonly #root: string;
  readonly #data: SiteData;
  readonly #report: Report;
  readonly #contexts: Record<Locale, LocaleContext>;
  /** Address of the page that a Markdown file becomes. */
  readonly #urls: ReadonlyMap<string, { source: ContentFile["source"] }>;

  constructor(
    root: string,
    data: SiteData,
    files: readonly ContentFile[],
    images: Images,
    report: Report,
  ) {
    this.#images = images;
    this.#root = root;
    this.#data = data;
    this.#report = report;
    this.#contexts = byLocale((locale) => localeContext(locale, data, report));
    this.#urls = new Map(files.map((file) => [file.source.file, file]));
  }

  /** Links to Markdown files that do not exist, once each although stand-ins repeat them (CHECK-4). */
  get brokenMarkdownLinks(): Finding[] {
    return [...this.#brokenMarkdownLinks.values()];
  }

  /** Renders a file as a page of a language; another language than its own makes it a stand-in. */
  render({ source, body, bodyLine }: ContentFile, locale: Locale): Source {
    const page = this.#contexts[locale];
    const text = this.#contexts[source.locale];
    const url =
      locale === source.locale
        ? source.url
        : page.record.path + source.url.slice(text.record.path.length);
    const inView = { url, context: page, isStandIn: locale !== source.locale };
    const inFile = ({ line, column }: TextPlace): Place => ({
      file: source.file,
      line: bodyLine + line - 1,
      ...(column === undefined ? {} : { column }),
    });
    const env: Environment = {
      labels: text.labels,
      blockNames: BLOCK_NAMES,
      countsTitle: source.kind === "doc",
      headings: [],
      title: null,
      report: (line, problem, fix) => this.#report({ ...inFile({ line }), problem, fix }),
      renderBlock: (name, argument, line) => {
        if (!isBlockName(name)) return undefined;
        const data = source.kind === "doc" ? dataOfVersion(text.data, source.version) : text.data;
        const built = buildBlock(name, argument, { ...text, data, href: page.href });
        if ("block" in built) return renderToStaticMarkup(createElement(Block, built));
        this.#report({ ...inFile({ line }), ...built });
        return undefined;
      },
      resolveLink: (target, place) => this.#resolveLink(target, inFile(place), inView),
      renderImage: (image, alt, place) => this.#renderImage(image, alt, inFile(place)),
    };
    return {
      ...source,
      locale,
      contentLocale: source.locale,
      url,
      text: renderMarkdown(body, env, url),
    } as Source;
  }

  #resolveLink(
    target: string,
    place: Place,
    page: PageInView,
  ): { href: string; attributes: Record<string, string> } {
    if (target === "") {
      this.#noteBroken({
        ...place,
        problem: "The link leads nowhere: there is nothing between ( and ).",
        fix: "Write the address there:  [the board](/docs/board)",
      });
      return { href: target, attributes: {} };
    }
    const kind = classifyLink(target, this.#data.site.url);
    if (kind === "external") return { href: target, attributes: EXTERNAL_LINK };
    if (kind === "scheme") return { href: target, attributes: {} };
    if (kind === "fragment") return this.#placed(target, target, place, page);
    const { path, rest } = splitPath(target);
    const markdown = /\.mdx?$/i.test(path);
    const onDisk = posix.join(path.startsWith("/") ? "" : dirname(place.file), decode(path));
    if (markdown) {
      const found = this.#urls.get(onDisk)?.source;
      if (!found) {
        this.#noteBroken({
          ...place,
          problem: `The link "${target}" names a Markdown file that does not exist.`,
          fix: suggestion(onDisk, [...this.#urls.keys()]),
        });
        return { href: target, attributes: {} };
      }
      const own = this.#contexts[found.locale].record.path;
      const href = page.context.record.path + found.url.slice(own.length) + rest;
      return this.#placed(href, target, place, page);
    }
    if (kind === "file" && !path.startsWith("/") && existsSync(join(this.#root, onDisk))) {
      const published = `/files/${onDisk.replace(/^src\/content\//, "")}`;
      this.linkedFiles.set(published.slice(1), join(this.#root, onDisk));
      return { href: encodeURI(published) + rest, attributes: { target: "_blank" } };
    }
    const href = path.startsWith("/")
      ? page.context.href(target)
      : new URL(target, new URL(page.url, "http://x")).pathname + rest;
    return this.#placed(href, target, place, page);
  }

  #placed(
    href: string,
    written: string,
    place: Place,
    { url, isStandIn }: PageInView,
  ): { href: string; attributes: Record<string, string> } {
    this.linkPlaces.set(`${url} ${href}`, { ...place, written, isRepeated: isStandIn });
    return { href, attributes: {} };
  }

  #noteBroken(finding: Finding): void {
    this.#brokenMarkdownLinks.set(`${formatPlace(finding)} ${finding.problem}`, finding);
  }

  /** An image beside the text is resized; one from `src/assets/img` (`/img/…`) is used as it is. */
  #renderImage(image: string, alt: string, place: Place): string {
    const shown = `![${alt}](${image})`;
    const report = (problem: string, fix: string) => this.#report({ ...place, problem, fix });
    if (!alt) {
      report(
        `The image ${shown} has no description for those who cannot see it.`,
        `Write:  ![What the picture shows](${image})`,
      );
    }
    if (classifyLink(image) === "external") {
      report(
        `The image ${shown} lies on another site; visitors would be sent there without knowing.`,
        "Put the file beside the text and write only its name.",
      );
      return "";
    }
    const path = image.startsWith("/img/")
      ? join(this.#root, "src/assets", image)
      : join(this.#root, dirname(place.file), decode(image));
    if (!existsSync(path)) {
      report(
        `The image ${shown} is not there.`,
        "Put the file beside the text; capital letters count.",
      );
      return "";
    }
    const metadata = this.#images.get(path);
    if (!metadata) {
      report(
        `The image ${shown} has a format that browsers do not all know.`,
        `Save it as one of: ${IMAGE_FORMATS.join(", ")}`,
      );
      return "";
    }
    this.usedImages.add(metadata);
    return imageHtml(metadata, alt);
  }
}
