import type { AdminConfig } from "../output/admin/config.ts";
import { dataFormat, type FileFormat, textFormat } from "./formats.ts";

/** What Sveltia CMS puts into the window. */
declare const CMS: {
  registerCustomFormat(name: string, extension: string, format: FileFormat): void;
  init(options: { config: object }): void;
};

/** As a module it does not start by itself. */
const CMS_SCRIPT = "/admin/sveltia-cms.js";

/** Starts the CMS with the configuration of the build, and with writers that leave alone what they can. */
async function start(): Promise<void> {
  const [response] = await Promise.all([fetch("/admin/config.json"), import(CMS_SCRIPT as string)]);
  const config = (await response.json()) as AdminConfig;
  for (const { format, fields = [], index_file: index, files = [] } of config.collections) {
    if (format) CMS.registerCustomFormat(format, "md", textFormat(fields));
    if (index) CMS.registerCustomFormat(index.format, "md", textFormat(index.fields));
    for (const file of files)
      CMS.registerCustomFormat(file.format, "json", dataFormat(file.fields));
  }
  // What only our formats need would be taken for a slip.
  const text = JSON.stringify(config, (key, value) => (key === "isImplied" ? undefined : value));
  CMS.init({ config: { ...JSON.parse(text), load_config_file: false } });
}

await start();
