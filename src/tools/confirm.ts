import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lintFolder } from "../lint/run.ts";
import { pageName } from "../model/translations/translations.ts";
import { inAYear } from "../schema/days.ts";
import { editJson } from "./edit-json.ts";
import { FEATURES } from "./features.ts";
import { confirm } from "./translations.ts";

const SERVICES = "_data/services.json";

/**
 * Records that what is due for review is right as it is: all roles, all services or one, or a page, whose
 * languages then say the same, too. What has a day gets the same one in a year.
 *
 * @param root folder with `_data` and `src/content`
 * @param names `roles`, `services`, `services/1177`, or what `confirm` takes
 * @returns what was confirmed
 * @throws UserError when a name is not that of a page in both languages, or a file cannot be read
 */
export function confirmAll(root: string, names: readonly string[]): string[] {
  const { site } = lintFolder(root, process.env, FEATURES);
  const { today } = site.input;
  const services = Object.entries(site.data.services ?? {}).flatMap(([key, { review }]) =>
    names.includes(`services/${key}`) || (names.includes("services") && review <= today) ? key : [],
  );
  const isOfData = (name: string) =>
    name === "roles" || name === "services" || services.some((key) => name === `services/${key}`);
  const ofPages = names.filter((name) => !isOfData(name));
  const pages = ofPages.length > 0 ? confirm(root, ofPages) : [];
  if (names.includes("roles")) editJson(join(root, "_data/chapter-map.json"), ["reviewed"], today);
  for (const key of services) editJson(join(root, SERVICES), [key, "review"], inAYear(today));
  const due = site.pages.filter((page) => {
    const { review } = page.fields;
    return review && review <= today && pages.includes(pageName(page, site) ?? "");
  });
  for (const { file } of due) {
    const path = join(root, file);
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace(/^review:.*$/m, `review: ${inAYear(today)}`));
  }
  return [
    ...names.filter((name) => name === "roles"),
    ...services.map((key) => `services/${key}`),
    ...pages,
  ];
}
