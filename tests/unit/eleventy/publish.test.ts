import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import {
  checkOutput,
  openWorkshop,
  outputPath,
  type Workshop,
} from "../../../src/eleventy/publish.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

vi.mock("node:fs", async (importOriginal) => {
  const fs = await importOriginal<typeof import("node:fs")>();
  return { ...fs, renameSync: vi.fn(fs.renameSync) };
});

/** Builds a site of one page into a folder. */
function build(output: string, text: string): void {
  const workshop = openWorkshop(output, [join(output, "../project")]);
  make(workshop, text);
  workshop.publish();
  workshop.close();
}

function make({ folder }: Workshop, text: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, "index.html"), text);
}

const home = (output: string) => readFileSync(join(output, "index.html"), "utf8");
/** Whether anything of a build lies beside its output folder. */
const isTidy = (output: string) =>
  ["next", "old", "lock"].every((ending) => !existsSync(`${output}.${ending}`));

describe("publishing", () => {
  test("a site is replaced as a whole, again and again", async () => {
    await using folder = await createTempFolder({});
    const output = join(folder.dir, "far/away/_site");
    build(output, "first");
    writeFileSync(join(output, "gone.html"), "of the first build");
    build(output, "second");
    expect([home(output), existsSync(join(output, "gone.html"))]).toEqual(["second", false]);
    expect(isTidy(output)).toBe(true);
  });

  test("until it is published nothing is seen of a build, and if it ends before, nothing is left", async () => {
    await using folder = await createTempFolder({});
    const output = join(folder.dir, "_site");
    build(output, "first");
    const workshop = openWorkshop(output, []);
    make(workshop, "second");
    expect(home(output)).toBe("first");
    workshop.close();
    expect([home(output), isTidy(output)]).toEqual(["first", true]);
  });

  test("when the new site cannot be moved, the earlier one is back", async () => {
    await using folder = await createTempFolder({});
    const output = join(folder.dir, "_site");
    build(output, "first");
    const workshop = openWorkshop(output, []);
    make(workshop, "second");
    const { renameSync: move } = await vi.importActual<typeof import("node:fs")>("node:fs");
    vi.mocked(renameSync)
      .mockImplementationOnce(move)
      .mockImplementationOnce(() => {
        expect(existsSync(output)).toBe(false);
        throw new Error("cannot be moved");
      });
    expect(() => workshop.publish()).toThrow("cannot be moved");
    workshop.close();
    expect([home(output), isTidy(output)]).toEqual(["first", true]);
  });

  test("what a killed build has left is put right by the next", async () => {
    await using folder = await createTempFolder({});
    const output = join(folder.dir, "_site");
    build(`${output}.old`, "first");
    writeFileSync(`${output}.lock`, "");
    mkdirSync(`${output}.next`);
    writeFileSync(join(`${output}.next`, "half.html"), "");
    const workshop = openWorkshop(output, []);
    expect([home(output), existsSync(workshop.folder)]).toEqual(["first", false]);
    workshop.close();
    expect(isTidy(output)).toBe(true);
  });

  test("a second build is refused, and leaves the first one alone", async () => {
    await using folder = await createTempFolder({ "_site.lock": String(process.ppid) });
    const output = join(folder.dir, "_site");
    mkdirSync(`${output}.next`);
    writeFileSync(join(`${output}.next`, "index.html"), "of the first");
    expect(() => openWorkshop(output, [])).toThrow(/^A build into .*_site is running/);
    expect(readFileSync(join(`${output}.next`, "index.html"), "utf8")).toBe("of the first");
  });

  test("who has lost the lock publishes nothing", async () => {
    await using folder = await createTempFolder({});
    const output = join(folder.dir, "_site");
    build(output, "first");
    const workshop = openWorkshop(output, []);
    make(workshop, "second");
    writeFileSync(`${output}.lock`, String(process.ppid));
    expect(() => workshop.publish()).toThrow("Another build into");
    workshop.close();
    expect([home(output), existsSync(workshop.folder)]).toEqual(["first", true]);
  });

  test("a closing slash makes no difference, and a link is followed", async () => {
    await using folder = await createTempFolder({ "releases/site/.made-by-build": "" });
    const { dir } = folder;
    symlinkSync(join(dir, "releases/site"), join(dir, "_site"), "junction");
    expect(outputPath(`${dir}/new/`)).toBe(join(dir, "new"));
    expect(outputPath(`${dir}/_site/`)).toBe(join(dir, "releases/site"));
    build(outputPath(`${dir}/_site/`), "through the link");
    expect(home(join(dir, "_site"))).toBe("through the link");
  });
});

describe("folders that a build must not replace", () => {
  const PROJECT = { "project/src/content/sv/index.md": "", "project/_data/site.json": "{}" };

  test.each([
    ["src", "holds what the site is made of"],
    ["src/content", "lies among what the site is made of"],
    ["src/new", "lies among what the site is made of"],
    ["_data", "holds what the site is made of"],
    ["", "holds what the site is made of"],
    ["..", "holds what the site is made of"],
  ])("project/%s %s", async (path, why) => {
    await using folder = await createTempFolder(PROJECT);
    const project = join(folder.dir, "project");
    // Even if it looks like one that a build has made.
    mkdirSync(join(project, path), { recursive: true });
    writeFileSync(join(project, path, ".made-by-build"), "");
    expect(() => openWorkshop(outputPath(join(project, path)), [project])).toThrow(why);
    expect(existsSync(join(project, "src/content/sv/index.md"))).toBe(true);
  });

  test("one with files of somebody else", async () => {
    await using folder = await createTempFolder({ "photos/cat.jpg": "" });
    const output = join(folder.dir, "photos");
    expect(() => checkOutput(output, [])).toThrow(
      `Nothing was built: the output folder ${output} holds files, and no build has made it`,
    );
    expect(existsSync(join(output, "cat.jpg"))).toBe(true);
  });

  test("a file", async () => {
    await using folder = await createTempFolder({ "out.txt": "" });
    expect(() => checkOutput(join(folder.dir, "out.txt"), [])).toThrow("is a file");
  });

  test.skipIf(process.platform !== "linux")("a disk of its own", () => {
    expect(() => checkOutput("/proc", [])).toThrow(/\/proc is a disk of its own .*SITE_OUTPUT=/s);
  });

  test("an empty folder may be replaced, and one beside the sources", async () => {
    await using folder = await createTempFolder(PROJECT);
    const project = join(folder.dir, "project");
    mkdirSync(join(project, "srcs"));
    for (const path of ["srcs", "_site", ".cache/preact"])
      expect(() => checkOutput(join(project, path), [project])).not.toThrow();
  });
});
