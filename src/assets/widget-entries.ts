import { existsSync, globSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import type { Plugin } from "esbuild";

/** A widget: a folder with a component of the same name. */
export interface WidgetFolder {
  name: string;
  /** File of the component, relative to the project. */
  component: string;
  /** `on-demand.css`: styles of what only the script shows; they are fetched with it. */
  styles: string | null;
}

/**
 * Finds the widgets.
 *
 * @param root folder that holds `widgets`
 */
export function findWidgets(root: string): WidgetFolder[] {
  return globSync("widgets/*/*.tsx", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => basename(file, ".tsx") === basename(dirname(file)))
    .sort()
    .map((component) => {
      const styles = `${dirname(component)}/on-demand.css`;
      return {
        name: basename(component, ".tsx"),
        component,
        styles: existsSync(resolve(root, styles)) ? styles : null,
      };
    });
}

/**
 * Provides the module `virtual:widgets`: a loader for each widget by its name. A loader imports the
 * component together with the function that hydrates it and its styles.
 *
 * @param root folder that holds `widgets`
 */
export function widgetEntries(root: string, widgets: readonly WidgetFolder[]): Plugin {
  return {
    name: "widget-entries",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:widgets(\/|$)/ }, ({ path }) => ({
        // The last part becomes the name of the file.
        path: path.slice("virtual:".length),
        namespace: "virtual",
      }));
      onLoad({ filter: /^widgets(\/|$)/, namespace: "virtual" }, ({ path }) => {
        const widget = widgets.find(({ name }) => path === `widgets/${name}`);
        return {
          contents: widget ? entryModule(widget) : registryModule(widgets),
          resolveDir: root,
        };
      });
    },
  };
}

function registryModule(widgets: readonly WidgetFolder[]): string {
  const loaders = widgets.map(({ name }) => `"${name}": () => import("virtual:widgets/${name}")`);
  return `export const widgets = {${loaders.join(",")}};`;
}

function entryModule({ component, styles }: WidgetFolder): string {
  return [
    `export { default } from "./${component}";`,
    `export { hydrate } from "./widgets/loader/hydrate.tsx";`,
    ...(styles
      ? [
          `import { addStyles } from "./widgets/shared/add-styles.ts";`,
          `import css from "./${styles}" with { type: "text" };`,
          "addStyles(document, css);",
        ]
      : []),
  ].join("\n");
}
