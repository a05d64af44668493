import { enableCompileCache } from "node:module";
import { installLoader, renewModules } from "./src/eleventy/loader.ts";

// React's development build renders 7–9 times slower; it looks at this once, when it is first imported.
process.env.NODE_ENV ??= "production";

// What Node has compiled once it need not compile again: a fifth of the time of a small build.
enableCompileCache(".cache/node");

// Nothing else may be imported statically here: a .tsx file would be linked before the loader exists.
installLoader();

/** Eleventy calls this at the start and again whenever a watched module changes. */
export default async function (eleventyConfig: unknown): Promise<unknown> {
  renewModules();
  const { configure } = await import("./src/eleventy/configure.ts");
  return configure(eleventyConfig as Parameters<typeof configure>[0]);
}
