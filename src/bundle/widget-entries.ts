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
 * Makes the module `virtual:widgets`, in which the first script finds a loader for each widget, and an
 * entry for each of them. The entry joins the widget with what brings it to life: so that takes one
 * request, and React is one file and not one for each widget.
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
    ({ name }) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${ALL}/${name}`)})`,
  );
  return `export const widgets = {${loaders.join(",")}};`;
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
