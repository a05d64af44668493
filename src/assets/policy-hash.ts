import { createHash } from "node:crypto";

/** A source of the Content-Security-Policy that allows exactly this inline script or style. */
export function policyHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
