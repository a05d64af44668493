import { Worker } from "node:worker_threads";
import type { OutputFile } from "../output/output-file.ts";
import type { SearchJob } from "../output/search/make-index.ts";

/** Search indexes on their way. */
export interface SearchIndexing {
  /** The files; rejects with what went wrong on the other thread. */
  files(): Promise<OutputFile[]>;
  /** Ends the work when nobody will ask for the files. */
  stop(): void;
}

/**
 * Makes the search indexes on a thread of their own, beside the rendering of the pages: of 2,000 generated
 * docs they take a third of a build's time on one processor.
 *
 * @param jobs makes plain data, which is copied
 * @param delay milliseconds until it begins; 0: at once
 */
export function startSearchIndex(jobs: () => readonly SearchJob[], delay: number): SearchIndexing {
  const { promise, resolve, reject } = Promise.withResolvers<OutputFile[]>();
  // Whoever asks for the files is told.
  promise.catch(() => undefined);
  let worker: Worker | undefined;
  const start = () => {
    worker = new Worker(new URL("./search-thread.ts", import.meta.url), {
      workerData: jobs(),
      // What it throws away at once needs no room for long: 200 MB less for 2,000 docs.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    // A build that fails meanwhile need not wait for it.
    worker.unref();
    worker.once("message", resolve);
    worker.once("error", reject);
  };
  const timer = delay > 0 ? setTimeout(start, delay) : start();
  return {
    files() {
      worker?.ref();
      return promise;
    },
    stop() {
      if (timer) clearTimeout(timer);
      worker?.terminate();
    },
  };
}
