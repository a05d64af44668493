import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { imageAddress, imageHtml } from "../assets/image-html.ts";
import type { Environment, ResolvedLink } from "../markdown/environment.ts";
import { renderMarkdown } from "../markdown/markdown.ts";
import type { RenderedMarkdown } from "../markdown/rendered-markdown.ts";
import { STEPS } from "../messages/commands.ts";
import { termOf } from "../model/glossary.ts";
import { roleOf } from "../model/roles.ts";
import { serviceLink } from "../model/services.ts";
import { dataOfVersion } from "../model/site-data.ts";
import type { Source } from "../model/sources.ts";
import type { TextSources } from "../model/text-sources.ts";
import { joinPath } from "../routes/file-paths.ts";
import { classifyLink, EXTERNAL_LINK } from "../routes/links.ts";
import { decode, splitPath } from "../routes/paths.ts";
import { RenderError } from "../schema/finding.ts";
import { SERVICE_REFERENCE } from "../schema/services.ts";
import { documentNote, isDocument, uploadedFile } from "../schema/uploads.ts";

/**
 * Prepares the rendering of texts as pages of their language, which in a fallback is not that of the text.
 *
 * @returns throws RenderError with the place in the text
 */
export function textRenderer(sources: TextSources) {
  return (source: Source): RenderedMarkdown => {
    try {
      return renderMarkdown(source.parsedBody, environmentOf(source, sources));
    } catch (error) {
      if (error instanceof RenderError) throw error;
      throw new RenderError(STEPS.theText(), error, { file: source.file, line: null });
    }
  };
}

function environmentOf(
  source: Source,
  { data, contexts, byFile, images, files, linkedFiles, shownImages, features }: TextSources,
): Environment {
  const page = contexts[source.locale];
  const text = contexts[source.contentLocale];
  const folder = source.file.replace(/\/[^/]*$/, "");
  return {
    labels: text.labels,
    countsTitle: source.kind === "doc",
    renderBlock(block, name, line) {
      const { Block } = features.find(({ blocks }) => blocks?.[block])?.blocks?.[block] ?? {};
      if (!Block) return "";
      const own = source.kind === "doc" ? dataOfVersion(data, source.version) : data;
      const context = { ...text, data: own, href: page.href };
      try {
        return renderToStaticMarkup(createElement(Block, { name, context, images, features }));
      } catch (error) {
        const place = { file: source.file, line: source.bodyLine + line - 1 };
        const written = [block, name].join(" ").trim();
        throw new RenderError(STEPS.theBlock({ name: written }), error, place);
      }
    },
    explain(written) {
      const known = termOf(written, data.glossary);
      if (!known) return undefined;
      const { id, term, explanation } = known;
      return {
        href: `${page.href(data.glossary.to)}#${id}`,
        term: text.text(term),
        explanation: text.text(explanation),
      };
    },
    resolveLink,
    wordsOf(prefix, key) {
      const service = serviceLink(`${prefix}:${key}`, source.contentLocale, data.services);
      if (service) return service.text;
      const role = roleOf(key, data.people);
      return role && (prefix === "rollnamn" ? text.text(role.title) : role.email);
    },
    renderImage(image, alt, options) {
      const path = imagePath(image);
      const picture = images.byPath.get(path);
      if (!picture) return "";
      shownImages.add(path);
      return imageHtml(picture, alt, options);
    },
  };

  function resolveLink(target: string): ResolvedLink {
    if (SERVICE_REFERENCE.test(target)) {
      const link = serviceLink(target, source.contentLocale, data.services);
      return link ? resolveLink(link.href) : { href: null, attributes: {} };
    }
    const kind = classifyLink(target, data.site.url);
    if (kind === "external") return { href: target, attributes: EXTERNAL_LINK };
    if (kind === "scheme" || kind === "fragment")
      return { href: page.href(target), attributes: {} };
    const { path, rest } = splitPath(target);
    const asked = joinPath(path.startsWith("/") ? "" : folder, decode(path));
    if (/\.mdx?$/i.test(path)) {
      const linked = byFile.get(asked.normalize("NFC"));
      if (!linked) return { href: null, attributes: {} };
      const here = page.record.path + linked.url.slice(contexts[linked.locale].record.path.length);
      return { href: (data.addresses[source.locale][here] ?? here) + rest, attributes: {} };
    }
    const image = kind === "file" && images.byPath.get(imagePath(path));
    if (image) {
      shownImages.add(imagePath(path));
      return { href: imageAddress(image), attributes: { target: "_blank" } };
    }
    const upload = uploadedFile(decode(path));
    const note = documentNote(upload, data.fileSizes, page.record.htmlLang);
    if (note) return { href: target, attributes: { target: "_blank" }, note };
    const isOwn = kind === "file" && !path.startsWith("/") && isDocument(asked);
    const file = isOwn ? onDisk(asked, files) : undefined;
    if (file !== undefined) {
      const published = `/files/${asked.replace(/^src\/content\//, "").normalize("NFC")}`;
      linkedFiles.set(published.slice(1), file);
      return {
        href: encodeURI(published) + rest,
        attributes: { target: "_blank" },
        note: documentNote(file, data.fileSizes, page.record.htmlLang),
      };
    }
    const href = path.startsWith("/")
      ? page.href(target)
      : new URL(target, new URL(source.url, "http://x")).pathname + rest;
    return { href, attributes: {} };
  }

  /** Path of an image: beside the text, or `/img/…` for one from `src/assets/img`. */
  function imagePath(image: string): string {
    const path = image.startsWith("/img/")
      ? joinPath("src/assets", decode(image))
      : joinPath(folder, decode(image));
    return path.normalize("NFC");
  }
}

/** A file as its name is on disk, where macOS decomposes letters like å (NFD). */
function onDisk(path: string, files: ReadonlySet<string>): string | undefined {
  return [path, path.normalize("NFC"), path.normalize("NFD")].find((form) => files.has(form));
}
