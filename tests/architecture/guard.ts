import { posix } from "node:path";

/** A file of the project: path from its root, and content. */
export interface SourceFile {
  path: string;
  source: string;
}

interface Rule {
  /** Layers it may import from; `types` and `components` narrow what. */
  imports: Record<string, "anything" | "types" | "components">;
  /** Single files besides. */
  files?: readonly string[];
  /** Packages it may import; Node's own modules count as `node`. */
  packages: readonly string[] | "any";
}

/** The arrows of the README's picture: "A ─► B" means that B may import A. */
const RULES: Record<string, Rule> = {
  ".eleventy.ts": { imports: { eleventy: "anything" }, packages: [] },
  schema: { imports: {}, packages: ["zod", "fastest-levenshtein"] },
  model: { imports: { schema: "anything" }, packages: ["github-slugger", "@vercel/analytics"] },
  ui: {
    imports: { model: "types", schema: "types", widgets: "components" },
    // The first puts values into labels; a page model cannot do it for labels that depend on what
    // is open. The second is the one rule for what may stand in the head once.
    files: ["src/model/format.ts", "src/model/head-identity.ts"],
    packages: ["react", "react-dom"],
  },
  layouts: { imports: { model: "anything", ui: "anything" }, packages: [] },
  checks: { imports: { schema: "anything", model: "anything" }, packages: [] },
  eleventy: {
    imports: {
      schema: "anything",
      model: "anything",
      ui: "anything",
      layouts: "anything",
      checks: "anything",
    },
    packages: "any",
  },
  tools: {
    imports: { schema: "anything", model: "anything", checks: "anything" },
    packages: "any",
  },
  widgets: {
    imports: {
      "widgets/runtime": "anything",
      "widgets/*": "anything",
      "widgets/islands": "anything",
    },
    packages: [],
  },
  "widgets/runtime": {
    imports: { schema: "types" },
    packages: ["react", "react-dom", "@vercel/analytics", "site-texts"],
  },
  "widgets/*": { imports: { "widgets/runtime": "anything" }, packages: ["react", "react-dom"] },
  // Each file joins a widget with what brings it to life.
  "widgets/islands": {
    imports: { "widgets/runtime": "anything", "widgets/*": "anything" },
    packages: [],
  },
  // Stands in for React.
  "widgets/preact": { imports: {}, packages: ["preact"] },
};

interface Import {
  specifier: string;
  typeOnly: boolean;
}

/** What a file imports: static, re-exported and dynamic imports. */
export function importsOf(source: string): Import[] {
  const statements = /^\s*(?:import|export)\s+(?:([^;"']*?)\s*from\s*)?["']([^"']+)["']/gm;
  const calls = /\b(?:import|require)\s*\(\s*["'`]([^"'`]+)["'`]/g;
  return [
    ...[...source.matchAll(statements)].map(([, clause = "", specifier = ""]) => ({
      specifier,
      typeOnly: isTypeOnly(clause),
    })),
    ...[...source.matchAll(calls)].map(([, specifier = ""]) => ({ specifier, typeOnly: false })),
  ];
}

/** `type X`, or braces in which every name is a type. */
function isTypeOnly(clause: string): boolean {
  if (/^type\s/.test(clause)) return true;
  const names = /^\{([^}]*)\}$/
    .exec(clause.trim())?.[1]
    ?.split(",")
    .map((name) => name.trim());
  return names?.filter(Boolean).every((name) => /^type\s/.test(name)) ?? false;
}

/** Every import that goes against an arrow, in words. */
export function brokenArrows(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, source }) => {
    const layer = layerOf(path);
    const rule = RULES[kindOf(layer)];
    if (!rule) return [`${path} is in no known layer: add it to tests/architecture/guard.ts`];
    return importsOf(source).flatMap(({ specifier, typeOnly }): string[] => {
      if (!specifier.startsWith(".")) {
        const name = packageOf(specifier);
        return rule.packages === "any" || rule.packages.includes(name)
          ? []
          : [`${path} imports the package "${name}": ${layer} may import ${packagesInWords(rule)}`];
      }
      const target = posix.join(posix.dirname(path), specifier);
      if (layerOf(target) === layer || rule.files?.includes(target)) return [];
      const allowed = allowance(rule, layerOf(target));
      const fits =
        allowed === "anything" ||
        (allowed === "types" && typeOnly) ||
        (allowed === "components" && target.endsWith(".tsx"));
      return fits ? [] : [`${path} imports ${target}: ${layer} may import only ${inWords(rule)}`];
    });
  });
}

/** `src/model/x.ts` → `model`; each widget is a layer of its own, since none may import another. */
function layerOf(path: string): string {
  const [top = "", folder = "", file] = path.split("/");
  if (top === "src" && file !== undefined) return folder;
  if (top === "widgets") return file === undefined ? "widgets" : `widgets/${folder}`;
  return path;
}

/** The rule that a layer follows: widgets share one. */
function kindOf(layer: string): string {
  return layer.startsWith("widgets/") && !(layer in RULES) ? "widgets/*" : layer;
}

function allowance({ imports }: Rule, layer: string) {
  return (
    imports[layer] ??
    imports[kindOf(layer)] ??
    (layer.startsWith("widgets/") ? imports.widgets : undefined)
  );
}

function packageOf(specifier: string): string {
  if (specifier.startsWith("node:")) return "node";
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

function inWords({ imports, files = [] }: Rule): string {
  const layers = Object.entries(imports).map(([layer, what]) =>
    what === "anything" ? layer : `${what} of ${layer}`,
  );
  return [...layers, ...files].join(", ") || "its own folder";
}

function packagesInWords({ packages }: Rule): string {
  return packages.length === 0 ? "no packages" : `only the packages ${[...packages].join(", ")}`;
}

/** Without comments and plain strings; template literals stay, because they can hold code. */
export function codeOf(source: string): string {
  return source.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|(`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_, text?: string, template?: string) => template ?? (text ? '""' : " "),
  );
}

/** What makes a function depend on more than its arguments. */
const IMPURITIES: [pattern: RegExp, words: string][] = [
  [/\bDate\.now\b/, "reads the clock with Date.now"],
  [/\bnew Date\(\s*\)|\bnew Date\b(?!\s*\()/, "reads the clock with new Date()"],
  [/(?<!new\s)(?<![.\w])Date\(/, "reads the clock with Date()"],
  [/\bperformance\.now\b/, "reads the clock with performance.now"],
  [/(?<![.\w])(?:document|window|navigator|localStorage|sessionStorage)\s*[.[]/, "uses the DOM"],
];

/** What in a pure file is not pure, in words. */
export function impurities({ path, source }: SourceFile): string[] {
  const code = codeOf(source);
  const imports = importsOf(source).map(({ specifier }) => packageOf(specifier));
  return [
    ...IMPURITIES.filter(([pattern]) => pattern.test(code)).map(([, words]) => words),
    ...(imports.some((name) => name === "node" || name === "fs") ? ["uses Node's modules"] : []),
    ...(imports.some((name) => name.startsWith("react")) ? ["uses React"] : []),
  ].map((words) => `${path} ${words}: the model and the checks are pure functions`);
}

/** Whether a layout reads `this`, which Eleventy freezes to the first page that was rendered. */
export function usesThis({ source }: SourceFile): boolean {
  return /\bthis\b/.test(codeOf(source));
}
