import { existsSync, globSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import type { Plugin } from "esbuild";

/** A widget: a folder with a component of the same name. */
export interface WidgetFolder {
  name: string;
  /** File of the component, from the folder of the project. */
  component: string;
  /** Styles that come with its script, because no page shows them before: `on-demand.css`. */
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

const ALL = "virtual:widgets";

/**
 * Identifier of the hashes in the names of the files that widgets need besides their own. Their names are known only when all is
 * bundled; then `chunk-names.ts` writes them into the first script.
 */
export const WIDGET_CHUNKS = "$widgetChunks";

/**
 * Makes the module `virtual:widgets`, in which the first script finds a loader for each widget, and an
 * entry for each of them. The entry joins the widget with what brings it to life. React is one file and
 * not one for each widget; that and whatever else a widget imports is asked for together with its entry,
 * and not once that has come.
 *
 * @param root folder that holds `widgets`
 * @param company modules that are loaded before any widget: what they and a widget both use then
 *   stays in their file, and does not become a small file of its own
 */
export function widgetEntries(
  root: string,
  widgets: readonly WidgetFolder[],
  company: readonly string[],
): Plugin {
  return {
    name: "widget-entries",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:widgets(\/|$)/ }, ({ path }) => ({
        // The last part becomes the name of the file.
        path: path.slice("virtual:".length),
        namespace: "virtual",
      }));
      onLoad({ filter: /^widgets$/, namespace: "virtual" }, () => ({
        contents: registryModule(widgets),
      }));
      for (const widget of widgets) {
        onLoad({ filter: new RegExp(`^widgets/${widget.name}$`), namespace: "virtual" }, () => ({
          contents: entryModule(widget, company),
          resolveDir: root,
        }));
      }
    },
  };
}

function registryModule(widgets: readonly WidgetFolder[]): string {
  const loaders = widgets.map(
    ({ name }) =>
      `${JSON.stringify(name)}: () => (ask(), import(${JSON.stringify(`${ALL}/${name}`)}))`,
  );
  // A file that does not come is told of by the widget that imports it.
  return `const ask = () => ${WIDGET_CHUNKS}.replace(/\\w+/g, (hash) => {
      const file = "./chunk-" + hash + ".js";
      import(file).catch(() => {});
    });
    export const widgets = {${loaders.join(",")}};`;
}

function entryModule({ component, styles }: WidgetFolder, company: readonly string[]): string {
  return [
    `export { default } from "./${component}";`,
    `export { hydrate } from "./widgets/loader/hydrate.tsx";`,
    ...company.map((module) => `import ${JSON.stringify(module)};`),
    ...(styles
      ? [
          `import { addStyles } from "./widgets/shared/add-styles.ts";`,
          `import css from "./${styles}" with { type: "text" };`,
          "addStyles(document, css);",
        ]
      : []),
  ].join("\n");
}
