/** What the browser tells of the network; only some do (PRE-3). */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's data should be spared (PRE-3); unknown connections are fast ones. */
export function isThrifty(
  connection = (navigator as { connection?: Connection }).connection,
): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}
