/**
 * Keeps what was computed of each text until the next round: `npm start` and the preview at `/admin` lint
 * all texts again after one has changed. The result is the same as without.
 *
 * @returns begins a round. `facts` is all that values depend on besides their text; other facts than in
 * the round before, and nothing is reused
 */
export function textCache<Value extends object>() {
  let known = new Map<string, Value>();
  let knownFacts = "";
  return (facts: string) => {
    const before = facts === knownFacts ? known : new Map<string, Value>();
    const now = new Map<string, Value>();
    [known, knownFacts] = [now, facts];
    return (text: string, compute: () => Value): Value => {
      const value = before.get(text) ?? compute();
      now.set(text, value);
      return value;
    };
  };
}
