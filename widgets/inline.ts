/*
 * Runs while the document is being parsed, before anything is shown. Its hash is in the
 * Content-Security-Policy, and it stands in every page, so it is small and imports nothing.
 */
export {};
