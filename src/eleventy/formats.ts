import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isValidElement } from "react";
import { parse } from "yaml";
import type { BaseProps } from "../layouts/base.tsx";
import { pageHtml } from "../layouts/page-html.ts";
import { type DataFileName, dataFiles } from "../schema/data-files.ts";
import type { EleventyConfig } from "./types.ts";

/** Modules of templates; the loader evaluates them again after a change (`loader.ts`). */
const load = (path: string) => import(pathToFileURL(resolve(path)).href);

/**
 * Lets Eleventy read templates and layouts in TypeScript and TSX, directory data in TypeScript, and data
 * files by their schemas.
 *
 * A template returns a React element, the document of a page, or the text of a file.
 *
 * @param isStopped whether files have errors, so that they are not read
 * @param onError gets what a template throws, and the file that it writes; returns content in its place
 * @param finish completes the HTML of a page, for instance with its stylesheets
 */
export function addFormats(
  config: EleventyConfig,
  finish: (html: string, data: { page: { url: string } }) => string,
  isStopped: () => boolean,
  onError: (error: unknown, file: string) => string,
): void {
  // The parser of the linter: Eleventy's own reads days as moments and some words as other values.
  config.setFrontMatterParsingOptions({ engines: { yaml: (text: string) => parse(text) ?? {} } });
  config.addTemplateFormats(["md", "11ty.ts", "11ty.tsx"]);
  config.addExtension(["11ty.ts", "11ty.tsx"], {
    outputFileExtension: "html",
    read: false,
    getInstanceFromInputPath: load,
    getData: ["data"],
    compileOptions: { cache: false },
    compile:
      (_content: string, inputPath: string) =>
      async (data: { page: { url: string; outputPath: string } }) => {
        try {
          const { default: render } = await load(inputPath);
          const content = await render(data);
          if (!isValidElement<BaseProps>(content)) return content;
          return finish(`<!doctype html>${pageHtml(content)}`, data);
        } catch (error) {
          return onError(error, data.page.outputPath);
        }
      },
  });
  // Directory data: `content.11tydata.ts`.
  config.addDataExtension("ts", {
    read: false,
    parser: async (path: string) => (await load(path)).default,
  });
  // Defaults of the schemas are filled in; what is wrong has been reported by the linter.
  config.addDataExtension("json", {
    parser: (content: string, path: string) =>
      isStopped() ? {} : parseData(JSON.parse(content), path),
  });
}

/** The content of a data file, with the defaults of its schema. */
export function parseData(value: unknown, path: string): unknown {
  const name = basename(path, ".json");
  const isLabels = /(^|\/)labels\/[a-z]+\.json$/.test(path);
  if (isLabels || !path.includes("_data/") || !Object.hasOwn(dataFiles, name)) return value;
  return dataFiles[name as DataFileName].parse(value);
}
