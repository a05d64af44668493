import { afterAll, describe, expect, test } from "vitest";
import { type BuiltSite, createProject } from "../support/build.ts";
import { EditorSite } from "../support/editor-site.ts";
import { ADDITIONS } from "./editor-changes/additions.ts";
import { MISTAKES, WRONG_LINKS, WRONG_TEXTS } from "./editor-changes/mistakes.ts";
import { REVISIONS } from "./editor-changes/revisions.ts";

// What an editor does to the website may turn a pull request red only if it is wrong. These tests
// change a copy of the real texts and data; what they change is chosen from what they find there.

/** Long after everything that the website tells of: what is written here is the newest. */
const NOW = "2099-06-01T00:00:00Z";

const inUse = new AsyncDisposableStack();
afterAll(() => inUse.disposeAsync());

/** One build of a copy with all these changes, for the tests that look at them. */
function changed<T>(
  changes: Record<string, (site: EditorSite) => T | Promise<T>>,
): () => Promise<{ built: BuiltSite; made: Record<string, T> }> {
  let outcome: Promise<{ built: BuiltSite; made: Record<string, T> }> | undefined;
  const make = async () => {
    const project = inUse.use(await createProject({ content: "website" }));
    const site = new EditorSite(project.dir);
    const made: Record<string, T> = {};
    for (const [name, change] of Object.entries(changes)) made[name] = await change(site);
    return { built: await project.build({ now: NOW, env: site.gitEnvironment() }), made };
  };
  return () => {
    outcome ??= make();
    return outcome;
  };
}

// What is new comes last: a tag that is added has the posts that are added with it.
const published = changed({ ...REVISIONS, ...ADDITIONS });
describe.each([
  ["added", ADDITIONS],
  ["changed", REVISIONS],
])("what an editor has %s", (_what, changes) => {
  test.each(Object.keys(changes))("%s", async (name) => {
    const { built, made } = await published();
    expect(built.exitCode, built.output).toBe(0);
    made[name]?.(built);
  });
});

describe.each([
  ["mistake in data", MISTAKES],
  ["mistake in a text or a link", { ...WRONG_TEXTS, ...WRONG_LINKS }],
])("a %s stops the build and is told", (_what, mistakes) => {
  const outcome = changed(mistakes);
  test.each(Object.keys(mistakes))("%s", async (name) => {
    const { built, made } = await outcome();
    expect([built.exitCode, built.files]).toEqual([1, []]);
    expect(built.output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
    const { at, says, times = 1 } = made[name] ?? { at: /^$/, says: /^$/ };
    const told = findingsOf(built).filter(({ place }) => at.test(place));
    expect(told.length, built.output).toBeGreaterThanOrEqual(1);
    expect(told.length, built.output).toBeLessThanOrEqual(times);
    for (const { problem } of told) expect(problem).toMatch(says);
  });
});

/** What the build has told: a place, and indented below it what is wrong there. */
function findingsOf({ output }: BuiltSite): { place: string; problem: string }[] {
  return [...output.matchAll(/^(\S.*)\n((?: {2}.*(?:\n|$))+)/gm)].map(
    ([, place = "", problem = ""]) => ({ place, problem }),
  );
}
