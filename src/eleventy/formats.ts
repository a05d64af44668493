import type { PagePaths, Rendered, Run } from "./run.ts";
import type { EleventyConfig } from "./types.ts";

/** A module that Eleventy reads as a template. */
interface Template {
  default?: (data: object) => Rendered | Promise<Rendered>;
}

/** Lets Eleventy read templates and layouts in TypeScript and TSX. */
export function addFormats(config: EleventyConfig, run: Run): void {
  config.addExtension(["11ty.ts", "11ty.tsx"], {
    outputFileExtension: "html",
    read: false,
    getInstanceFromInputPath: run.module,
    getData: ["data"],
    compileOptions: { cache: false },
    compile: (_content: string, inputPath: string) => async (data: { page: PagePaths }) => {
      const { default: render } = (await run.module(inputPath)) as Template;
      if (typeof render !== "function")
        throw new Error(
          `${inputPath} has no default export${render === undefined ? "" : " that is a function"}. Write: export default function (data) { … }`,
        );
      return run.rendered(data.page, () => render(data));
    },
  });
}
