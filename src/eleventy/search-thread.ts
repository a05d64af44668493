import { parentPort, workerData } from "node:worker_threads";
import { makeIndex, type SearchJob } from "../output/search/make-index.ts";

/** What runs on the thread that `startSearchIndex` starts. */
parentPort?.postMessage((workerData as SearchJob[]).map(makeIndex));
