import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type BuiltSite, createProject } from "../support/build.ts";
import { label, readData } from "../support/labels.ts";
import { all, linkList, meta, only, text } from "./dom.ts";
import { ONLY_VERSION } from "./sites.ts";

/** In every text of something hidden, and nowhere else. */
const SECRET = "Zyxvan";
const both = { sv: SECRET, en: SECRET };

const DAYS = "from: 2026-06-10, until: 2026-08-10";
const period = { from: "2026-06-10", until: "2026-08-10" };
const MEANWHILE = { sv: "Du får veta det på uppropet.", en: "You will hear at roll call." };

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

/** A doc, a page and a post that newcomers must not see, and who leads to them. */
function texts(locale: "sv" | "en"): Record<string, string> {
  const folder = `src/content/${locale}`;
  const written = (instead: string, more = "") =>
    `---\ntitle: ${SECRET} 1\ndescription: ${SECRET} 2.\nhidden: { ${DAYS}, instead: "${instead}" }\n${more}---\nOm ${SECRET}.\n`;
  return {
    [`${folder}/docs/central/senare.md`]: `${written(
      MEANWHILE[locale],
      `sidebar_label: ${SECRET} 3\n`,
    )}\n## Del {#del}\n\n### ${SECRET}s plan\n\n![${SECRET}](zyxvan.svg)\n\n![${SECRET}](/img/zyxvan-2.svg)\n\n[Filen](zyxvan.pdf) [fel](/docs/board#fel)\n`,
    [`${folder}/docs/central/zyxvan.svg`]: LOGO,
    [`${folder}/docs/central/zyxvan.pdf`]: SECRET,
    [`${folder}/senare.md`]: written("/section"),
    [`${folder}/blog/2025-06-01-senare.md`]: written("Snart.", "authors: []\ntags: [it]\n"),
    [`${folder}/leder-dit.md`]: `---\ntitle: Leder dit\ndescription: Leder dit.\n---\n[Mer](/docs/central/senare#del) om [[ordet]] och [filen](docs/central/senare.md).\n\n::: key-date secret\n\n::: who-to-ask safety\n\n::: documents forms\n\n::: checklist admitted\n`,
  };
}

interface Nav {
  items: object[];
}

/** The fixture with something hidden of every kind. */
function secrets(): Record<string, string> {
  const entry = { title: both, description: both, hidden: period };
  const change = <T>(name: string, edit: (data: T) => void) => {
    const data = readData<T>(`${name}.json`);
    edit(data);
    return { [`_data/${name}.json`]: JSON.stringify(data) };
  };
  return {
    ...texts("sv"),
    ...texts("en"),
    "src/assets/img/zyxvan-2.svg": LOGO,
    ...change<{ events: object[] }>("events", ({ events }) =>
      events.push({ ...entry, start: "2026-08-08", startTime: "18:00", endTime: "20:00" }),
    ),
    ...change<{ terms: object[] }>("glossary", ({ terms }) =>
      terms.push({
        id: "later",
        term: both,
        explanation: both,
        also: ["ordet"],
        hidden: period,
      }),
    ),
    ...change<Record<string, { roles: object[] }>>("people", ({ board }) => {
      board?.roles.push({ title: both, email: "zyxvan@test.example", hidden: period });
    }),
    ...change<Record<string, { tasks: object[] }>>("tasks", ({ safety }) =>
      safety?.tasks.push({ task: both, to: "/section", hidden: period }),
    ),
    ...change<Record<string, { documents: object[] }>>("documents", ({ forms }) =>
      forms?.documents.push({ title: both, href: "https://zyxvan.example/", hidden: period }),
    ),
    ...change<Record<string, object>>("key-dates", (dates) => {
      dates.secret = {
        label: both,
        date: "2026-08-12",
        note: both,
        hidden: { ...period, instead: { sv: "Dagen kommer.", en: "The day will come." } },
      };
    }),
    ...change<Record<string, { steps: object[] }>>("checklists", ({ admitted }) =>
      admitted?.steps.push({ id: "day", step: { sv: "Kom", en: "Come" }, keyDate: "secret" }),
    ),
    ...change<{ docs: { items: object[] } }>("sidebars", ({ docs }) =>
      docs.items.push({
        type: "category",
        label: both,
        items: [{ type: "link", href: "/en/senare", label: both }],
      }),
    ),
    // With the editing page, whose preview knows the site.
    ...change<{ repository: string }>("site", (site) => {
      site.repository = "https://github.com/test/site";
    }),
    ...change<Nav>("navbar", ({ items }) =>
      items.push(
        { type: "doc", docId: "central/senare", label: both },
        { to: "/docs/central/senare", label: both },
        { label: both, items: [{ to: "/senare#top", label: both }] },
      ),
    ),
  };
}

/** Files of a folder whose name or content has the word in it, hidden ones too. */
function betrayers(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(100);
  const isTold = (content: string) => content.toLowerCase().includes("zyxv");
  return files
    .filter((file) => isTold(file) || isTold(readFileSync(file, "latin1")))
    .map((file) => file.slice(folder.length + 1));
}

test("AID-7 what is hidden is in no file of the site from its first day to its last, in Sweden", async () => {
  await using project = await createProject({ files: { ...ONLY_VERSION, ...secrets() } });
  const output = join(project.dir, "_site");
  const everywhere = [
    "docs/central/senare.html",
    "en/senare.html",
    "blog/2025/06/01/senare.html",
    "blog/rss.xml",
    "search-en.json",
    "index.html",
    "en/glossary.html",
    "sok.html",
    "files/sv/docs/central/zyxvan.pdf",
  ];

  const unknownSections = ({ output }: BuiltSite) => output.match(/leads to "#.*"/g);
  const unknown = expect.stringContaining("#fel");
  // tests/unit/schema/hidden.test.ts has the days.
  if (process.env.SITE_TEST_FULL) {
    const before = await project.build({ now: "2026-06-09T21:59:59Z" });
    expect([before.exitCode, unknownSections(before)]).toEqual([0, [unknown, unknown]]);
    expect(betrayers(output)).toEqual(expect.arrayContaining(everywhere));
  }

  const during = await project.build({ now: "2026-08-09T21:59:59Z" });
  expect(during.exitCode, during.output).toBe(0);
  expect(betrayers(output)).toEqual([]);
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
  expect(unknownSections(during)).toEqual([unknown, unknown]);
});
