import type { ExampleProps } from "../../model/site.ts";
import { byLocale } from "../../routes/locales.ts";
import { KeyDate } from "./key-date.tsx";

/** A date with a note. */
export function keyDateExample({ title, text, day, context, ...props }: ExampleProps) {
  const entry = { label: byLocale(() => title), date: day, note: byLocale(() => text) };
  const own = { ...context, data: { ...context.data, keyDates: { "": entry } } };
  return { "key-date": <KeyDate {...props} name="" context={own} /> };
}
