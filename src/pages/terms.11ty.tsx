import { formatDay } from "../collections/events/dates.ts";
import { format } from "../collections/format.ts";
import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import type { LocaleContext } from "../collections/site-data.ts";
import { hasTerms, heldRoles, yearsOf } from "../collections/terms.ts";
import { EmailLink } from "../components/email/email-link.tsx";
import { More } from "../components/more/more.tsx";
import { ScrollRegion } from "../components/scroll-region/scroll-region.tsx";
import { SectionHeading } from "../components/section-heading/section-heading.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import type { Locale } from "../schema/localized.ts";
import type { Term } from "../schema/terms.ts";

/** Who has held which role: a page of all roles and years, one of each role, and one of each year. */
export const data = pages(termPages);

export default template(TermsPage);

function termPages(site: Site, locale: Locale) {
  const { context } = site[locale];
  const { labels, data, text, generated } = context;
  if (!hasTerms(data)) return [];
  const index = generated("terms");
  const noindex = !data.terms?.indexed;
  const addressOf = (name: string) => `${index}/${name.replace("/", "-")}`;
  const entries = heldRoles(data).flatMap(({ slug, title, role, terms }) =>
    terms.map((term) => {
      const years = yearsOf(term, data.today);
      const asRole = { label: text(title), url: addressOf(slug) };
      const when = periodOf(term, context);
      const note = term.note && text(term.note);
      return { role: asRole, email: role?.email, years, name: term.name, when, note };
    }),
  );
  const groups = (names: readonly string[]) =>
    names.map((name) => ({ label: name, url: addressOf(name) }));
  const years = [...new Set(entries.flatMap((entry) => entry.years))].sort().reverse();
  const roles = [...new Map(entries.map(({ role }) => [role.url, role])).values()];
  const inWords = ({ role, name, when, years }: (typeof entries)[number]) =>
    [role.label, name, when, ...years].filter(Boolean).join(" · ");
  const page = (url: string, title: string, description: string, own: typeof entries) => ({
    ...generatedPage(context, {
      kind: "term",
      url,
      title,
      description,
      noindex,
      entries: own,
      // What the search finds.
      sections: [{ id: "", heading: "", text: own.map(inWords).join(". ") }],
    }),
    lists: [] as { title: string; id: string; links: typeof roles }[],
  });
  return [
    {
      ...page(index, labels["term.title"], labels["term.lead"], []),
      kind: "terms",
      translationKey: "terms",
      lists: [
        { title: labels["term.years"], id: "years", links: groups(years) },
        { title: labels["term.roles"], id: "roles", links: roles },
      ],
    },
    ...roles.map(({ label, url }) => {
      const own = entries.filter(({ role }) => role.url === url);
      const title = format(labels["term.ofRole"], { role: label });
      return { ...page(url, title, labels["term.held"], own), translationKey: keyOf(url) };
    }),
    ...years.map((year) => {
      const title = format(labels["term.ofYear"], { year });
      const own = entries.filter((entry) => entry.years.includes(year));
      const url = addressOf(year);
      return { ...page(url, title, labels["term.heldIn"], own), translationKey: keyOf(url) };
    }),
  ];
}

/** What the pages of both languages share. */
const keyOf = (url: string) => `terms/${url.split("/").at(-1)}`;

/** The days of a term in the words of the language. */
function periodOf({ start, end }: Term, { labels, record }: LocaleContext): string {
  const first = formatDay(start, record);
  return end
    ? `${first} – ${formatDay(end, record)}`
    : format(labels["term.since"], { day: first });
}

function TermsPage({ model }: { model: ModelOf<typeof termPages> }) {
  const { entries, lists, context } = model;
  const { labels, generated } = context;
  const [first] = entries;
  const isOfRole = entries.every(({ role }) => role.url === model.url);
  const email = isOfRole ? first?.email : undefined;
  return (
    <Frame model={model} after={<p className="lead">{model.description}</p>}>
      {email && (
        <p>
          {labels["term.today"]} <EmailLink email={email} />
        </p>
      )}
      {lists.map(({ title, id, links }) => (
        <section key={id} className="meeting prose">
          <SectionHeading id={id} title={title} labels={labels} />
          <p className="row">
            {links.map(({ label, url }) => (
              <a key={url} href={url}>
                {label}
              </a>
            ))}
          </p>
        </section>
      ))}
      {first && (
        <>
          <div className="meeting prose">
            <ScrollRegion label={model.title}>
              <table>
                <thead>
                  <tr>
                    {!isOfRole && <th scope="col">{labels["term.role"]}</th>}
                    <th scope="col">{labels["term.name"]}</th>
                    <th scope="col">{labels["term.when"]}</th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map(({ role, name, when, note }) => (
                    <tr key={role.url + when + name}>
                      {!isOfRole && (
                        <td>
                          <a href={role.url}>{role.label}</a>
                        </td>
                      )}
                      <td>
                        {name ?? (
                          <>
                            <span aria-hidden="true">—</span>
                            <span className="sr">{labels["term.unnamed"]}</span>
                          </>
                        )}
                      </td>
                      <td>
                        {when}
                        {note && `. ${note}`}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollRegion>
          </div>
          <p className="row">
            <More href={generated("terms")}>{labels["term.all"]}</More>
          </p>
        </>
      )}
    </Frame>
  );
}
