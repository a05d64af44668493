import type { Block } from "../define-block.ts";

export interface WhomToAskBlock {
  kind: "whom-to-ask";
  tasks: {
    /** Of its place on a page. */
    id: string;
    task: string;
    note: string | null;
    /** Title of the role that the address belongs to. */
    role: string | null;
    email: string | null;
    page: { label: string; href: string } | null;
    form: { label: string; href: string } | null;
  }[];
}

/** What readers want to do, and whom they turn to. */
export const whomToAsk: Block<WhomToAskBlock> = {
  build(name, { text, href, data, locale }) {
    const { tasks } = data.tasks[name] ?? { tasks: [] };
    const roles = Object.values(data.people).flatMap((body) => body.roles);
    const summaries = data.summaries[locale];
    return {
      kind: "whom-to-ask",
      tasks: tasks.map(({ task, note, email, to, form }, index) => {
        const role = roles.find((known) => known.email === email);
        const page = to === undefined ? null : href(to);
        return {
          id: `${name}-${index + 1}`,
          task: text(task),
          note: note ? text(note) : null,
          role: role ? text(role.title) : null,
          email: email ?? null,
          page: page
            ? { label: summaries[page.replace(/#.*/, "")]?.title ?? page, href: page }
            : null,
          form: form ? { label: text(form.label), href: form.href } : null,
        };
      }),
    };
  },
};
