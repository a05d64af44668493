import type { ReactElement } from "react";
import { codeError } from "../assets/code-findings.ts";
import type { BaseProps } from "../layouts/base.tsx";
import { importModule } from "./modules.ts";
import type { Run } from "./run.ts";
import type { EleventyConfig } from "./types.ts";

interface PagePaths {
  /** Of the text, or of the template of generated pages. */
  inputPath: string;
  outputPath: string;
}

/** A template returns the document of a page, or the text of a file. */
interface Template {
  default?(data: object): ReactElement<BaseProps> | string | Promise<string>;
}

/**
 * Lets Eleventy read templates and layouts in TypeScript and TSX, directory data in TypeScript, and data
 * files by their schemas.
 */
export function addFormats(config: EleventyConfig, run: Run): void {
  // Front matter is read by the function that the linter reads it with. No file begins with this
  // delimiter, so Eleventy hands over all of it as the place where an excerpt may be.
  config.setFrontMatterParsingOptions({
    delimiters: "\0",
    excerpt: (file: { content: string }) =>
      run.isStopped ? file : Object.assign(file, run.code.readText(file.content)),
  });
  config.addTemplateFormats(["md", "11ty.ts", "11ty.tsx"]);
  config.addExtension(["11ty.ts", "11ty.tsx"], {
    outputFileExtension: "html",
    read: false,
    getInstanceFromInputPath: (path: string) => (run.isStopped ? {} : importModule(path)),
    getData: ["data"],
    compileOptions: { cache: false },
    compile: (_content: string, inputPath: string) => async (data: { page: PagePaths }) => {
      const template = await importModule<Template>(inputPath);
      const render = template.default;
      if (typeof render !== "function")
        throw new Error(
          `${inputPath} has no default export${render === undefined ? "" : " that is a function"}. Write: export default function (data) { … }`,
        );
      const { pageHtml } = run.code;
      return run.rendered(data.page.outputPath, async () => {
        try {
          const content = await render(data);
          if (typeof content === "string") return content;
          return run.withStylesheets(`<!doctype html>${pageHtml(content)}`);
        } catch (error) {
          throw codeError(error, data.page.inputPath.replace("./", ""));
        }
      });
    },
  });
  // Directory data: `content.11tydata.ts`.
  config.addDataExtension("ts", {
    read: false,
    parser: async (path: string) =>
      run.isStopped ? {} : (await importModule<{ default: object }>(path)).default,
  });
  // Defaults of the schemas are filled in; what is wrong has been reported by the linter.
  config.addDataExtension("json", {
    parser: (content: string, path: string) =>
      run.isStopped || isLeftover(path)
        ? {}
        : run.code.parseData(run.code.readValue(content), path),
  });
}

/** What macOS leaves beside a file on disks of other systems. */
const isLeftover = (path: string) => /(^|\/)\._[^/]*$/.test(path);
