import { format } from "../../schema/format.ts";
import { bodiesOf } from "../committees.ts";
import { rolesNamed } from "../roles-named.ts";
import { waysOn } from "../search/search-page.ts";
import type { PageModel } from "./page-model.ts";

/**
 * The address of a mail about a fault on a page, with the title and the address of the page, to the role that
 * owns the text: that of its front matter, else the first one of the committee, else whom readers ask who find
 * nothing.
 *
 * @returns null where there is nobody to write to
 */
export function faultMail({
  source,
  title,
  url,
  context,
}: Pick<PageModel, "source" | "title" | "url" | "context">): string | null {
  const { data, labels, href, absolute } = context;
  const owner = source && "owner" in source.frontMatter ? source.frontMatter.owner : undefined;
  const body = bodiesOf(data.chapterMap).find(({ to }) => href(to) === url);
  const role =
    rolesNamed(owner, data.people)[0] ?? (body?.people && data.people[body.people]?.roles[0]);
  const target = role
    ? `mailto:${role.email}`
    : waysOn(context).find((way) => way.href.startsWith("mailto:"))?.href;
  if (!target) return null;
  const subject = encodeURIComponent(format(labels["common.faultSubject"], { title }));
  return `${target}?subject=${subject}&body=${encodeURIComponent(`\n\n${absolute(url)}`)}`;
}
