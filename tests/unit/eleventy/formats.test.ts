import { expect, test } from "vitest";
import { addFormats } from "../../../src/eleventy/formats.ts";

/** The options that templates are registered with in Eleventy. */
interface Options {
  compile: (content: string, path: string) => (data: object) => Promise<unknown>;
}

test.each([
  [undefined, "empty.11ty.tsx has no default export. Write"],
  [5, "empty.11ty.tsx has no default export that is a function. Write"],
])("CONF-7 a template whose default export is %s is named", async (render, mistake) => {
  const known: Options[] = [];
  const config = { addExtension: (_: string[], options: Options) => known.push(options) };
  addFormats(config as never, { module: async () => ({ default: render }) } as never);
  const drawn = known[0]?.compile("", "empty.11ty.tsx")({ page: {} });
  await expect(drawn).rejects.toThrow(mistake);
});
