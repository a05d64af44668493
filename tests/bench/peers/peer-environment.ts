/** Environment of a peer: that of this process without what changes how tools build, and no reports home. */
export function peerEnvironment(env: Record<string, string> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|NODE_OPTIONS|CI|CONTEXT|NETLIFY|FORCE_COLOR)$/.test(name),
  );
  return { ...Object.fromEntries(inherited), NO_COLOR: "1", NO_UPDATE_NOTIFIER: "1", ...env };
}
