/** What a calendar may cost; tests inject smaller ones. */
export interface Limits {
  /** For all of the answer, in milliseconds. */
  timeout: number;
  /** Of the answer, unpacked. */
  bytes: number;
  redirects: number;
  /** Entries in the file. */
  entries: number;
  /** Events that are shown, each repetition counted. */
  events: number;
  /** Days, weeks, months or years that repetitions are looked for in, of all series together. */
  steps: number;
}

/** Far more than a chapter has; what stays within them takes some seconds at most. */
export const LIMITS: Limits = {
  timeout: 10_000,
  bytes: 5_000_000,
  redirects: 5,
  entries: 20_000,
  events: 1_000,
  steps: 20_000,
};
