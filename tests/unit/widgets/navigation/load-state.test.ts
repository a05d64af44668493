import { describe, expect, test } from "vitest";
import {
  FIRST_ATTEMPT,
  type LoadEvent,
  type LoadState,
  nextLoadState,
} from "../../../../widgets/navigation/load-state.ts";

const error = new Error("offline");
const start: LoadEvent = { type: "start" };
const delayed = (attempt = 1): LoadEvent => ({ type: "delayed", attempt });
const failed = (attempt = 1): LoadEvent => ({ type: "failed", attempt, error });
const loaded = (attempt = 1): LoadEvent => ({ type: "loaded", attempt });

/** States in one word each, the first included. */
function run(events: readonly LoadEvent[]): string[] {
  let state = FIRST_ATTEMPT;
  const next = (event: LoadEvent) => {
    state = nextLoadState(state, event);
    return inWords(state);
  };
  return [inWords(FIRST_ATTEMPT), ...events.map(next)];
}

function inWords(state: LoadState): string {
  const name = state.name === "loading" && state.isSlow ? "slow" : state.name;
  return `${name} ${state.attempt}`;
}

describe("LOAD-3 every order of the events of one attempt", () => {
  test.each([
    [
      [delayed(), loaded(), failed()],
      ["slow 1", "loaded 1", "loaded 1"],
    ],
    [
      [delayed(), failed(), loaded()],
      ["slow 1", "failed 1", "failed 1"],
    ],
    [
      [loaded(), delayed(), failed()],
      ["loaded 1", "loaded 1", "loaded 1"],
    ],
    [
      [loaded(), failed(), delayed()],
      ["loaded 1", "loaded 1", "loaded 1"],
    ],
    [
      [failed(), delayed(), loaded()],
      ["failed 1", "failed 1", "failed 1"],
    ],
    [
      [failed(), loaded(), delayed()],
      ["failed 1", "failed 1", "failed 1"],
    ],
  ])("%j", (events, states) => {
    expect(run(events)).toEqual(["loading 1", ...states]);
  });
});

describe("LOAD-3 starting again", () => {
  test.each([
    ["while loading", []],
    ["after the delay", [delayed()]],
    ["after a failure", [failed()]],
    ["after success", [loaded()]],
  ])("%s begins a new attempt", (_when, before) => {
    expect(run([...before, start]).at(-1)).toBe("loading 2");
  });

  test.each([
    ["delay", delayed()],
    ["failure", failed()],
    ["success", loaded()],
  ])("a late %s of the cancelled attempt is ignored, whatever the state", (_what, late) => {
    expect(run([start, late]).at(-1)).toBe("loading 2");
    expect(run([start, delayed(2), late]).at(-1)).toBe("slow 2");
    expect(run([start, failed(2), late]).at(-1)).toBe("failed 2");
    expect(run([start, loaded(2), late]).at(-1)).toBe("loaded 2");
  });
});

test("LOAD-3 a failure keeps its error", () => {
  expect(nextLoadState(FIRST_ATTEMPT, failed())).toEqual({ name: "failed", attempt: 1, error });
});
