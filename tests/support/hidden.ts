/** In every text of something hidden, and nowhere else. */
export const SECRET = "Zyxvan";
export const MEANWHILE = { sv: "Du får veta det på uppropet.", en: "You will hear at roll call." };

const both = { sv: SECRET, en: SECRET };
/** From the day of the builds on, as Sweden counts; where they run it is still the day before. */
const hidden = { from: "2026-06-01", until: "2026-06-10" };
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

/** A doc, a page and a post that newcomers must not see, and who leads to them. */
function texts(locale: "sv" | "en"): Record<string, string> {
  const folder = `src/content/${locale}`;
  const written = (instead: string, more = "") =>
    `---\ntitle: ${SECRET} 1\ndescription: ${SECRET} 2.\nhidden: { from: ${hidden.from}, until: ${hidden.until}, instead: "${instead}" }\n${more}---\nOm ${SECRET}.\n`;
  return {
    [`${folder}/docs/central/senare.md`]: `${written(
      MEANWHILE[locale],
      `sidebar_label: ${SECRET} 3\n`,
    )}\n## Del {#del}\n\n### ${SECRET}s plan\n\n![${SECRET}](zyxvan.svg)\n\n![${SECRET}](/img/zyxvan-2.svg)\n\n[Filen](zyxvan.pdf) [fel](/docs/board#fel)\n`,
    [`${folder}/docs/central/zyxvan.svg`]: LOGO,
    [`${folder}/docs/central/zyxvan.pdf`]: SECRET,
    [`${folder}/senare.md`]: written("/section"),
    [`${folder}/blog/2025-06-01-senare.md`]: `${written("Snart.", "authors: []\ntags: [it]\n")}\n<!-- truncate -->\n`,
    [`${folder}/leder-dit.md`]: `---\ntitle: Leder dit\ndescription: Leder dit.\n---\n[Mer](/docs/central/senare#del) om [[ordet]] och [filen](docs/central/senare.md).\n\n::: key-date secret\n\n::: who-to-ask safety\n\n::: documents forms\n\n::: checklist admitted\n`,
  };
}

export const HIDDEN_TEXTS = {
  ...texts("sv"),
  ...texts("en"),
  "src/assets/img/zyxvan-2.svg": LOGO,
};

type List<Name extends string> = Record<Name, object[]>;

/** Adds something hidden of every kind to the data files. */
export const HIDDEN_DATA = {
  events: ({ events }: List<"events">) =>
    events.push({
      ...{ title: both, description: both, hidden },
      ...{ start: "2026-06-08", startTime: "18:00", endTime: "20:00" },
    }),
  glossary: ({ terms }: List<"terms">) =>
    terms.push({ id: "later", term: both, explanation: both, also: ["ordet"], hidden }),
  people: ({ board }: Record<"board", List<"roles">>) =>
    board.roles.push({ title: both, email: "zyxvan@test.example", hidden }),
  tasks: ({ safety }: Record<"safety", List<"tasks">>) =>
    safety.tasks.push({ task: both, to: "/section", hidden }),
  documents: ({ forms }: Record<"forms", List<"documents">>) =>
    forms.documents.push({ title: both, href: "https://zyxvan.example/", hidden }),
  "key-dates": (dates: Record<string, object>) => {
    dates.secret = {
      ...{ label: both, date: "2026-06-12", note: both },
      hidden: { ...hidden, instead: { sv: "Dagen kommer.", en: "The day will come." } },
    };
  },
  checklists: ({ admitted }: Record<"admitted", List<"steps">>) =>
    admitted.steps.push({ id: "day", step: { sv: "Kom", en: "Come" }, keyDate: "secret" }),
  sidebars: ({ docs }: Record<"docs", List<"items">>) =>
    docs.items.push({
      type: "category",
      label: both,
      items: [{ type: "link", href: "/en/senare", label: both }],
    }),
  navbar: ({ items }: List<"items">) =>
    items.push(
      { type: "doc", docId: "central/senare", label: both },
      { to: "/docs/central/senare", label: both },
      { label: both, items: [{ to: "/senare#top", label: both }] },
    ),
};
