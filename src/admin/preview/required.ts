import { collectionOf } from "../../routes/edit-links.ts";
import type { AdminConfig } from "../config.ts";
import type { Field } from "../fields.ts";

type Path = readonly (string | number)[];

/** The fields of the form of a file. */
export function formOf(file: string, { collections }: AdminConfig): readonly Field[] {
  const [, name = ""] = /^src\/content\/[^/]+\/(.*)/.exec(file) ?? [];
  const data = collections.flatMap(({ files = [] }) => files).find((one) => one.file === file);
  const { collection } = collectionOf(name);
  const texts = collections.find(({ name }) => name === collection);
  const form = data ?? (name === "index.md" ? texts?.index_file : texts);
  return form?.fields ?? [];
}

/** Places of fields that are empty although the form asks for them: the CMS does not save it. */
export function emptyFields(fields: readonly Field[], data: unknown, above: Path = []): Path[] {
  return fields.flatMap(({ name, required, widget, fields: own, types }) => {
    const value = Object(data)[name] as unknown;
    const place = [...above, name];
    if (widget === "list" && Array.isArray(value) && value.length > 0)
      return value.flatMap((item, index) => {
        const type = types?.find((one) => one.name === Object(item).type);
        return emptyFields(type?.fields ?? own ?? [], item, [...place, index]);
      });
    if (own && widget === "object")
      return required || isObject(value) ? emptyFields(own, value, place) : [];
    return required && (value == null || `${value as string}`.trim() === "") ? [place] : [];
  });
}

const isObject = (value: unknown) => typeof value === "object" && value !== null;
