import type { Command } from "./run-measured.ts";

/** A generator of websites, made to build the same docs as ours. */
export interface Peer {
  name: string;
  /** What it is called in the table, with its version. */
  title: string;
  /** Built folder. */
  output: string;
  /** Files and folders that a build keeps for the next one; without them it is a cold build. */
  caches: readonly string[];
  /** Address of the page that is measured, the same doc everywhere, in the form that needs no redirect. */
  page: string;
  /** Text of that page. */
  source: string;
  /** The development server answers with the whole page, rather than with scripts that draw it. */
  servesWholePages: boolean;
  build: Command;
  /** Starts the development server. */
  serve(port: number): Command;
  /** Writes that many docs in each of the two languages, in place of those that are there. */
  write(docs: number): void;
}

/** The doc that is measured: neither the first nor the last of its category. */
export const MEASURED_DOC = 25;
