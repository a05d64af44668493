import { roleKeys } from "../../collections/roles.ts";
import { REFERENCES } from "../../messages/references.ts";
import { choices } from "../../schema/describe-issue.ts";
import type { Finding } from "../../schema/finding.ts";
import type { LinkedSite } from "./rule.ts";

const FILE = "_data/terms.json";
/** Later than any day. */
const OPEN = "9999";

/** Terms of office: roles that exist, and no two of one role at the same time. */
export function* terms({ data, at }: LinkedSite): Iterable<Finding> {
  const all = data.terms?.terms ?? [];
  const known = data.people && roleKeys(data.people);
  for (const [index, { role, title, start, end = OPEN }] of all.entries()) {
    const path = ["terms", index];
    if (role !== undefined && known && !known.includes(role))
      yield at(FILE, [...path, "role"], REFERENCES.role({ name: role, fix: choices(role, known) }));
    const other = all
      .slice(0, index)
      .find(
        (term) =>
          (role === undefined ? term.title?.sv === title?.sv : term.role === role) &&
          term.start <= end &&
          start <= (term.end ?? OPEN),
      );
    if (other) {
      const values = { role: role ?? title?.sv ?? "", start, other: other.start };
      yield at(FILE, [...path, "start"], REFERENCES.termsOverlap(values), "warning");
    }
  }
}
