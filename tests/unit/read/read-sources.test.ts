import { describe, expect, test } from "vitest";
import { readSources } from "../../../src/eleventy/read-sources.ts";
import { createContent } from "../../support/build.ts";

const post = (frontMatter = "") => `---\ntitle: Inlägg\n${frontMatter}---\nText.\n`;
const scheduled = "src/content/sv/blog/2027-05-03-snart.md";
const draft = "src/content/sv/blog/2025-02-02-utkast.md";
const FILES = { [scheduled]: post() };

/** The fixture as it is read in an environment, with some files changed. */
async function sourcesOf(files: Record<string, string>, env: Record<string, string | undefined>) {
  await using content = await createContent(files);
  const sources = readSources(content.dir, env);
  const names = (texts: typeof sources.files) => texts.map(({ source }) => source.file);
  return { ...sources, shown: names(sources.files), waiting: names(sources.unpublished) };
}

describe("AID-1 drafts and scheduled posts", () => {
  test.each([
    { moment: "2027-05-02T21:59:59Z", is: "waits for its day in Sweden" },
    { moment: "2026-06-01T00:00:00Z", is: "waits a year before" },
  ])("a post $is", async ({ moment }) => {
    const { shown, waiting } = await sourcesOf(FILES, { SITE_NOW: moment });
    expect(shown).not.toContain(scheduled);
    expect(waiting).toEqual(expect.arrayContaining([scheduled, draft]));
  });

  test("a post is published when its day begins in Sweden, a draft never", async () => {
    const { shown, waiting, files } = await sourcesOf(FILES, { SITE_NOW: "2027-05-02T22:00:00Z" });
    expect(shown).toContain(scheduled);
    expect(waiting).toContain(draft);
    const found = files.find(({ source }) => source.file === scheduled);
    expect(found?.source.standing).toBeUndefined();
  });

  test.each([
    { CONTEXT: "deploy-preview" },
    { CONTEXT: "branch-deploy" },
    { SITE_PREVIEW: "1" },
    { ELEVENTY_RUN_MODE: "serve" },
  ])("%o shows both, known as what they are", async (env) => {
    const { files, waiting, drafts } = await sourcesOf(FILES, {
      SITE_NOW: "2026-06-01T00:00:00Z",
      ...env,
    });
    const standingOf = (name: string) =>
      files.find(({ source }) => source.file === name)?.source.standing;
    expect(standingOf(scheduled)).toEqual({ kind: "scheduled", day: "2027-05-03" });
    expect(standingOf(draft)).toEqual({ kind: "draft" });
    expect([...waiting, ...drafts]).toEqual([]);
  });

  test("an event that is a draft is only in previews", async () => {
    const event = (title: string, rest: object) => ({
      title: { sv: title, en: title },
      start: "2026-08-21T18:00",
      end: "2026-08-21T23:30",
      ...rest,
    });
    const events = {
      calendar: "https://calendar.example/",
      timeZone: "Europe/Stockholm",
      to: "/evenemang",
      events: [event("Kräftskiva", {}), event("Hemligt", { draft: true })],
    };
    const files = { "_data/events.json": JSON.stringify(events) };
    const titles = async (env: Record<string, string>) =>
      (await sourcesOf(files, env)).data.events.events.map(({ title }) => title.sv);
    expect(await titles({})).toEqual(["Kräftskiva"]);
    expect(await titles({ SITE_PREVIEW: "1" })).toEqual(["Kräftskiva", "Hemligt"]);
  });
});

describe("AID-2 the last day", () => {
  const announcement = JSON.stringify({
    enabled: true,
    expires: "2027-01-31",
    content: { sv: "Hej", en: "Hello" },
  });
  const files = {
    "_data/announcement.json": announcement,
    [draft]: post("expires: 2027-01-31\n"),
  };

  test.each([
    { moment: "2027-01-31T22:59:59Z", holds: true },
    { moment: "2027-01-31T23:00:00Z", holds: false },
  ])("at $moment text and announcement hold: $holds", async ({ moment, holds }) => {
    const { data, files: texts } = await sourcesOf(files, { SITE_NOW: moment });
    expect(data.announcement !== null).toBe(holds);
    const { source } = texts.find(({ source }) => source.file === draft) ?? {};
    expect(source?.standing).toEqual(holds ? undefined : { kind: "expired", day: "2027-01-31" });
  });
});

describe("AID-7 a page that is hidden", () => {
  const env = { SITE_NOW: "2026-06-01T00:00:00Z" };
  const page = (until: string) =>
    `---\ntitle: T\ndescription: D.\nhidden: { until: ${until}, instead: Snart. }\n---\nText.\n`;
  const [sv, en] = ["src/content/sv/senare.md", "src/content/en/senare.md"] as const;

  test("is hidden on the same days in both languages, or it is told", async () => {
    const files = { [sv]: page("2026-08-10"), [en]: page("2026-08-11") };
    const { findings } = await sourcesOf(files, env);
    expect(findings).toEqual([
      {
        file: en,
        line: 1,
        problem: `The page is hidden until 2026-08-11 here, and hidden until 2026-08-10 in ${sv}.`,
        fix: "Write the same days under  hidden:  in both languages.",
      },
    ]);
  });

  test("is in no preview while it is a draft besides", async () => {
    const draft = (text: string) => text.replace("hidden:", "draft: true\nhidden:");
    const files = { [sv]: draft(page("2026-08-10")), [en]: draft(page("2026-08-10")) };
    const { files: texts } = await sourcesOf(files, { ...env, SITE_PREVIEW: "1" });
    expect(texts.map(({ body }) => body.trim())).not.toContain("Text.");
  });

  test("has another text at its address, and is known as hidden where it is shown", async () => {
    const files = { [sv]: page("2026-08-10"), [en]: page("2026-08-10") };
    const standings = async (more: object) => {
      const { files: texts } = await sourcesOf(files, { ...env, ...more });
      return texts.flatMap(({ source, body }) =>
        source.url === "/senare" ? [[source.standing, body.trim()]] : [],
      );
    };
    const placeholder = [[{ kind: "placeholder" }, "Snart."]];
    expect(await standings({})).toEqual(placeholder);
    // The day before ends at midnight in Sweden.
    expect(await standings({ SITE_NOW: "2026-08-09T21:59:59Z" })).toEqual(placeholder);
    expect(await standings({ SITE_NOW: "2026-08-09T22:00:00Z" })).toEqual([[undefined, "Text."]]);
    expect(await standings({ SITE_SHOW_HIDDEN: "1" })).toEqual([
      [{ kind: "hidden", day: "2026-08-10" }, "Text."],
    ]);
  });
});
