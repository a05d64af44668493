/** `npm run compress`: lays a `.br` and a `.gz` beside each text of the built site, for hosts that send them. */
import { existsSync } from "node:fs";
import { link, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXTS = /\.(html|css|js|json|webmanifest|xml|txt|md|ics|svg)$/;
/** What is smaller fits into the packet of its headers anyway. */
const LEAST = 256;
/** The best quality of brotli takes five seconds for a megabyte. */
const LARGE = 500_000;

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)];

/** What has been written, in bytes. */
export interface Compressed {
  files: number;
  plain: number;
  brotli: number;
  gzip: number;
}

/**
 * Compresses all texts of a built folder as well as can be, on all processors. The same folder gives the
 * same files; what would not become smaller has none.
 *
 * @param dir a folder that a build has made
 */
export async function compressSite(dir: string): Promise<Compressed> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  // The two names of a page are one file.
  const files = new Map<string, string[]>();
  for (const file of texts) {
    const { dev, ino, size } = await stat(file);
    if (size >= LEAST) files.set(`${dev} ${ino}`, [...(files.get(`${dev} ${ino}`) ?? []), file]);
  }
  const total: Compressed = { files: 0, plain: 0, brotli: 0, gzip: 0 };
  const left = files.values();
  const worker = async () => {
    for (const [first = "", ...others] of left) {
      const content = await readFile(first);
      const [brotli, gzipped] = await Promise.all([
        withBrotli(content),
        gzipOf(content, { level: 9 }),
      ]);
      for (const [ending, packed] of [
        [".br", brotli],
        [".gz", gzipped],
      ] as const) {
        if (packed.length >= content.length) continue;
        await write(first + ending, packed);
        for (const other of others) {
          await rm(other + ending, { force: true });
          await link(first + ending, other + ending);
        }
      }
      total.files += 1;
      total.plain += content.length;
      total.brotli += brotli.length;
      total.gzip += gzipped.length;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return total;
}

/** Not over what is there, which may be the second name of another file. */
async function write(file: string, content: Buffer): Promise<void> {
  await rm(file, { force: true });
  await writeFile(file, content);
}

function withBrotli(content: Buffer): Promise<Buffer> {
  return brotliOf(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 9 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

if (import.meta.main) {
  const dir = process.env.SITE_OUTPUT ?? "_site";
  if (existsSync(`${dir}/.made-by-build`)) {
    const start = performance.now();
    const { files, plain, brotli, gzip } = await compressSite(dir);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const share = (bytes: number) => `${Math.round((100 * bytes) / plain)} %`;
    console.log(
      `${dir}: ${files} texts in ${seconds} s; brotli ${share(brotli)}, gzip ${share(gzip)} of their bytes`,
    );
  } else {
    console.error(`${dir}: there is no built website here; run npm run build first.`);
    process.exitCode = 1;
  }
}
