// The separate types of this package would install those of Express.
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions } from "node:zlib";

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export default function compression(options: {
    threshold: number;
    brotli: BrotliOptions;
  }): Middleware;
}
