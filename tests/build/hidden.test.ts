import { expect, test } from "vitest";
import { type BuiltSite, createProject } from "../support/build.ts";
import { label } from "../support/labels.ts";
import { all, linkList, meta, only, text } from "./dom.ts";
import { MEANWHILE, MIDNIGHT, SECRET } from "./hidden.ts";
import { VARIED, varied } from "./sites.ts";

/** Files of a site whose name or content has the word in it. */
function betrayers({ files, bytes }: BuiltSite): string[] {
  expect(files.length).toBeGreaterThan(100);
  const isTold = (content: string) => content.toLowerCase().includes(SECRET.toLowerCase());
  return files.filter((file) => isTold(file) || isTold(bytes(file).toString("latin1")));
}

test("AID-7 what is hidden is in no file of the site from its first day on, in Sweden", async () => {
  const during = await varied();
  expect(betrayers(during)).toEqual([]);
  expect(during.files).toContain("admin/snapshot.json");
  // Its address answers, but no list has it.
  const doc = during.page("/en/docs/central/senare");
  expect(text(only(doc, "main h1"))).toBe(label("en", "contentVisibility.hidden.title"));
  expect(text(only(doc, "main"))).toContain(MEANWHILE.en);
  expect(all(doc, "main [role=note]")).toEqual([]);
  expect(meta(doc, "robots")).toBe("noindex");
  expect(linkList(only(during.page("/senare"), "main")).flat()).toContain("/section");
  const guide = only(during.page("/leder-dit"), "main");
  expect(linkList(guide).flat()).toContain("/docs/central/senare#del");
  expect(text(guide)).toContain("om ordet och");
  expect(text(guide)).toContain("Dagen kommer.");
  for (const list of ["sitemap.xml", "search-sv.json", "sok.html", "blog/rss.xml"])
    expect(during.read(list)).not.toContain("senare");
  // A mistake in it is reported before its day, but a section that does not exist yet is no mistake.
  const unknown = expect.stringContaining("#fel");
  expect(during.output.match(/leads to "#.*"/g)).toEqual([unknown, unknown]);
  if (!process.env.SITE_TEST_FULL) return;

  await using project = await createProject(VARIED);
  const now = new Date(Date.parse(MIDNIGHT) - 1000).toISOString();
  const before = await project.build({ ...VARIED, now });
  expect(betrayers(before)).toEqual(
    expect.arrayContaining([
      ...["docs/central/senare.html", "en/senare.html", "blog/2025/06/01/senare.html"],
      ...["blog/rss.xml", "search-en.json", "index.html", "en/glossary.html", "sok.html"],
      "files/sv/docs/central/zyxvan.pdf",
    ]),
  );
});
