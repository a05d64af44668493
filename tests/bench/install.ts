import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { basename, join } from "node:path";

/** Outside the project: tools look for settings in the folders above, and would find ours. */
const INSTALLED = join(tmpdir(), `site-bench-${userInfo().username}`);

/**
 * Installs from the npm registry what only one bench needs, with the exact versions of the package.json
 * there; once, until those change. What else the folder has is copied each time.
 *
 * @param source folder with a package.json; one without has nothing to install
 * @returns the folder with `node_modules`, to write and to build in
 * @throws if npm fails
 */
export function install(source: string): string {
  const name = basename(source);
  const dir = join(INSTALLED, name);
  const wanted = join(source, "package.json");
  mkdirSync(dir, { recursive: true });
  const isInstalled =
    !existsSync(wanted) ||
    versionsIn(join(dir, "node_modules/.installed.json")) === versionsIn(wanted);
  cpSync(source, dir, { recursive: true });
  if (isInstalled) return dir;
  console.error(`${name}: npm installs it in ${dir} …`);
  // Their scripts only fetch what npm has brought along already.
  const { status } = spawnSync("npm install --ignore-scripts --no-audit --no-fund", {
    cwd: dir,
    shell: true,
    stdio: ["ignore", 2, 2],
  });
  if (status !== 0) throw new Error(`npm could not install ${name} in ${dir}.`);
  cpSync(wanted, join(dir, "node_modules/.installed.json"));
  return dir;
}

/** The version of a package that is installed there. */
export function versionOf(dir: string, name: string): string {
  const file = join(dir, "node_modules", name, "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

function versionsIn(file: string): string | null {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
