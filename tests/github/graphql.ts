/** A field of a query: what it is called in the answer, with its arguments and the fields below it. */
interface Field {
  alias: string;
  name: string;
  args: Record<string, unknown>;
  fields: Field[];
}

type Resolver = (args: never) => unknown;

/**
 * Answers a query of GraphQL as far as the CMS uses the language: aliases, variables, arguments and inline fragments.
 * Types are not checked; a field that an object does not have is null.
 *
 * @param root its properties are the fields of queries and mutations: values, or functions of their arguments
 * @throws what a resolver throws
 */
export function answerQuery(query: string, variables: Record<string, unknown>, root: object) {
  const tokens: string[] = query.match(/"(?:\\.|[^"\\])*"|\.\.\.|\$?[\w]+|[{}()[\]:!,=]/g) ?? [];
  let place = tokens.indexOf("{");
  // The variables of an operation stand between brackets before its fields.
  if (tokens[1] === "(") place = tokens.indexOf("{", tokens.indexOf(")"));
  const next = () => tokens[place++] ?? "";
  const isNext = (token: string) => tokens[place] === token;

  const value = (): unknown => {
    const token = next();
    if (token.startsWith("$")) return variables[token.slice(1)];
    if (token.startsWith('"')) return JSON.parse(token);
    if (token === "[") {
      const items: unknown[] = [];
      while (!isNext("]"))
        if (isNext(",")) next();
        else items.push(value());
      next();
      return items;
    }
    if (token === "{") return named("}");
    return /^\d+$/.test(token) ? Number(token) : token;
  };
  const named = (end: string) => {
    const all: Record<string, unknown> = {};
    while (!isNext(end)) {
      if (isNext(",")) next();
      const name = next();
      next();
      all[name] = value();
    }
    next();
    return all;
  };
  const selection = (): Field[] => {
    const fields: Field[] = [];
    next();
    while (!isNext("}")) {
      const alias = next();
      if (alias === "...") {
        place += 2;
        fields.push(...selection());
        continue;
      }
      const isAlias = isNext(":");
      if (isAlias) next();
      const name = isAlias ? next() : alias;
      const hasArgs = isNext("(");
      if (hasArgs) next();
      const args = hasArgs ? named(")") : {};
      fields.push({ alias, name, args, fields: isNext("{") ? selection() : [] });
    }
    next();
    return fields;
  };
  return resolve(root, selection());
}

function resolve(object: unknown, fields: readonly Field[]): unknown {
  if (object == null || fields.length === 0) return object ?? null;
  if (Array.isArray(object)) return object.map((item) => resolve(item, fields));
  return Object.fromEntries(
    fields.map(({ alias, name, args, fields }) => {
      const property = (object as Record<string, unknown>)[name];
      const found =
        typeof property === "function" ? (property as Resolver)(args as never) : property;
      return [alias, resolve(found, fields)];
    }),
  );
}
