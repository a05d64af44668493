import { expect, test } from "vitest";
import { nextPosition, runScroll } from "../../../../widgets/behaviours/smooth-scroll.ts";

interface Run {
  positions: number[];
  hasEnded: boolean;
  stop: () => void;
}

/** Scrolls a simulated page; `after` may move it between two frames. */
function simulate(
  from: number,
  to: number,
  {
    after = (y) => y,
    max = Number.POSITIVE_INFINITY,
  }: { after?: (y: number, frame: number) => number; max?: number } = {},
): Run {
  let y = from;
  const frames: (() => void)[] = [];
  const run: Run = { positions: [], hasEnded: false, stop: () => {} };
  run.stop = runScroll(
    to,
    {
      read: () => y,
      write: (next) => {
        y = Math.min(next, max);
        run.positions.push(y);
      },
      frame: (step) => frames.push(step),
    },
    () => {
      run.hasEnded = true;
    },
  );
  for (let count = 0; count < 1000; count += 1) {
    const step = frames.shift();
    if (!step) break;
    step();
    y = after(y, count);
  }
  expect(frames).toEqual([]);
  return run;
}

test("SMOOTH-1 from 1000 to 0 the page goes through 850, 722, 613, 521 … 4, 3, 2, 1, 0", () => {
  const { positions } = simulate(1000, 0);
  expect(positions.slice(0, 4)).toEqual([850, 722, 613, 521]);
  expect(positions.slice(-5)).toEqual([4, 3, 2, 1, 0]);
});

test.each([
  [100, 20],
  [500, 30],
  [1000, 34],
  [5000, 44],
])("SMOOTH-1 %i px take %i steps, up as well as down", (distance, steps) => {
  const up = simulate(distance, 0);
  const down = simulate(0, distance);
  expect([up.positions.length, up.positions.at(-1), up.hasEnded]).toEqual([steps, 0, true]);
  expect([down.positions.length, down.positions.at(-1), down.hasEnded]).toEqual([
    steps,
    distance,
    true,
  ]);
});

test.each([
  [7, 3],
  [3, 7],
  [1, 0],
  [0, 1],
  [250.5, 0],
  [0.4, 0],
  [0, 250.5],
])("SMOOTH-1 from %d the page ends exactly at %d", (from, to) => {
  expect(simulate(from, to).positions.at(-1)).toBe(to);
});

test("SMOOTH-1 each step leads closer", () => {
  for (let y = 1; y < 50; y += 1) {
    expect(nextPosition(y, 0)).toBeLessThan(y);
    expect(nextPosition(-y, 0)).toBeGreaterThan(-y);
  }
});

test("SMOOTH-1 who is there already does not move", () => {
  expect(simulate(300, 300)).toMatchObject({ positions: [], hasEnded: true });
});

test("SMOOTH-1 a page that goes no further ends it", () => {
  const { positions, hasEnded } = simulate(0, 5000, { max: 1000 });
  expect([positions.at(-1), hasEnded]).toEqual([1000, true]);
  expect(positions.length).toBeLessThan(10);
});

test.each([
  ["far", 300],
  ["a little", 20],
])("SMOOTH-1 a visitor who scrolls the other way (%s) ends it", (_words, distance) => {
  const run = simulate(1000, 0, { after: (y, frame) => (frame === 3 ? y + distance : y) });
  expect(run.positions).toEqual([850, 722, 613, 521]);
  expect(run.hasEnded).toBe(true);
});

test("SMOOTH-1 a visitor who scrolls the same way does not", () => {
  const run = simulate(1000, 0, { after: (y, frame) => (frame === 3 ? y - 100 : y) });
  expect(run.positions.at(-1)).toBe(0);
});

test("SMOOTH-1 stopped, it does not move again", () => {
  const frames: (() => void)[] = [];
  const stop = runScroll(0, {
    read: () => 1000,
    write: () => expect.unreachable(),
    frame: (step) => frames.push(step),
  });
  stop();
  for (const step of frames) step();
  expect(frames).toHaveLength(1);
});
