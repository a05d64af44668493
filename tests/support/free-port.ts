import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that listens until it is disposed of. */
export interface Listening extends AsyncDisposable {
  /** Without a closing slash. */
  address: string;
}

/** Starts a server on a free port of this computer. */
export async function listenOnFreePort(server: Server): Promise<Listening> {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** A port of this computer that nobody listens on, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  await using listening = await listenOnFreePort(createServer());
  return Number(new URL(listening.address).port);
}
