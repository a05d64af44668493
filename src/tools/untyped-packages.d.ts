// A package that ships no types, and whose separate ones bring those of Express along.

declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions } from "node:zlib";

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  interface Options {
    threshold: number;
    filter: Filter;
    brotli: BrotliOptions;
  }
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  const compression: { (options: Options): Middleware; filter: Filter };
  export default compression;
}
