import { expect, test } from "vitest";
import { http2Bytes } from "../../../src/tools/http2-bytes.ts";

test("a header that an earlier answer had costs a byte or two over HTTP/2, and a body nothing beside itself", async () => {
  const headers = [
    ["Content-Type", "text/css"],
    ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
    ["Connection", "keep-alive"],
  ] as const;
  const answer = (length: number) => ({ headers, body: Buffer.alloc(length) });
  const [first = 0, second = 0, long = 0] = await http2Bytes([answer(9), answer(90), answer(9000)]);
  expect(first).toBeGreaterThan(second + 30);
  expect(second).toBeLessThan(30);
  expect(long).toBe(second);
});
