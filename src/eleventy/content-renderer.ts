import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { ImageMetadata } from "@11ty/eleventy-img";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BLOCK_NAMES, buildBlock, isBlockName } from "../model/blocks.ts";
import { classifyLink, EXTERNAL_LINK } from "../model/links.ts";
import { decode, splitPath } from "../model/paths.ts";
import {
  dataOfVersion,
  type LocaleContext,
  localeContext,
  type Report,
  type SiteData,
} from "../model/site-data.ts";
import type { Source } from "../model/sources.ts";
import { suggestion } from "../schema/describe-issue.ts";
import type { Finding } from "../schema/finding.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import { Block } from "../ui/blocks/block.tsx";
import { IMAGE_FORMATS, type Images, imageHtml } from "./images.ts";
import type { ContentFile } from "./load-content.ts";
import type { Environment } from "./markdown/environment.ts";
import { renderMarkdown } from "./markdown/markdown.ts";

/** Where a link in a Markdown file stands, so that a broken one can be shown to its author. */
export interface LinkPlace {
  file: string;
  line: number;
}

/** Renders texts and remembers what they link to. */
export class ContentRenderer {
  readonly linkPlaces = new Map<string, LinkPlace>();
  readonly linkedFiles = new Map<string, string>();
  /** Images that the texts show. */
  readonly usedImages = new Set<ImageMetadata>();
  readonly #images: Images;
  readonly brokenMarkdownLinks: Finding[] = [];
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
    this.#contexts = Object.fromEntries(
      LOCALES.map((locale) => [locale, localeContext(locale, data, report)]),
    ) as Record<Locale, LocaleContext>;
    this.#urls = new Map(files.map((file) => [file.source.file, file]));
  }

  /** Renders a file as a page of a language; another language than its own makes it a stand-in. */
  render({ source, body, bodyLine }: ContentFile, locale: Locale): Source {
    const page = this.#contexts[locale];
    const text = this.#contexts[source.locale];
    const url =
      locale === source.locale
        ? source.url
        : page.record.path + source.url.slice(text.record.path.length);
    const env: Environment = {
      labels: text.labels,
      blockNames: BLOCK_NAMES,
      countsTitle: source.kind === "doc",
      headings: [],
      title: null,
      report: (line, problem, fix) =>
        this.#report({ file: source.file, line: bodyLine + line - 1, problem, fix }),
      renderBlock: (name, argument, line) => {
        if (!isBlockName(name)) return undefined;
        const data = source.kind === "doc" ? dataOfVersion(text.data, source.version) : text.data;
        const built = buildBlock(name, argument, { ...text, data, href: page.href });
        if ("block" in built) return renderToStaticMarkup(createElement(Block, built));
        this.#report({ file: source.file, line: bodyLine + line - 1, ...built });
        return undefined;
      },
      resolveLink: (target, line) =>
        this.#resolveLink(target, source.file, bodyLine + line - 1, url, page),
      renderImage: (image, alt, line) =>
        this.#renderImage(image, alt, source.file, bodyLine + line - 1),
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
    file: string,
    line: number,
    pageUrl: string,
    page: LocaleContext,
  ): { href: string; attributes: Record<string, string> } {
    if (target === "") {
      this.brokenMarkdownLinks.push({
        file,
        line,
        problem: "The link leads nowhere: there is nothing between ( and ).",
        fix: "Write the address there:  [the board](/docs/board)",
      });
      return { href: target, attributes: {} };
    }
    const kind = classifyLink(target, this.#data.site.url);
    if (kind === "external") return { href: target, attributes: EXTERNAL_LINK };
    if (kind === "scheme" || kind === "fragment") return { href: target, attributes: {} };
    const { path, rest } = splitPath(target);
    const markdown = /\.mdx?$/i.test(path);
    const onDisk = posix.join(path.startsWith("/") ? "" : dirname(file), decode(path));
    if (markdown) {
      const found = this.#urls.get(onDisk)?.source;
      if (!found) {
        this.brokenMarkdownLinks.push({
          file,
          line,
          problem: `The link "${target}" names a Markdown file that does not exist.`,
          fix: suggestion(onDisk, [...this.#urls.keys()]),
        });
        return { href: target, attributes: {} };
      }
      const own = this.#contexts[found.locale].record.path;
      return this.#placed(
        page.record.path + found.url.slice(own.length) + rest,
        file,
        line,
        pageUrl,
      );
    }
    if (kind === "file" && !path.startsWith("/") && existsSync(join(this.#root, onDisk))) {
      const published = `/files/${onDisk.replace(/^src\/content\//, "")}`;
      this.linkedFiles.set(published.slice(1), join(this.#root, onDisk));
      return { href: encodeURI(published) + rest, attributes: { target: "_blank" } };
    }
    const href = path.startsWith("/")
      ? page.href(target)
      : new URL(target, new URL(pageUrl, "http://x")).pathname + rest;
    return this.#placed(href, file, line, pageUrl);
  }

  #placed(
    href: string,
    file: string,
    line: number,
    pageUrl: string,
  ): { href: string; attributes: Record<string, string> } {
    this.linkPlaces.set(`${pageUrl} ${href}`, { file, line });
    return { href, attributes: {} };
  }

  /** An image beside the text is resized; one from `src/assets/img` (`/img/…`) is used as it is. */
  #renderImage(image: string, alt: string, file: string, line: number): string {
    const shown = `![${alt}](${image})`;
    const report = (problem: string, fix: string) => this.#report({ file, line, problem, fix });
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
      : join(this.#root, dirname(file), decode(image));
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
