import { readFileSync } from "node:fs";
import { textsModule } from "../../src/assets/site-texts.ts";
import { parseDrawing } from "../../src/schema/drawing.ts";
import { LOCALES } from "../../src/schema/localized.ts";
import website from "../../src/theme/clusters.json" with { type: "json" };
import fixture from "../fixtures/site/src/theme/clusters.json" with { type: "json" };
import { labelsOf } from "./labels.ts";

/** What tests get as code of the site gets it from the build. */
export const plugins = [
  {
    // The texts of scripts: `site-texts/sv`.
    name: "site-texts",
    resolveId: (id: string) => (id.startsWith("site-texts/") ? `\0${id}` : undefined),
    load(id: string) {
      const locale = LOCALES.find((known) => id === `\0site-texts/${known}`);
      return locale && textsModule(labelsOf(locale));
    },
  },
  {
    name: "drawings",
    enforce: "pre" as const,
    load: (id: string) =>
      id.endsWith(".svg")
        ? `export default ${JSON.stringify(parseDrawing(readFileSync(id, "utf8")))};`
        : undefined,
  },
  {
    // The clusters of the fixture beside those of the website, whatever they are called.
    name: "theme-clusters",
    enforce: "pre" as const,
    load: (id: string) =>
      id.endsWith("/src/theme/clusters.json")
        ? JSON.stringify({ ...website, ...fixture })
        : undefined,
  },
];
