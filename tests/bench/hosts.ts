/**
 * `npm run bench:hosts`: 200 readers at once take the whole tour of the built site at an nginx on this
 * computer: every page and every file, compressed. Fails when one answer does.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { compressSite } from "../../src/tools/compress.ts";
import { startNginx } from "../hosts/nginx.ts";
import { arePackagesThere, BROTLI_MODULE, NGINX, WRK } from "../hosts/packages.ts";
import { addressOf } from "../support/build.ts";

const READERS = 200;
const SECONDS = 10;
/** Readers are on the same processors as nginx. */
const THREADS = 2;
const SITE = process.env.SITE_OUTPUT ?? "_site";

if (!existsSync(`${SITE}/index.html`)) {
  console.error(`${SITE}: there is no built website here; run npm run build first.`);
  process.exitCode = 1;
} else if (arePackagesThere([NGINX, BROTLI_MODULE, WRK])) {
  const folder = mkdtempSync(join(tmpdir(), "bench-hosts-"));
  try {
    await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
} else {
  process.exitCode = 1;
}

async function measure(folder: string): Promise<void> {
  const site = join(folder, "site");
  cpSync(SITE, site, { recursive: true });
  await compressSite(site);
  const tours = { pages: tourOf(site, /\.html$/), "pages and files": tourOf(site, /./) };
  console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, readers on the same processors`);
  await using nginx = await startNginx(site);
  for (const [name, addresses] of Object.entries(tours)) {
    const file = join(folder, "tour.txt");
    writeFileSync(file, addresses.join("\n"));
    const script = resolve(import.meta.dirname, "tour.lua");
    const { stdout, stderr } = spawnSync(
      WRK,
      [`-t${THREADS}`, `-c${READERS}`, `-d${SECONDS}s`, "-s", script, nginx.address, "--", file],
      { encoding: "utf8" },
    );
    const figures = /^RESULT (.*)$/m.exec(stdout)?.[1]?.split(" ").map(Number) ?? [];
    const [requests = 0, microseconds = 0, bytes = 0, failed = 0, median, slowest] = figures;
    if (requests === 0) throw new Error(`wrk measured nothing:\n${stdout}${stderr}`);
    const seconds = microseconds / 1e6;
    console.log(
      [
        `${name}: ${addresses.length} addresses, ${READERS} readers, ${seconds.toFixed(0)} s`,
        `${Math.round(requests / seconds)} answers and ${(bytes / 1e6 / seconds).toFixed(1)} MB a second`,
        `${median} ms in the middle, ${slowest} ms for the slowest hundredth`,
        `${failed} errors`,
      ].join("; "),
    );
    if (failed > 0) process.exitCode = 1;
  }
}

/** Addresses of the files, each in its one form. */
function tourOf(site: string, kind: RegExp): string[] {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .map((file) => file.replaceAll("\\", "/"))
    .filter(
      (file) => !/(^|\/)([_.][^/]*$|404\.html$)|\.(br|gz)$/.test(file) || /^\.well/.test(file),
    );
  const known = new Set(files);
  return files
    .filter(
      (file) => !file.endsWith("/index.html") || !known.has(file.replace("/index.html", ".html")),
    )
    .map((file) => (file.endsWith(".html") ? addressOf(file) : `/${file}`))
    .map(encodeURI)
    .sort();
}
