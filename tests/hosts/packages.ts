import { existsSync } from "node:fs";

/** What Debian and Ubuntu install. */
export const NGINX = "/usr/sbin/nginx";
export const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const WRK = "/usr/bin/wrk";

/**
 * Says what to install, if one of these files is missing.
 *
 * @returns whether all are there
 */
export function arePackagesThere(files: readonly string[]): boolean {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    console.error(
      `${missing.join(", ")}: missing. apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static wrk`,
    );
  }
  return missing.length === 0;
}
