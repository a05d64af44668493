// The commonest changes of editors, each as one file or several (AID-21).
import { expect, test } from "vitest";
import { preview } from "../../src/admin/preview/preview.ts";
import { snapshotOf } from "../../src/admin/preview/snapshot.ts";
import { endingOf, isImage } from "../../src/schema/pictures.ts";
import { type Changes, changedFixture, linesOf } from "./lint.ts";
import { siteOf } from "./site-data.ts";

export interface Change {
  what: string;
  /** One for each place where something is written or uploaded. */
  files: Changes;
  /** What readers see on the page that shows the first file. */
  shows: RegExp;
  places: number;
}

const { texts } = changedFixture({});

/** A text of the fixture with some words replaced. */
export function edited(path: string, from: string, to: string): Changes {
  const text = texts.get(path) ?? "";
  expect(text).toContain(from);
  return { [path]: text.replace(from, to) };
}

const shown = (path: string) => {
  const file = { url: `/shown/${path.split("/").at(-1)}`, width: 80, height: 60, size: 1 };
  return { [endingOf(path)]: [{ ...file, filename: "", outputPath: "" }] };
};

/** One test for each change: it has no finding, and the page of the first file shows it. */
export function checkChanges(changes: readonly Change[]): void {
  const { build, ...snapshot } = snapshotOf(siteOf([]).site);
  test.each(changes)("AID-21 $what, by file, on any computer", ({ files, shows, places }) => {
    const onWindows = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, text?.replaceAll("\n", "\r\n") ?? null]),
    );
    expect(linesOf(onWindows)).toEqual([]);
    expect(Object.keys(files)).toHaveLength(places);
    const { texts: all, others } = changedFixture(onWindows);
    const pictures = others.filter((path) => isImage(path) && path in files);
    const byPath = new Map(pictures.map((path) => [path, shown(path)]));
    const images = { findings: [], byPath };
    const known = { ...build, today: "2026-06-01", files: new Set(others), images };
    const names = Object.keys(files).filter((path) => all.has(path));
    const pageOf = (some: ReadonlyMap<string, string>) =>
      preview({ ...snapshot, build: known }, some, names, "board");
    expect(pageOf(all)).toMatchObject({ findings: [], body: expect.stringMatching(shows) });
    expect(pageOf(texts).body ?? "").not.toMatch(shows);
  });
}
