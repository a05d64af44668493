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

/** Lets Eleventy read texts in Markdown, and templates and layouts in TypeScript and TSX; no other files. */
export function addFormats(config: EleventyConfig, run: Run): void {
  // Front matter is read by the function that the linter reads it with. No file begins with this
  // delimiter, so Eleventy hands over all of it as the place where an excerpt may be.
  config.setFrontMatterParsingOptions({
    delimiters: "\0",
    excerpt(file: { content: string }) {
      if (run.isStopped) return file;
      const { content, data } = run.code.readText(file.content);
      return Object.assign(file, { content, data: { ...data, ...run.code.TEXT } });
    },
  });
  config.setTemplateFormats(["md", "11ty.ts", "11ty.tsx"]);
  // Data beside templates, which may be code, is not read.
  config.setDataFileSuffixes([]);
  config.addExtension(["11ty.ts", "11ty.tsx"], {
    outputFileExtension: "html",
    read: false,
    getInstanceFromInputPath: (path: string) => (run.isStopped ? {} : importModule(path)),
    getData: ["data"],
    compileOptions: { cache: false },
    compile: (_content: string, inputPath: string) => async (data: { page: PagePaths }) => {
      const template = await importModule<Template>(inputPath);
      const render = template.default;
      if (!render)
        throw new Error(
          `${inputPath} has no default export. Write: export default function (data) { … }`,
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
}
