/**
 * `node tests/promises.ts`: where each promise of `tests/requirements.md` is proved, cheapest level first. With
 * `--twice` only those that are proved on several levels. The same journey in another engine is no other level.
 */
import { namedPromises, promises } from "./support/promises.ts";

const LEVELS = ["unit", "build", "browser", "engines", "judges"];
/** Tests of subjects are unit tests. */
const levelOf = (file: string) =>
  LEVELS.findIndex((level) => file.replace("/features/", "/unit/").startsWith(`tests/${level}/`));

const named = [...namedPromises()].filter(([file]) => levelOf(file) >= 0);
let several = 0;
for (const id of promises()) {
  const files = named.flatMap(([file, ids]) => (ids.includes(id) ? file : []));
  const levels = Object.entries(Object.groupBy(files, (file) => levelOf(file)));
  if (levels.filter(([level]) => Number(level) <= LEVELS.indexOf("browser")).length > 1)
    several += 1;
  else if (process.argv.includes("--twice")) continue;
  const places = levels.map(
    ([level, own = []]) =>
      `${LEVELS[Number(level)]}: ${own.map((file) => file.split("/").at(-1)).join(", ")}`,
  );
  console.log(`${id.padEnd(13)}${places.join("; ")}`);
}
console.log(`${promises().length} promises, ${several} on several levels`);
