import { parseSync, Visitor } from "oxc-parser";

/** A file of the project: path from its root, and content. */
export interface SourceFile {
  path: string;
  source: string;
}

export interface Import {
  specifier: string;
  /** Whether only types are imported. */
  typeOnly: boolean;
}

/**
 * What a file imports: statements, re-exports and `import()`. An `import()` among types is not looked
 * for, because the linter takes none.
 *
 * @throws Error when the file cannot be parsed.
 */
export function importsOf({ path, source }: SourceFile): Import[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const imports: Import[] = [];
  const add = (specifier: string, typeOnly: boolean) => imports.push({ specifier, typeOnly });
  new Visitor({
    ImportDeclaration: ({ source: { value }, importKind, specifiers }) => {
      const types = specifiers.map((name) => name.type === "ImportSpecifier" && isType(name));
      add(value, importKind === "type" || all(types));
    },
    ExportNamedDeclaration: ({ source: from, exportKind, specifiers }) => {
      if (from) add(from.value, exportKind === "type" || all(specifiers.map(isType)));
    },
    ExportAllDeclaration: ({ source: { value }, exportKind }) => add(value, exportKind === "type"),
    ImportExpression: ({ source: from }) => {
      if (from.type === "Literal" && typeof from.value === "string") add(from.value, false);
      // `import(`./x.ts`)`; what is put together while it runs cannot be known here.
      const [text, ...others] = from.type === "TemplateLiteral" ? from.quasis : [];
      if (text && others.length === 0) add(text.value.cooked ?? text.value.raw, false);
    },
  }).visit(program);
  return imports;
}

function isType(name: { importKind?: string | null; exportKind?: string | null }): boolean {
  return (name.importKind ?? name.exportKind) === "type";
}

/** Not of an empty list: `import {} from` runs the module. */
function all(types: readonly boolean[]): boolean {
  return types.length > 0 && types.every(Boolean);
}
