import website from "../../src/theme/clusters.json" with { type: "json" };
import fixture from "../fixtures/site/src/theme/clusters.json" with { type: "json" };

/** Gives tests the clusters of the fixture beside those of the website, whatever they are called (a plugin of Vite). */
export const themeClusters = {
  name: "theme-clusters",
  enforce: "pre" as const,
  load: (id: string) =>
    id.endsWith("/src/theme/clusters.json")
      ? JSON.stringify({ ...website, ...fixture })
      : undefined,
};
