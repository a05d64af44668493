import fc from "fast-check";
import { expect, test } from "vitest";
import { FEATURES } from "../../../src/features/features.ts";
import { lintSite } from "../../../src/lint/lint.ts";
import type { Finding } from "../../../src/schema/finding.ts";
import { changedFixture } from "../../support/lint.ts";
import { property } from "../../support/property.ts";

/** Words that only a program says. */
const PROGRAM = /\bundefined\b|\[object |\bNaN\b|\b\w+Error:|\uFFFC|implicit|scalar/;

/** A small site, so that one input takes a few milliseconds. */
const SOME = /^_data\/|\/(index|section|docs\/intro|blog\/2024-03-25-ny[^/]*)\.md$/;
const BASE = changedFixture({});
const TEXTS = new Map([...BASE.texts].filter(([path]) => SOME.test(path)));

function lintWith(files: Readonly<Record<string, string>>): Finding[] {
  const texts = new Map([...TEXTS, ...Object.entries(files)]);
  const { findings } = lintSite({ ...BASE, texts }, FEATURES);
  for (const { file, line, problem, fix } of findings) {
    expect(problem.trim()).not.toBe("");
    expect(`${problem}\n${fix ?? ""}`).not.toMatch(PROGRAM);
    if (line === null) continue;
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThanOrEqual(texts.get(file)?.split(/\r\n?|\n/).length ?? 0);
  }
  return findings;
}

/** Texts that have one of everything. */
const WHOLE = ["docs/komponenter", "blog/2024-03-25-langa-meddelanden", "ga-med"].map(
  (name) => `src/content/sv/${name}.md`,
);

/** What is cut out of a text, and what is written there. */
const edit = fc.record({
  at: fc.nat(),
  length: fc.oneof(fc.nat(3), fc.nat(200)),
  signs: fc.string({
    unit: fc.constantFrom(..."-:#\"'[]{}()<>,&*!|=^%@`?~_\\ \n\n\t./1aqå"),
    maxLength: 12,
  }),
  /** Most mistakes are in the front matter. */
  isAtTop: fc.boolean(),
});

test("CONF-37, CONF-20, TEXT-5 any text has a page or findings, never an exception", () => {
  property(
    fc.property(
      fc.constantFrom(...WHOLE),
      fc.array(edit, { minLength: 1, maxLength: 6 }),
      fc.constantFrom("\n", "\r\n", "\r"),
      (file, edits, lineEnd) => {
        let text = BASE.texts.get(file) ?? "";
        for (const { at, length, signs, isAtTop } of edits) {
          const place = at % Math.min(text.length + 1, isAtTop ? 200 : 1e6);
          text = text.slice(0, place) + signs + text.slice(place + length);
        }
        lintWith({ [file]: text.replaceAll("\n", lineEnd) });
      },
    ),
    12,
  );
});

const NAMES = [...TEXTS.keys()].filter(
  (path) => path.startsWith("_data/") && !path.includes("labels"),
);

/** Values that have been trouble somewhere: names of JavaScript, pieces of HTML, addresses, signs. */
const TROUBLE = fc.constantFrom<unknown>(
  ..."__proto__|constructor||<b>x|</section>|<script>|javascript:x|https://|//|/%|../x|(".split(
    "|",
  ),
  ...["\u0000", "\ud800", "x".repeat(3000), "2026-02-30", "{x}", null, true, -1, [], {}, [[]]],
);

/** Every object and list in a value, itself among them. */
function* containersIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  yield value as Record<string, unknown>;
  for (const child of Object.values(value)) yield* containersIn(child);
}

test("CONF-37 whatever is done to a data file, the answer is findings", () => {
  const any = fc.oneof(TROUBLE, fc.jsonValue({ maxDepth: 2 }));
  const edit = fc.tuple(fc.nat(), fc.nat(), fc.option(fc.string({ maxLength: 8 })), any);
  property(
    fc.property(fc.constantFrom(...NAMES), fc.array(edit, { maxLength: 3 }), (name, edits) => {
      const file: unknown = JSON.parse(TEXTS.get(name) ?? "");
      for (const [at, key, newKey, value] of edits) {
        const all = [...containersIn(file)];
        const container = all[at % all.length];
        const keys = Object.keys(container ?? {});
        // A key is given another value, or gives way to another key.
        const old = keys[key % keys.length] ?? "";
        if (!container || newKey === "length") continue;
        if (newKey !== null) delete container[old];
        container[newKey ?? old] = value;
      }
      lintWith({ [name]: JSON.stringify(file, null, 2) });
    }),
    12,
  );
});

test("CONF-37 whatever files are called, the answer is findings", () => {
  const part = fc.oneof(
    fc.constantFrom(..."docs blog Event möte index en 01-a README 404 __proto__".split(" ")),
    fc
      .string({ minLength: 1, maxLength: 6, unit: "grapheme" })
      .map((name) => name.replaceAll("/", "")),
  );
  const place = fc.constantFrom(
    ..."src/content/sv src/content _data src/versions/1.0/sv src/versions".split(" "),
  );
  const path = fc
    .tuple(
      place,
      fc.array(part, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(".md", ".MD", ".html", ".json", ""),
    )
    .map(([folder, parts, ending]) => `${folder}/${parts.join("/")}${ending}`);
  property(
    fc.property(path, (file) => {
      lintWith({ [file]: "---\ntitle: A\ndescription: x\n---\nText.\n" });
    }),
    12,
  );
});
