import type { Audit } from "../lighthouse/audit.ts";
import type { SaveTimes } from "./dev-server.ts";
import type { PageCost } from "./page-cost.ts";
import type { Usage } from "./run-measured.ts";

/** What was measured of one generator with so many docs; what was not is missing. */
export interface Result {
  name: string;
  title: string;
  cold: Usage[];
  warm: Usage[];
  save?: SaveTimes;
  page?: PageCost;
  lighthouse?: Audit["scores"];
}

/** All generators, in turn, on the same docs. */
export interface Round {
  /** Docs in each language. */
  docs: number;
  results: Result[];
}

/** A line of the table; of each less is better, but of the scores of Lighthouse. */
export interface Figure {
  name: string;
  /** Null where it was not measured. */
  of(result: Result): number | null;
  write(value: number): string;
}
